/**
 * Measures the daily settlement of a day on PostgreSQL. Prints one line of JSON.
 *
 * Arguments: how many members; how many agents.
 */
import { dayAfter } from '@livery/contracts';
import { createClosePeriod, migrate, migrationsFolder, openDatabase } from '@livery/gateway';
import { startCluster } from '@livery/gateway/test-support';
import { findPostgres } from '@livery/test-config';
import { sql } from 'kysely';
import { fillDay } from './fill-day.ts';

const [members = '50000', agents = '2000'] = process.argv.slice(2);
const bin = findPostgres();
if (bin === undefined) throw new Error('PostgreSQL was not found: set PG_BIN.');
// A quarter of the memory of the machine that docs/operations.md asks for.
const cluster = await startCluster(bin, ['fsync=off', 'shared_buffers=1GB']);
const db = await openDatabase({ engine: 'postgres', url: `${cluster.url}/postgres`, poolSize: 4 });
const tenant = 'BENCH';
const day = '2020-03-01';
const MB = 1_048_576;
try {
  await migrate(db, migrationsFolder);
  await db.query.insertInto('tenant').values({ id: tenant, brand: tenant, name: tenant }).execute();
  await fillDay(db, { tenant, currency: 'PHP', members: Number(members), agents: Number(agents), depth: 10, games: 4, betsEach: 20, day });
  const close = createClosePeriod(db);
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const settle = (of: string) => db.transaction((tx) => close(tx, { tenant, kind: 'daily', period: { from: of, to: of }, currency: 'PHP', timeZone: 'UTC', activeTurnover: 10_000n }));
  // Days that are settled are looked at again for what changed since.
  for (let ago = 10; ago > 0; ago--) await settle(dayAfter(day, -ago));
  await sql`vacuum (analyze) settlement_line, settlement_mark, settlement`.execute(db.query);
  const since = performance.now();
  const contracts = await settle(day);
  const seconds = (performance.now() - since) / 1000;
  clearInterval(watch);
  const { rows } = await sql<{ bets: number; due: number }>`select (select sum(bets)::int from bet_day where day = ${day}::date) as bets, (select count(*)::int from settlement where state = 'due') as due`.execute(db.query);
  process.stdout.write(`${JSON.stringify({ seconds: Number(seconds.toFixed(2)), contracts, memory: Math.round((most - before) / MB), ...rows[0] })}\n`);
} finally {
  await db.close();
  cluster.stop();
}
