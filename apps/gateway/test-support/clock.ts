import type { Clock } from '../src/platform/db/index.ts';

/** A clock that stands still until it is advanced. */
export interface TestClock extends Clock {
  /** Moves on by `ms` milliseconds. */
  advance(ms: number): void;
}

/** A {@link TestClock} standing at `start`: the first second of 2026 unless stated. */
export function testClock(start = Date.UTC(2026, 0, 1)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
