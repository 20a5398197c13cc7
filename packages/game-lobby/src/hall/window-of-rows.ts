/** The most cards that a windowed grid puts into the page. */
export const MOST_CARDS = 160;
/** Rows kept ready above and below what is in sight. */
const SPARE = 3;

/** Where a grid stands in the window, in CSS pixels. */
export interface GridPlace {
  /** How far the window's top edge is below the grid's. */
  readonly above: number;
  readonly windowHeight: number;
  /** Height of a row with the gap below it. */
  readonly pitch: number;
  readonly columns: number;
  readonly count: number;
}

/** Rows to show: `first` of them, `end` not any more. */
export interface Rows {
  readonly first: number;
  readonly end: number;
}

/** The rows in sight and a few around them, never more than a page can carry. */
export function windowOfRows({ above, windowHeight, pitch, columns, count }: GridPlace): Rows {
  const rows = Math.ceil(count / columns);
  const inSight = Math.ceil(windowHeight / pitch) + 1;
  const size = Math.max(1, Math.min(inSight + 2 * SPARE, Math.floor(MOST_CARDS / columns)));
  const first = Math.max(0, Math.min(Math.floor(above / pitch) - SPARE, rows - size));
  return { first, end: Math.min(rows, first + size) };
}

/** Whether rows fill the window. */
export function covers({ first, end }: Rows, { above, windowHeight, pitch, columns, count }: GridPlace): boolean {
  return first * pitch <= Math.max(0, above) && (end * pitch >= above + windowHeight || end >= Math.ceil(count / columns));
}
