const FIRST_MS = 2_000;
const LONGEST_MS = 15 * 60_000;

/**
 * Milliseconds until the next attempt: twice as long each time, up to a quarter of an hour, and of that between a half and the
 * whole, so that messages which failed together do not come back together.
 *
 * @param attempts how many were made, at least 1
 * @param random from 0 (inclusive) to 1 (exclusive)
 */
export function backoffMs(attempts: number, random: () => number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
  return Math.round(longest * (0.5 + random() / 2));
}
