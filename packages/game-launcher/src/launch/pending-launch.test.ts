import { afterEach, expect, it, vi } from 'vitest';
import { setPendingLaunch, consumePendingLaunch } from './pending-launch.ts';
import type { LaunchResult } from './launch-game.ts';

afterEach(() => void vi.useRealTimers());

const result: Promise<LaunchResult> = Promise.resolve({ ok: false, problem: undefined });
const place = { gameId: 'g', vassalage: 'NOVA' };

it('gives a begun launch to its own page, once', () => {
  setPendingLaunch(place, result);
  expect(consumePendingLaunch(place)).toBe(result);
  expect(consumePendingLaunch(place)).toBeUndefined();
});

it.each([{ gameId: 'h', vassalage: 'NOVA' }, { gameId: 'g', vassalage: 'OTHER' }, { ...place, roomId: 'r' }])('gives %j none of another game’s', (other) => {
  setPendingLaunch(place, result);
  expect(consumePendingLaunch(other)).toBeUndefined();
  expect(consumePendingLaunch(place)).toBeUndefined();
});

it('lets a launch that nobody came for grow old', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  setPendingLaunch(place, result);
  vi.advanceTimersByTime(4999);
  expect(consumePendingLaunch(place)).toBe(result);
  setPendingLaunch(place, result);
  vi.advanceTimersByTime(5000);
  expect(consumePendingLaunch(place)).toBeUndefined();
});
