/** Maximum number of cards that a windowed grid renders. */
export const MAX_CARDS = 160;
/** Minimum overscan in rows above and below the visible ones… */
const MIN_OVERSCAN = 1;
/** …and the overscan rendered when it falls short: each change of a large grid is expensive, however many cards it changes. */
const OVERSCAN = 3;
/** Rows of an appended page that are rendered together with its space: all of it in six columns. */
const NEW_ROWS = 4;

/** Position of a grid in the window, in CSS pixels. */
export interface GridPosition {
  /** How far the window's top edge is below the grid's. */
  readonly above: number;
  readonly windowHeight: number;
  /** Height of a row with the gap below it. */
  readonly pitch: number;
  readonly columns: number;
  readonly count: number;
}

/** Cards to render: from `from` up to, not including, `to`. */
export interface Cards {
  readonly from: number;
  readonly to: number;
}

/** The range that a grid should render at its position. */
export interface TargetRange {
  /** The cards of the visible rows. */
  readonly seen: Cards;
  /** These and the minimum overscan. */
  readonly ready: Cards;
  /** These and the full overscan, at most {@link MAX_CARDS}. */
  readonly ahead: Cards;
}

/** Computes the range that a grid should render at its position. */
export function virtualRange({ above, windowHeight, pitch, columns, count }: GridPosition): TargetRange {
  const rows = Math.ceil(count / columns);
  const most = Math.max(1, Math.floor(MAX_CARDS / columns));
  // A page that is pulled beyond its end still shows the last rows.
  const top = Math.max(0, Math.min(Math.floor(above / pitch), rows - 1));
  const bottom = Math.max(top + 1, Math.min(Math.ceil((above + windowHeight) / pitch), rows, top + most));
  const maxOverscan = Math.floor((most - (bottom - top)) / 2);
  const withOverscan = (overscan: number): Cards => {
    const extraRows = Math.max(0, Math.min(overscan, maxOverscan));
    return { from: Math.max(0, top - extraRows) * columns, to: Math.min(count, Math.min(rows, bottom + extraRows) * columns) };
  };
  return { seen: withOverscan(0), ready: withOverscan(MIN_OVERSCAN), ahead: withOverscan(OVERSCAN) };
}

/** The next range to render. */
export interface Step {
  readonly cards: Cards;
  /** Whether the place of these cards is in view already: then they are rendered at once, else with low priority. */
  readonly urgent: boolean;
}

/**
 * Returns the next step from the shown range to the target. Where no visible card is shown (the first time, or after a long
 * jump), it is all of them at once. Where the overscan falls short, it is the full overscan, without the cards left behind:
 * few large steps are faster than many small ones.
 * @returns undefined where nothing is left to do
 */
export function nextStep(shown: Cards, { seen, ready, ahead }: TargetRange): Step | undefined {
  if (seen.from === seen.to && shown.from === shown.to) return undefined;
  if (shown.to <= seen.from || shown.from >= seen.to) return { cards: seen, urgent: true };
  if (shown.to >= ready.to && shown.from <= ready.from) return undefined;
  // What is shown on the other side stays, as far as it is kept.
  const cards = shown.to < ready.to ? { from: Math.max(shown.from, ahead.from), to: ahead.to } : { from: ahead.from, to: Math.min(shown.to, ahead.to) };
  return { cards, urgent: false };
}

/**
 * Returns the range of a grid at the end of its list after cards were appended: the first new rows, in place of rows beyond
 * the overscan above.
 * @param shown up to the end of the former list
 * @param inSight approximate number of cards in view
 */
export function extendRange(shown: Cards, inSight: number, { columns, count }: { readonly columns: number; readonly count: number }): Cards {
  const kept = inSight + OVERSCAN * columns;
  const from = Math.floor(Math.max(0, shown.to - kept) / columns) * columns;
  return { from: Math.max(shown.from, from), to: Math.min(count, shown.to + NEW_ROWS * columns) };
}
