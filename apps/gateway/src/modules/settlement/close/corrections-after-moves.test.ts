import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../../test-support/agent-gateway.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { CHECKS } from '../../../../test-support/jobs.ts';
import { playAt } from '../../../../test-support/played.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { createSettlementSweepers } from '../retention.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];
const kinds = { dailysalreqtype: true, divtypereq: false, contracthoursalreq: true, realtimesalreqtype: false };
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];
let today: AgentGateway['today'];
let hourName: AgentGateway['hourName'];
let tokenOf: AgentGateway['tokenOf'];

beforeAll(async () => {
  ({ gateway, crowd, agents, today, hourName, tokenOf } = await openAgentGateway(clock, kinds));
});
afterAll(() => gateway.stop());

async function pass(time: number): Promise<void> {
  clock.advance(time);
  await gateway.people.resume();
  await gateway.jobs.catchUp(CHECKS);
}
const move = (memberId: string, toId: string, since: Date) => gateway.db.transaction((tx) => gateway.people.agents.tree.move(tx, NORTH, { memberId, toId, since }));
const last = async (agent: string) => (await agents.settled(agent)).at(-1);
/** Corrections that an agent sees in its last settlement, in both lists. */
async function seen(agent: string): Promise<readonly [string[], string[]]> {
  const [id, token] = [(await last(agent))?.id ?? '', await tokenOf(agent)];
  const { explanation } = await crowd.valueOf('agentSettlement', { id }, { token });
  const { members } = await crowd.valueOf('agentSettlementMembers', { id }, { token });
  return [explanation.corrected.map(({ turnover }) => turnover), members.filter(({ correction }) => correction).map(({ turnover }) => turnover)];
}

/** A player who lost 1,000.00 today below an agent, and is another one's from tomorrow on; both have 1 %. */
async function movedTomorrow() {
  const top = await agents.agent(undefined, '1000');
  const [former, present] = [await agents.agent(top), await agents.agent(top)];
  for (const agent of [former, present]) await agents.contract(top, agent, '1', today());
  const player = await agents.player(former);
  const closed = today();
  await agents.played(player, closed, 100_000n);
  await move(player, present, new Date(Date.parse(closed) + DAY));
  return { former, present, player, closed };
}

describe('a correction of what was closed before a move', () => {
  it('goes to the upline that was paid for the day, and not to the present one, in figures and in their explanation', async () => {
    const { former, present, player, closed } = await movedTomorrow();
    await pass(DAY);
    expect(await last(former)).toMatchObject({ gross: 1_000n });
    await agents.played(player, closed, -40_000n);
    await agents.played(player, today(), 50_000n);
    await pass(DAY);
    expect([await last(former), await last(present)]).toMatchObject([{ gross: 0n, carriedOut: -40_000n }, { gross: 500n, carriedOut: 0n }]);
    expect([await seen(former), await seen(present)]).toEqual([[['-400.00'], ['-400.00']], [[], []]]);
  });

  it('goes to the upline that was paid for the hour', async () => {
    const top = await agents.agent(undefined, '1000');
    const [former, present] = [await agents.agent(top), await agents.agent(top)];
    for (const agent of [former, present]) await agents.contract(top, agent, '1', hourName(), 'hourly');
    const player = await agents.player(former);
    await agents.fund(player, 1_000_000n);
    const bet = await playAt(gateway, player, 'taken-back', { stake: 40_000, prize: 0 });
    await move(player, present, new Date(Date.parse(hourName(1))));
    await pass(HOUR);
    expect(await last(former)).toMatchObject({ kind: 'hourly', gross: 400n });
    await bet.rollBack();
    await playAt(gateway, player, 'next', { stake: 30_000, prize: 0 });
    await pass(HOUR);
    expect([await last(former), await last(present)]).toMatchObject([{ gross: 0n, carriedOut: -40_000n }, { gross: 300n, carriedOut: 0n }]);
    expect([await seen(former), await seen(present)]).toEqual([[['-400.00'], ['-400.00']], [[], []]]);
  });

  it('is explained for as long as the figure’s lines are kept, by the period of its day', async () => {
    await gateway.settings.set(NORTH, 'consolidated', { ...kinds, contracthoursalreq: false });
    const { former, present, player, closed } = await movedTomorrow();
    await pass(9 * DAY);
    await agents.played(player, closed, -40_000n);
    await pass(DAY);
    expect([await seen(former), await seen(present)]).toEqual([[['-400.00'], ['-400.00']], [[], []]]);
    const sweepers = createSettlementSweepers(gateway.db, () => [{ id: NORTH }]);
    const sweep = async (): Promise<void> => {
      await sweepers.settlement_period();
      await sweepers.settlement_line();
    };
    // The day is of more than 400 days ago, its correction is not.
    clock.advance(395 * DAY);
    await sweep();
    expect([await seen(former), await seen(present)]).toEqual([[['-400.00'], ['-400.00']], [[], []]]);
    clock.advance(30 * DAY);
    // It stays as well while days are not settled that may look back at it.
    await sweep();
    expect((await seen(former))[0]).toEqual(['-400.00']);
    await gateway.db.query.insertInto('job_run').values({ tenant_id: NORTH, job: 'settle-daily', period: today(), at: new Date(clock.now()) }).execute();
    await sweep();
    expect([await seen(former), await seen(present)]).toEqual([[[], []], [[], []]]);
  });
});
