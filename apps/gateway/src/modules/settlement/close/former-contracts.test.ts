import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../../test-support/agent-gateway.ts';
import { ladderRow } from '../../../../test-support/agents.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { CHECKS } from '../../../../test-support/jobs.ts';
import { playAt } from '../../../../test-support/played.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];
let today: AgentGateway['today'];
let hourName: AgentGateway['hourName'];
let tokenOf: AgentGateway['tokenOf'];

beforeAll(async () => {
  ({ gateway, crowd, agents, today, hourName, tokenOf } = await openAgentGateway(clock, { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: false }));
  await gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '10', periods: { dividend: 'daily', daily: 'daily' }, most: { dividend: '50', daily: '50', hourly: '5', realtime: '3' }, offerDays: 7 });
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});

async function pass(time = DAY): Promise<void> {
  clock.advance(time);
  await gateway.people.resume();
  await gateway.jobs.catchUp(CHECKS);
  await gateway.agency.resume();
}
const merchant = () => {
  const found = gateway.tenants.byMerchant(NORTH);
  if (found === undefined) throw new Error('no merchant');
  return found;
};
const move = (memberId: string, toId: string, since: Date) => gateway.db.transaction((tx) => gateway.agency.moveBranch(tx, merchant(), { memberId, toId, since }));
/** What an agent is settled for by each upline in the period that ended last, with the corrections that both lists have. */
async function lastOf(agent: string) {
  const token = await tokenOf(agent);
  const rows = await gateway.db.query.selectFrom('settlement').select(['id', 'upline_id as upline', 'to_period as to', 'gross', 'net', 'carried_in as in', 'carried_out as out']).where('tenant_id', '=', NORTH).where('agent_id', '=', agent).orderBy('to_period').execute();
  const all = [];
  for (const { id, to: _to, ...sums } of rows.filter((row) => row.to === rows.at(-1)?.to)) {
    const { explanation } = await crowd.valueOf('agentSettlement', { id }, { token });
    const { members } = await crowd.valueOf('agentSettlementMembers', { id }, { token });
    const listed = members.filter(({ correction }) => correction).map(({ turnover }) => turnover);
    expect(explanation.corrected.map(({ turnover }) => turnover)).toEqual(listed);
    all.push({ ...sums, former: explanation.former, corrected: listed, own: members.length - listed.length });
  }
  return all.toSorted((one, other) => Number(one.former) - Number(other.former));
}
describe('a correction of what an agent was paid under a former upline', () => {
  it('is carried between these two, and leaves what the present upline pays as it is', async () => {
    const top = await agents.agent(undefined, '10000');
    const [former, present] = [await agents.agent(top), await agents.agent(top)];
    for (const upline of [former, present]) await agents.contract(top, upline, '2', today());
    const agent = await agents.agent(former);
    await agents.contract(former, agent, '1', today());
    const player = await agents.player(agent);
    await agents.played(player, today(), 100_000n);
    await pass();
    const paid = today(-1);
    // As of tomorrow; today is still the former upline's.
    await move(agent, present, new Date(Date.parse(today(1))));
    await pass();
    await agents.contract(present, agent, '1.5', today());
    await agents.played(player, paid, -40_000n);
    await agents.played(player, today(), 60_000n);
    await pass();
    // 60,000 × 1.5 %; what was taken back is the former upline's.
    expect(await lastOf(agent)).toEqual([
      { upline: present, gross: 900n, net: 900n, in: 0n, out: 0n, former: false, corrected: [], own: 1 },
      { upline: former, gross: 0n, net: 0n, in: 0n, out: -40_000n, former: true, corrected: ['-400.00'], own: 0 },
    ]);
    // The upline of each gets and gives back what it was paid for: the former one −40,000, the present one 60,000 × 2 %.
    expect([await lastOf(former), await lastOf(present)]).toMatchObject([[{ gross: 0n, out: -40_000n, corrected: ['-400.00'] }], [{ gross: 1_200n, net: 300n, corrected: [] }]]);
    // Back under the former one, what is carried between the two is made up for first: (50,000 − 40,000) × 1 %.
    await move(agent, former, new Date(Date.parse(today(1))));
    await pass();
    await agents.contract(former, agent, '1', today());
    await agents.played(player, today(), 50_000n);
    await pass();
    expect(await lastOf(agent)).toMatchObject([{ upline: former, in: -40_000n, gross: 100n, out: 0n, former: false }]);
  });

  it('is paid by the former upline where it is above zero, by the row by which it paid last', async () => {
    const top = await agents.agent(undefined, '100000');
    const [former, present] = [await agents.agent(top, '1000'), await agents.agent(top)];
    const agent = await agents.agent(former);
    await agents.contract(top, former, '20', today(), 'dividend');
    await agents.contract(former, agent, [ladderRow('5'), ladderRow('10', { activeMembers: 1, loss: 50_000n })], today(), 'dividend');
    const player = await agents.player(agent);
    await agents.played(player, today(), 100_000n, { payout: 40_000n });
    await pass();
    const paid = today(-1);
    expect(await lastOf(agent)).toMatchObject([{ gross: 6_000n }]);
    await move(agent, present, new Date(Date.parse(today(1))));
    await pass();
    const before = await agents.balance(agent);
    // A bet of 10.00 that won 300.00 is taken back.
    await agents.played(player, paid, -1_000n, { payout: -30_000n });
    await pass();
    // 29,000 × 10 %, although nobody was active and no row of it would hold for them; the agent has no contract with the present upline.
    expect(await lastOf(agent)).toMatchObject([{ upline: former, gross: 2_900n, former: true, corrected: ['-10.00'] }]);
    expect((await agents.balance(agent)) - before).toBe(2_900n);
    // 29,000 × 20 % less what is paid on.
    expect(await lastOf(former)).toMatchObject([{ upline: top, gross: 5_800n, net: 2_900n }]);
  });

  it('waits for the next contract of the same two where there was none in the period that took it up', async () => {
    const top = await agents.agent(undefined, '10000');
    const [agent, other] = [await agents.agent(top), await agents.agent(top)];
    for (const one of [agent, other]) await agents.contract(top, one, '1', today());
    const player = await agents.player(agent);
    await agents.played(player, today(), 100_000n);
    const paid = today();
    // None tomorrow, one again the day after.
    await agents.end(top, agent, 'daily', today(1));
    await pass();
    expect(await lastOf(agent)).toMatchObject([{ gross: 1_000n }]);
    await agents.played(player, paid, -100_000n);
    await agents.contract(top, agent, '1', today(1));
    await pass();
    expect(await lastOf(agent)).toMatchObject([{ gross: 0n, out: -100_000n, former: true }]);
    await agents.played(player, today(), 150_000n);
    await pass();
    expect(await lastOf(agent)).toMatchObject([{ in: -100_000n, gross: 500n, out: 0n, former: false, corrected: [] }]);
  });

  it('is that of the hour for hourly salaries', async () => {
    const top = await agents.agent(undefined, '10000');
    const [former, present] = [await agents.agent(top), await agents.agent(top)];
    const agent = await agents.agent(former);
    await agents.contract(former, agent, '1', hourName(), 'hourly');
    await agents.contract(present, await agents.agent(present), '1', hourName(), 'hourly');
    const player = await agents.player(agent);
    await agents.fund(player, 1_000_000n);
    const bet = await playAt(gateway, player, 'former', { stake: 40_000, prize: 0 });
    await pass(HOUR);
    await move(agent, present, new Date(Date.parse(hourName(1))));
    await pass(HOUR);
    await agents.contract(present, agent, '2', hourName(), 'hourly');
    await bet.rollBack();
    await playAt(gateway, player, 'present', { stake: 30_000, prize: 0 });
    await pass(HOUR);
    expect(await lastOf(agent)).toMatchObject([
      { upline: present, gross: 600n, out: 0n, former: false, corrected: [], own: 1 },
      { upline: former, gross: 0n, out: -40_000n, former: true, corrected: ['-400.00'], own: 0 },
    ]);
  });
});
