import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../test-support/agent-gateway.ts';
import { ladderRow } from '../../../test-support/agents.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testEngine } from '../../../test-support/database.ts';
import { secondGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { CHECKS } from '../../../test-support/jobs.ts';
import { firstSlot, playAt } from '../../../test-support/played.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { momentsOf } from '../../platform/calendar/index.ts';
import { runOnce } from '../../platform/jobs/index.ts';
import { createPay } from './pay/pay.ts';

const [DAY, MINUTE] = [86_400_000, 60_000];
const ALL = { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true };
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let agents: AgentGateway['agents'];

beforeAll(async () => {
  ({ gateway, agents } = await openAgentGateway(clock, ALL));
  await gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '10', periods: { dividend: 'semimonthly', daily: 'daily' }, most: { dividend: '50', daily: '50', hourly: '3', realtime: '3' }, offerDays: 7 });
});
beforeEach(() => gateway.settings.set(NORTH, 'consolidated', ALL));
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  // What was paid is what the ledger moved, and never more than was due.
  const { rows } = await sql<{ id: string }>`
    select settlement.id from settlement left join settlement_payment payment on payment.tenant_id = settlement.tenant_id and payment.settlement_id = settlement.id
      group by settlement.tenant_id, settlement.id having settlement.paid <> coalesce(sum(payment.amount), 0) or settlement.paid > settlement.gross`.execute(gateway.db.query);
  const { rows: moved } = await sql<{ paid: bigint; moved: bigint }>`
    select (select coalesce(sum(paid), 0)::bigint from settlement) as paid,
           (select coalesce(sum(amount), 0)::bigint from transfer join journal on journal.tenant_id = transfer.tenant_id and journal.id = transfer.journal_id where reason in ('agent-salary', 'agent-dividend')) as moved`.execute(gateway.db.query);
  expect(rows).toEqual([]);
  expect(moved[0]?.paid).toBe(moved[0]?.moved);
  await gateway.stop();
});

const today = (ago = 0) => new Date(clock.now() - ago * DAY).toISOString().slice(0, 10);
/** Goes on by days, closing what is over on each, and pays. */
async function days(count = 1): Promise<void> {
  for (let day = 0; day < count; day++) {
    clock.advance(DAY);
    await gateway.jobs.catchUp(CHECKS);
    await gateway.agency.resume();
  }
}
/** A top with money, an agent below it and one below that. */
async function line(amount: string, one = '1', two = '0.6', kind: 'daily' | 'dividend' = 'daily') {
  const top = await agents.agent(undefined, amount);
  const middle = await agents.agent(top);
  const low = await agents.agent(middle);
  await agents.contract(top, middle, one, '2026-03-01', kind);
  await agents.contract(middle, low, two, '2026-03-01', kind);
  return { top, middle, low, ofMiddle: await agents.player(middle), ofLow: await agents.player(low) };
}

describe('daily salaries', () => {
  it('S1: pay 1.0 % of 500,000 to an agent that pays 0.6 % of 300,000: 3,200 remain', async () => {
    const { top, middle, low, ofMiddle, ofLow } = await line('100');
    await agents.played(ofMiddle, today(), 200_000n, { payout: 150_000n });
    await agents.played(ofLow, today(), 300_000n);
    const before = today();
    await gateway.jobs.catchUp(CHECKS);
    expect(await agents.settled(middle)).toEqual([]);
    await days();
    expect(await agents.settled(middle)).toMatchObject([{ kind: 'daily', from: before, to: before, gross: 5_000n, net: 3_200n, paid: 5_000n, state: 'paid' }]);
    expect(await agents.settled(low)).toMatchObject([{ gross: 1_800n, net: 1_800n, state: 'paid' }]);
    expect([await agents.balance(top), await agents.balance(middle), await agents.balance(low)]).toEqual([5_000n, 3_200n, 1_800n]);
    await days();
    expect([await agents.balance(middle), (await agents.settled(middle)).map(({ state }) => state)]).toEqual([3_200n, ['paid', 'none']]);
  });

  it('come from the wallet of the upline: what it does not have is partly received, and paid when it has it', async () => {
    const { top, middle, low, ofLow } = await line('30');
    await agents.played(ofLow, today(), 500_000n);
    await days();
    // 5,000 are due, 3,000 are there; the agent pays its 3,000 on.
    expect(await agents.settled(middle)).toMatchObject([{ gross: 5_000n, paid: 3_000n, state: 'partly' }]);
    expect(await agents.settled(low)).toMatchObject([{ gross: 3_000n, paid: 3_000n, state: 'paid' }]);
    expect([await agents.balance(top), await agents.balance(middle)]).toEqual([0n, 0n]);
    await agents.fund(top, 500n);
    await gateway.agency.resume();
    expect(await agents.balance(top)).toBe(500n);
    clock.advance(10 * MINUTE);
    await gateway.agency.resume();
    expect(await agents.settled(middle)).toMatchObject([{ paid: 3_500n, state: 'partly' }]);
    await agents.fund(top, 10_000n);
    clock.advance(10 * MINUTE);
    await gateway.agency.resume();
    expect(await agents.settled(middle)).toMatchObject([{ paid: 5_000n, state: 'paid' }]);
    expect([await agents.balance(top), await agents.balance(middle)]).toEqual([8_500n, 2_000n]);
  });

  it('go by the tree as it was when the period ended: a move since then takes nothing from it', async () => {
    const { middle, ofMiddle } = await line('100');
    const elsewhere = await agents.agent(undefined);
    await agents.played(ofMiddle, today(), 100_000n);
    const { to: since } = momentsOf({ from: today(), to: today() }, gateway.tenants.byMerchant(NORTH)?.timeZone ?? 'UTC');
    await gateway.db.transaction((tx) => gateway.people.agents.tree.move(tx, NORTH, { memberId: ofMiddle, toId: elsewhere, since }));
    clock.advance(DAY);
    await gateway.people.resume();
    expect((await gateway.members.byId(NORTH, ofMiddle))?.parentId).toBe(elsewhere);
    await gateway.jobs.catchUp(CHECKS);
    expect((await agents.settled(middle)).at(-1)).toMatchObject({ gross: 1_000n });
  });
  it('move nothing while one of the two is blocked, and are paid afterwards', async () => {
    const { middle, ofMiddle } = await line('100');
    const set = (status: 'active' | 'blocked') => gateway.db.query.updateTable('member').set({ status }).where('tenant_id', '=', NORTH).where('id', '=', middle).execute();
    await agents.played(ofMiddle, today(), 100_000n);
    await set('blocked');
    await days();
    expect((await agents.settled(middle)).at(-1)).toMatchObject({ gross: 1_000n, paid: 0n, state: 'due' });
    await set('active');
    clock.advance(10 * MINUTE);
    await gateway.agency.resume();
    expect((await agents.settled(middle)).at(-1)).toMatchObject({ paid: 1_000n, state: 'paid' });
  });
  it('take bets that come late, are voided or paid anew after the close into the next period, once', async () => {
    const { middle, ofMiddle, ofLow } = await line('1000');
    const first = today();
    await agents.played(ofMiddle, first, 100_000n);
    await days();
    await agents.played(ofMiddle, first, -40_000n);
    await agents.played(ofLow, first, 10_000n);
    await agents.played(ofMiddle, today(), 100_000n);
    await days();
    // 100,000 − 40,000 + 10,000 = 70,000 × 1 %
    expect((await agents.settled(middle)).at(-1)).toMatchObject({ gross: 700n });
    await agents.played(ofMiddle, first, -60_000n);
    await days();
    // −60,000 are carried
    expect((await agents.settled(middle)).at(-1)).toMatchObject({ gross: 0n, carriedOut: -60_000n, state: 'none' });
    await agents.played(ofMiddle, today(), 80_000n);
    await days();
    expect((await agents.settled(middle)).at(-1)).toMatchObject({ gross: 200n, carriedIn: -60_000n, carriedOut: 0n });
    const { rows } = await sql<{ day: string; turnover: bigint }>`
      select period as day, turnover from settlement_line where kind = 'daily' and member_id = ${ofMiddle} and correction order by to_period`.execute(gateway.db.query);
    expect(rows).toEqual([{ day: first, turnover: -40_000n }, { day: first, turnover: -60_000n }]);
  });

  it('count real bets of a vendor, and one that it takes back after the close', async () => {
    const { middle, ofMiddle } = await line('1000');
    await gateway.wallet.credit(undefined, { tenant: NORTH, memberId: ofMiddle, currency: 'PHP', amount: 100_000n, key: `fund:${ofMiddle}`, reason: 'correction' });
    expect((await firstSlot(gateway)).category).toBe('RNG');
    const bet = await playAt(gateway, ofMiddle, 'late', { stake: 50_000, prize: 0 });
    await days();
    expect((await agents.settled(middle)).at(-1)).toMatchObject({ gross: 500n });
    await bet.rollBack();
    await days();
    expect((await agents.settled(middle)).at(-1)).toMatchObject({ gross: 0n, carriedOut: -50_000n });
  });

  it('count a bet that a vendor takes back 80 days after the close, once', async () => {
    const { middle, ofMiddle } = await line('1000');
    await gateway.wallet.credit(undefined, { tenant: NORTH, memberId: ofMiddle, currency: 'PHP', amount: 100_000n, key: `fund:${ofMiddle}`, reason: 'correction' });
    const bet = await playAt(gateway, ofMiddle, 'old', { stake: 50_000, prize: 0 });
    const first = today();
    await days();
    clock.advance(80 * DAY);
    await days();
    await bet.rollBack();
    await days(2);
    const { rows } = await sql<{ day: string; turnover: bigint }>`
      select period as day, turnover from settlement_line where kind = 'daily' and member_id = ${ofMiddle} and correction`.execute(gateway.db.query);
    expect(rows).toEqual([{ day: first, turnover: -50_000n }]);
    expect((await agents.settled(middle)).at(-1)).toMatchObject({ gross: 0n, carriedOut: -50_000n });
  });

  it('go by the version that was in effect when the period began, and by none before and after', async () => {
    const top = await agents.agent(undefined, '1000');
    const below = await agents.agent(top);
    const player = await agents.player(below);
    await agents.contract(top, below, '1', today(-1));
    for (let day = 0; day < 4; day++) {
      await agents.played(player, today(), 100_000n);
      if (day === 2) {
        const contract = await gateway.agency.contracts.store.ofDownline(NORTH, 'daily', below, top);
        const terms = { kind: 'daily', most: 1_000_000, offerMs: DAY, nextPeriod: () => Promise.resolve(today(-1)) } as const;
        await gateway.db.transaction((tx) => gateway.agency.contracts.act(tx, NORTH, top, terms, { action: 'terminate', contractId: contract?.id ?? '', revision: contract?.revision ?? 0 }, () => Promise.resolve(true)));
      }
      await days();
    }
    expect((await agents.settled(below)).map(({ gross }) => gross)).toEqual([1_000n, 1_000n]);
  });

  it('are not settled where the merchant has them off', async () => {
    const { middle, ofMiddle } = await line('1000');
    const first = today();
    await agents.played(ofMiddle, first, 100_000n);
    await gateway.settings.set(NORTH, 'consolidated', { ...ALL, dailysalreqtype: false });
    await days();
    // It was on when the day began: what was earned is settled, and the switch counts from the next day on.
    expect((await agents.settled(middle)).map(({ gross }) => gross)).toEqual([1_000n]);
    await agents.played(ofMiddle, today(), 70_000n);
    await days();
    await gateway.settings.set(NORTH, 'consolidated', ALL);
    await days(2);
    // The days that were never settled are not made up for as corrections.
    expect((await agents.settled(middle)).map(({ gross }) => gross)).toEqual([1_000n, 0n]);
  });
});

