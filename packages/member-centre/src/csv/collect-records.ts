/** Records that one file has at most. */
export const MOST_RECORDS = 10_000;
/** Records asked for at a time: the most that a page has. */
export const FILE_PAGE = 100;

/** A page of a list that is walked by cursor. */
export interface RecordPage<Entry> {
  readonly records: readonly Entry[];
  readonly next?: string | undefined;
}

/** What was collected, and whether that is all there is. */
export interface Collected<Entry> {
  readonly records: readonly Entry[];
  readonly complete: boolean;
}

/**
 * Collects the records of a list, newest first, up to {@link MOST_RECORDS}.
 *
 * @param read reads the page at a cursor
 * @param onProgress called with how many there are so far
 * @throws what `read` throws, and the reason of `signal` where it is aborted
 */
export async function collectRecords<Entry>(
  read: (before: string | undefined) => Promise<RecordPage<Entry>>,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (count: number) => void },
): Promise<Collected<Entry>> {
  const records: Entry[] = [];
  let next: string | undefined;
  do {
    const page = await read(next);
    signal.throwIfAborted();
    records.push(...page.records);
    onProgress(records.length);
    next = page.next;
  } while (next !== undefined && records.length < MOST_RECORDS);
  return { records: records.slice(0, MOST_RECORDS), complete: next === undefined };
}
