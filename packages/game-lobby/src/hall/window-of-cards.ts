/** The most cards that a windowed grid puts into the page. */
export const MOST_CARDS = 160;
/** Rows kept ready above and below what is in sight. */
const SPARE = 3;
/** Cards made in one frame while a page is scrolled: what a slow phone makes without the scroll being felt. */
export const STEP = 4;

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

/** Cards to show: from the one at `from`, `to` not any more. */
export interface Cards {
  readonly from: number;
  readonly to: number;
}

/** What a grid is to hold where it stands. */
export interface Wanted {
  /** The cards of rows in sight. */
  readonly seen: Cards;
  /** These and some rows around them, never more than a page can carry. */
  readonly ready: Cards;
}

/** What a grid is to hold at its place. */
export function windowOfCards({ above, windowHeight, pitch, columns, count }: GridPlace): Wanted {
  const rows = Math.ceil(count / columns);
  const most = Math.max(1, Math.floor(MOST_CARDS / columns));
  // A page that is pulled beyond its end still shows the last rows.
  const top = Math.max(0, Math.min(Math.floor(above / pitch), rows - 1));
  const bottom = Math.max(top + 1, Math.min(Math.ceil((above + windowHeight) / pitch), rows, top + most));
  const spare = Math.max(0, Math.min(SPARE, Math.floor((most - (bottom - top)) / 2)));
  const cards = (first: number, end: number): Cards => ({ from: first * columns, to: Math.min(count, end * columns) });
  return { seen: cards(top, bottom), ready: cards(Math.max(0, top - spare), Math.min(rows, bottom + spare)) };
}

/**
 * What a grid shows next on its way from what it shows to what it is to hold. Where nothing of what is in sight is shown
 * (the first time, or after a leap), all of that at once; else a few cards more in each frame, those in sight first, and
 * at last without the rows that have become too many.
 *
 * @returns `shown` itself where there is nothing left to do
 */
export function nextCards(shown: Cards, { seen, ready }: Wanted): Cards {
  const { from, to } = shown;
  if (from === ready.from && to === ready.to) return shown;
  if (to <= seen.from || from >= seen.to) return seen;
  if (to < seen.to) return { from, to: Math.min(seen.to, to + STEP) };
  if (from > seen.from) return { from: Math.max(seen.from, from - STEP), to };
  if (to < ready.to) return { from, to: Math.min(ready.to, to + STEP) };
  if (from > ready.from) return { from: Math.max(ready.from, from - STEP), to };
  return ready;
}
