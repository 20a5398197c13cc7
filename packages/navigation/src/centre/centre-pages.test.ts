import { iconHistory } from '@livery/ui-kit';
import { describe, expect, it } from 'vitest';
import { shownPages } from './centre-pages.ts';
import type { CentrePageSpec, CentreUser } from './centre-pages.ts';

const content = () => null;
const pages = [
  { key: 'personalHistoryCopy', title: 'bets', icon: iconHistory, content },
  { key: 'transactionHistory', title: 'money', icon: iconHistory, feature: 'agentPolicy', content },
] as const;
const ties = [{ key: 'transferUpline', title: 'transfer', icon: iconHistory, shownTo: ({ role, toUpline }: CentreUser) => toUpline || role === 'agent', content }] as const;
const keys = (table: readonly CentrePageSpec[], role: CentreUser['role'], isOn: (feature: string) => boolean, toUpline = false) => shownPages(table, { role, toUpline }, isOn).map(({ key }) => key);

describe('shownPages', () => {
  it('returns the pages in the order of the table for whom the route table lets in', () => {
    expect([keys(pages, 'member', () => true), keys(pages, 'agent', () => true)]).toEqual([['personalHistoryCopy', 'transactionHistory'], ['personalHistoryCopy', 'transactionHistory']]);
    expect([keys(pages, 'visitor', () => true), keys(pages, 'trial', () => true)]).toEqual([[], []]);
  });

  it('returns a page for those alone whom it is for', () => {
    const shown = (['visitor', 'trial', 'member', 'agent'] as const).map((role) => [keys(ties, role, () => true, false), keys(ties, role, () => true, true)].map((found) => found.length));
    expect(shown).toEqual([[0, 0], [0, 0], [0, 1], [1, 1]]);
  });

  it('leaves out a page whose toggle is off', () => {
    expect(keys(pages, 'member', (feature) => feature !== 'agentPolicy')).toEqual(['personalHistoryCopy']);
  });
});
