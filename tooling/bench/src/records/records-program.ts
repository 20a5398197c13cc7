/**
 * Measures the account record of a member with very many movements on PostgreSQL, through HTTP. Prints one line of JSON.
 *
 * Arguments: how many movements; repetitions of each request.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, migrate, migrationsFolder, openDatabase } from '@livery/gateway';
import { NORTH, startCluster, testFleet } from '@livery/gateway/test-support';
import { calls, type CallName, type Envelope, type ResponseOf } from '@livery/contracts';
import { findPostgres } from '@livery/test-config';
import { sql } from 'kysely';
import { p95 } from '../figures/figure.ts';
import { fillMovements } from './fill-movements.ts';
import type { RecordsFigures } from './measure.ts';

const [movements = '1000000', turns = '100'] = process.argv.slice(2);
const DAY_MS = 86_400_000;
const bin = findPostgres();
if (bin === undefined) throw new Error('PostgreSQL was not found: set PG_BIN.');
const cluster = await startCluster(bin);
const db = await openDatabase({ engine: 'postgres', url: `${cluster.url}/postgres`, poolSize: 8 });
const distDir = mkdtempSync(join(tmpdir(), 'livery-records-bench-'));
try {
  await migrate(db, migrationsFolder);
  const config = { production: false, devEndpoints: false, distDir, vendorOrigin: 'http://vendor.example', trustProxy: false, humanCheckSecret: undefined, defaultPassword: undefined };
  const gateway = await buildApp({ config, db, fleet: testFleet, secret: 'a secret for measuring, and that alone', log: { level: 'silent' } });
  const tenant = gateway.tenants.byMerchant(NORTH);
  if (tenant === undefined) throw new Error('The fleet has no such merchant.');
  const { memberId, token } = await db.transaction(async (tx) => {
    const id = await gateway.members.open(tx, tenant, { username: 'bencher', type: 0, passwordHash: null });
    return { memberId: id, token: (await gateway.sessions.open(tx, NORTH, id, '127.0.0.1')).token };
  });
  const now = Date.now();
  await fillMovements(db, { tenant: NORTH, memberId, currency: tenant.currency.code }, Number(movements), now);
  const startedAt = performance.now();
  await gateway.wallet.countHours([NORTH]);
  const counting = (performance.now() - startedAt) / 1000;
  await sql`vacuum (analyze) account_hour`.execute(db.query);
  if ((await gateway.wallet.hoursDrift(NORTH)).length > 0) throw new Error('The totals by hour do not come to the balance.');

  const site = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  async function ask<Name extends CallName>(name: Name, request: Readonly<Record<string, string>>): Promise<ResponseOf<Name>> {
    const answer = await fetch(`${site}${calls[name].path}?${new URLSearchParams(request).toString()}`, { headers: { 'x-merchant-code': NORTH, authorization: `Bearer ${token}` } });
    const envelope = (await answer.json()) as Envelope<ResponseOf<Name>>;
    if (!envelope.success) throw new Error(`${name}: ${envelope.code}`);
    return envelope.value;
  }
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const took: number[] = [];
    for (let turn = -5; turn < Number(turns); turn++) {
      const since = performance.now();
      await work();
      if (turn >= 0) took.push(performance.now() - since);
    }
    return Number(p95(took).toFixed(1));
  };
  const day = (ago: number): string => new Date(now - ago * DAY_MS).toISOString().slice(0, 10);
  const year = { from: day(365), to: day(0) };
  const totals = await ask('walletTotals', year);
  // What it was given to open the account comes beside.
  if (totals.movements < Number(movements)) throw new Error(`${totals.movements} movements were counted.`);
  const figures: RecordsFigures = {
    firstPage: await timed(() => ask('walletRecords', { pageSize: '20', from: day(30), to: day(0) })),
    firstPageOfYear: await timed(() => ask('walletRecords', { pageSize: '20', ...year })),
    rareKind: await timed(() => ask('walletRecords', { pageSize: '20', kinds: 'correction', ...year })),
    monthTotals: await timed(() => ask('walletTotals', { from: day(30), to: day(0) })),
    yearTotals: await timed(() => ask('walletTotals', year)),
    counting,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  await gateway.close();
} finally {
  await db.close();
  cluster.stop();
  rmSync(distDir, { recursive: true, force: true });
}
