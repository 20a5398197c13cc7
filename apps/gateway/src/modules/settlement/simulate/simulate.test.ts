import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../../test-support/agent-gateway.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { CHECKS } from '../../../../test-support/jobs.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

const DAY = 86_400_000;
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];
let [top, former, present, agent, player] = ['', '', '', '', ''];

const today = () => new Date(clock.now()).toISOString().slice(0, 10);
async function pass(): Promise<void> {
  clock.advance(DAY);
  await gateway.people.resume();
  await gateway.jobs.catchUp(CHECKS);
  await gateway.agency.resume();
}
/** What an agent sees of the last days when it tries 10 % for a direct downline, or for itself. */
async function tried(by: string, kind: 'daily' | 'dividend', periods: number, whom?: string) {
  const { token } = await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, by, '192.0.2.9'));
  const account = whom === undefined ? undefined : (await gateway.members.byId(NORTH, whom))?.username;
  const rows = [{ percent: '10', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }];
  const { exact, periods: of } = await crowd.valueOf('simulateContract', { kind, rows, periods, ...(account === undefined ? {} : { account }) }, { token });
  return { exact, of: of.map(({ from, base, draft, present: paid, left }) => [from, base, draft.gross, paid?.gross ?? null, left]) };
}

beforeAll(async () => {
  ({ gateway, crowd, agents } = await openAgentGateway(clock, { dailysalreqtype: true, divtypereq: true, contracthoursalreq: false, realtimesalreqtype: false }));
  await gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '10', periods: { dividend: 'daily', daily: 'daily' }, most: { dividend: '50', daily: '50', hourly: '3', realtime: '3' }, offerDays: 7 });
  top = await agents.agent(undefined, '100000');
  [former, present] = [await agents.agent(top), await agents.agent(top)];
  for (const upline of [former, present]) await agents.contract(top, upline, '20', today(), 'dividend');
  agent = await agents.agent(former);
  await agents.contract(former, agent, '5', today(), 'dividend');
  player = await agents.player(agent);
});
afterAll(() => gateway.stop());

describe('simulateContract of an agent that was moved', () => {
  it('shows its upline nothing that another one paid or carries', async () => {
    // Players won 500.00, which the former contract carries, and then lost 800.00: (80,000 − 50,000) × 5 %.
    await agents.played(player, today(), 10_000n, { payout: 60_000n });
    await pass();
    const lost = today();
    await agents.played(player, lost, 80_000n);
    const merchant = gateway.tenants.byMerchant(NORTH);
    await gateway.db.transaction(async (tx) => merchant !== undefined && (await gateway.agency.moveBranch(tx, merchant, { memberId: agent, toId: present, since: new Date(Date.parse(lost) + DAY) })));
    await pass();
    expect((await agents.settled(agent)).at(-1)).toMatchObject({ carriedIn: 50_000n, gross: 1_500n });
    // 80,000 × 10 %, all of it out of the caller's pocket.
    expect(await tried(present, 'dividend', 1, agent)).toEqual({ exact: true, of: [[lost, '800.00', '80.00', null, '-80.00']] });
    // From its own side, of what the present upline would pay.
    expect(await tried(agent, 'dividend', 1)).toEqual({ exact: true, of: [[lost, '800.00', '80.00', null, '80.00']] });
  });

  it('counts what the two settled themselves', async () => {
    await agents.contract(present, agent, '10', today(), 'dividend');
    const first = today();
    await agents.played(player, first, 40_000n);
    await pass();
    expect((await agents.settled(agent)).at(-1)).toMatchObject({ gross: 4_000n });
    // 40,000 × 20 % less 40,000 × 10 %.
    expect(await tried(present, 'dividend', 1, agent)).toEqual({ exact: true, of: [[first, '400.00', '40.00', '40.00', '40.00']] });
  });
});

describe('simulateContract of periods without a contract of the two', () => {
  it('is not exact where a day was not settled, and has a settled one as it was taken up', async () => {
    const unsettled = new Date(clock.now() - DAY).toISOString().slice(0, 10);
    await agents.contract(top, present, '20', today(), 'daily');
    expect(await tried(present, 'daily', 1, agent)).toMatchObject({ exact: false, of: [[unsettled, '400.00', '40.00', null, '-40.00']] });
    const day = today();
    await agents.played(player, day, 50_000n);
    await pass();
    await agents.played(player, day, -20_000n);
    expect(await tried(present, 'daily', 1, agent)).toEqual({ exact: true, of: [[day, '500.00', '50.00', null, '50.00']] });
  });

  it('has the figures of a period in which the two settled changes alone', async () => {
    // The contract ends with yesterday; a bet of 100.00 of then is taken back today.
    const first = today();
    await agents.played(player, first, 50_000n);
    await agents.end(present, agent, 'dividend', new Date(clock.now() + DAY).toISOString().slice(0, 10));
    await pass();
    const day = today();
    await agents.played(player, first, -10_000n);
    await agents.played(player, day, 30_000n);
    await pass();
    expect((await agents.settled(agent)).at(-1)).toMatchObject({ to: day, gross: 0n, carriedOut: 10_000n });
    // (30,000 − 10,000) × 10 % out of 20 %.
    expect(await tried(present, 'dividend', 1, agent)).toEqual({ exact: true, of: [[day, '200.00', '20.00', '0.00', '20.00']] });
  });
});
