import type { Clock } from '../../platform/db/index.ts';

const FAILURES = 5;
const PAUSE_MS = 15_000;

/**
 * Pauses a provider that fails: after five temporary failures in a row nothing is sent by it for fifteen seconds, then one message
 * tries whether it is back. Messages wait meanwhile without attempts of their own.
 */
export interface LaneHealth {
  /** How many messages may be sent at once now, of those that a healthy provider gets. */
  admits(atOnce: number): number;
  /** Returns whether the provider is paused from now on. */
  failed(): boolean;
  answered(): void;
}

export function createLaneHealth(clock: Clock): LaneHealth {
  let inARow = 0;
  let pausedUntil = 0;
  return {
    admits(atOnce) {
      if (clock.now() < pausedUntil) return 0;
      return inARow >= FAILURES ? 1 : atOnce;
    },
    failed() {
      inARow += 1;
      if (inARow < FAILURES || clock.now() < pausedUntil) return false;
      pausedUntil = clock.now() + PAUSE_MS;
      return true;
    },
    answered() {
      inARow = 0;
      pausedUntil = 0;
    },
  };
}
