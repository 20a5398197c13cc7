/** Rows that one file has at most. */
export const MOST_ROWS = 10_000;
/** Rows asked for at a time: the most that a page has in most calls. */
export const FILE_PAGE = 100;

/** A part of a list that is walked by cursor. */
export interface RowsPart<Row> {
  readonly rows: readonly Row[];
  /** Where the next part begins; null on the last. */
  readonly next: string | null;
}

/** What was read, and whether there is more than a file has. */
export interface ReadRows<Row> {
  readonly rows: readonly Row[];
  readonly cut: boolean;
}

/**
 * Reads a list part by part until its end, or until a file has as many rows as it may have.
 *
 * @param read reads a part; the first one without a place to begin at
 * @param onProgress called with how many rows there are so far
 * @throws what `read` throws, and the reason of `signal` where it is aborted
 */
export async function readParts<Row>(read: (before: string | undefined) => Promise<RowsPart<Row>>, signal: AbortSignal, onProgress?: (count: number) => void): Promise<ReadRows<Row>> {
  const rows: Row[] = [];
  let before: string | undefined;
  for (;;) {
    const part = await read(before);
    signal.throwIfAborted();
    rows.push(...part.rows);
    onProgress?.(rows.length);
    if (part.next === null || rows.length >= MOST_ROWS) return { rows: rows.slice(0, MOST_ROWS), cut: part.next !== null || rows.length > MOST_ROWS };
    before = part.next;
  }
}
