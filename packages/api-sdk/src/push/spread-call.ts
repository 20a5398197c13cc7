import type { Clock } from '../clock.ts';

/** Time and chance of a spread call. */
export interface SpreadOptions {
  /** Milliseconds from the first request to the call, at least and at most. */
  readonly least: number;
  readonly most: number;
  readonly clock: Clock;
  /** A number from 0 to 1. */
  readonly random: () => number;
}

/** A function that is called later, once for all requests until then. */
export interface SpreadCall {
  (): void;
  /** Drops what is waiting, and whatever is requested from now on. */
  readonly stop: () => void;
}

/**
 * Spreads a reaction to pushed news over time: requests that come while one waits join it, and pages that hear the same
 * news at the same moment do not ask the server at the same moment.
 */
export function createSpreadCall(act: () => void, { least, most, clock, random }: SpreadOptions): SpreadCall {
  const stopped = new AbortController();
  let waiting = false;
  const request = (): void => {
    if (waiting || stopped.signal.aborted) return;
    waiting = true;
    clock.sleep(least + (most - least) * random(), stopped.signal).then(
      () => {
        waiting = false;
        act();
      },
      () => {},
    );
  };
  return Object.assign(request, { stop: () => stopped.abort() });
}
