import type { ContractKind } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { panelsOn } from './kinds.ts';

const pages = ['teamOverview', 'dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'].map((key) => ({ key }));
const off = { divtypereq: false, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: false };
const keys = (switches: typeof off | undefined, current = 'teamOverview', unsettled: readonly ContractKind[] | undefined = []) => panelsOn(pages, { switches, unsettled }, current).map(({ key }) => key);

describe('panelsOn', () => {
  it.each([
    ['divtypereq', 'dividend'],
    ['dailysalreqtype', 'dailySalary'],
    ['contracthoursalreq', 'hourlySalary'],
    ['realtimesalreqtype', 'realTimeSalary'],
  ] as const)('returns with %s the panel %s', (name, panel) => expect(keys({ ...off, [name]: true })).toEqual(['teamOverview', panel]));

  it('returns all of them, and none', () => {
    expect([keys({ divtypereq: true, dailysalreqtype: true, contracthoursalreq: true, realtimesalreqtype: true }), keys(off, 'dividend')]).toEqual([pages.map(({ key }) => key), ['teamOverview']]);
  });

  it('returns those that are off as long as something of theirs is not settled', () => {
    expect(keys({ ...off, dailysalreqtype: true }, 'teamOverview', ['dividend'])).toEqual(['teamOverview', 'dividend', 'dailySalary']);
  });

  it('returns the panel of the address while it is not known what is not settled', () => {
    expect([keys(off, 'dividend', undefined), keys({ ...off, dailysalreqtype: true }, 'teamOverview', undefined)]).toEqual([['teamOverview'], ['teamOverview', 'dailySalary']]);
  });

  it('returns the panel of the address while nothing is known', () => expect([keys(undefined, 'dailySalary'), keys(undefined)]).toEqual([['teamOverview', 'dailySalary'], ['teamOverview']]));
});
