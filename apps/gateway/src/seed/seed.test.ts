import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unkeptPromises } from '@livery/test-config';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../test-support/database.ts';
import { NORTH, SOUTH, testFleet } from '../../test-support/test-fleet.ts';
import { createAddresses, createPasswords } from '../modules/auth/index.ts';
import { demoCatalogue, keepVendorKeys } from '../modules/games/index.ts';
import { createMembers, createWins } from '../modules/member/index.ts';
import { createNotices } from '../modules/notices/index.ts';
import { adoptFleet, type Tenants } from '../modules/tenant/index.ts';
import { createSeamlessWallet, type SeamlessWallet } from '../modules/seamless-wallet/index.ts';
import { createSecrets } from '../platform/crypto/index.ts';
import { createWallet, type Wallet } from '../modules/wallet/index.ts';
import { createDemonstrationDraws, DEMO_PASSWORD, seedDemo } from './index.ts';
import { returnTables } from './outcomes.ts';
import { demoAnnouncements } from './notice-texts.ts';
import { demoBanners, demoPromotions } from './offer-texts.ts';
import { people } from './people.ts';

const DAY = 86_400_000;
const clock = testClock(Date.UTC(2026, 10, 20, 12));
const dataDir = mkdtempSync(join(tmpdir(), 'livery-seed-'));
const passwords = createPasswords();
let db: TestDatabase;
let tenants: Tenants;
let wallet: Wallet;
let vendor: SeamlessWallet;

