import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from './storage/store.ts';

/** Time, given from outside: tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's clock. Its timers never getOrCreate the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => delay(ms, undefined, { ref: false, ...(signal ? { signal } : {}) }),
};

/** A clock that goes `rate` times as fast as another since a moment of that one: for seeing long games through in short time. */
export function acceleratedClock(clock: Clock, rate: number, since: number): Clock {
  return {
    now: () => Math.floor(since + (clock.now() - since) * rate),
    sleep: (ms, signal) => clock.sleep(ms / rate, signal),
  };
}

/**
 * The games' time of a house: the true one, or `rate` times as fast since the house first went so fast. That moment is kept:
 * time that went back at a restart would leave bets waiting for events that had been near.
 */
export function gameClock(store: Pick<Store, 'getOrCreate'>, clock: Clock, rate: number): Clock {
  if (rate === 1) return clock;
  return acceleratedClock(clock, rate, Number(store.getOrCreate(`quick-since-${rate}`, () => clock.now().toString())));
}
