import { calls, isAgentsOnly, type CallSpec } from '@livery/contracts';
import { agentChangeRows, agentPanelRows, agentRoles, agentTogglesOff, type AgentToggle } from '@livery/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../test-support/caller.ts';
import { testGateway, type TestGateway } from '../test-support/gateway.ts';
import { NORTH } from '../test-support/test-fleet.ts';

let gateway: TestGateway;
const tokens = new Map<string, string>();
beforeAll(async () => {
  gateway = await testGateway();
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
  gateway.clock.advance(60_000);
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
});
