import { iconHistory } from '@livery/ui-kit';
import { describe, expect, it } from 'vitest';
import { shownPages } from './centre-pages.ts';

const content = () => null;
const pages = [
  { key: 'personalHistoryCopy', title: 'bets', icon: iconHistory, content },
  { key: 'transactionHistory', title: 'money', icon: iconHistory, feature: 'agentPolicy', content },
] as const;
const keys = (...args: Parameters<typeof shownPages<(typeof pages)[number]>>) => shownPages(...args).map(({ key }) => key);

describe('shownPages', () => {
  it('returns the pages in the order of the table for whom the route table lets in', () => {
    expect([keys(pages, 'member', () => true), keys(pages, 'agent', () => true)]).toEqual([['personalHistoryCopy', 'transactionHistory'], ['personalHistoryCopy', 'transactionHistory']]);
    expect([keys(pages, 'visitor', () => true), keys(pages, 'trial', () => true)]).toEqual([[], []]);
  });

  it('leaves out a page whose toggle is off', () => {
    expect(keys(pages, 'member', (feature) => feature !== 'agentPolicy')).toEqual(['personalHistoryCopy']);
  });
});
