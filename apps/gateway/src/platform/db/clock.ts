/** Where the time comes from: milliseconds since 1970 UTC. Injected, so tests move it instead of waiting. */
export interface Clock {
  now(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };
