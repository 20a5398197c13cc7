import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { everything } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../test-support/caller.ts';
import { asOwner, sameDatabase, testDatabase, testEngine, type TestDatabase } from '../../test-support/database.ts';
import { secondGateway, testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { testClock, type TestClock } from '../../test-support/clock.ts';
import { of, openSeamlessHarness, type SeamlessHarness } from '../../test-support/seamless-harness.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { createHousekeeping, LEASE_TTL_MS, type Housekeeping } from './housekeeping.ts';
import { createLease } from '../platform/jobs/index.ts';
import { deleteExpired, retention } from '../platform/retention/index.ts';

/** The gateway's own folder. */
const HERE = join(import.meta.dirname, '../..');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('housekeeping of two gateways', () => {
  let clock: TestClock;
  let db: TestDatabase;
  let there: TestDatabase;
  beforeAll(async () => {
    clock = testClock();
    db = await testDatabase({ clock });
    // The embedded database has one process: there the two are two of its parts.
    there = testEngine === 'postgres' ? await sameDatabase(db) : db;
  });
  afterAll(async () => {
    if (there !== db) await there.close();
    await db.close();
  });

  function keeping(on: TestDatabase, swept: string[], who: string): Housekeeping {
    return createHousekeeping({
      sweepers: {
        breaks: () => Promise.reject(new Error('out of order')),
        works: async () => void swept.push(who),
      },
      lease: createLease(on, 'housekeeping', LEASE_TTL_MS),
      db: on,
      resume: [],
      lapsed: { closeDue: async () => undefined },
      onError: (error) => void swept.push(`error: ${String(error)}`),
      onJobError: (job, error) => void swept.push(`${who} ${job}: ${error instanceof Error ? error.message : ''}`),
    });
  }

  it('is done by one of them, which is followed by the other when it is gone', async () => {
    const swept: string[] = [];
    const [one, two] = [keeping(db, swept, 'one'), keeping(there, swept, 'two')];
    const turn = async (...keepers: Housekeeping[]): Promise<string[]> => {
      swept.length = 0;
      // One after another: a lease that is over goes to whoever asks first.
      for (const keeper of keepers) await keeper.sweepIfLeader();
      return swept.filter((line) => !line.includes('breaks'));
    };
    await one.sweepIfLeader();
    clock.advance(10 * 60_000 - LEASE_TTL_MS);
    expect(await turn(one, two)).toEqual([]);
    clock.advance(LEASE_TTL_MS - 1);
    expect(await turn(one, two)).toEqual([]);
    clock.advance(1);
    expect(await turn(one, two)).toEqual(['one']);
    // The first says nothing more: it is dead, or stands still.
    clock.advance(LEASE_TTL_MS - 1);
    expect(await turn(two)).toEqual([]);
    clock.advance(1);
    expect(await turn(two)).toEqual(['two']);
    expect(await turn(one)).toEqual([]);
    await two.stop();
    clock.advance(10 * 60_000);
    expect(await turn(one)).toEqual(['one']);
    await one.stop();
  });

  it('goes on behind a sweeper that fails, which is reported by its name', async () => {
    const swept: string[] = [];
    expect(await keeping(db, swept, 'one').sweep()).toEqual(['breaks']);
    expect(swept).toEqual(['one breaks: out of order', 'one']);
  });

  it('gives the lease to one of many who want it at once', async () => {
    clock.advance(DAY_MS);
    const leases = Array.from({ length: 8 }, (_, index) => createLease(index % 2 === 0 ? db : there, 'contested', 1_000));
    expect((await Promise.all(leases.map((lease) => lease.take()))).filter(Boolean)).toEqual([true]);
  });
});

describe('retention', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await testGateway();
  });
  afterAll(() => gateway.stop());
  const count = async (table: string, where = 'true'): Promise<number> => (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(`${table} where ${where}`)}`.execute(gateway.db.query)).rows[0]?.n ?? 0;

  it('is written down in the README for every table as it is in code', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| `([a-z_]+)` \| `([a-z_]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, table, from, keep, why]) => [table, from, keep, why]);
    const spoken = (ms: number): string => (ms === 0 ? 'at once' : ms < HOUR_MS ? `${ms / 60_000} minutes` : ms < DAY_MS ? `${ms / HOUR_MS} hour` : `${ms / DAY_MS} day${ms === DAY_MS ? '' : 's'}`);
    expect(rows).toEqual(Object.entries(retention).map(([table, { from, keepMs, why }]) => [table, from, spoken(keepMs), why]));
  });

  it('has a sweeper for every table, and each of them works', async () => {
    expect(await gateway.sweep()).toEqual([]);
    // These know by themselves when a row is over.
    const own = ['account_hour', 'accrual_wanted', 'operator_approval', 'popularity', 'team_day', 'vendor_key'];
    expect(new Set(gateway.sweepers)).toEqual(new Set([...Object.keys(retention), ...own]));
  });

  it('names every table that the gateway deletes rows of, in its list or below it', () => {
    const files = globSync('src/**/*.ts', { cwd: HERE }).filter((path) => !path.endsWith('.test.ts') && !path.startsWith('src/dev/') && !path.startsWith('src/seed/'));
    const deleted = new Set(files.flatMap((path) => [...readFileSync(join(HERE, path), 'utf8').matchAll(/deleteFrom\('(\w+)'|delete from ([a-z]\w+)/g)].map(([, builder, statement]) => builder ?? statement ?? '')));
    const readme = readFileSync(join(HERE, 'README.md'), 'utf8');
    const housekeeping = readme.slice(readme.indexOf('## Housekeeping'), readme.indexOf('## Jobs'));
    expect(deleted.size).toBeGreaterThan(20);
    expect([...deleted].filter((table) => !housekeeping.includes(`\`${table}\``))).toEqual([]);
  });

  it('deletes in batches, and leaves what is younger', async () => {
    const now = gateway.clock.now();
    await sql`insert into outbox (tenant_id, topic, subject, detail, written_at)
      select ${NORTH}, 'unread', 'n', n::text, case when n <= 2500 then ${new Date(now - DAY_MS)}::timestamptz else ${new Date(now - DAY_MS + 1)}::timestamptz end
      from generate_series(1, 2600) n`.execute(gateway.db.query);
    await deleteExpired(gateway.db, 'outbox');
    expect(await count('outbox', "topic = 'unread'")).toBe(100);
  });

  it('takes trial accounts away with their games, and leaves their ledger and everybody else', async () => {
    const call = createCaller(gateway, NORTH);
    await call('register', registration('realperson'));
    const trial = await gateway.db.transaction(async (tx) => {
      const tenant = gateway.tenants.byMerchant(NORTH)!;
      const id = await gateway.members.open(tx, tenant, { username: 'trial_x1', type: 4, passwordHash: null, ip: '203.0.113.9', country: null, gift: { reason: 'demo', amount: '100' } });
      await gateway.sessions.open(tx, NORTH, id, '203.0.113.9', { device: '' });
      return id;
    });
    const transfers = await count('transfer');
    gateway.clock.advance(30 * DAY_MS - 1);
    await gateway.sweep();
    expect(await count('member', 'type = 4')).toBe(1);
    gateway.clock.advance(1);
    expect(await gateway.sweep()).toEqual([]);
    expect([await count('member', 'type = 4'), await count('session', `member_id = '${trial}'`), await count('member', "username = 'realperson'")]).toEqual([0, 0, 1]);
    expect([await count('transfer'), await count('account', `owner = 'member:${trial}'`)]).toEqual([transfers, 1]);
    expect(await gateway.wallet.audit()).toEqual({ drift: [], imbalance: [], orphans: [] });
  });

  it.runIf(everything())('takes trial accounts away faster than the settings let them be opened, and says how old the oldest is', async () => {
    const open = (from: number, to: number, at: number) =>
      sql`insert into member (tenant_id, id, username, type, registered_at)
        select ${NORTH}, gen_random_uuid(), 'trial_many' || n, 4, ${new Date(at)} from generate_series(${from}::int, ${to}::int) n`.execute(gateway.db.query);
    const age = async () => /\nlivery_trial_account_age_seconds (\d+)\n/.exec((await gateway.metrics.text()).body)?.[1];
    expect(await age()).toBe('0');
    // A sweep every ten minutes, and 3,000 accounts an hour of each merchant.
    await open(1, 1_200, gateway.clock.now() - 31 * DAY_MS);
    await open(1_201, 1_210, gateway.clock.now() - DAY_MS);
    expect(await age()).toBe(String(31 * 86_400));
    expect(await gateway.sweep()).toEqual([]);
    expect([await count('member', 'type = 4'), await age()]).toEqual([10, '86400']);
    gateway.clock.advance(30 * DAY_MS);
    await gateway.sweep();
    expect(await count('member', 'type = 4')).toBe(0);
  });

  it('knows every table that refers to a member', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'member'::regclass and contype = 'f' order by 1`.execute(gateway.db.query);
    const forgets = readFileSync(new URL('../../migrations/functions/trial-forget.sql', import.meta.url), 'utf8');
    // A trial account has no team, no upline, no rate and no contracts, invites nobody and was invited by nobody; marks of an inbox, a code by e-mail, and browsers go with their member.
    const trees = ['member_upline', 'member_move', 'member_rate', 'agent_link', 'inbox_mark', 'email_code', 'agent_contract', 'member_browser'];
    expect(rows.map(({ name }) => name).filter((name) => !trees.includes(name) && !forgets.includes(`delete from ${name} where`))).toEqual([]);
  });

  it.runIf(testEngine === 'postgres')('is kept by one gateway of two on one database', async () => {
    const other = await secondGateway(gateway);
    await gateway.sweepIfLeader();
    await sql`insert into throttle (tenant_id, rule, subject, count, ends_at) values (${NORTH}, 'r', 's', 1, ${new Date(gateway.clock.now() - 1)})`.execute(gateway.db.query);
    await other.sweepIfLeader();
    expect(await count('throttle', "rule = 'r'")).toBe(1);
    gateway.clock.advance(LEASE_TTL_MS);
    await other.sweepIfLeader();
    expect(await count('throttle', "rule = 'r'")).toBe(0);
    await other.close();
    await other.db.close();
  });
});

describe('retention of a vendor’s calls', () => {
  let clock: TestClock;
  let db: TestDatabase;
  let desk: SeamlessHarness;
  beforeAll(async () => {
    clock = testClock();
    db = await testDatabase({ clock });
    desk = await openSeamlessHarness(db, 'KEEP');
  });
  afterAll(() => db.close());
  const known = async (tx: string): Promise<number> => (await sql`select from seamless_tx where tx_id = ${tx}`.execute(db.query)).rows.length;
  async function sweep(): Promise<void> {
    for (const work of Object.values(desk.vendor.sweepers)) await work();
  }

  it('never lets a late repetition move money twice, however old it is', async () => {
    const seat = await desk.sit('late', 1_000n);
    const bet = of('late-bet', 'late-round', 100);
    const win = of('late-win', 'late-round', 300, { refTxId: 'late-bet', roundClosed: true });
    const poor = of('late-poor', 'late-other', 1_000);
    await seat.call('bet', bet);
    await seat.call('win', win);
    await seat.call('bet', of('late-drain', 'late-third', 900, { roundClosed: true }));
    expect((await seat.call('bet', poor)).code).toBe('INSUFFICIENT_FUNDS');
    expect((await seat.call('rollback', { txId: 'late-undo', refTxId: 'late-never', roundId: 'late-round' })).code).toBe('TX_NOT_FOUND');
    const free = await seat.free();
    clock.advance(91 * DAY_MS);
    await sweep();
    expect([await known('late-bet'), await known('late-win'), await known('late-poor'), await known('late-never')]).toEqual([1, 1, 0, 0]);
    const codes = [];
    for (const [call, body] of [['bet', bet], ['win', win], ['bet', poor], ['bet', of('late-never', 'late-round', 50)], ['rollback', { txId: 'late-undo', refTxId: 'late-bet', roundId: 'late-round' }]] as const) codes.push((await seat.call(call, body)).code);
    expect(codes).toEqual(Array.from(codes, () => 'INVALID_SESSION'));
    expect(await seat.free()).toBe(free);
  });

  it('keeps the session of a bet that is still open, so that its prize is paid', async () => {
    const [open, over] = [await desk.sit('patient', 1_000n), await desk.sit('finished', 1_000n)];
    await open.call('bet', of('open-bet', 'open-round', 100));
    await over.call('bet', of('over-bet', 'over-round', 100, { roundClosed: true }));
    clock.advance(400 * DAY_MS);
    await sweep();
    expect((await open.call('win', of('open-win', 'open-round', 500, { refTxId: 'open-bet', roundClosed: true }))).code).toBe('OK');
    expect((await over.call('win', of('over-win', 'over-round', 500))).code).toBe('INVALID_SESSION');
    await sweep();
    expect((await open.call('win', of('open-win', 'open-round', 500, { refTxId: 'open-bet', roundClosed: true }))).code).toBe('INVALID_SESSION');
    expect([await open.free(), await over.free()]).toEqual([1_400n, 900n]);
  });

  it('deletes no answer of a call that moved money, whoever asks for it', async () => {
    const seat = await desk.sit('counted', 1_000n);
    await seat.call('bet', of('counted-bet', 'counted-round', 100));
    const beyond = new Date(clock.now() + 1_000 * DAY_MS);
    await sql`select seamless_tx_forget(${beyond}, 1000)`.execute(db.query);
    expect(await known('counted-bet')).toBe(1);
    await expect(sql`delete from seamless_tx`.execute(db.query)).rejects.toThrow('permission denied');
    await asOwner(db, (tx) => sql`select seamless_tx_forget(${beyond}, 1000)`.execute(tx));
    expect(await known('counted-bet')).toBe(1);
  });

  it('deletes trial games with their member, and no real ones', async () => {
    const rows = async (table: string, kind: string): Promise<number> => (await sql`select from ${sql.table(table)} where kind = ${kind}`.execute(db.query)).rows.length;
    const id = '0190aaaa-0000-7000-8000-000000000001';
    await sql`insert into member (tenant_id, id, username, type, registered_at) values ('KEEP', ${id}, 'trial_y1', 4, ${new Date(clock.now())})`.execute(db.query);
    const seat = await desk.sit(id, 1_000n, 'slot', 'trial');
    for (const round of ['a', 'b', 'c']) await seat.call('bet', of(`trial-${round}`, `trial-${round}`, 10, { roundClosed: true }));
    const other = '0190aaaa-0000-7000-8000-000000000002';
    await sql`insert into member (tenant_id, id, username, type, registered_at) values ('KEEP', ${other}, 'trial_y2', 4, ${new Date(clock.now() - 1)})`.execute(db.query);
    const real = [await rows('game_bet', 'real'), await rows('game_round', 'real')];
    expect([await rows('game_bet', 'trial'), await rows('game_round', 'trial')]).toEqual([3, 3]);
    clock.advance(31 * DAY_MS);
    // The account without games, which counts for five, then two rounds, then the last one with its account.
    const forget = async () => (await sql<{ n: number }>`select trial_forget(${new Date(clock.now() - 30 * DAY_MS)}, 2) as n`.execute(db.query)).rows[0]?.n;
    const left = async () => [await rows('game_bet', 'trial'), (await sql`select from member where id in (${id}, ${other})`.execute(db.query)).rows.length];
    for (const expected of [[5, 3, 1], [2, 1, 1], [6, 0, 0], [0, 0, 0]]) expect([await forget(), ...(await left())]).toEqual(expected);
    await sweep();
    expect([await rows('game_bet', 'trial'), await rows('game_round', 'trial'), await known('trial-a')]).toEqual([0, 0, 0]);
    expect([await rows('game_bet', 'real'), await rows('game_round', 'real')]).toEqual(real);
    expect((await sql`select from member where id = ${id}`.execute(db.query)).rows).toEqual([]);
    const free = await seat.free();
    // Its ledger knows the bets that its tables no longer do.
    expect((await seat.call('bet', of('trial-a', 'trial-a', 10, { roundClosed: true }))).code).toBe('EXPIRED_SESSION');
    expect(await seat.free()).toBe(free);
    expect(await desk.books.wallet.audit()).toEqual({ drift: [], imbalance: [], orphans: [] });
  });
});
