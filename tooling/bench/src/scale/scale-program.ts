/**
 * Generates a merchant of a given size on a temporary PostgreSQL server and measures what grows with it: the winners board, pages of
 * records (the first, and deep ones by cursor), a count of popularity, a batch of a sweep. Prints one line of JSON; see `ScaleFigures`.
 *
 * Arguments: members; bets.
 */
import { BATCH, countPopularity, createBetRecords, createBetTotals, createWins, deleteBatch, expiryOf, migrate, migrationsFolder, openDatabase } from '@livery/gateway';
import { startCluster, walletOf } from '@livery/gateway/test-support';
import { findPostgres } from '@livery/test-config';
import { sql } from 'kysely';
import { p95 } from '../figures/figure.ts';
import { CURRENCY, fillDatabase, MERCHANT } from './fill.ts';

const [members = '2000', bets = '40000'] = process.argv.slice(2);
const TURNS = 200;
const DAY_MS = 86_400_000;

const bin = findPostgres();
if (bin === undefined) throw new Error('PostgreSQL was not found: set PG_BIN.');
const cluster = await startCluster(bin, ['fsync=off', 'synchronous_commit=off', 'shared_buffers=2GB', 'max_wal_size=8GB', 'maintenance_work_mem=512MB', 'checkpoint_timeout=1h']);
const now = Date.UTC(2026, 10, 1);
let passed = 0;
const db = await openDatabase({ engine: 'postgres', url: `${cluster.url}/postgres`, poolSize: 4, clock: { now: () => now + passed } });

/** 95th percentile of the milliseconds that each takes. */
async function timed(turns: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const startedAt = performance.now();
    await work(turn);
    took.push(performance.now() - startedAt);
  }
  return Number(p95(took).toFixed(2));
}

try {
  await migrate(db, migrationsFolder);
  const startedAt = performance.now();
  const { players } = await fillDatabase(db, { members: Number(members), bets: Number(bets) }, new Date(now));
  const filling = Number(((performance.now() - startedAt) / 1000).toFixed(1));
  const wallet = walletOf(db);
  const [wins, records, totals] = [createWins(db), createBetRecords(db), createBetTotals(db)];
  const faults = async () => [...Object.values(await wallet.audit(MERCHANT)), await totals.totalsDrift(MERCHANT)].reduce((all, found) => all + found.length, 0);
  const before = await faults();

  // Every other turn one of the ten who play most.
  const someone = (turn: number): string => players[turn % 2 === 0 ? turn % 10 : (turn * 7) % players.length]?.id ?? '';
  const deep = await Promise.all(
    players.slice(0, 100).map(async ({ id, bets: played }) => {
      const { rows } = await sql<{ bet: string; move: string }>`
        select (select id from game_bet where tenant_id = ${MERCHANT} and member_id = ${id} order by id desc offset ${Math.floor(played / 2)} limit 1) as bet,
               (select id from transfer where tenant_id = ${MERCHANT} and debit = (select id from account where tenant_id = ${MERCHANT} and owner = ${`member:${id}`})
                  order by id desc offset ${Math.floor(played / 2)} limit 1) as move`.execute(db.query);
      return { id, ...rows[0] };
    }),
  );
  const deepOf = (turn: number) => deep[turn % deep.length] ?? { id: '' };
  const page = { pageNo: 1, pageSize: 20 } as const;
  const times = {
    'the winners board': await timed(TURNS, async () => {
      // The board keeps an answer for ten seconds.
      passed += 11_000;
      await wins.largest(MERCHANT, new Date(now - 14 * DAY_MS), 20);
    }),
    'the first page of bets': await timed(TURNS, (turn) => records.recordsPage(MERCHANT, someone(turn), page)),
    'a deep page of bets': await timed(TURNS, (turn) => records.recordsPage(MERCHANT, deepOf(turn).id, { ...page, pageNo: 100, before: deepOf(turn).bet })),
    'the first page of wallet movements': await timed(TURNS, (turn) => wallet.historyPage(MERCHANT, someone(turn), { ...page, currency: CURRENCY })),
    'a deep page of wallet movements': await timed(TURNS, (turn) => wallet.historyPage(MERCHANT, deepOf(turn).id, { ...page, pageNo: 100, before: deepOf(turn).move, currency: CURRENCY })),
    'a count of popularity': await timed(20, () => countPopularity(db)),
    [`${BATCH} rows of a sweep`]: await timed(60, (turn) =>
      turn % 3 === 0
        ? deleteBatch(db, 'game_win')
        : turn % 3 === 1
          ? deleteBatch(db, 'game_play_day')
          : sql`select seamless_tx_forget(${expiryOf(db, 'seamless_tx')}, ${BATCH})`.execute(db.query),
    ),
  };
  const { rows } = await sql<{ size: number }>`select (pg_database_size(current_database()) / 1e9)::float8 as size`.execute(db.query);
  process.stdout.write(`${JSON.stringify({ times, drift: before + (await faults()), filling, gigabytes: rows[0]?.size ?? 0 })}\n`);
} finally {
  await db.close();
  cluster.stop();
}
