import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAgentGateway, type AgentGateway } from '../../../../test-support/agent-gateway.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { eventsOf, readEvents, type OpenEvents } from '../../../../test-support/event-reader.ts';
import { CHECKS } from '../../../../test-support/jobs.ts';
import { playAt } from '../../../../test-support/played.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

const [MINUTE, SLOT, EVERY] = [60_000, 5 * 60_000, 10_000];
const clock = testClock(Date.UTC(2026, 2, 1, 14));
let gateway: AgentGateway['gateway'];
let agents: AgentGateway['agents'];
let listen: OpenEvents;
/** An agent without a contract, one below it that has one, a player of each, and an agent of another branch with a contract. */
let [top, agent, player, plain, stranger] = ['', '', '', '', ''];

beforeAll(async () => {
  ({ gateway, agents } = await openAgentGateway(clock, { dailysalreqtype: false, divtypereq: false, contracthoursalreq: false, realtimesalreqtype: true }));
  await gateway.agency.resume();
  listen = await eventsOf(gateway);
  top = await agents.agent(undefined, '1000');
  [agent, stranger] = [await agents.agent(top), await agents.agent(top)];
  for (const paid of [agent, stranger]) await agents.contract(top, paid, '2', '2026-03-01T14:00Z', 'realtime');
  [player, plain] = [await agents.player(agent), await agents.player(top)];
  for (const id of [player, plain]) await agents.fund(id, 1_000_000n);
});
afterAll(() => gateway.stop());

/** What a member's stream says of accruals until now. */
async function stream(memberId: string): Promise<() => Promise<number>> {
  const { token } = await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, memberId, '192.0.2.9'));
  const next = readEvents(await listen(NORTH, token));
  await next();
  let mark = 1_000;
  return async () => {
    gateway.hub.toMember(NORTH, memberId, 'unread', { count: ++mark });
    let told = 0;
    for (let event = await next(); event !== undefined; event = await next()) {
      if (event.name === 'accruing') told += 1;
      if (event.name === 'unread' && (event.data as { count: number }).count === mark) break;
    }
    return told;
  };
}
async function look(): Promise<void> {
  clock.advance(EVERY);
  await gateway.agency.tellAccruals();
}

describe('createAccrualNews', () => {
  it('tells the agent whose team played once, however often it did, and nobody else', async () => {
    await playAt(gateway, player, 'before', { stake: 10_000, prize: 0 });
    const streams = await Promise.all([agent, top, player, stranger].map(stream));
    const told = async () => Promise.all(streams.map((each) => each()));
    // What was played before anybody listened is on the page already.
    await look();
    expect(await told()).toEqual([0, 0, 0, 0]);
    for (const bet of ['one', 'two', 'three']) await playAt(gateway, player, bet, { stake: 10_000, prize: 0 });
    await look();
    expect(await told()).toEqual([1, 0, 0, 0]);
    await look();
    expect(await told()).toEqual([0, 0, 0, 0]);
    // Of a team without a contract.
    await playAt(gateway, plain, 'plain', { stake: 10_000, prize: 0 });
    await look();
    expect(await told()).toEqual([0, 0, 0, 0]);
  });

  it('looks again only after ten seconds, and tells of what was taken back, and of bets after a posting', async () => {
    const told = await stream(agent);
    await look();
    await told();
    const bet = await playAt(gateway, player, 'soon', { stake: 10_000, prize: 0 });
    clock.advance(EVERY - 1);
    await gateway.agency.tellAccruals();
    expect(await told()).toBe(0);
    clock.advance(1);
    await gateway.agency.tellAccruals();
    expect(await told()).toBe(1);
    await bet.rollBack();
    await look();
    expect(await told()).toBe(1);
    clock.advance(SLOT + MINUTE);
    await gateway.jobs.catchUp(CHECKS);
    await look();
    await told();
    await playAt(gateway, player, 'after', { stake: 10_000, prize: 0 });
    await look();
    expect(await told()).toBe(1);
  });
});
