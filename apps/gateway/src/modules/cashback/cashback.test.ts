import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorRequestOf, ResponseOf } from '@livery/contracts';
import { PASSWORD } from '../../../test-support/account-helpers.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testEngine } from '../../../test-support/database.ts';
import { secondGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { CHECKS } from '../../../test-support/jobs.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../test-support/operator-helpers.ts';
import { firstSlot, playAt } from '../../../test-support/played.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { createCashback } from './cashback.ts';


const DAY = 86_400_000;
const MINUTE = 60_000;
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let fiona: string;
let fred: string;
let serial = 0;

type View = ResponseOf<'cashback'>;
type Setting = { readonly paid?: 'manual' | 'daily' | 'weekly'; readonly least?: string; readonly mostOfDay?: string | null };

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { fiona, fred } } = await operatorDesk({ fiona: ['finance'], fred: ['finance'] }, { clock }));
  await gateway.settings.set(NORTH, 'whitelabel', { manualRebate: true });
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.wallet.hoursDrift(NORTH)).toEqual([]);
  // What was paid is, but for what is carried, what the lines of all claims come to, within the limits of days.
  const { rows } = await sql<{ member: string }>`
    select claim.member_id as member from cashback_claim claim join cashback_account own using (tenant_id, member_id, currency)
      group by claim.member_id, own.carried
      having sum(claim.amount) * 1000000 + own.carried <> (select sum(least(gross, coalesce(most * 1000000, gross))) from cashback_day day where day.member_id = claim.member_id)`.execute(gateway.db.query);
  expect(rows).toEqual([]);
  await gateway.stop();
});

const terms = ({ paid = 'manual', least = '0.01', mostOfDay = null }: Setting) => gateway.settings.set(NORTH, 'cashback', { paid, least, mostOfDay });
const ask = (request: Partial<OperatorRequestOf<'cashback:set'>>) => ops.call('cashback:set', { reason: 'terms of march', ...request }, { token: fiona });
/** Sets a rate from today on, as an operator would, whose session ends while days pass. */
const rate = ({ vendor, category, rankFrom = 0, percent }: { readonly vendor: string; readonly category: string; readonly rankFrom?: number; readonly percent: string }) =>
  gateway.db.transaction((tx) =>
    createCashback(gateway).rates.set(tx, NORTH, { vendor: vendor === 'any' ? '*' : vendor, category: category === 'any' ? '*' : category, rankFrom, fromDay: today(), ppm: percent === 'none' ? null : Math.round(Number(percent) * 10_000) }),
  );
const today = () => new Date(clock.now()).toISOString().slice(0, 10);

