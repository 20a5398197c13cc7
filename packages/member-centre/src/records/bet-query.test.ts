import { describe, expect, it } from 'vitest';
import { filterOf, queryOf } from './bet-query.ts';

describe('filterOf', () => {
  it.each([
    ['', {}],
    ['state=voided', { state: 'voided' }],
    ['vendor=A%26B&state=running&bet=7', { vassalage: 'A&B', state: 'running' }],
    ['category=LIVE&state=unknown', { category: 'LIVE' }],
    ['category=unknown', {}],
  ])('reads %j', (search, filter) => {
    expect(filterOf(new URLSearchParams(search))).toEqual(filter);
  });
});

describe('queryOf', () => {
  it('names every value of a filter, and undefined for those it does not limit', () => {
    expect(queryOf({ state: 'settled', vassalage: 'NOVA' })).toEqual({ state: 'settled', vendor: 'NOVA', category: undefined });
    expect(queryOf({})).toEqual({ state: undefined, vendor: undefined, category: undefined });
  });
});
