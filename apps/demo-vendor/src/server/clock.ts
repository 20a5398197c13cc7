import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from './storage/store.ts';

/** A source of time; tests pass their own. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => delay(ms, undefined, { ref: false, ...(signal ? { signal } : {}) }),
};

/** A clock that runs `rate` times as fast as `clock` from the time `since` on, to watch long games in a short time. */
export function acceleratedClock(clock: Clock, rate: number, since: number): Clock {
  return {
    now: () => Math.floor(since + (clock.now() - since) * rate),
    sleep: (ms, signal) => clock.sleep(ms / rate, signal),
  };
}

/**
 * The clock of the games: `clock` itself, or one that runs `rate` times as fast since that rate was first used. The start is
 * stored, because time that went back at a restart would leave bets waiting for events that had been close.
 */
export function gameClock(store: Pick<Store, 'getOrCreate'>, clock: Clock, rate: number): Clock {
  if (rate === 1) return clock;
  return acceleratedClock(clock, rate, Number(store.getOrCreate(`quick-since-${rate}`, () => clock.now().toString())));
}
