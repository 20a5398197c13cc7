import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../../test-support/agent-gateway.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { CHECKS } from '../../../../test-support/jobs.ts';
import { playAt } from '../../../../test-support/played.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { readResult } from './result-json.ts';

const [MINUTE, SLOT] = [60_000, 5 * 60_000];
const NOTHING = { turnover: '0.00', validBet: '0.00', prizes: '0.00' };
const clock = testClock(Date.UTC(2026, 2, 1, 14));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];

beforeAll(async () => {
  ({ gateway, crowd, agents } = await openAgentGateway(clock, { dailysalreqtype: false, divtypereq: false, contracthoursalreq: false, realtimesalreqtype: true }));
  await gateway.agency.resume();
});
afterAll(() => gateway.stop());

const slotName = () => `${new Date(Math.floor(clock.now() / SLOT) * SLOT).toISOString().slice(0, 16)}Z`;
/** Goes on to the end of the five minutes, posts and pays. */
async function pass(): Promise<void> {
  clock.advance(SLOT - (clock.now() % SLOT));
  await gateway.people.resume();
  await gateway.jobs.catchUp(CHECKS);
  await gateway.agency.resume();
}
/** What an agent is shown of its settlements of the last posting, each with its rows and their bets. */
async function explained(agent: string) {
  const settlements = await agents.settled(agent);
  const { token } = await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, agent, '192.0.2.9'));
  const shown = [];
  for (const { id, gross, carriedOut } of settlements.filter(({ to }) => to === settlements.at(-1)?.to)) {
    const { explanation } = await crowd.valueOf('agentSettlement', { id }, { token });
    const { members } = await crowd.valueOf('agentSettlementMembers', { id }, { token });
    const rows = [];
    for (const { memberId, period, turnover, correction } of members) {
      const { bets, others } = await crowd.valueOf('agentSettlementBets', { id, memberId, period }, { token });
      rows.push({ memberId, turnover, correction, bets: bets.map((bet) => [bet.turnover, bet.share]), others });
    }
    shown.push({ figures: [gross, carriedOut], corrected: explanation.corrected.map(({ turnover }) => turnover), rows });
  }
  return shown.toSorted((one, other) => Number((one.figures[0] ?? 0n) - (other.figures[0] ?? 0n)));
}

