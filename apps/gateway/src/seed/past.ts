import { createIds, type Clock, type Database, type Tx } from '../platform/db/index.ts';

/** A clock that is set by hand: it walks through the past while a history is written. */
export interface PastClock extends Clock {
  /** Milliseconds since 1970 UTC. */
  set(at: number): void;
}

/** A {@link PastClock} standing at `start`. */
export function pastClock(start: number): PastClock {
  let now = start;
  return {
    now: () => now,
    set(at) {
      now = at;
    },
  };
}

/**
 * The database as services see it while a history is written: on the clock of the past, and everything inside one
 * transaction, so that a history is there whole or not at all.
 */
export function pastDatabase(db: Database, tx: Tx, clock: Clock): Database {
  return { ...db, clock, newId: createIds(clock), query: tx, transaction: (work) => work(tx) };
}
