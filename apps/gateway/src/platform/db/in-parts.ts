/** Statements that one page runs at the same time: of a pool of 32, so that others get theirs. */
const PARTS = 4;

/**
 * Reads rows by their keys in a few statements at the same time. Rows of a year lie far apart: in one statement a page waits for the disk
 * once for each of them, one after the other.
 */
export async function inParts<Key, Row>(keys: readonly Key[], read: (some: readonly Key[]) => Promise<readonly Row[]>): Promise<Row[]> {
  const size = Math.max(1, Math.ceil(keys.length / PARTS));
  const parts = Array.from({ length: Math.ceil(keys.length / size) }, (_, part) => keys.slice(part * size, (part + 1) * size));
  return (await Promise.all(parts.map(read))).flat();
}
