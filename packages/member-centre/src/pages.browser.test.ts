import { shownPages } from '@livery/navigation';
import type { CentreUser } from '@livery/navigation';
import { centrePageRows, centreVisitors } from '@livery/testing';
import type { CentreToggle, CentreVisitor } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { pages } from './pages.ts';

const users: Readonly<Record<CentreVisitor, CentreUser>> = {
  visitor: { role: 'visitor', toUpline: false },
  trial: { role: 'trial', toUpline: false },
  player: { role: 'member', toUpline: false },
  up: { role: 'member', toUpline: true },
  agent: { role: 'agent', toUpline: false },
};
const toggles: readonly CentreToggle[] = ['agentPolicy', 'manualRebate', 'memberCentre'];
const menu = pages.filter(({ parent }) => parent === undefined);

describe('pages', () => {
  it('stand in the order that is specified, and are all in the table', () => {
    expect(menu.map(({ key }) => key)).toEqual(centrePageRows.map(({ page }) => page));
  });

  describe.each(centreVisitors)('of a %s', (visitor) => {
    it.each([undefined, ...toggles])('are those of the table while %s is off', (off) => {
      const sign = centreVisitors.indexOf(visitor);
      const wanted = centrePageRows.filter(({ signs, toggle }) => signs[sign] === '+' && (toggle === undefined || toggle !== off)).map(({ page }) => page);
      expect(shownPages(menu, users[visitor], (feature) => feature !== off).map(({ key }) => key)).toEqual(wanted);
    });
  });
});
