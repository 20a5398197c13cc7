import { describe, expect, it } from 'vitest';
import { createGathering, type Bounds, type Gathering, type Refusal } from './gathering.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 5, 10, 59, 59);

let serial = 0;
const gathering = (bounds: Partial<Bounds> = {}): Gathering => createGathering(() => `id${String(++serial).padStart(4, '0')}`, { kindsOfMember: 3, ofMerchant: 100, ofAll: 100, ...bounds });
const refusal = (changes: Partial<Refusal> = {}): Refusal => ({ tenant: 'T', memberId: 'm', call: 'withdrawalOne', code: 'NOT_FOUND', field: '', ip: '192.0.2.1', at: START, ...changes });
const times = (of: Gathering) => of.take().map(({ memberId, call, times: n }) => [memberId, call, n]);

describe('createGathering', () => {
  it('returns one count a kind and hour, with the first and last time and the last address', () => {
    const gathered = gathering();
    gathered.add(refusal());
    gathered.add(refusal({ at: START + 500, ip: '192.0.2.2' }));
    gathered.add(refusal({ at: START + 1_000 }));
    gathered.add(refusal({ code: 'FORBIDDEN' }));
    gathered.add(refusal({ field: 'id' }));
    const rows = gathered.take();
    expect(rows.map(({ code, field, hour, times: n }) => [code, field, hour, n])).toEqual([
      ['NOT_FOUND', '', START - (HOUR - 1_000), 2], ['FORBIDDEN', '', START - (HOUR - 1_000), 1], ['NOT_FOUND', 'id', START - (HOUR - 1_000), 1], ['NOT_FOUND', '', START + 1_000, 1],
    ].toSorted((a, b) => Number(a[2]) - Number(b[2])));
    expect(rows[0]).toMatchObject({ firstAt: START, lastAt: START + 500, ip: '192.0.2.2' });
    expect(gathered.take()).toEqual([]);
  });

  it('counts further kinds of a member together once it has as many as are named', () => {
    const gathered = gathering();
    for (let kind = 0; kind < 1_000; kind++) gathered.add(refusal({ call: `call${kind % 10}` }));
    gathered.add(refusal({ memberId: 'other', call: 'call9' }));
    expect(times(gathered)).toEqual([['m', 'call0', 100], ['m', 'call1', 100], ['m', 'call2', 100], ['m', '', 700], ['other', 'call9', 1]]);
  });

  it('leaves out and counts what finds no room, and still counts what has a row', () => {
    const gathered = gathering({ ofMerchant: 2, ofAll: 3 });
    for (let member = 0; member < 50; member++) gathered.add(refusal({ memberId: `m${member}` }));
    gathered.add(refusal({ memberId: 'm0' }));
    gathered.add(refusal({ tenant: 'U', memberId: 'u' }));
    gathered.add(refusal({ tenant: 'V', memberId: 'v' }));
    expect(times(gathered)).toEqual([['m0', 'withdrawalOne', 2], ['m1', 'withdrawalOne', 1], ['u', 'withdrawalOne', 1]]);
    expect([...gathered.leftOut]).toEqual([['T', 48], ['V', 1]]);
    gathered.add(refusal({ tenant: 'V', memberId: 'v' }));
    expect(times(gathered)).toEqual([['v', 'withdrawalOne', 1]]);
  });

  it('adds what is put back to what came meanwhile', () => {
    const gathered = gathering();
    gathered.add(refusal());
    const taken = gathered.take();
    gathered.add(refusal({ at: START + 500, ip: '192.0.2.2' }));
    gathered.restore(taken);
    expect(gathered.take()).toMatchObject([{ times: 2, firstAt: START, lastAt: START + 500, ip: '192.0.2.2' }]);
  });
});
