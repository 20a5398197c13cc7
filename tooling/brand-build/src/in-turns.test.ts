import { describe, expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

describe('inTurns', () => {
  it('returns the results in the order of the items, and works on four at a time', async () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    let [running, most] = [0, 0];
    const doubled = await inTurns(items, async (item) => {
      most = Math.max(most, ++running);
      for (let turn = 20 - item; turn > 0; turn--) await Promise.resolve();
      running -= 1;
      return item * 2;
    });
    expect([doubled, most]).toEqual([items.map((item) => item * 2), 4]);
  });
});
