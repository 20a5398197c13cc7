import { shownPages } from '@livery/navigation';
import { describe, expect, it } from 'vitest';
import { kindOfPanel, panelsOn } from './contracts/kinds.ts';
import { pages } from './pages.ts';

const on = { divtypereq: true, dailysalreqtype: true, contracthoursalreq: true, realtimesalreqtype: true };
const panelsOf = (role: 'visitor' | 'trial' | 'member' | 'agent', off?: string, switches = on) =>
  shownPages(panelsOn(pages, switches, 'announcement'), { role, toUpline: true }, (feature) => feature !== off)
    .map(({ key }) => key)
    .filter((key) => kindOfPanel(key) !== undefined);

describe('panels of contracts', () => {
  it.each([
    ['visitor', []],
    ['trial', []],
    ['member', []],
    ['agent', ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary']],
  ] as const)('are for a %s: %j', (role, panels) => expect(panelsOf(role)).toEqual(panels));

  it('are for nobody where the merchant has no agents, or none of their kinds', () => {
    expect([panelsOf('agent', 'agentPolicy'), panelsOf('agent', undefined, { divtypereq: false, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: false })]).toEqual([[], []]);
  });
});
