/** Maximum number of cards that a windowed grid renders. */
export const MAX_CARDS = 160;
/** Minimum overscan in rows above and below the visible ones… */
const MIN_OVERSCAN = 1;
/** …and the overscan rendered when it falls short: each change of a large grid is expensive, however many cards it changes. */
const OVERSCAN = 3;
/** Rows of a new page that are made in one go with its room: all of it in six columns. */
const NEW_ROWS = 4;

/** Where a grid stands in the window, in CSS pixels. */
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
  /** Whether somebody is looking at the place of these cards already: then they are made at once, else as time allows. */
  readonly urgent: boolean;
}

/**
 * What a grid shows next on its way from what it shows to what it is to hold. Where nothing of what is in sight is shown
 * (the first time, or after a leap), all of that at once. Where what is kept around it runs short, all that is kept at
 * the most, and those left behind go in the same step: few steps of many cards are sooner done than many of few.
 *
 * @returns undefined where there is nothing left to do
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
 * What a grid whose last card was shown holds once more have come behind it: the first rows of these, in place of as many
 * that are further up than is kept.
 *
 * @param shown up to the end of the list as it was
 * @param inSight about how many cards are in sight
 */
export function extendRange(shown: Cards, inSight: number, { columns, count }: { readonly columns: number; readonly count: number }): Cards {
  const kept = inSight + OVERSCAN * columns;
  const from = Math.floor(Math.max(0, shown.to - kept) / columns) * columns;
  return { from: Math.max(shown.from, from), to: Math.min(count, shown.to + NEW_ROWS * columns) };
}
