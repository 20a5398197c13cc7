import { expect, it } from 'vitest';
import { gamesClock } from './clock.ts';
import { openStore } from './store.ts';
import { HandClock } from './testing-clock.ts';

it('goes by faster, and sleeps shorter', async () => {
  const hand = new HandClock(1_000_000);
  const games = gamesClock(openStore(':memory:'), hand, 60);
  let woke = 0;
  const sleeping = games.sleep(60_000).then(() => (woke = games.now()));
  await hand.moveBy(1000);
  await sleeping;
  expect([woke, games.now()]).toEqual([1_060_000, 1_060_000]);
});

it('never goes back when a process starts anew: bets would wait for what had been near', async () => {
  const hand = new HandClock(1_000_000);
  const store = openStore(':memory:');
  const before = gamesClock(store, hand, 60);
  await hand.moveBy(20_000);
  const after = gamesClock(store, hand, 60);
  expect(after.now()).toBe(before.now());
  expect(after.now()).toBe(1_000_000 + 20_000 * 60);
});

it('is the true one, and nothing is kept of it, unless it is to go faster', () => {
  const hand = new HandClock();
  const kept: string[] = [];
  expect(gamesClock({ keep: (name, make) => (kept.push(name), make()) }, hand, 1)).toBe(hand);
  expect(kept).toEqual([]);
});
