import { BATCH, countPopularity, createBetRecords, createRoundGames, createWins, deleteBatch, expiryOf, type Database } from '@livery/gateway';
import { walletOf } from '@livery/gateway/test-support';
import { sql } from 'kysely';
import { CURRENCY, MERCHANT } from './fill.ts';
import { playersOf, type Player } from './players.ts';
import { p95 } from '../figures/figure.ts';

/** A database whose clock moves on as it is told to, and that says how long each statement takes. */
export interface MeasuredDatabase {
  readonly db: Database;
  readonly now: number;
  readonly passMs: (ms: number) => void;
  /** Milliseconds of the statements since it was asked last. */
  readonly statements: () => readonly number[];
}

const TURNS = 200;
const DAY_MS = 86_400_000;

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

/** Where deep pages begin: the middle of the records of those who play most. */
async function middles(db: Database, players: readonly Player[]) {
  return Promise.all(
    players.map(async ({ id, bets }) => {
      const { rows } = await sql<{ bet: string; move: string }>`
        select (select id from game_bet where tenant_id = ${MERCHANT} and member_id = ${id} order by id desc offset ${Math.floor(bets / 2)} limit 1) as bet,
               (select id from transfer where tenant_id = ${MERCHANT} and debit = (select id from account where tenant_id = ${MERCHANT} and owner = ${`member:${id}`})
                  order by id desc offset ${Math.floor(bets / 2)} limit 1) as move`.execute(db.query);
      return { id, ...rows[0] };
    }),
  );
}

/** 95th percentiles in milliseconds of what grows with members and bets, by what it is. Every page but the deep ones is of another member. */
export async function measure({ db, now, passMs, statements }: MeasuredDatabase): Promise<Record<string, number>> {
  const [wallet, wins, records, roundGames] = [walletOf(db), createWins(db), createBetRecords(db), createRoundGames(db)];
  const { most, others } = await playersOf(db);
  const deep = await middles(db, most);
  // Every other turn one of those who play most.
  const someone = (turn: number): string => (turn % 2 === 0 ? most[(turn / 2) % most.length] : others[(turn * 5) % others.length])?.id ?? '';
  const deepOf = (turn: number) => deep[turn % deep.length] ?? { id: '' };
  const page = { pageNo: 1, pageSize: 20 } as const;
  async function movements(memberId: string, asked: object): Promise<void> {
    const { lines } = await wallet.historyPage(MERCHANT, memberId, { ...page, currency: CURRENCY, ...asked });
    await roundGames(MERCHANT, memberId, lines.flatMap(({ reference }) => reference ?? []));
  }
  const times: Record<string, number> = {
    'the winners board': await timed(TURNS, async () => {
      // The board keeps an answer for ten seconds.
      passMs(11_000);
      await wins.largest(MERCHANT, new Date(now - 14 * DAY_MS), 20);
    }),
    'the first page of bets': await timed(TURNS, (turn) => records.recordsPage(MERCHANT, someone(turn), page)),
    'a deep page of bets': await timed(TURNS, (turn) => records.recordsPage(MERCHANT, deepOf(turn).id, { ...page, pageNo: 100, before: deepOf(turn).bet })),
    'the first page of wallet movements': await timed(TURNS, (turn) => movements(someone(turn), {})),
    'a deep page of wallet movements': await timed(TURNS, (turn) => movements(deepOf(turn).id, { pageNo: 100, before: deepOf(turn).move })),
  };
  statements();
  for (let turn = 0; turn < 20; turn++) {
    // Another day each time, so that there are games to write; the first time nearly all.
    if (turn > 0) passMs(DAY_MS);
    await countPopularity(db);
  }
  times['a statement of counting popularity'] = Number(p95(statements()).toFixed(2));
  times[`${BATCH} rows of a sweep`] = await timed(60, (turn) =>
    turn % 3 === 0
      ? deleteBatch(db, 'game_win')
      : turn % 3 === 1
        ? deleteBatch(db, 'game_play_day')
        : sql`select seamless_tx_forget(${expiryOf(db, 'seamless_tx')}, ${BATCH})`.execute(db.query),
  );
  return times;
}
