import { Problem } from '../problem.ts';

/** Lets a few works run at once, and the others wait in order. @throws Problem UNAVAILABLE where too many wait */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Where each work takes a good part of a second, waiting beyond this many would only end in a timeout. */
const WAITING = 200;

/** {@link Turns} for so many works at once, and so many that wait. */
export function createTurns(atOnce: number, atMost = WAITING): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= atMost) throw new Problem('UNAVAILABLE', { retryAfter: 5 });
      // Whoever leaves hands its place over, so nobody slips in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
