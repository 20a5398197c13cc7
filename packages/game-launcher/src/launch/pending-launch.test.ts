import type { SessionDispatch } from '@livery/session';
import { writeSession } from '@livery/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setPendingLaunch, consumePendingLaunch } from './pending-launch.ts';
import type { LaunchResult } from './launch-game.ts';

afterEach(() => {
  vi.useRealTimers();
  writeSession('token', undefined);
});

/** A store's dispatch, of which only the identity counts. */
const newDispatch = (): SessionDispatch => (() => {}) as SessionDispatch;
const dispatch = newDispatch();
const result: Promise<LaunchResult> = Promise.resolve({ ok: false, problem: undefined });
const place = { gameId: 'g', vassalage: 'NOVA' };

describe('pending launch', () => {
  it("returns a pending launch to its game's page, once", () => {
    setPendingLaunch(dispatch, place, result);
    expect(consumePendingLaunch(dispatch, place)).toBe(result);
    expect(consumePendingLaunch(dispatch, place)).toBeUndefined();
  });

  it.each([{ gameId: 'h', vassalage: 'NOVA' }, { gameId: 'g', vassalage: 'OTHER' }, { ...place, roomId: 'r' }])('returns no launch of another game to %j', (other) => {
    setPendingLaunch(dispatch, place, result);
    expect(consumePendingLaunch(dispatch, other)).toBeUndefined();
    expect(consumePendingLaunch(dispatch, place)).toBeUndefined();
  });

  it('returns no launch of another session', () => {
    writeSession('token', 'of-one-member');
    setPendingLaunch(dispatch, place, result);
    writeSession('token', 'of-another-member');
    expect(consumePendingLaunch(dispatch, place)).toBeUndefined();
  });

  it('returns no launch of another store', () => {
    setPendingLaunch(dispatch, place, result);
    expect(consumePendingLaunch(newDispatch(), place)).toBeUndefined();
    expect(consumePendingLaunch(dispatch, place)).toBe(result);
  });

  it('drops a launch that was not consumed in time', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    setPendingLaunch(dispatch, place, result);
    vi.advanceTimersByTime(4999);
    expect(consumePendingLaunch(dispatch, place)).toBe(result);
    setPendingLaunch(dispatch, place, result);
    vi.advanceTimersByTime(5000);
    expect(consumePendingLaunch(dispatch, place)).toBeUndefined();
  });
});
