/** Rows of a file at most. */
export const MOST_ROWS = 10_000;

/**
 * Reads a list part by part until its end, or until a file has as many rows as it may have.
 * @param read reads a part; the first one without a place to begin at
 */
export async function readParts<Row>(read: (before: string | undefined) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>, signal: AbortSignal): Promise<{ readonly rows: readonly Row[]; readonly cut: boolean }> {
  const rows: Row[] = [];
  let before: string | undefined;
  for (;;) {
    const part = await read(before);
    signal.throwIfAborted();
    rows.push(...part.rows);
    if (part.next === null || rows.length >= MOST_ROWS) return { rows: rows.slice(0, MOST_ROWS), cut: part.next !== null || rows.length > MOST_ROWS };
    before = part.next;
  }
}
