/**
 * Measures the daily settlement of a day on PostgreSQL. Prints one line of JSON.
 *
 * Arguments: how many members; how many agents.
 */
import { createClosePeriod, migrate, migrationsFolder, openDatabase } from '@livery/gateway';
import { startCluster } from '@livery/gateway/test-support';
import { findPostgres } from '@livery/test-config';
import { sql } from 'kysely';
import { fillDay } from './fill-day.ts';

const [members = '50000', agents = '2000'] = process.argv.slice(2);
const bin = findPostgres();
if (bin === undefined) throw new Error('PostgreSQL was not found: set PG_BIN.');
const cluster = await startCluster(bin);
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
  const since = performance.now();
  const contracts = await db.transaction((tx) => close(tx, { tenant, kind: 'daily', period: { from: day, to: day }, currency: 'PHP', timeZone: 'UTC', activeTurnover: 10_000n }));
  const seconds = (performance.now() - since) / 1000;
  clearInterval(watch);
  const { rows } = await sql<{ bets: number; due: number }>`select (select sum(bets)::int from bet_day where day = ${day}::date) as bets, (select count(*)::int from settlement where state = 'due') as due`.execute(db.query);
  process.stdout.write(`${JSON.stringify({ seconds: Number(seconds.toFixed(2)), contracts, memory: Math.round((most - before) / MB), ...rows[0] })}\n`);
} finally {
  await db.close();
  cluster.stop();
}
