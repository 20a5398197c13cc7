import type { Clock } from '@livery/api-sdk';

/** A clock that stands still until it is advanced. */
export interface ManualClock extends Clock {
  /** Moves time forward by so many milliseconds. */
  advance(milliseconds: number): Promise<void>;
}

/** Creates a clock at 1970. */
export function manualClock(): ManualClock {
  let now = 0;
  const sleepers = new Set<{ readonly at: number; readonly wake: () => void }>();
  return {
    now: () => now,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = { at: now + milliseconds, wake: resolve };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', () => {
          sleepers.delete(sleeper);
          reject(signal.reason as Error);
        });
      }),
    async advance(milliseconds) {
      now += milliseconds;
      for (const sleeper of [...sleepers].filter(({ at }) => at <= now)) {
        sleepers.delete(sleeper);
        sleeper.wake();
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
