import { createIds, type Clock, type Database, type Tx } from '../platform/db/index.ts';

/** A clock that is set by hand, for writing past data. */
export interface SimulatedClock extends Clock {
  /** Milliseconds since 1970 UTC. */
  set(at: number): void;
}

/** A {@link SimulatedClock} that starts at `start`. */
export function simulatedClock(start: number): SimulatedClock {
  let now = start;
  return {
    now: () => now,
    set(at) {
      now = at;
    },
  };
}

/** The database on the simulated clock and inside one transaction, so that a history is written completely or not at all. */
export function simulatedDatabase(db: Database, tx: Tx, clock: Clock): Database {
  return { ...db, clock, newId: createIds(clock), query: tx, transaction: (work) => work(tx) };
}
