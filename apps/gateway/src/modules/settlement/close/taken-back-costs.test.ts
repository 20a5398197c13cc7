import { dayAfter } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../../test-support/agent-gateway.ts';
import { testClock } from '../../../../test-support/clock.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { CHECKS } from '../../../../test-support/jobs.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit, walletOf } from '../../../../test-support/test-ledger.ts';
import { createIds, firstIdAt } from '../../../platform/db/index.ts';
import { paidOf, takenBackOf } from './take-up.ts';

const DAY = 86_400_000;
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];
let today: AgentGateway['today'];
let tokenOf: AgentGateway['tokenOf'];
let serial = 0;

beforeAll(async () => {
  ({ gateway, crowd, agents, today, tokenOf } = await openAgentGateway(clock, { dailysalreqtype: false, divtypereq: true, contracthoursalreq: false, realtimesalreqtype: false }));
  await gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '10', periods: { dividend: 'daily', daily: 'daily' }, most: { dividend: '50', daily: '50', hourly: '3', realtime: '3' }, offerDays: 7 });
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});

async function pass(): Promise<void> {
  clock.advance(DAY);
  await gateway.people.resume();
  await gateway.jobs.catchUp(CHECKS);
  await gateway.agency.resume();
}
/** Switches dividends of the merchant on or off, from the next day on. */
const dividends = (divtypereq: boolean) => gateway.settings.set(NORTH, 'consolidated', { dailysalreqtype: false, divtypereq, contracthoursalreq: false, realtimesalreqtype: false });
/** A player with a welcome credit of 50.00. */
const welcomed = (parentId: string) => crowd.open(`welcomed${++serial}`, { parentId, gift: { reason: 'welcome', amount: '50' } });
/** Reverses the welcome credit as `money:reverse` does. */
async function reverse(memberId: string, { reverse: back }: Pick<TestGateway['wallet'], 'reverse'> = gateway.wallet): Promise<void> {
  const { journal_id: journal } = await gateway.db.query.selectFrom('transfer').select('journal_id').where('tenant_id', '=', NORTH).where('idempotency_key', '=', `welcome:${memberId}`).executeTakeFirstOrThrow();
  await back({ tenant: NORTH, key: `reverse:${journal}`, reason: 'correction', reference: `operator:${journal}`, journal });
}
/** What an agent's last dividend follows from, and the rewards in its rows; minor units and major ones. */
async function dividend(agent: string) {
  const { id = '', gross } = (await agents.settled(agent)).at(-1) ?? {};
  const token = await tokenOf(agent);
  const { explanation: { figures, corrections, corrected } } = await crowd.valueOf('agentSettlement', { id }, { token });
  const { members } = await crowd.valueOf('agentSettlementMembers', { id }, { token });
  // The explanation lists the same corrections, in another order.
  const rowsOf = (rows: typeof corrected) => rows.map(({ account, period, activity }) => `${account} ${period} ${activity}`).toSorted((one, other) => (one < other ? -1 : 1));
  expect(rowsOf(corrected)).toEqual(rowsOf(members.filter(({ correction }) => correction)));
  return { gross, activity: [figures.activity, corrections.activity], rows: members.filter(({ activity }) => activity !== '0.00').map(({ period, correction, activity }) => [period, correction, activity]) };
}
/** An agent with a dividend of 10 %, and what players below it lose of 1,000.00 today. */
async function agentWith(upline?: string) {
  const top = upline ?? (await agents.agent(undefined, '10000'));
  const agent = await agents.agent(top);
  await agents.contract(top, agent, '10', today(), 'dividend');
  const loser = await agents.player(agent);
  return { top, agent, loses: () => agents.played(loser, today(), 100_000n) };
}

describe('takeUpCosts', () => {
  it('returns welcome credit to the base when an operator reverses it in a later period, once', async () => {
    const { agent, loses } = await agentWith();
    const player = await welcomed(agent);
    const first = today();
    await loses();
    await pass();
    // (1,000 − 50) × 10 %
    expect(await dividend(agent)).toEqual({ gross: 9_500n, activity: ['50.00', '0.00'], rows: [[first, false, '50.00']] });
    await reverse(player);
    await loses();
    await pass();
    expect(await dividend(agent)).toEqual({ gross: 10_500n, activity: ['0.00', '-50.00'], rows: [[first, true, '-50.00']] });
    await loses();
    await pass();
    expect(await dividend(agent)).toEqual({ gross: 10_000n, activity: ['0.00', '0.00'], rows: [] });
  });

  it('counts nothing when welcome credit is reversed in the period in which it was given', async () => {
    const { agent, loses } = await agentWith();
    await reverse(await welcomed(agent));
    await loses();
    await pass();
    expect(await dividend(agent)).toEqual({ gross: 10_000n, activity: ['0.00', '0.00'], rows: [] });
  });

  it('counts no reversal when the credit was never a cost, since no contract was in effect', async () => {
    const top = await agents.agent(undefined, '10000');
    const agent = await agents.agent(top);
    const [player, loser] = [await welcomed(agent), await agents.player(agent)];
    await dividends(false);
    // The day before began with the kind on.
    await pass();
    const later = await welcomed(agent);
    await pass();
    await pass();
    await dividends(true);
    await pass();
    await agents.contract(top, agent, '10', today(), 'dividend');
    for (const one of [player, later]) await reverse(one);
    await agents.played(loser, today(), 100_000n);
    await pass();
    expect(await dividend(agent)).toEqual({ gross: 10_000n, activity: ['0.00', '0.00'], rows: [] });
  });

  it('returns a credit to the base of the next settled day when it is reversed on days that are not settled, once', async () => {
    const { agent, loses } = await agentWith();
    const [player, later] = [await welcomed(agent), await welcomed(agent)];
    const first = today();
    await loses();
    await pass();
    expect((await dividend(agent)).gross).toBe(9_000n);
    await dividends(false);
    await pass();
    // Neither this day nor those after it are settled, and what is given on one of them is nobody's cost.
    await reverse(player);
    await reverse(await welcomed(agent));
    // More than a statement looks at.
    for (let day = 0; day < 40; day++) await pass();
    await reverse(later);
    const unsettled = await welcomed(agent);
    await dividends(true);
    await pass();
    await reverse(unsettled);
    await loses();
    await pass();
    // (1,000 + 2 × 50) × 10 %
    expect(await dividend(agent)).toEqual({ gross: 11_000n, activity: ['0.00', '-100.00'], rows: [[first, true, '-50.00'], [first, true, '-50.00']] });
    await loses();
    await pass();
    expect(await dividend(agent)).toEqual({ gross: 10_000n, activity: ['0.00', '0.00'], rows: [] });
  });

  it('counts no credit of a day that was not settled when the two days after it are', async () => {
    const { agent, loses } = await agentWith();
    await pass();
    await dividends(false);
    await pass();
    await welcomed(agent);
    await dividends(true);
    await pass();
    const given = today();
    await loses();
    await welcomed(agent);
    await pass();
    expect(await dividend(agent)).toEqual({ gross: 9_500n, activity: ['50.00', '0.00'], rows: [[given, false, '50.00']] });
    await loses();
    await pass();
    expect(await dividend(agent)).toEqual({ gross: 10_000n, activity: ['0.00', '0.00'], rows: [] });
  });

  it('counts what becomes known of a settled day after its close when the day after it is not settled, once', async () => {
    const { agent, loses } = await agentWith();
    const player = await agents.player(agent);
    // As cashback that was committed after its day was settled.
    const paid = (at: number, amount: bigint) =>
      sql`insert into cashback_claim (tenant_id, id, member_id, currency, amount, carried_before, carried_after, at)
            values (${NORTH}, ${createIds({ now: () => at })()}, ${player}, 'PHP', ${amount}, 0, 0, ${new Date(at)})`.execute(gateway.db.query);
    await dividends(false);
    await pass();
    await paid(clock.now() - DAY, 2_000n);
    await paid(clock.now(), 400n);
    await dividends(true);
    await pass();
    await loses();
    await pass();
    // (1,000 − 20) × 10 %, after 0 of the day that was settled first: the 4 are of a day that was not.
    expect((await agents.settled(agent)).map(({ from, gross }) => [from, gross])).toEqual([[dayAfter(today(), -3), 0n], [dayAfter(today(), -1), 9_800n]]);
    await loses();
    await pass();
    expect((await dividend(agent)).gross).toBe(10_000n);
  });

  it('gives a reversal to the upline that bore the credit when the member has moved since', async () => {
    const { top, agent: former, loses } = await agentWith();
    const { agent: present, loses: losesThere } = await agentWith(top);
    const player = await welcomed(former);
    const first = today();
    await gateway.db.transaction((tx) => gateway.people.agents.tree.move(tx, NORTH, { memberId: player, toId: present, since: new Date(Date.parse(dayAfter(first))) }));
    await pass();
    await reverse(player);
    await Promise.all([loses(), losesThere()]);
    await pass();
    // The credit alone was a profit of players, which is carried: 1,000 − 50 + 50.
    expect(await dividend(former)).toEqual({ gross: 10_000n, activity: ['0.00', '-50.00'], rows: [[first, true, '-50.00']] });
    expect(await dividend(present)).toEqual({ gross: 10_000n, activity: ['0.00', '0.00'], rows: [] });
  });

  it('finds welcome credit by its key and rewards by their time when members have many prizes', async () => {
    const plan = await gateway.db.transaction(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const [span, ids] = [{ from: new Date(clock.now() - DAY), to: new Date(clock.now()) }, [firstIdAt(clock.now() - DAY), firstIdAt(clock.now())] as const];
      const both = sql`select at from (${paidOf(NORTH, 'PHP', ...ids)}) paid union all select at from (${takenBackOf(NORTH, 'PHP', ...ids)}) taken`;
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from (${both}) cost where at >= ${span.from}::timestamptz and at < ${span.to}::timestamptz`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('transfer_key');
    expect(plan).toContain('referral_earned');
    expect(plan).not.toContain('transfer_credit');
  });
});

describe('team_day_count', () => {
  it('counts welcome credit that an operator took back as a reward below zero on that day', async () => {
    const agent = await agents.agent();
    const player = await welcomed(agent);
    const first = today();
    await pass();
    await reverse(player);
    const second = today();
    await pass();
    const { rows } = await sql<{ day: string; activity: bigint }>`
      select day::text as day, activity from team_day where tenant_id = ${NORTH} and agent_id = ${agent} order by day`.execute(gateway.db.query);
    expect(rows).toEqual([{ day: first, activity: 5_000n }, { day: second, activity: -5_000n }]);
  });

  it('counts a day anew when such a reversal is known of it only later', async () => {
    const agent = await agents.agent();
    const player = await welcomed(agent);
    await pass();
    await pass();
    // As one that was committed after its day was counted.
    const then = { now: () => clock.now() - 2 * DAY };
    await reverse(player, walletOf({ ...gateway.db, clock: then, newId: createIds(then) }));
    await pass();
    const { rows } = await sql<{ day: string; activity: bigint }>`select day::text as day, activity from team_day where tenant_id = ${NORTH} and agent_id = ${agent} and activity <> 0`.execute(gateway.db.query);
    expect(rows).toEqual([]);
  });
});
