import { afterEach, expect, it, vi } from 'vitest';
import { handOver, takeBegun } from './begun.ts';
import type { LaunchResult } from './launch-game.ts';

afterEach(() => void vi.useRealTimers());

const result: Promise<LaunchResult> = Promise.resolve({ ok: false, problem: undefined });
const place = { gameId: 'g', vassalage: 'NOVA' };

it('gives a begun launch to its own page, once', () => {
  handOver(place, result);
  expect(takeBegun(place)).toBe(result);
  expect(takeBegun(place)).toBeUndefined();
});

it.each([{ gameId: 'h', vassalage: 'NOVA' }, { gameId: 'g', vassalage: 'OTHER' }, { ...place, roomId: 'r' }])('gives %j none of another game’s', (other) => {
  handOver(place, result);
  expect(takeBegun(other)).toBeUndefined();
  expect(takeBegun(place)).toBeUndefined();
});

it('lets a launch that nobody came for grow old', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  handOver(place, result);
  vi.advanceTimersByTime(4999);
  expect(takeBegun(place)).toBe(result);
  handOver(place, result);
  vi.advanceTimersByTime(5000);
  expect(takeBegun(place)).toBeUndefined();
});
