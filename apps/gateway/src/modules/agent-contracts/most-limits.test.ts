import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../../test-support/account-helpers.ts';
import { openAgentGateway, type AgentGateway } from '../../../test-support/agent-gateway.ts';
import { ladderRow } from '../../../test-support/agents.ts';
import { testClock } from '../../../test-support/clock.ts';
import { CHECKS } from '../../../test-support/jobs.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

const [DAY, MINUTE] = [86_400_000, 60_000];
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];

beforeAll(async () => {
  ({ gateway, crowd, agents } = await openAgentGateway(clock, { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true }, { memberCentre: true }));
  await most('5');
});
afterAll(() => gateway.stop());

/** Sets the highest rate of daily salaries, and lets a minute pass. */
async function most(daily: string): Promise<void> {
  await gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '10', periods: { dividend: 'semimonthly', daily: 'daily' }, most: { dividend: '50', daily, hourly: '3', realtime: '3' }, offerDays: 7 });
  clock.advance(MINUTE);
  await gateway.agency.resume();
}
const versions = async (downlineId: string) =>
  (await sql<{ kind: string; state: string; until: string | null; by: string | null }>`
    select contract.kind, version.state, version.until_period as until, version.ended_by as by from agent_contract contract join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
      where contract.tenant_id = ${NORTH} and downline_id = ${downlineId} order by contract.kind, version.version`.execute(gateway.db.query)).rows;
const tokenOf = async (id: string) => (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token;

describe('a highest rate that the merchant lowers', () => {
  it('ends the contracts above it with the present period, and those below them; the others stand, and both sides are told', async () => {
    const top = await agents.agent(undefined, '1000');
    const [above, within] = [await agents.agent(top), await agents.agent(top)];
    const [under, low] = [await agents.agent(above), await agents.agent(within)];
    await agents.contract(top, above, '5', '2026-03-01');
    await agents.contract(above, under, [ladderRow('1'), ladderRow('4', { activeMembers: 3 })], '2026-03-01');
    await agents.contract(top, within, '3', '2026-03-01');
    await agents.contract(within, low, '2', '2026-03-01');
    await agents.contract(top, above, '20', '2026-03-01', 'dividend');
    await agents.played(await agents.player(above), '2026-03-01', 10_000n);
    await most('3');
    expect([await versions(above), await versions(under)]).toEqual([
      [{ kind: 'daily', state: 'terminated', until: '2026-03-02', by: 'most' }, { kind: 'dividend', state: 'active', until: null, by: null }],
      [{ kind: 'daily', state: 'terminated', until: '2026-03-02', by: 'most' }],
    ]);
    expect([await versions(within), await versions(low)]).toMatchObject([[{ state: 'active' }], [{ state: 'active' }]]);
    const inbox = async (id: string) => (await crowd.valueOf('inbox', {}, { token: await tokenOf(id) })).records.map(({ title }) => title);
    for (const id of [top, above, under]) expect((await inbox(id))[0]).toBe('Terminated: daily salary');
    expect(await inbox(low)).toEqual([]);
    clock.advance(DAY);
    await gateway.jobs.catchUp(CHECKS);
    // The present period is settled by what stood.
    expect((await agents.settled(above)).map(({ gross }) => gross)).toEqual([500n]);
    clock.advance(DAY);
    await gateway.jobs.catchUp(CHECKS);
    expect((await agents.settled(above)).length).toBe(1);
  });

  it('limits what is offered and accepted from then on, and brings nothing back when it is raised', async () => {
    const top = await agents.agent();
    const agent = await agents.agent(top);
    const [token, own] = [await tokenOf(top), await tokenOf(agent)];
    const { username } = (await gateway.members.byId(NORTH, agent)) ?? { username: '' };
    const rows = (percent: string) => [{ percent, activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }];
    const offer = (percent: string) => crowd.call('processDailySalary', { action: 'offer', account: username, revision: 0, rows: rows(percent) }, { token });
    expect(codeOf(await offer('3.1'))).toBe('VALIDATION_FAILED');
    await most('6');
    const offered = await crowd.valueOf('processDailySalary', { action: 'offer', account: username, revision: 0, rows: rows('6') }, { token });
    await most('2');
    const accept = { action: 'accept', contractId: offered.contract?.id ?? '', revision: offered.contract?.revision ?? 0 } as const;
    expect(codeOf(await crowd.call('processDailySalary', accept, { token: own }))).toBe('VALIDATION_FAILED');
    await most('6');
    expect(await crowd.valueOf('processDailySalary', accept, { token: own })).toMatchObject({ outcome: 'done' });
    await most('2');
    await most('6');
    expect(await versions(agent)).toMatchObject([{ state: 'terminated', by: 'most' }]);
  });

  it('ends what was to end with a move that is planned for months ahead, and what is below that', async () => {
    await most('6');
    const today = () => new Date(clock.now()).toISOString().slice(0, 10);
    const top = await agents.agent(undefined, '1000');
    const [above, within] = [await agents.agent(top), await agents.agent(top)];
    const [under, low] = [await agents.agent(above), await agents.agent(within)];
    for (const [upline, agent, percent] of [[top, above, '5'], [above, under, '2'], [top, within, '3'], [within, low, '2']] as const) await agents.contract(upline, agent, percent, today());
    const north = gateway.tenants.byMerchant(NORTH);
    if (north === undefined) throw new Error('no merchant');
    const since = new Date(Date.parse(today()) + 90 * DAY);
    for (const memberId of [above, within]) {
      const { outcome } = await gateway.db.transaction((tx) => gateway.agency.moveBranch(tx, north, { memberId, toId: null, since }));
      expect(outcome).toBe('done');
    }
    const later = since.toISOString().slice(0, 10);
    expect([await versions(above), await versions(under)]).toMatchObject([[{ state: 'terminated', until: later }], [{ state: 'active' }]]);
    await most('3');
    const next = new Date(clock.now() + DAY).toISOString().slice(0, 10);
    // The one that is above the rate, and the one that it leaves nothing for.
    expect([await versions(above), await versions(under)]).toEqual([[{ kind: 'daily', state: 'terminated', until: next, by: 'most' }], [{ kind: 'daily', state: 'terminated', until: next, by: 'above' }]]);
    expect([await versions(within), await versions(low)]).toMatchObject([[{ state: 'terminated', until: later, by: 'move' }], [{ state: 'active' }]]);
  });
});
