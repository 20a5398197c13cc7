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

  it('begins the next item as soon as one is done', async () => {
    const fifth = Promise.withResolvers<void>();
    const work = async (item: number): Promise<void> => (item === 4 ? fifth.resolve() : item === 0 ? fifth.promise : undefined);
    await expect(inTurns([0, 1, 2, 3, 4], work)).resolves.toHaveLength(5);
  });

  it('begins no other item when one fails, and waits for those that were begun', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = async (item: number): Promise<void> => {
      begun.push(item);
      for (let turn = item * 10; turn > 0; turn--) await Promise.resolve();
      if (item === 0) throw new Error('first');
      ended.push(item);
    };
    await expect(inTurns([0, 1, 2, 3, 4, 5], work)).rejects.toThrow('first');
    expect({ begun, ended }).toEqual({ begun: [0, 1, 2, 3], ended: [1, 2, 3] });
  });
});
