import type { Clock } from '@livery/api-sdk';

/** A clock that stands still until it is advanced. */
export interface ManualClock extends Clock {
  /** Moves time forward by so many milliseconds. */
  advance(milliseconds: number): Promise<void>;
}

/** Creates a clock at 1970. */
export function manualClock(): ManualClock {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly resolve: () => void }>();
  return {
    now: () => now,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const timer = { at: now + milliseconds, resolve };
        timers.add(timer);
        signal?.addEventListener('abort', () => {
          timers.delete(timer);
          reject(signal.reason as Error);
        });
      }),
    async advance(milliseconds) {
      now += milliseconds;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.resolve();
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
