/**
 * Measures what real-time salaries cost a bet, on PostgreSQL: rounds of a bet and its end by players under ten levels of agents, with the merchant's bets fed and
 * not, by turns. Prints one line of JSON.
 *
 * Arguments: rounds of each turn; turns.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, createPostRealTime, migrate, migrationsFolder, offerCatalogue, openDatabase, writeCatalogue } from '@livery/gateway';
import { firstSlot, NORTH, startCluster, testFleet } from '@livery/gateway/test-support';
import { findPostgres } from '@livery/test-config';
import { sql } from 'kysely';

const [rounds = '800', turns = '6'] = process.argv.slice(2);
const bin = findPostgres();
if (bin === undefined) throw new Error('PostgreSQL was not found: set PG_BIN.');
const cluster = await startCluster(bin);
const db = await openDatabase({ engine: 'postgres', url: `${cluster.url}/postgres`, poolSize: 8 });
const distDir = mkdtempSync(join(tmpdir(), 'livery-accrual-bench-'));
const PLAYERS = 8;
try {
  await migrate(db, migrationsFolder);
  const config = { production: false, devEndpoints: false, distDir, vendorOrigin: 'http://vendor.example', trustProxy: false, humanCheckSecret: undefined, defaultPassword: undefined };
  const gateway = await buildApp({ config, db, fleet: testFleet, secret: 'a secret for measuring, and that alone', log: { level: 'silent' } });
  const tenant = gateway.tenants.byMerchant(NORTH);
  if (tenant === undefined) throw new Error('The fleet has no such merchant.');
  await writeCatalogue(db, config.vendorOrigin);
  await offerCatalogue(db, tenant);
  let upline: string | undefined;
  for (let level = 0; level < 10; level++) {
    const parentId = upline;
    upline = await db.transaction((tx) => gateway.members.open(tx, tenant, { username: `accrual${level}`, type: 1, passwordHash: null, ...(parentId === undefined ? {} : { parentId }) }));
    if (parentId === undefined) continue;
    const terms = { kind: 'realtime', most: 1_000_000, offerMs: 86_400_000, nextPeriod: () => Promise.resolve('2020-01-01T00:00Z') } as const;
    const act = (by: string, action: Parameters<typeof gateway.agency.contracts.act>[4]) => db.transaction((tx) => gateway.agency.contracts.act(tx, NORTH, by, terms, action, () => Promise.resolve(true)));
    const offered = await act(parentId, { action: 'offer', downlineId: upline, revision: 0, rows: [{ rate: 20_000 - level * 1_000, activeMembers: 0, validBet: 0n, loss: 0n, betAmount: 0n }] });
    if ('refused' in offered || offered.contract === undefined) throw new Error(JSON.stringify(offered));
    await act(upline, { action: 'accept', contractId: offered.contract.id, revision: offered.contract.revision });
  }
  await sql`insert into agent_kind (tenant_id, kind, since, is_on) values (${NORTH}, 'realtime', '2019-01-01', true)`.execute(db.query);
  const { code: gameCode, vendor } = await firstSlot({ db });
  const caller = { tenant: NORTH, vendor };
  const players: ((round: string) => Promise<void>)[] = [];
  for (let number = 0; number < PLAYERS; number++) {
    const id = await db.transaction((tx) => gateway.members.open(tx, tenant, { username: `punter${number}`, type: 0, passwordHash: null, parentId: upline }));
    await gateway.wallet.credit(undefined, { tenant: NORTH, memberId: id, currency: tenant.currency.code, amount: 10n ** 12n, key: `fund:${id}`, reason: 'correction' });
    const { token } = await gateway.vendor.issueLaunch({ tenant: NORTH, memberId: id, gameCode, language: 'EN' });
    const session = await gateway.vendor.authenticate(caller, { requestId: randomUUID(), ts: Date.now(), token });
    if (!('sessionToken' in session)) throw new Error(session.code);
    // A bet that ends its own round: one call, which settles it.
    players.push(async (round) => {
      const { code } = await gateway.vendor.transact(caller, {
        call: 'bet', requestId: randomUUID(), ts: Date.now(), sessionToken: session.sessionToken, playerId: id, gameCode, currency: tenant.currency.code, scale: 2,
        roundId: `${round}-${id}`, txId: `b-${round}-${id}`, amount: '1000', roundClosed: true,
      });
      if (code !== 'OK') throw new Error(code);
    });
  }
  const took: Record<'off' | 'on', number> = { off: 0, on: 0 };
  for (let turn = -2; turn < Number(turns); turn++) {
    const fed = turn % 2 === 0 ? 'off' : 'on';
    await sql`delete from accrual_wanted`.execute(db.query);
    if (fed === 'on') await sql`insert into accrual_wanted (tenant_id) values (${NORTH})`.execute(db.query);
    // As the gateway does every few seconds while its tables grow.
    await sql`select statistics_keep()`.execute(db.query);
    const since = performance.now();
    await Promise.all(players.map(async (play, index) => {
      for (let round = index; round < Number(rounds); round += PLAYERS) await play(`${turn}-${round}`);
    }));
    // The first turns warm up.
    if (turn >= 0) took[fed] += performance.now() - since;
  }
  const post = createPostRealTime(db);
  const slot = `${new Date(Math.floor(Date.now() / 300_000) * 300_000).toISOString().slice(0, 16)}Z`;
  const since = performance.now();
  const posted = await db.transaction((tx) => post(tx, { tenant: NORTH, slot, currency: tenant.currency.code }));
  const posting = performance.now() - since;
  const each = Number(rounds) * (Number(turns) / 2);
  process.stdout.write(`${JSON.stringify({ off: Math.round((each / took.off) * 1000), on: Math.round((each / took.on) * 1000), posted, posting: Math.round(posting) })}\n`);
  await gateway.close();
} finally {
  await db.close();
  cluster.stop();
  rmSync(distDir, { recursive: true, force: true });
}
