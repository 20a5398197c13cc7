/** The current time in milliseconds since 1970 UTC. Injected, so that tests move it instead of waiting. */
export interface Clock {
  now(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };
