import { setTimeout as delay } from 'node:timers/promises';

/** Time, given from outside: tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's clock. Its timers never keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => delay(ms, undefined, { ref: false, ...(signal ? { signal } : {}) }),
};

/** A clock that goes `rate` times as fast as another from now on: for seeing long games through in short time. */
export function quickClock(clock: Clock, rate: number): Clock {
  if (rate === 1) return clock;
  const began = clock.now();
  return {
    now: () => Math.floor(began + (clock.now() - began) * rate),
    sleep: (ms, signal) => clock.sleep(ms / rate, signal),
  };
}
