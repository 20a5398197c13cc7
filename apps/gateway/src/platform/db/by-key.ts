/** A part of a table, by its key: above `after`, up to `upTo`; without a bound where that is undefined. */
export interface KeyRange {
  readonly after: string | undefined;
  readonly upTo: string | undefined;
}

/**
 * Goes through a table in ranges of its key that leave nothing out, so that no statement reads all of it.
 *
 * @param boundAfter the key that a slice ends with which begins after another; undefined where the rest is one slice
 */
export async function byKey(boundAfter: (after: string | undefined) => Promise<string | undefined>, work: (range: KeyRange) => Promise<void>): Promise<void> {
  let after: string | undefined;
  do {
    const upTo = await boundAfter(after);
    await work({ after, upTo });
    after = upTo;
  } while (after !== undefined);
}