describe('dividends', () => {
  it('D1: settle a half month with rebates and activity, by the row whose conditions hold, less those of direct downlines', async () => {
    while (!today().endsWith('-16')) await days();
    const top = await agents.agent(undefined, '1000');
    const agent = await agents.agent(top);
    const [one, other] = [await agents.agent(agent), await agents.agent(agent)];
    const start = today();
    await agents.contract(top, agent, [ladderRow('5'), ladderRow('10', { activeMembers: 5, betAmount: 500_000n }), ladderRow('15', { activeMembers: 8, betAmount: 1_000_000n })], start, 'dividend');
    await agents.contract(agent, one, '10', start, 'dividend');
    await agents.contract(agent, other, '8', start, 'dividend');
    // A half month in which players won 20,000.
    const carries = await agents.player(agent);
    await agents.played(carries, today(), 30_000n, { payout: 50_000n });
    while (!today().endsWith('-01')) await days();
    expect(await agents.settled(agent)).toMatchObject([{ kind: 'dividend', from: start, gross: 0n, carriedOut: 20_000n, state: 'none' }]);
    // Turnover 1,200,000, of which 60,000 and 25,000 are lost below; 1,060,000 prizes; nine active.
    const [ofOne, ofOther] = [await agents.player(one), await agents.player(other)];
    const players = await Promise.all(Array.from({ length: 7 }, () => agents.player(agent)));
    await agents.played(ofOne, today(), 60_000n);
    await agents.played(ofOther, today(), 25_000n);
    for (const player of players) await agents.played(player, today(), 150_000n, { payout: 140_000n });
    // 60,000 + 25,000 + 7 × 150,000 = 1,135,000; 980,000 prizes
    const last = await agents.player(agent);
    await agents.played(players[0] ?? '', today(), 65_000n, { payout: 80_000n });
    // 1,200,000 and 1,060,000; rebates 12,000 and activity 8,000:
    await gateway.db.query.insertInto('cashback_claim').values({ tenant_id: NORTH, id: gateway.db.newId(), member_id: last, currency: 'PHP', amount: 12_000n, carried_before: 0, carried_after: 0, period: null, at: new Date(clock.now()) }).execute();
    await sql`insert into referral (tenant_id, friend_id, referrer_id, currency, joined_at, state, reward, deposit, turnover, until, decided_at)
      values (${NORTH}, ${players[1] ?? ''}, ${last}, 'PHP', ${new Date(clock.now())}, 'earned', 8000, 1, 1, ${new Date(clock.now())}, ${new Date(clock.now())})`.execute(gateway.db.query);
    while (!today().endsWith('-16')) await days();
    const [, dividend] = await agents.settled(agent);
    expect(dividend).toMatchObject({ carriedIn: 20_000n, carriedOut: 0n, gross: 15_000n, net: 7_000n, state: 'paid' });
    expect([(await agents.settled(one)).at(-1), (await agents.settled(other)).at(-1)]).toMatchObject([{ gross: 6_000n }, { gross: 2_000n }]);
    expect([await agents.balance(agent), await agents.balance(one), await agents.balance(other)]).toEqual([7_000n, 6_000n, 2_000n]);
    const { result } = await gateway.db.query.selectFrom('settlement').select('result').where('id', '=', dividend?.id ?? '').executeTakeFirstOrThrow();
    expect(result).toMatchObject({ period: '-120000n', total: '-100000n', rate: 150_000, figures: { turnover: '1200000n', prizes: '1060000n', memberRebate: '12000n', activity: '8000n', agentRebate: '0n', feeSubsidy: '0n', activeMembers: 9 }, choice: { next: null }, deductions: expect.arrayContaining([{ agentId: one, gross: '6000n' }]) });
  });

  it('D2: record what an agent owes below beyond what it is paid, and pay what its wallet has', async () => {
    while (!today().endsWith('-16')) await days();
    const { middle, low, ofMiddle, ofLow } = await line('1000', '15', '10', 'dividend');
    await agents.played(ofLow, today(), 200_000n);
    await agents.played(ofMiddle, today(), 0n, { payout: 180_000n });
    while (!today().endsWith('-01')) await days();
    expect(await agents.settled(middle)).toMatchObject([{ gross: 3_000n, net: -17_000n, paid: 3_000n, state: 'paid' }]);
    expect(await agents.settled(low)).toMatchObject([{ gross: 20_000n, paid: 3_000n, state: 'partly' }]);
  });
});

