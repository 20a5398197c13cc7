import type { Location } from 'react-router';
import { describe, expect, it } from 'vitest';
import { centreStateOf, stateFor } from './centre-history.ts';

const at = (pathname: string, state: unknown = null): Location => ({ pathname, search: '', hash: '', state, key: 'k' });
const bets = '/member/personalHistoryCopy';

describe('stateFor', () => {
  it('returns undefined for an address outside the centres', () => {
    expect(stateFor('/rng?page=A', at(bets))).toBeUndefined();
  });

  it('keeps the page below when a centre is opened from it', () => {
    const below = at('/rng');
    expect(stateFor(`${bets}?state=settled`, below)).toEqual({ centre: { background: below, depth: 1 } });
  });

  it('keeps the same page below and counts the entries from page to page', () => {
    const background = at('/rng');
    const here = at(bets, { centre: { background, depth: 2 } });
    expect(stateFor('/member/transactionHistory', here)).toEqual({ centre: { background, depth: 3 } });
  });

  it('returns an entry without a parent when the menu leads to what a query opens inside a page', () => {
    expect(stateFor(`${bets}?bet=1`, at('/member'))).toEqual({ centre: { background: undefined, depth: 1 } });
  });

  it('notes that a page was opened from the menu of its centre', () => {
    expect(stateFor(bets, at('/member'))).toEqual({ centre: { background: undefined, depth: 1, fromParent: true } });
  });
});

describe('centreStateOf', () => {
  it('returns no background and no entries for an address that was entered', () => {
    expect([centreStateOf(at(bets)), centreStateOf(at(bets, { other: 1 }))]).toEqual([{ depth: 0 }, { depth: 0 }]);
  });
});
