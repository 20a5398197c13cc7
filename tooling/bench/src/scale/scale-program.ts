/**
 * Generates a merchant of a given size on a temporary PostgreSQL server and measures what grows with it. Prints one line of JSON; see
 * `ScaleFigures`.
 *
 * Arguments: members; bets; the connection string of an empty database to use in place of the temporary server, or of one that was filled
 * this way before.
 */
import { createBetTotals, migrate, migrationsFolder, openDatabase } from '@livery/gateway';
import { startCluster, walletOf } from '@livery/gateway/test-support';
import { findPostgres } from '@livery/test-config';
import { sql } from 'kysely';
import { fillDatabase, MERCHANT } from './fill.ts';
import { measure } from './measured.ts';

const [members = '2000', bets = '40000', given] = process.argv.slice(2);
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'wal_level=minimal', 'max_wal_senders=0', 'shared_buffers=2GB', 'max_wal_size=2GB', 'maintenance_work_mem=1GB', 'checkpoint_timeout=1h'];

async function temporaryServer() {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL was not found: set PG_BIN.');
  const cluster = await startCluster(bin, SETTINGS);
  return { url: `${cluster.url}/postgres`, stop: () => cluster.stop() };
}

const server = given === undefined ? await temporaryServer() : { url: given, stop: () => undefined };
const now = Date.UTC(2026, 10, 1);
let passed = 0;
let took: number[] = [];
const db = await openDatabase({
  engine: 'postgres',
  url: server.url,
  poolSize: 4,
  clock: { now: () => now + passed },
  async observe(_statement, run) {
    const startedAt = performance.now();
    try {
      return await run();
    } finally {
      took.push(performance.now() - startedAt);
    }
  },
});

/** Seconds that generating took; 0 where it was done before. */
async function fill(): Promise<number> {
  await migrate(db, migrationsFolder);
  const filled = await db.query.selectFrom('tenant').select('id').where('id', '=', MERCHANT).executeTakeFirst();
  if (filled !== undefined) return 0;
  const startedAt = performance.now();
  await fillDatabase(db, { members: Number(members), bets: Number(bets) }, new Date(now), (statement, seconds) => {
    if (seconds >= 5) process.stderr.write(`${seconds.toFixed(0).padStart(5)} s  ${statement}\n`);
  });
  return (performance.now() - startedAt) / 1000;
}

const [wallet, totals] = [walletOf(db), createBetTotals(db)];
const faults = async () => [...Object.values(await wallet.audit(MERCHANT)), await totals.totalsDrift(MERCHANT)].reduce((all, found) => all + found.length, 0);

try {
  const filling = Number((await fill()).toFixed(1));
  const before = await faults();
  const statements = (): readonly number[] => {
    const some = took;
    took = [];
    return some;
  };
  const times = await measure({ db, now, passMs: (ms) => void (passed += ms), statements });
  const { rows } = await sql<{ size: number }>`select (pg_database_size(current_database()) / 1e9)::float8 as size`.execute(db.query);
  process.stdout.write(`${JSON.stringify({ times, drift: before + (await faults()), filling, gigabytes: rows[0]?.size ?? 0 })}\n`);
} finally {
  await db.close();
  server.stop();
}