describe('a settlement that dies', () => {
  it('leaves nothing of a close that fails at any step, and the next one does all of it, once', async () => {
    const { middle, ofMiddle } = await line('1000');
    await agents.played(ofMiddle, today(), 100_000n);
    const period = { from: today(), to: today() };
    clock.advance(DAY);
    const closing = { tenant: NORTH, kind: 'daily', period, currency: 'PHP', timeZone: 'UTC', activeTurnover: 1_000n } as const;
    const run = { tenant: NORTH, job: 'settle-daily', period: period.to };
    const traces = async () => Promise.all((['settlement', 'settlement_line', 'settlement_mark', 'settlement_period', 'job_run'] as const).map(async (table) => (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(gateway.db.query)).rows[0]?.n));
    const before = await traces();
    // Dies before each of its statements, from the first to the last.
    let statements = 0;
    for (let dies = 1; ; dies++) {
      let seen = 0;
      const died = await runOnce(gateway.db, run, async (tx) => {
        const counted = new Proxy(tx, {
          get(target, name) {
            const value: unknown = Reflect.get(target, name);
            if (name !== 'getExecutor') return typeof value === 'function' ? (value as (...values: unknown[]) => unknown).bind(target) : value;
            return () => {
              seen += 1;
              if (seen === dies) throw new Error('killed');
              return tx.getExecutor();
            };
          },
        });
        await gateway.agency.closePeriod(counted, closing);
        // All went through: this one dies before its commit.
        throw new Error('killed at the end');
      }).catch((error: unknown) => (error as Error).message);
      expect(await traces()).toEqual(before);
      statements = dies;
      if (died === 'killed at the end') break;
    }
    expect(statements).toBeGreaterThan(3);
    await gateway.jobs.catchUp(CHECKS);
    expect(await agents.settled(middle)).toMatchObject([{ gross: 1_000n, state: 'due' }]);
    expect(await runOnce(gateway.db, run, () => Promise.reject(new Error('twice')))).toBe(false);
    await gateway.agency.resume();
    expect(await agents.settled(middle)).toMatchObject([{ state: 'paid' }]);
  });

  it('pays nothing twice where it dies before or after the money moved', async () => {
    const { top, middle, ofMiddle } = await line('1000');
    await agents.played(ofMiddle, today(), 100_000n);
    clock.advance(DAY);
    await gateway.jobs.catchUp(CHECKS);
    for (const after of [false, true]) {
      const dying = createPay({
        db: gateway.db,
        paid: () => undefined,
        wallet: {
          ...gateway.wallet,
          async post(...command: Parameters<TestGateway['wallet']['post']>) {
            if (after) await gateway.wallet.post(...command);
            throw new Error('killed');
          },
        },
      });
      await expect(dying()).rejects.toThrow('killed');
      expect([await agents.balance(middle), (await agents.settled(middle))[0]?.state]).toEqual([0n, 'due']);
      // What failed comes behind the others.
      clock.advance(10 * 60_000);
    }
    await Promise.all([gateway.agency.resume(), gateway.agency.resume(), gateway.agency.resume()]);
    expect([await agents.balance(middle), await agents.balance(top)]).toEqual([1_000n, 99_000n]);
  });

  it.runIf(testEngine === 'postgres')('is settled and paid once by two gateways at once, day after day', async () => {
    const other = await secondGateway(gateway);
    const { top, middle, low, ofMiddle, ofLow } = await line('1000');
    for (let day = 0; day < 6; day++) {
      await agents.played(ofMiddle, today(), 70_000n);
      await agents.played(ofLow, today(), 30_000n);
      clock.advance(DAY);
      await Promise.all([gateway, other, gateway, other].map(async ({ jobs, agency }) => {
        await jobs.catchUp(CHECKS);
        await agency.resume();
      }));
      clock.advance(10 * MINUTE);
      await Promise.all([gateway.agency.resume(), other.agency.resume()]);
    }
    expect((await agents.settled(middle)).map(({ gross, paid }) => [gross, paid])).toEqual(Array.from({ length: 6 }, () => [1_000n, 1_000n]));
    expect([await agents.balance(top), await agents.balance(middle), await agents.balance(low)]).toEqual([94_000n, 4_920n, 1_080n]);
    await other.stop();
  });
});

