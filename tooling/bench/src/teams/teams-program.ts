/**
 * Measures the panels of an agent with a very large team on PostgreSQL, through HTTP. Prints one line of JSON.
 *
 * Arguments: how many members; repetitions of each request.
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
import { fillSettlements } from './fill-settlements.ts';
import { fillQuietTeam, fillTeam } from './fill-team.ts';
import type { TeamsFigures } from './measure.ts';

const [members = '100000', turns = '50'] = process.argv.slice(2);
const DAY_MS = 86_400_000;
const bin = findPostgres();
if (bin === undefined) throw new Error('PostgreSQL was not found: set PG_BIN.');
const cluster = await startCluster(bin);
const db = await openDatabase({ engine: 'postgres', url: `${cluster.url}/postgres`, poolSize: 8 });
const distDir = mkdtempSync(join(tmpdir(), 'livery-teams-bench-'));
try {
  await migrate(db, migrationsFolder);
  const config = { production: false, devEndpoints: false, distDir, vendorOrigin: 'http://vendor.example', trustProxy: false, humanCheckSecret: undefined, defaultPassword: undefined };
  const gateway = await buildApp({ config, db, fleet: testFleet, secret: 'a secret for measuring, and that alone', log: { level: 'silent' } });
  const tenant = gateway.tenants.byMerchant(NORTH);
  if (tenant === undefined) throw new Error('The fleet has no such merchant.');
  const { agentId, otherId, quietId, token, quietToken } = await db.transaction(async (tx) => {
    const id = await gateway.members.open(tx, tenant, { username: 'bencher', type: 1, passwordHash: null });
    const other = await gateway.members.open(tx, tenant, { username: 'bencher2', type: 1, passwordHash: null });
    const quiet = await gateway.members.open(tx, tenant, { username: 'bencher3', type: 1, passwordHash: null });
    const tokenOf = async (memberId: string) => (await gateway.sessions.open(tx, NORTH, memberId, '127.0.0.1')).token;
    return { agentId: id, otherId: other, quietId: quiet, token: await tokenOf(id), quietToken: await tokenOf(quiet) };
  });
  const now = Date.now();
  const seconds = async (work: () => Promise<unknown>): Promise<number> => {
    const since = performance.now();
    await work();
    return Number(((performance.now() - since) / 1000).toFixed(2));
  };
  const filling = await seconds(() => fillTeam(db, { tenant: NORTH, agentId, currency: tenant.currency.code }, Number(members), now));
  await fillQuietTeam(db, { tenant: NORTH, agentId: quietId, currency: tenant.currency.code }, Number(members), now);
  await fillSettlements(db, { tenant: NORTH, agentId, currency: tenant.currency.code }, now);
  await gateway.settings.set(NORTH, 'consolidated', { divtypereq: true, dailysalreqtype: true, contracthoursalreq: true, realtimesalreqtype: true });
  const { teamDays, tree } = gateway.people.agents;
  const counting = await seconds(() => teamDays.countRecent());
  const month = await seconds(() => gateway.jobs.catchUp());
  for (const table of ['team_day', 'member_day', 'team_bet_day', 'team_movement_day', 'team_size']) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db.query);

  const site = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  async function ask<Name extends CallName>(name: Name, request: Readonly<Record<string, string>>, by = token): Promise<ResponseOf<Name>> {
    const answer = await fetch(`${site}${calls[name].path}?${new URLSearchParams(request).toString()}`, { headers: { 'x-merchant-code': NORTH, authorization: `Bearer ${by}` } });
    const envelope = (await answer.json()) as Envelope<ResponseOf<Name>>;
    if (!envelope.success) throw new Error(`${name}: ${envelope.code}`);
    return envelope.value;
  }
  const timed = async (work: () => Promise<unknown>): Promise<readonly [cold: number, warm: number]> => {
    const took: number[] = [];
    for (let turn = 0; turn <= Number(turns); turn++) {
      const since = performance.now();
      await work();
      took.push(performance.now() - since);
    }
    return [Number((took[0] ?? 0).toFixed(1)), Number(p95(took.slice(1)).toFixed(1))];
  };
  const day = (ago: number): string => new Date(now - ago * DAY_MS).toISOString().slice(0, 10);
  const span = { from: day(30), to: day(0) };
  const { members: size } = await ask('agentOverview', span);
  if (size !== Number(members)) throw new Error(`${size} members are in the team.`);
  const big = (await ask('agentTeam', { ...span, limit: '50' })).members[0]?.id ?? '';
  const deepest = await gateway.members.byUsername(NORTH, `team${members}`);
  const figures: TeamsFigures = {
    filling, counting, month,
    overview: await timed(() => ask('agentOverview', span)),
    firstPage: await timed(() => ask('agentTeam', { ...span, limit: '20' })),
    sortedPage: await timed(() => ask('agentTeam', { ...span, limit: '20', sort: 'profit', order: 'up' })),
    below: await timed(() => ask('agentTeam', { ...span, limit: '20', of: big })),
    search: await timed(() => ask('agentTeam', { ...span, limit: '20', name: 'team9' })),
    betting: await timed(() => ask('agentBetting', span)),
    bettingAtVendor: await timed(() => ask('agentBetting', { ...span, vendor: 'TIDE' })),
    quietBetting: await timed(() => ask('agentBetting', span, quietToken)),
    quietSorted: await timed(() => ask('agentBetting', { ...span, sort: 'turnover' }, quietToken)),
    tooMuch: await timed(() => ask('agentBetting', { ...span, sort: 'turnover' })),
    profit: await timed(() => ask('agentProfit', span)),
    income: await timed(() => ask('agentIncome', span)),
    transactions: await timed(() => ask('agentTransactions', span)),
    transactionsOfKind: await timed(() => ask('agentTransactions', { ...span, kind: 'payout' })),
    settlements: await timed(() => ask('agentSettlements', { ...span, kind: 'realtime', side: 'paid' })),
    settlementsSorted: await timed(() => ask('agentSettlements', { ...span, kind: 'realtime', side: 'paid', sort: 'rest' })),
    transactionsSorted: await timed(() => ask('agentTransactions', { from: day(1), to: day(0), sort: 'amount' })),
    uplines: await timed(() => tree.uplinesAt(NORTH, deepest?.id ?? agentId, new Date())),
    depth: (await tree.uplinesAt(NORTH, deepest?.id ?? agentId, new Date())).length,
    moving: await seconds(() => db.transaction((tx) => tree.move(tx, NORTH, { memberId: agentId, toId: otherId, since: new Date(Date.now() + DAY_MS) }))),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  await gateway.close();
} finally {
  await db.close();
  cluster.stop();
  rmSync(distDir, { recursive: true, force: true });
}