async function rows<Row>(text: string, ...parameters: unknown[]): Promise<Row[]> {
  return (await db.query.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
}

async function seed(of: Pick<Tenants, 'all'>): Promise<void> {
  await seedDemo({ db, tenants: { ...tenants, ...of }, passwords, vendor, vendorOrigin: 'http://vendor.example', dataDir });
}

const counts = () =>
  rows<Record<string, number>>(`
    select (select count(*)::int from member) as members, (select count(*)::int from game_bet) as bets, (select count(*)::int from transfer) as transfers,
           (select count(*)::int from announcement) as announcements, (select count(*)::int from tenant_game) as games`);

beforeAll(async () => {
  db = await testDatabase({ clock });
  wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
  tenants = await adoptFleet(testFleet, { db, wallet });
  const silent = () => undefined;
  vendor = createSeamlessWallet({ db, secrets: createSecrets('a secret for tests, and tests alone'), wallet, log: { warn: silent, error: silent }, ports: { player: async () => undefined, game: async () => undefined } });
  await seed({ all: () => [tenants.byMerchant(NORTH)!] });
}, 180_000);
afterAll(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('demo accounts', () => {
  it('have phone numbers and an agent with a code, and log in here without a second factor', async () => {
    const members = createMembers(db, wallet);
    const [member, agent] = [await members.byMobile(NORTH, '+447700900101'), await members.byAffiliateCode(NORTH, 'demoagent')];
    expect([member, agent]).toMatchObject([{ username: 'demo_member', mobileVerifiedAt: expect.any(Date) as Date }, { username: 'demo_agent', affiliateCode: 'DEMOAGENT' }]);
    expect((await members.byUsernameAndEmail(NORTH, 'demo_member', 'MEMBER@demo.example'))?.id).toBe(member?.id);
    const addresses = createAddresses(db);
    for (const ip of ['127.0.0.1', '127.0.0.53', '::1']) expect(await addresses.knows(NORTH, member!.id, ip)).toBe(true);
    expect(await addresses.knows(NORTH, member!.id, '192.0.2.1')).toBe(false);
  });

  it('can invite through a form with a field for the code', async () => {
    const set = () => rows<{ value: unknown }>(`select value from tenant_setting where tenant_id = $1 and name = 'registerFields'`, NORTH);
    expect(await set()).toEqual([{ value: [{ field: 'affiliateCode', enabled: true }] }]);
  });

  it('log in with the demo password; their downline cannot', async () => {
    const members = createMembers(db, wallet);
    const agent = await members.byUsername(NORTH, 'demo_agent');
    const member = await members.byUsername(NORTH, 'Demo_Member');
    expect([agent?.type, member?.type]).toEqual([1, 0]);
    expect(await passwords.verify(agent!.passwordHash, DEMO_PASSWORD, { tenantId: NORTH, ip: null })).toBe(true);
    expect(await passwords.verify(member!.passwordHash, DEMO_PASSWORD, { tenantId: NORTH, ip: null })).toBe(true);
    expect((await members.byUsername(NORTH, 'lualhati'))?.passwordHash).toBeNull();
  });

  it('form a tree of three levels under the agent', async () => {
    const levels = await rows<{ distance: number; people: number }>(
      `select distance, count(*)::int as people from member_upline join member agent on agent.id = ancestor_id and agent.tenant_id = member_upline.tenant_id
       where member_upline.tenant_id = $1 and agent.username = 'demo_agent' group by 1 order by 1`, NORTH);
    expect(levels.map(({ distance }) => distance)).toEqual([1, 2, 3]);
    expect(levels.reduce((sum, level) => sum + level.people, 0)).toBe(12);
  });
});

describe('demo history', () => {
  it('leaves every balance equal to its ledger', async () => {
    for (const view of ['ledger_drift', 'ledger_imbalance', 'ledger_orphan']) expect(await rows(`select * from ${view}`)).toEqual([]);
    const [account] = await rows<{ posted: bigint; counted: bigint }>(
      `select account.posted, (1000 * 100 + coalesce((select sum(amount) from transfer join journal on journal.id = journal_id where credit = account.id and reason = 'deposit'), 0)
         + coalesce((select sum(payout - stake) from game_bet where game_bet.member_id = member.id::text), 0))::bigint as counted
       from account join member on account.owner = 'member:' || member.id and account.tenant_id = member.tenant_id where member.tenant_id = $1 and username = 'demo_member'`, NORTH);
    expect(account?.posted).toBe(account?.counted);
    expect(account?.posted).toBeGreaterThan(0n);
  });

  it('reaches back six weeks, ends today, and is settled to the last round', async () => {
    const [span] = await rows<{ first: Date; last: Date; open: number; bets: number; won: number; players: number }>(
      `select min(placed_at) as first, max(placed_at) as last, count(*) filter (where state <> 'settled')::int as open, count(*)::int as bets,
         count(*) filter (where payout > 0)::int as won, count(distinct member_id)::int as players from game_bet where tenant_id = $1`, NORTH);
    expect(span!.first.getTime()).toBeLessThan(clock.now() - 30 * DAY);
    expect(span!.last.getTime()).toBeGreaterThan(clock.now() - 3 * DAY);
    expect(span!.last.getTime()).toBeLessThan(clock.now());
    expect([span!.open, span!.players]).toEqual([0, people.length]);
    expect(span!.bets).toBeGreaterThan(200);
    expect(span!.won / span!.bets).toBeGreaterThan(0.25);
    expect(span!.won / span!.bets).toBeLessThan(0.6);
  });

  it('gives the winners board real rounds, and a member records and recent games', async () => {
    const wins = await createWins(db).largest(NORTH, new Date(clock.now() - 42 * DAY), 24);
    expect(wins.length).toBe(24);
    expect(wins.map(({ prize }) => prize)).toEqual(wins.map(({ prize }) => prize).toSorted((a, b) => Number(b - a)));
    const [member] = await rows<{ id: string }>(`select id from member where tenant_id = $1 and username = 'demo_member'`, NORTH);
    const { lines } = await vendor.recordsOf(NORTH, member!.id, { limit: 100 });
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.map(({ placedAt }) => placedAt.getTime())).toEqual(lines.map(({ placedAt }) => placedAt.getTime()).toSorted((a, b) => b - a));
    expect((await rows(`select 1 from recent_play where tenant_id = $1 and member_id = $2`, NORTH, member!.id)).length).toBeGreaterThan(2);
  });

  it('pays back 96 % in the long run, at any volatility', () => {
    for (const table of Object.values(returnTables)) {
      expect(table.reduce((sum, [share, tenths]) => sum + (share * tenths) / 10, 0)).toBeCloseTo(0.96, 6);
      expect(table.reduce((sum, [share]) => sum + share, 0)).toBeLessThan(1);
    }
  });
});

describe('demo notices', () => {
  it("exist in every complete language, with the merchant's own name", async () => {
    const north = tenants.byMerchant(NORTH)!;
    const notices = createNotices(db);
    const types = ['B', 'PL', 'PU', 'PR', 'H'] as const;
    const english = await notices.announcements(north, 'EN', types);
    expect(english).toHaveLength(demoAnnouncements.length);
    expect(english.length).toBeGreaterThanOrEqual(12);
    expect(new Set(english.map(({ type }) => type))).toEqual(new Set(types));
    expect(JSON.stringify(english)).not.toMatch(/\{\w+\}/);
    expect(english[0]?.title).toBe('Your welcome credit');
    for (const [language, letters] of [['TY', /\p{Script=Telugu}/u], ['CN', /\p{Script=Han}/u], ['AR', /\p{Script=Arabic}/u]] as const) {
      const translated = await notices.announcements(north, language, types);
      expect(translated.every(({ title, content }) => letters.test(title) && letters.test(content))).toBe(true);
      expect(await notices.banners(north, language, 'w_announcement')).toHaveLength(demoBanners.length);
      expect(await notices.promotions(north, language)).toHaveLength(demoPromotions.length);
    }
    expect([demoBanners.length, demoPromotions.length]).toEqual([5, 6]);
  });
});

describe('demo agents', () => {
  it('have contracts of every kind, and a history of settlements that were paid, which the ledger agrees with', async () => {
    const settled = await rows<{ kind: string; settled: number; due: number; paid: string; moved: string }>(`
      select kind, count(*)::int as settled, (count(*) filter (where gross > 0))::int as due, sum(paid)::text as paid,
             (select coalesce(sum(transfer.amount), 0)::text from journal join transfer on transfer.tenant_id = journal.tenant_id and transfer.journal_id = journal.id
               where journal.tenant_id = $1 and journal.reference in (select id::text from settlement own where own.tenant_id = $1 and own.kind = settlement.kind)) as moved
        from settlement where tenant_id = $1 group by kind order by kind`, NORTH);
    expect(settled.map(({ kind }) => kind)).toEqual(['daily', 'dividend', 'realtime']);
    for (const { kind, settled: all, due, paid, moved } of settled) expect([kind, all >= 3, due > 0, paid === moved, paid !== '0']).toEqual([kind, true, true, true, true]);
    expect(await rows(`select contract.kind, version.state, count(*)::int as n from agent_contract contract join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
      where contract.tenant_id = $1 group by 1, 2 order by 1`, NORTH)).toEqual([{ kind: 'daily', state: 'active', n: 3 }, { kind: 'dividend', state: 'active', n: 3 }, { kind: 'hourly', state: 'pending', n: 1 }, { kind: 'realtime', state: 'active', n: 2 }]);
    // Nothing in it is of a time to come, and the offer can still be answered.
    expect(await rows(`select id from settlement where tenant_id = $1 and next_try_at > $2`, NORTH, new Date(clock.now() + DAY))).toEqual([]);
    expect(await rows(`select version from agent_contract_version where tenant_id = $1 and state = 'pending' and expires_at > $2`, NORTH, new Date(clock.now()))).toEqual([{ version: 1 }]);
  });
});

describe('seeding again', () => {
  it('does nothing, also concurrently', async () => {
    const before = await counts();
    const only = { all: () => [tenants.byMerchant(NORTH)!] };
    await seed(only);
    await Promise.all([seed(only), seed(only)]);
    expect(await counts()).toEqual(before);
  });

  it('seeds a merchant that was added later, and leaves the first unchanged', async () => {
    const history = `select count(*)::int as bets, sum(stake)::text as stake from game_bet where tenant_id = $1`;
    const [before] = await rows(history, NORTH);
    await seed({ all: () => tenants.all() });
    expect((await rows(history, NORTH))[0]).toEqual(before);
    const [south] = await rows<{ bets: number }>(history, SOUTH);
    expect(south?.bets).toBeGreaterThan(200);
    expect(await rows('select * from ledger_drift')).toEqual([]);
    expect(await rows('select * from ledger_imbalance')).toEqual([]);
  }, 180_000);
});

describe('demo draws', () => {
  it('open results when they are due, and keep existing ones', async () => {
    const north = tenants.byMerchant(NORTH)!;
    // A lottery with a game server is drawn there.
    await rows(`update game_vendor set origin = null where code in ('MDL', 'TCG_SEA')`);
    const draws = createDemonstrationDraws({ db, tenants: { all: () => [north] }, onError: (error) => expect.fail(String(error)) });
    const read = () => rows<{ game_code: string; issue: string; seed: string; at: Date }>(`select game_code, issue, seed, opened_at as at from lottery_draw where tenant_id = $1`, NORTH);
    await draws.open();
    const before = await read();
    await draws.open();
    expect(await read()).toHaveLength(before.length);
    clock.advance(10 * 60_000);
    await draws.open();
    const after = await read();
    const opened = after.filter(({ at }) => at.getTime() > clock.now() - 10 * 60_000);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(opened.length).toBe(after.length - before.length);
    // One of the lotteries draws every minute.
    expect(Math.max(...[...Map.groupBy(opened, (draw) => draw.game_code).values()].map((list) => list.length))).toBe(10);
    clock.advance(-10 * 60_000);
  });

  it('show what the vendor drew, asking it once at a time', async () => {
    const calls: string[] = [];
    let answer = (_response: Response): void => undefined;
    const draws = createDemonstrationDraws({
      db, tenants, onError: (error) => expect.fail(String(error)),
      fetch: ((address: string) => (calls.push(new URL(address).searchParams.get('vendor') ?? ''), new Promise((resolve) => (answer = resolve)))) as typeof fetch,
    });
    const first = draws.publish();
    await expect.poll(() => calls).toEqual(['TCG_LOTTO_VN']);
    await draws.publish();
    answer(new Response('{"draws":[]}'));
    await first;
    expect(calls).toEqual(['TCG_LOTTO_VN']);
  });
});

describe('demo promotions and announcements', () => {
  it.each([['announcements', demoAnnouncements], ['banners', demoBanners], ['promotions', demoPromotions]] as const)('name nothing that does not exist: %s', (_, texts) => {
    for (const { EN, TY } of texts) expect([...EN, ...TY].join('\n')).not.toMatch(unkeptPromises);
  });
});

describe('keys of the demo game server', () => {
  it('are readable by this account only, made once, and known to the wallet', async () => {
    const path = join(dataDir, 'vendor-keys.json');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const text = readFileSync(path, 'utf8');
    const keys = JSON.parse(text) as Record<string, Record<string, { id: string; secret: string }>>;
    expect(Object.keys(keys).toSorted()).toEqual(demoCatalogue('http://vendor.example').vendors.filter(({ state }) => state === 'open').map(({ code }) => code).toSorted());
    for (const [code, byMerchant] of Object.entries(keys)) {
      expect(byMerchant[NORTH]).toEqual({ id: expect.any(String) as unknown, secret: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown });
      expect(await vendor.trustOf(NORTH, code)).toMatchObject({ keys: [byMerchant[NORTH]], version1: false });
    }
    expect(new Set(Object.values(keys).flatMap((byMerchant) => Object.values(byMerchant).map(({ secret }) => secret))).size).toBe(Object.keys(keys).length * Object.keys(keys['LUM'] ?? {}).length);
    keepVendorKeys(dataDir, [NORTH]);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('keep their secrets when the file is of the version before, which had no ids', () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-keys-'));
    const secret = 'ab'.repeat(32);
    writeFileSync(join(folder, 'vendor-keys.json'), JSON.stringify({ LUM: { [NORTH]: secret } }));
    const written = keepVendorKeys(folder, [NORTH])['LUM']?.[NORTH];
    expect(written).toEqual({ id: expect.stringMatching(/^demo-/) as unknown, secret });
    expect(keepVendorKeys(folder, [NORTH])['LUM']?.[NORTH]).toEqual(written);
    rmSync(folder, { recursive: true });
  });
});