describe('the explanation of real-time salaries', () => {
  it('returns the bets of a member when it registered in the midst of their five minutes', async () => {
    const top = await agents.agent(undefined, '1000');
    const agent = await agents.agent(top);
    await agents.contract(top, agent, '2', slotName(), 'realtime');
    clock.advance(2 * MINUTE);
    const player = await agents.player(agent);
    await agents.fund(player, 1_000_000n);
    clock.advance(MINUTE);
    await playAt(gateway, player, 'first', { stake: 50_000, prize: 0 });
    await pass();
    expect(await explained(agent)).toEqual([{ figures: [1_000n, 0n], corrected: [], rows: [{ memberId: player, turnover: '500.00', correction: false, bets: [['500.00', '10.00']], others: NOTHING }] }]);
  });

  it('returns to each upline what was played below it when a member moved in the midst of five minutes', async () => {
    const top = await agents.agent(undefined, '1000');
    const [former, present] = [await agents.agent(top), await agents.agent(top)];
    for (const agent of [former, present]) await agents.contract(top, agent, '2', slotName(), 'realtime');
    const player = await agents.player(former);
    await agents.fund(player, 1_000_000n);
    await pass();
    const bet = await playAt(gateway, player, 'before', { stake: 50_000, prize: 0 });
    clock.advance(MINUTE);
    await gateway.db.transaction((tx) => gateway.people.agents.tree.move(tx, NORTH, { memberId: player, toId: present, since: new Date(clock.now()) }));
    clock.advance(MINUTE);
    await playAt(gateway, player, 'after', { stake: 20_000, prize: 0 });
    await pass();
    const row = (turnover: string, share: string, correction = false) => ({ memberId: player, turnover, correction, bets: [[turnover, share]], others: NOTHING });
    expect([await explained(former), await explained(present)]).toEqual([[{ figures: [1_000n, 0n], corrected: [], rows: [row('500.00', '10.00')] }], [{ figures: [400n, 0n], corrected: [], rows: [row('200.00', '4.00')] }]]);
    await bet.rollBack();
    await pass();
    expect(await explained(former)).toEqual([{ figures: [0n, -1_000n], corrected: ['-500.00'], rows: [row('-500.00', '-10.00', true)] }]);
  });

  it('returns the bets of its own contract alone when an agent that was moved is paid by two in one posting', async () => {
    const [former, present] = [await agents.agent(undefined, '1000'), await agents.agent(undefined, '1000')];
    const moved = await agents.agent(former);
    const player = await agents.player(moved);
    await agents.fund(player, 1_000_000n);
    await agents.contract(former, moved, '2', slotName(), 'realtime');
    const late = await playAt(gateway, player, 'late', { stake: 50_000, prize: 0 });
    await pass();
    await gateway.db.transaction((tx) => gateway.people.agents.tree.move(tx, NORTH, { memberId: moved, toId: present, since: new Date(clock.now()) }));
    await agents.contract(present, moved, '3', slotName(), 'realtime');
    await late.rollBack();
    await playAt(gateway, player, 'new', { stake: 20_000, prize: 0 });
    await pass();
    const row = (turnover: string, share: string, correction: boolean) => ({ memberId: player, turnover, correction, bets: [[turnover, share]], others: NOTHING });
    expect(await explained(moved)).toEqual([
      { figures: [0n, -1_000n], corrected: ['-500.00'], rows: [row('-500.00', '-10.00', true)] },
      { figures: [600n, 0n], corrected: [], rows: [row('200.00', '6.00', false)] },
    ]);
  });

  it('calls no correction what was played and taken back within one posting', async () => {
    const top = await agents.agent(undefined, '1000');
    const agent = await agents.agent(top);
    await agents.contract(top, agent, '2', slotName(), 'realtime');
    const [player, other] = [await agents.player(agent), await agents.player(agent)];
    for (const id of [player, other]) await agents.fund(id, 1_000_000n);
    await pass();
    const bet = await playAt(gateway, player, 'both', { stake: 50_000, prize: 0 });
    const later = await playAt(gateway, other, 'kept', { stake: 20_000, prize: 0 });
    await bet.rollBack();
    await pass();
    const shown = await explained(agent);
    expect(shown.map(({ figures, corrected }) => [figures, corrected])).toEqual([[[400n, 0n], []]]);
    // In the order in which they joined.
    expect(shown[0]?.rows.map(({ memberId, turnover, correction, bets }) => [memberId, turnover, correction, bets.length])).toEqual([[player, '0.00', false, 2], [other, '200.00', false, 1]]);
    const { result } = await gateway.db.query.selectFrom('settlement').select('result').where('tenant_id', '=', NORTH).where('agent_id', '=', agent).orderBy('to_period', 'desc').limit(1).executeTakeFirstOrThrow();
    // Nor in the figures that are stored with it.
    expect([readResult(result).result.figures.turnover, readResult(result).result.corrections.turnover]).toEqual([20_000n, 0n]);
    await later.rollBack();
    await pass();
    expect(await explained(agent)).toMatchObject([{ figures: [0n, -400n], corrected: ['-200.00'], rows: [{ correction: true, turnover: '-200.00' }] }]);
  });
});

describe('simulateContract of a real-time salary', () => {
  it('returns days as settled when all of their five minutes were posted, and others as never settled', async () => {
    const upline = await agents.agent(undefined, '1000');
    const { username = '' } = (await gateway.members.byId(NORTH, await agents.agent(upline))) ?? {};
    const rows = [{ percent: '1', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }];
    const tried = async () => {
      const { token } = await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, upline, '192.0.2.9'));
      const { exact, periods } = await crowd.valueOf('simulateContract', { kind: 'realtime', account: username, rows, periods: 2 }, { token });
      return { exact, days: periods.map(({ from, unsettled }) => [from.slice(-2), unsettled]) };
    };
    // Until midnight of the second day after: the first of March is posted in part, the second whole.
    clock.advance(Date.UTC(2026, 2, 2, 23, 55) - clock.now());
    await pass();
    expect(await tried()).toEqual({ exact: false, days: [['02', false], ['01', true]] });
    // Of the third nothing was posted to its end yet.
    clock.advance(86_400_000 + MINUTE);
    expect(await tried()).toEqual({ exact: false, days: [['03', true], ['02', false]] });
    await pass();
    expect(await tried()).toEqual({ exact: false, days: [['03', false], ['02', false]] });
    // A day at whose begin the kind was off was never settled.
    await gateway.settings.set(NORTH, 'consolidated', { dailysalreqtype: false, divtypereq: false, contracthoursalreq: false, realtimesalreqtype: false });
    await pass();
    clock.advance(86_400_000);
    await gateway.settings.set(NORTH, 'consolidated', { dailysalreqtype: false, divtypereq: false, contracthoursalreq: false, realtimesalreqtype: true });
    clock.advance(86_400_000);
    await pass();
    expect(await tried()).toEqual({ exact: false, days: [['05', true], ['04', false]] });
  });
});
