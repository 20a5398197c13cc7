import { describe, expect, it } from 'vitest';
import { createLastKnown } from './last-known.ts';

describe('createLastKnown', () => {
  it('returns what was read last when a reading fails, of each id its own', async () => {
    let fails = false;
    let readings = 0;
    const read = createLastKnown(async ({ id }: { readonly id: string }) => {
      if (fails) throw new Error('The database is gone.');
      return `${id}${++readings}`;
    });
    expect([await read({ id: 'a' }), await read({ id: 'a' }), await read({ id: 'b' })]).toEqual(['a1', 'a2', 'b3']);
    fails = true;
    expect([await read({ id: 'a' }), await read({ id: 'b' })]).toEqual(['a2', 'b3']);
    await expect(read({ id: 'c' })).rejects.toThrow('The database is gone.');
    fails = false;
    expect(await read({ id: 'a' })).toBe('a4');
  });
});
