/** Lets a line of the log through that anyone can cause. */
export interface SeldomLines {
  /**
   * Whether a line about this key may be logged now: the first of each minute, of so many keys.
   * @returns undefined where it may not, else how many lines were left out since the last that was let through
   */
  admit(key: string): { readonly leftOut: number } | undefined;
}

const WINDOW_MS = 60_000;

/**
 * Creates {@link SeldomLines}.
 * @param keys most keys of a minute
 * @param now milliseconds
 */
export function createSeldomLines(keys: number, now: () => number): SeldomLines {
  let endsAt = 0;
  let leftOut = 0;
  let seen = new Set<string>();
  return {
    admit(key) {
      if (now() >= endsAt) [endsAt, seen] = [now() + WINDOW_MS, new Set()];
      if (seen.has(key) || seen.size >= keys) {
        leftOut += 1;
        return undefined;
      }
      seen.add(key);
      const before = leftOut;
      leftOut = 0;
      return { leftOut: before };
    },
  };
}
