import { roleOf } from '@livery/contracts';
import type { ContractKind } from '@livery/contracts';
import { shownPages } from '@livery/navigation';
import { agentPanelRows, agentRoles, agentTogglesOff } from '@livery/testing';
import type { AgentToggle } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { panelsOn } from './contracts/kinds.ts';
import { switchesOf } from './contracts/use-switches.ts';
import { pages } from './pages.ts';

/** What the centre shows, of the panels in the table, to an account where some toggles are off. @param unsettled what the gateway answers that it is of */
function shown(type: (typeof agentRoles)[number]['type'], off: readonly AgentToggle[], unsettled: readonly ContractKind[]): string[] {
  const isOn = (toggle: AgentToggle): boolean => !off.includes(toggle);
  const kinds = { divtypereq: isOn('divtypereq'), dailysalreqtype: isOn('dailysalreqtype'), contracthoursalreq: isOn('contracthoursalreq'), realtimesalreqtype: isOn('realtimesalreqtype') };
  const switches = switchesOf({ agentPolicy: isOn('agentPolicy'), memberCentre: isOn('memberCentre') }, kinds);
  return shownPages(panelsOn(pages, { switches, unsettled: isOn('memberCentre') ? unsettled : [] }, 'announcement'), { role: roleOf(type !== undefined, type), toUpline: true }, (feature) => feature !== 'agentPolicy' || isOn('agentPolicy'))
    .map(({ key }) => key)
    .filter((key) => key !== 'announcement');
}

// The gateway is held to the same table: apps/gateway/src/system-tests/agent-panels.test.ts.
describe.each(agentRoles)('panels for $who', ({ type, code }) => {
  it.each(agentTogglesOff)('are those that the gateway answers when $name is off', ({ off }) => {
    const expected = code !== undefined ? [] : agentPanelRows.filter(({ needs }) => !needs.some((need) => off.includes(need)));
    expect(shown(type, off, [])).toEqual(expected.map(({ panel }) => panel));
  });

  it.each(agentTogglesOff)('are those that the gateway answers when $name is off and something of each kind is not settled', ({ off }) => {
    const expected = code !== undefined ? [] : agentPanelRows.filter(({ needs, needsUnsettled = needs }) => !needsUnsettled.some((need) => off.includes(need)));
    expect(shown(type, off, ['dividend', 'daily', 'hourly', 'realtime'])).toEqual(expected.map(({ panel }) => panel));
  });
});

it('has every panel in the table but the announcements, which everybody reads', () => {
  expect(pages.map(({ key }) => key).filter((key) => key !== 'announcement')).toEqual(agentPanelRows.map(({ panel }) => panel));
});
