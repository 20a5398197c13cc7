/** As many categories as stand beside each other before their names no longer fit. */
const WIDEST = 8;

/** Columns that part things into as few rows as they take, none of them much shorter than another. */
export function columnsOf(count: number): number {
  return Math.ceil(count / Math.ceil(count / WIDEST));
}
