import { afterEach, describe, expect, it, vi } from 'vitest';
import { setPendingLaunch, consumePendingLaunch } from './pending-launch.ts';
import type { LaunchResult } from './launch-game.ts';

afterEach(() => void vi.useRealTimers());

const result: Promise<LaunchResult> = Promise.resolve({ ok: false, problem: undefined });
const place = { gameId: 'g', vassalage: 'NOVA' };

describe('pending launch', () => {
  it("returns a pending launch to its game's page, once", () => {
    setPendingLaunch(place, result);
    expect(consumePendingLaunch(place)).toBe(result);
    expect(consumePendingLaunch(place)).toBeUndefined();
  });

  it.each([{ gameId: 'h', vassalage: 'NOVA' }, { gameId: 'g', vassalage: 'OTHER' }, { ...place, roomId: 'r' }])('returns no launch of another game to %j', (other) => {
    setPendingLaunch(place, result);
    expect(consumePendingLaunch(other)).toBeUndefined();
    expect(consumePendingLaunch(place)).toBeUndefined();
  });

  it('drops a launch that was not consumed in time', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    setPendingLaunch(place, result);
    vi.advanceTimersByTime(4999);
    expect(consumePendingLaunch(place)).toBe(result);
    setPendingLaunch(place, result);
    vi.advanceTimersByTime(5000);
    expect(consumePendingLaunch(place)).toBeUndefined();
  });
});