/** A member with a session. */
async function member(rank = 0) {
  const username = `cashback${++serial}`;
  const id = await accounts.open(username, { gift: { reason: 'welcome', amount: '50000' } });
  await gateway.db.query.updateTable('member').set({ rank_level: rank }).where('id', '=', id).execute();
  let token = '';
  const login = async () => ({ token } = await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' }));
  await login();
  return {
    id,
    login,
    read: (): Promise<View> => accounts.valueOf('cashback', {}, { token }),
    claim: () => accounts.valueOf('cashbackClaim', {}, { token }),
    claimWith: (idempotencyKey: string) => accounts.valueOf('cashbackClaim', {}, { token, idempotencyKey }),
    code: async () => {
      const { body } = await accounts.call('cashbackClaim', {}, { token });
      return body.success ? 'OK' : body.code;
    },
    balance: async () => (await gateway.wallet.balanceOf(NORTH, id, 'PHP'))?.posted ?? 0n,
    /** Adds to the totals of a day as settled bets do. */
    played: (day: string, vendor: string, category: string, validBet: bigint, game = 'a-game') =>
      sql`insert into bet_day as total (tenant_id, member_id, day, vendor, category, currency, game, turnover, valid_bet, payout, net, bets)
            values (${NORTH}, ${id}, ${day}::date, ${vendor}, ${category}, 'PHP', ${game}, ${validBet}, ${validBet}, 0, ${-validBet}, 1)
            on conflict (tenant_id, member_id, day, vendor, category, currency, game) do update set valid_bet = total.valid_bet + excluded.valid_bet`.execute(gateway.db.query),
    /** A real bet at a vendor. */
    play: (more: Parameters<typeof playAt>[3]) => playAt(gateway, id, `t${++serial}`, more),
  };
}
const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

describe('the desk of cashback', () => {
  it('sets rates with a row in the trail, by two operators above 2 per cent, and never for days that are over', async () => {
    const { effect } = await ops.valueOf('cashback:set', { vendor: 'CRC', category: 'FISH', percent: '2', rankFrom: 9, reason: 'march' }, { token: fiona });
    expect(effect).toMatchObject({ outcome: 'done', subject: 'cashback:CRC:FISH:9', before: {}, after: { vendor: 'CRC', category: 'FISH', rankFrom: 9, percent: '2', fromDay: today() } });
    const { effect: more } = await ops.valueOf('cashback:set', { vendor: 'CRC', category: 'FISH', percent: '2.0001', rankFrom: 9, reason: 'march' }, { token: fiona });
    expect(more).toMatchObject({ outcome: 'waiting', needsApproval: true });
    expect((await ops.valueOf('cashback:rates', {}, { token: fred })).rates.filter(({ rankFrom }) => rankFrom === 9).map(({ percent }) => percent)).toEqual(['2']);
    await ops.valueOf('approvals:approve', { approvalId: more.approvalId ?? '', reason: 'agreed' }, { token: fred });
    expect((await ops.valueOf('cashback:rates', {}, { token: fred })).rates.filter(({ rankFrom }) => rankFrom === 9).map(({ percent }) => percent)).toEqual(['2.0001']);
    const { entries } = await ops.valueOf('trail:list', { action: 'cashback:set' }, { token: fiona });
    expect(entries[0]).toMatchObject({ subject: 'cashback:CRC:FISH:9' });
    const yesterday = new Date(clock.now() - DAY).toISOString().slice(0, 10);
    for (const wrong of [{ percent: '10.0001' }, { percent: '1', vendor: 'NOBODY' }, { percent: '1', category: 'CHESS' }, { percent: '1', fromDay: yesterday }, { percent: '-1' }]) expect([wrong, operatorCodeOf(await ask(wrong))]).toEqual([wrong, 'VALIDATION_FAILED']);
    await ops.valueOf('cashback:set', { vendor: 'OPN', category: 'PVP', percent: '0.8', reason: 'march' }, { token: fiona });
    const one = await member();
    await one.played(today(), 'OPN', 'PVP', 100_001n);
    expect(await ops.valueOf('cashback:claims', { memberId: one.id }, { token: fiona })).toMatchObject({ earned: expect.stringMatching(/^8\.00008000$/), ready: '8.00', claims: [] });
  });
});

describe('cashback', () => {
  /** Vendor, category and rate in millionths; `none` has no rate. */
  const kinds = { slots: ['LUM', 'RNG', '0.8'], live: ['LUM', 'LIVE', '0.35'], fish: ['CRC', 'FISH', '1.2345'], none: ['QKD', 'BINGO', undefined] } as const;

  /**
   * One member from payment to payment. Columns: what was added to the valid bets of a day, in minor units; the least that is paid and the most of a
   * day, in minor units; what a claim then pays; what is left of a minor unit, in millionths; and what was earned before, in millionths.
   *
   * To check a row: valid bet × rate (8000, 3500, 12345 millionths), with what was not paid before and what was left, is what was earned. A day
   * counts up to its most, which stays what it was at its first payment. Whole minor units of it are paid where they reach the least.
   */
  const table: readonly (readonly [day: string, kind: keyof typeof kinds, added: bigint, least: bigint, most: bigint | null, paid: bigint, left: bigint, earned: bigint])[] = [
    ['2026-03-01', 'slots', 10000n, 1n, null, 80n, 0n, 80000000n],
    ['2026-03-01', 'slots', 125n, 1n, null, 1n, 0n, 1000000n],
    ['2026-03-01', 'live', 1000n, 1n, null, 3n, 500000n, 3500000n],
    ['2026-03-01', 'live', 1n, 1n, null, 0n, 500000n, 503500n],
    ['2026-03-01', 'fish', 10000n, 1n, null, 123n, 953500n, 123953500n],
    ['2026-03-01', 'fish', 1n, 1n, null, 0n, 953500n, 965845n],
    ['2026-03-01', 'slots', 0n, 1n, null, 0n, 953500n, 965845n],
    ['2026-03-02', 'slots', 62n, 1n, null, 1n, 461845n, 1461845n],
    ['2026-03-02', 'slots', 63n, 1n, null, 0n, 461845n, 965845n],
    ['2026-03-02', 'none', 500000n, 1n, null, 0n, 461845n, 965845n],
    ['2026-03-02', 'live', 285n, 1n, null, 1n, 963345n, 1963345n],
    ['2026-03-02', 'live', 286n, 1n, null, 1n, 964345n, 1964345n],
    ['2026-03-03', 'slots', 12500n, 1000n, null, 0n, 964345n, 100964345n],
    ['2026-03-03', 'slots', 100000n, 1000n, null, 0n, 964345n, 900964345n],
    ['2026-03-03', 'slots', 12500n, 1000n, null, 1000n, 964345n, 1000964345n],
    ['2026-03-03', 'slots', 1n, 1000n, null, 0n, 964345n, 972345n],
    ['2026-03-03', 'fish', 81n, 1n, null, 1n, 972290n, 1972290n],
    ['2026-03-04', 'slots', 1000000n, 1n, 5000n, 5000n, 972290n, 5000972290n],
    ['2026-03-04', 'slots', 1000000n, 1n, 5000n, 0n, 972290n, 972290n],
    ['2026-03-04', 'live', 100000n, 1n, 5000n, 0n, 972290n, 972290n],
    ['2026-03-05', 'slots', 500000n, 1n, 5000n, 4000n, 972290n, 4000972290n],
    ['2026-03-05', 'slots', 124999n, 1n, 5000n, 1000n, 964290n, 1000964290n],
    ['2026-03-05', 'slots', 1n, 1n, 5000n, 0n, 964290n, 972290n],
    ['2026-03-05', 'slots', 1000n, 1n, 5000n, 0n, 964290n, 972290n],
    ['2026-03-04', 'slots', -1000000n, 1n, 5000n, 0n, 964290n, 972290n],
    ['2026-03-04', 'slots', -500000n, 1n, 5000n, 0n, 964290n, -649027710n],
    ['2026-03-04', 'slots', 250000n, 1n, 5000n, 0n, 964290n, 972290n],
    ['2026-03-06', 'slots', 10000n, 1n, null, 80n, 972290n, 80972290n],
    ['2026-03-06', 'slots', -10000n, 1n, null, 0n, 972290n, -79027710n],
    ['2026-03-06', 'live', 20000n, 1n, null, 0n, 972290n, -9027710n],
    ['2026-03-06', 'live', 4000n, 1n, null, 4n, 972290n, 4972290n],
    ['2026-03-07', 'fish', 999999n, 1n, null, 12345n, 959945n, 12345959945n],
    ['2026-03-07', 'fish', -81n, 1n, null, 0n, 959945n, -40000n],
    ['2026-03-07', 'fish', 162n, 1n, null, 1n, 959890n, 1959890n],
    ['2026-03-08', 'live', 7n, 1n, 0n, 0n, 959890n, 959890n],
    ['2026-03-08', 'slots', 99999999999n, 1n, null, 800000000n, 976390n, 800000000976390n],
  ];

  it('pays a table of 36 claims exactly', async () => {
    expect(table).toHaveLength(36);
    for (const [vendor, category, percent] of Object.values(kinds)) if (percent !== undefined) await rate({ vendor, category, percent });
    const { id, played, read, claim, balance, login } = await member();
    const decimal = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
    clock.advance(7 * DAY);
    await login();
    for (const [index, [day, kind, added, least, most, paid, left, earned]] of table.entries()) {
      const row = [index + 1, day, kind];
      await terms({ least: decimal(least), mostOfDay: most === null ? null : decimal(most) });
      const [vendor, category] = kinds[kind];
      await played(day, vendor, category, added, `game-${kind}`);
      const before = await balance();
      const seen = await read();
      const exact = (millionths: bigint): string => `${millionths < 0n ? '-' : ''}${String(millionths < 0n ? -millionths : millionths).padStart(9, '0')}`;
      const millionthsOf = (text: string): bigint => {
        const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
        return BigInt(`${text.startsWith('-') ? '-' : ''}${whole}${fraction.padEnd(8, '0')}`);
      };
      expect([...row, exact(millionthsOf(seen.earned)), seen.claimable]).toEqual([...row, exact(earned), paid > 0n]);
      const { claimed } = await claim();
      expect([...row, claimed === null ? 0n : minor(claimed.amount), (await balance()) - before]).toEqual([...row, paid, paid]);
      const { rows: [account] } = await sql<{ carried: number }>`select carried from cashback_account where member_id = ${id}`.execute(gateway.db.query);
      expect([...row, BigInt(account?.carried ?? 0)]).toEqual([...row, left]);
      // What was paid for is paid for once.
      const after = await read();
      expect([...row, after.claimable, paid > 0n ? after.games.length : 0, (await claim()).claimed]).toEqual([...row, false, 0, null]);
    }
    await terms({});
  });

  it('is earned by playing, shown by game, claimed once, and corrected by the next claim where a bet is taken back', async () => {
    const { vendor, category, code } = await firstSlot(gateway);
    await rate({ vendor, category, percent: '1.5' });
    const { id, read, claim, balance, play } = await member();
    const first = await play({ stake: 10_000, prize: 0 });
    await play({ stake: 10_000, prize: 10_000 });
    expect(await read()).toMatchObject({ ready: '1.50', earned: '1.50', claimable: true, games: [{ vassalage: vendor, category, gameCode: code, gameName: expect.any(String), validBet: '100.00', percent: '1.5', earned: '1.50' }] });
    const before = await balance();
    expect((await claim()).claimed).toMatchObject({ amount: '1.50' });
    expect([(await balance()) - before, (await claim()).claimed]).toEqual([150n, null]);
    // A claim of nothing leaves nothing behind, however often it is made.
    expect((await gateway.db.query.selectFrom('idempotent_call').select('call').where('actor', '=', id).execute()).map(({ call }) => call)).toEqual(['cashbackClaim']);
    await first.rollBack();
    expect(await read()).toMatchObject({ ready: '0.00', earned: '-1.50', claimable: false, games: [{ validBet: '-100.00', earned: '-1.50' }] });
    expect((await claim()).claimed).toBeNull();
    await play({ stake: 10_000, prize: 0 });
    expect((await claim()).claimed).toBeNull();
    await play({ stake: 5_000, prize: 0 });
    expect((await claim()).claimed).toMatchObject({ amount: '0.75' });
    const { claims } = await read();
    expect(claims.map(({ amount, period }) => [amount, period])).toEqual([['0.75', null], ['1.50', null]]);
  });

  it('is paid once to whoever claims twice at once, on two devices, with one key or another', async () => {
    await rate({ vendor: 'LUM', category: 'RNG', percent: '0.8' });
    const one = await member();
    const keys = Array.from({ length: 4 }, () => randomUUID());
    for (let turn = 0; turn < 4; turn++) {
      await one.played(today(), 'LUM', 'RNG', 100_000n);
      const before = await one.balance();
      const answers = await Promise.all([one.claim(), one.claim(), one.claimWith(keys[turn] ?? ''), one.claimWith(keys[turn] ?? '').catch(() => one.claimWith(keys[turn] ?? '')), one.claim()]);
      expect((await one.balance()) - before).toBe(800n);
      expect(new Set(answers.flatMap(({ claimed }) => claimed?.id ?? [])).size).toBe(1);
    }
  });

  it('leaves nothing of a claim that ends before its commit, and pays the whole the next time', async () => {
    await rate({ vendor: 'LUM', category: 'RNG', percent: '0.8' });
    const one = await member();
    await one.played(today(), 'LUM', 'RNG', 100_000n);
    const dying = createCashback({
      db: gateway.db,
      wallet: {
        ...gateway.wallet,
        async credit(tx, command) {
          await gateway.wallet.credit(tx, command);
          throw new Error('killed');
        },
      },
    });
    const owner = { tenant: NORTH, memberId: one.id, currency: 'PHP' };
    const request = { terms: { paid: 'manual', least: 1n, mostOfDay: null }, through: today() } as const;
    const before = await one.balance();
    await expect(dying.claim(owner, request)).rejects.toThrow('killed');
    expect([await one.balance(), (await one.read()).ready]).toEqual([before, '8.00']);
    expect((await one.claim()).claimed).toMatchObject({ amount: '8.00' });
  });

  it('is of the member and the merchant alone, and of nobody where the merchant has it off', async () => {
    await rate({ vendor: 'LUM', category: 'RNG', percent: '0.8' });
    const [one, other] = [await member(), await member()];
    await one.played(today(), 'LUM', 'RNG', 100_000n);
    expect([(await other.read()).ready, (await other.claim()).claimed]).toEqual(['0.00', null]);
    await sql`insert into bet_day (tenant_id, member_id, day, vendor, category, currency, game, turnover, valid_bet, payout, net, bets)
      values (${SOUTH}, ${other.id}, ${today()}::date, 'LUM', 'RNG', 'PHP', 'g', 100000, 100000, 0, -100000, 1)`.execute(gateway.db.query);
    expect((await other.claim()).claimed).toBeNull();
    await gateway.settings.set(NORTH, 'whitelabel', { manualRebate: false });
    expect(await one.code()).toBe('FUNCTION_DISABLED');
    await gateway.settings.set(NORTH, 'whitelabel', { manualRebate: true });
    await terms({ paid: 'daily' });
    expect(await one.code()).toBe('FUNCTION_DISABLED');
    await terms({});
    expect((await one.claim()).claimed).toMatchObject({ amount: '8.00' });
  });
});

describe('rates', () => {
  it('go by the vendor first, then by the category, then by the highest rank that the member has', async () => {
    const rules = [
      ['any', 'any', 0, '0.1'], ['any', 'any', 2, '0.2'], ['any', 'LIVE', 0, '0.3'], ['any', 'LIVE', 2, '0.4'], ['MRB', 'any', 0, '0.5'], ['MRB', 'LIVE', 0, '0.6'], ['MRB', 'LIVE', 3, '0'],
    ] as const;
    for (const [vendor, category, rankFrom, percent] of rules) await rate({ vendor, category, rankFrom, percent });
    const percents = async (rank: number) => {
      const one = await member(rank);
      const played = [['SWD', 'ELOTT'], ['SWD', 'LIVE'], ['MRB', 'ELOTT'], ['MRB', 'LIVE']] as const;
      for (const [vendor, category] of played) await one.played(today(), vendor, category, 100_000n);
      const { games } = await one.read();
      return played.map(([vendor, category]) => games.find(({ vassalage, category: kind }) => vassalage === vendor && kind === category)?.percent ?? '0');
    };
    expect(await percents(0)).toEqual(['0.1', '0.3', '0.5', '0.6']);
    expect(await percents(2)).toEqual(['0.2', '0.4', '0.5', '0.6']);
    expect(await percents(3)).toEqual(['0.2', '0.4', '0.5', '0']);
    // A rule that ends leaves the more general one.
    await rate({ vendor: 'MRB', category: 'LIVE', percent: 'none' });
    expect(await percents(0)).toEqual(['0.1', '0.3', '0.5', '0.5']);
    expect((await (await member(2)).read()).rates.filter(({ vassalage }) => vassalage === null)).toEqual([{ vassalage: null, category: 'LIVE', percent: '0.4' }, { vassalage: null, category: null, percent: '0.2' }]);
    for (const [vendor, category, rankFrom] of rules) await rate({ vendor, category, rankFrom, percent: 'none' });
  });

  it('of a day stay, whatever rate or rank comes later', async () => {
    await rate({ vendor: 'LUM', category: 'PVP', percent: '1' });
    await rate({ vendor: 'LUM', category: 'PVP', rankFrom: 5, percent: '2' });
    const one = await member();
    await one.played(today(), 'LUM', 'PVP', 100_000n);
    clock.advance(DAY);
    await gateway.jobs.catchUp(CHECKS);
    await rate({ vendor: 'LUM', category: 'PVP', percent: '0.5' });
    await gateway.db.query.updateTable('member').set({ rank_level: 5 }).where('id', '=', one.id).execute();
    await one.login();
    await one.played(today(), 'LUM', 'PVP', 100_000n);
    expect((await one.read()).games.map(({ percent, earned }) => [percent, earned])).toEqual([['2', '20.00'], ['1', '10.00']]);
    // A correction of the first day goes by its rate.
    expect((await one.claim()).claimed).toMatchObject({ amount: '30.00' });
    await one.played(new Date(clock.now() - DAY).toISOString().slice(0, 10), 'LUM', 'PVP', -50_000n);
    expect((await one.read()).earned).toBe('-5.00');
  });
});

describe('cashback by itself', () => {
  const at = async (days: number) => {
    clock.advance(days * DAY);
    await gateway.jobs.catchUp(CHECKS);
  };

  it('is paid for each day once it is over, by whichever gateway, and each day that was missed', async () => {
    await terms({ paid: 'daily' });
    await rate({ vendor: 'LUM', category: 'RNG', percent: '0.8' });
    const [one, poor, blocked] = [await member(), await member(), await member()];
    await at(1);
    const start = await one.balance();
    await one.played(today(), 'LUM', 'RNG', 100_000n);
    await poor.played(today(), 'LUM', 'RNG', 100n);
    await blocked.played(today(), 'LUM', 'RNG', 100_000n);
    await gateway.db.query.updateTable('member').set({ status: 'blocked' }).where('id', '=', blocked.id).execute();
    await gateway.jobs.catchUp(CHECKS);
    expect((await one.balance()) - start).toBe(0n);
    const other = testEngine === 'postgres' ? await secondGateway(gateway) : undefined;
    clock.advance(DAY);
    await Promise.all([gateway.jobs.catchUp(CHECKS), other?.jobs.catchUp(CHECKS)]);
    expect([(await one.balance()) - start, await poor.balance(), await blocked.balance()]).toEqual([800n, 5_000_000n, 5_000_000n]);
    // Three days without any gateway: what was played on each is paid for each.
    for (let day = 0; day < 3; day++) {
      await one.played(today(), 'LUM', 'RNG', 100_000n);
      clock.advance(DAY);
    }
    await Promise.all([other?.jobs.catchUp(CHECKS), gateway.jobs.catchUp(CHECKS)]);
    await gateway.jobs.catchUp(CHECKS);
    expect((await one.balance()) - start).toBe(3_200n);
    await one.login();
    const days = [4, 3, 2, 1].map((ago) => new Date(clock.now() - ago * DAY).toISOString().slice(0, 10)).toReversed();
    // Two gateways pay at once: which day is first is chance.
    expect((await one.read()).claims.map(({ amount, period }) => `${period} ${amount}`).toSorted()).toEqual(days.map((day) => `${day} 8.00`).toSorted());
    await gateway.db.query.updateTable('member').set({ status: 'active' }).where('id', '=', blocked.id).execute();
    await at(1);
    expect(await blocked.balance()).toBe(5_000_800n);
    await other?.stop();
  });

  it('is paid for a week from Monday to Sunday', async () => {
    await terms({ paid: 'weekly' });
    const one = await member();
    const weekday = () => new Date(clock.now()).getUTCDay();
    while (weekday() !== 1) await at(1);
    const start = await one.balance();
    for (let day = 0; day < 7; day++) {
      await one.played(today(), 'LUM', 'RNG', 10_000n);
      expect((await one.balance()) - start).toBe(0n);
      await at(1);
    }
    expect((await one.balance()) - start).toBe(560n);
    await terms({});
  });

  it('leaves what was corrected after it to the next day, and pays nothing below zero', async () => {
    await terms({ paid: 'daily' });
    const one = await member();
    const start = await one.balance();
    const first = today();
    await one.played(first, 'LUM', 'RNG', 100_000n);
    await at(1);
    await one.played(first, 'LUM', 'RNG', -100_000n);
    await one.played(today(), 'LUM', 'RNG', 50_000n);
    await at(1);
    expect((await one.balance()) - start).toBe(800n);
    await one.played(today(), 'LUM', 'RNG', 60_000n);
    await at(1);
    expect((await one.balance()) - start).toBe(880n);
    await terms({});
    clock.advance(MINUTE);
  });
});
