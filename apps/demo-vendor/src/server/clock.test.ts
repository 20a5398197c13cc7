import { describe, expect, it } from 'vitest';
import { gameClock } from './clock.ts';
import { openStore } from './storage/store.ts';
import { ManualClock } from '../test-support/clocks.ts';

describe('gameClock', () => {
  it('runs and resolves its waits at the given rate', async () => {
    const hand = new ManualClock(1_000_000);
    const games = gameClock(openStore(':memory:'), hand, 60);
    let woke = 0;
    const sleeping = games.sleep(60_000).then(() => (woke = games.now()));
    await hand.moveBy(1000);
    await sleeping;
    expect([woke, games.now()]).toEqual([1_060_000, 1_060_000]);
  });

  it('does not go back when a process restarts', async () => {
    const hand = new ManualClock(1_000_000);
    const store = openStore(':memory:');
    const before = gameClock(store, hand, 60);
    await hand.moveBy(20_000);
    const after = gameClock(store, hand, 60);
    expect(after.now()).toBe(before.now());
    expect(after.now()).toBe(1_000_000 + 20_000 * 60);
  });

  it('returns the given clock and stores nothing at rate 1', () => {
    const hand = new ManualClock();
    const kept: string[] = [];
    expect(gameClock({ getOrCreate: (name, make) => (kept.push(name), make()) }, hand, 1)).toBe(hand);
    expect(kept).toEqual([]);
  });
});