describe('all settlements of this file', () => {
  it('are what an independent query computes from the closure of the tree and the lines that were taken up', async () => {
    const { rows } = await sql<{ id: string }>`
      select settlement.id from settlement
        join agent_contract_version version on version.tenant_id = settlement.tenant_id and version.contract_id = settlement.contract_id and version.version = settlement.version
        left join lateral (
          select coalesce(sum(line.turnover), 0) as turnover from settlement_line line join member_upline above on above.tenant_id = line.tenant_id and above.member_id = line.member_id
            where above.ancestor_id = settlement.agent_id and line.tenant_id = settlement.tenant_id and line.kind = settlement.kind and line.to_period = settlement.to_period
        ) team on true
        where settlement.kind = 'daily' and jsonb_array_length(version.ladder) = 1
          and settlement.gross <> case when team.turnover + settlement.carried_in > 0 then floor((team.turnover + settlement.carried_in) * version.top_rate / 1000000 + 0.5) else 0 end`.execute(gateway.db.query);
    const { rows: drift } = await sql`
      select mark.member_id from settlement_mark mark
        join (select tenant_id, kind, member_id, period::date as day, sum(turnover) as turnover, sum(payout) as payout from settlement_line where kind <> 'hourly' group by 1, 2, 3, 4) line using (tenant_id, kind, member_id, day)
        where (mark.turnover, mark.payout) <> (line.turnover, line.payout)`.execute(gateway.db.query);
    expect([rows, drift]).toEqual([[], []]);
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from settlement where kind = 'daily' and gross > 0`.execute(gateway.db.query);
    expect(counted[0]?.n).toBeGreaterThan(10);
  });
});
