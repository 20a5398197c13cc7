import type { BigRoadCell, Coup, Mark } from '../../../maths/live/roads.ts';

/** Side of a cell in SVG units. */
export const SQUARE = 20;

const INK: Readonly<Record<Mark, string>> = { red: 'var(--road-red)', blue: 'var(--road-blue)' };
const middle = SQUARE / 2;

/** A bead of the bead plate with the letter of its side; small dots mark pairs. */
export function bead({ side, redPair, bluePair }: Coup, letter: string): string {
  const pairs = `${redPair === true ? `<circle cx="4.500" cy="4.500" r="3" fill="var(--road-red)" stroke="#fff" stroke-width=".8"/>` : ''}${bluePair === true ? `<circle cx="15.500" cy="15.500" r="3" fill="var(--road-blue)" stroke="#fff" stroke-width=".8"/>` : ''}`;
  return `<circle cx="${middle}" cy="${middle}" r="8.600" fill="${side === null ? 'var(--road-green)' : INK[side]}"/><text x="${middle}" y="${middle + 0.4}" font-size="10.500" font-weight="700" text-anchor="middle" dominant-baseline="central" fill="#fff">${letter}</text>${pairs}`;
}

/** A ring of the big road with a stroke for ties and their number from two on. */
export function ring({ side, ties, redPair, bluePair }: BigRoadCell): string {
  const tie = ties === 0 ? '' : `<path d="M3.500 16.500L16.500 3.500" stroke="var(--road-green)" stroke-width="2.400" stroke-linecap="round"/>${ties > 1 ? `<text x="${middle}" y="${middle + 0.4}" font-size="10" font-weight="800" text-anchor="middle" dominant-baseline="central" fill="var(--road-ink)">${ties}</text>` : ''}`;
  const pairs = `${redPair ? '<circle cx="4" cy="4" r="2.600" fill="var(--road-red)"/>' : ''}${bluePair ? '<circle cx="16" cy="16" r="2.600" fill="var(--road-blue)"/>' : ''}`;
  return `<circle cx="${middle}" cy="${middle}" r="7.400" fill="none" stroke="${INK[side]}" stroke-width="2.600"/>${tie}${pairs}`;
}

/** Big eye boy: small rings. */
export const eye = (mark: Mark): string => `<circle cx="${middle}" cy="${middle}" r="6.800" fill="none" stroke="${INK[mark]}" stroke-width="3.600"/>`;
/** Small road: discs. */
export const disc = (mark: Mark): string => `<circle cx="${middle}" cy="${middle}" r="8" fill="${INK[mark]}"/>`;
/** Cockroach pig: strokes. */
export const stroke = (mark: Mark): string => `<path d="M4 16L16 4" stroke="${INK[mark]}" stroke-width="4" stroke-linecap="round"/>`;
