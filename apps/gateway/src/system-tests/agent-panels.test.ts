import { calls, contractKinds, isAgentsOnly, type CallSpec, type ResponseOf } from '@livery/contracts';
import { agentChangeRows, agentPanelRows, agentRoles, agentTogglesOff, type AgentToggle } from '@livery/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers } from '../../test-support/account-helpers.ts';
import { agentHelpers } from '../../test-support/agents.ts';
import { createCaller } from '../../test-support/caller.ts';
import { testClock } from '../../test-support/clock.ts';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { NORTH } from '../../test-support/test-fleet.ts';

/** The period of real-time salaries. */
const SLOT = 5 * 60_000;
let gateway: TestGateway;
const tokens = new Map<string, string>();
const clock = testClock(Date.UTC(2026, 2, 20, 12, 1));
beforeAll(async () => {
  gateway = await testGateway({ clock });
  const tenant = gateway.tenants.byMerchant(NORTH);
  if (tenant === undefined) throw new Error('The fleet of tests has lost its merchant.');
  for (const { who, type } of agentRoles) {
    if (type === undefined) continue;
    const id = await gateway.db.transaction((tx) => gateway.members.open(tx, tenant, { username: `looks${type}`, type, passwordHash: null }));
    tokens.set(who, (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token);
  }
});
afterAll(() => gateway.stop());

async function switchOff(off: readonly AgentToggle[]): Promise<void> {
  const isOn = (toggle: AgentToggle): boolean => !off.includes(toggle);
  // Each switch has a moment of its own.
  clock.advance(60_000);
  await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: isOn('agentPolicy'), memberCentre: isOn('memberCentre') });
  await gateway.settings.set(NORTH, 'consolidated', { divtypereq: isOn('divtypereq'), dailysalreqtype: isOn('dailysalreqtype'), contracthoursalreq: isOn('contracthoursalreq'), realtimesalreqtype: isOn('realtimesalreqtype') });
}

// The pages are held to the same table: packages/agent-centre/src/pages.browser.test.ts.
describe('calls of the agent centre', () => {
  it.each(agentTogglesOff)('answer those who see their panel, and nobody else, when $name is off', async ({ off }) => {
    await switchOff(off);
    const answers: string[] = [];
    const expected: string[] = [];
    for (const { who, code } of agentRoles) {
      const token = tokens.get(who);
      for (const { panel, calls, needs } of agentPanelRows) {
        for (const { name, request } of calls) {
          const { body } = await createCaller(gateway, NORTH)(name, request, token === undefined ? {} : { token });
          answers.push(`${who}: ${panel} ${name} ${body.success ? 'OK' : body.code}`);
          expected.push(`${who}: ${panel} ${name} ${code ?? (needs.some((need) => off.includes(need)) ? 'FUNCTION_DISABLED' : 'OK')}`);
        }
      }
    }
    expect(answers).toEqual(expected);
  });

  it.each(agentTogglesOff)('that change or look at something of others are refused to everybody else, and to agents where what they need is off, when $name is off', async ({ off }) => {
    await switchOff(off);
    const answers: string[] = [];
    const expected: string[] = [];
    for (const { who, code } of agentRoles) {
      const token = tokens.get(who);
      for (const { name, request, needs, answer } of agentChangeRows) {
        const { body } = await createCaller(gateway, NORTH)(name, request, token === undefined ? {} : { token });
        answers.push(`${who}: ${name} ${JSON.stringify(request)} ${body.success ? 'OK' : body.code}`);
        expected.push(`${who}: ${name} ${JSON.stringify(request)} ${code ?? (needs.some((need) => off.includes(need)) ? 'FUNCTION_DISABLED' : answer)}`);
      }
    }
    expect(answers).toEqual(expected);
  });

  it('are all in one of the two tables', () => {
    const listed = new Set<string>([...agentPanelRows.flatMap(({ calls: shown }) => shown.map(({ name }) => name)), ...agentChangeRows.map(({ name }) => name)]);
    const agentsOnly = (Object.entries(calls) as [string, CallSpec][]).filter(([, { guard }]) => guard !== undefined && isAgentsOnly(guard)).map(([name]) => name);
    expect(agentsOnly.filter((name) => !listed.has(name))).toEqual([]);
  });

  it('answer with the settlements of a kind of contract that is switched off as long as something of the agent is not settled by it', async () => {
    const tenant = gateway.tenants.byMerchant(NORTH);
    if (tenant === undefined) throw new Error('The fleet of tests has lost its merchant.');
    const agents = agentHelpers(gateway, accountHelpers(gateway));
    await switchOff([]);
    await gateway.agency.history.observe(tenant);
    const [top, free] = [await agents.agent(), await agents.agent()];
    const below = await agents.agent(top);
    // The periods that run now are settled, by contracts that hold since before they began.
    for (const kind of contractKinds) await agents.contract(top, below, '1', kind === 'hourly' || kind === 'realtime' ? '2026-03-01T00:00Z' : '2026-03-01', kind);
    const session = async (id: string) => (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token;
    const called = [['the upline', await session(top), true], ['the downline', await session(below), true], ['somebody else', await session(free), false]] as const;
    for (const { name: toggle, off } of agentTogglesOff) {
      // Each switch takes a minute: within the five minutes of real-time salaries that run then.
      clock.advance(SLOT - (clock.now() % SLOT));
      await switchOff([]);
      await gateway.agency.history.observe(tenant);
      clock.advance(SLOT);
      await switchOff(off);
      const answers: string[] = [];
      const expected: string[] = [];
      for (const [who, token, isOwed] of called) {
        const { body: menu } = await createCaller(gateway, NORTH)<ResponseOf<'agentUnsettled'>>('agentUnsettled', {}, { token });
        answers.push(`${toggle}, ${who}: ${menu.success ? menu.value?.kinds.join() : menu.code}`);
        expected.push(`${toggle}, ${who}: ${off.includes('memberCentre') ? 'FUNCTION_DISABLED' : isOwed ? contractKinds.join() : ''}`);
        for (const { panel, calls: shown, needs, needsUnsettled } of agentPanelRows) {
          if (needsUnsettled === undefined) continue;
          for (const { name, request } of shown) {
            const { body } = await createCaller(gateway, NORTH)(name, request, { token });
            const needed = isOwed && name === 'agentSettlements' ? needsUnsettled : needs;
            answers.push(`${toggle}, ${who}: ${panel} ${name} ${body.success ? 'OK' : body.code}`);
            expected.push(`${toggle}, ${who}: ${panel} ${name} ${needed.some((need) => off.includes(need)) ? 'FUNCTION_DISABLED' : 'OK'}`);
          }
        }
      }
      expect(answers).toEqual(expected);
    }
  });
});
