import { fraction } from '../fraction.ts';
import { createSpot } from './live-model.ts';
import type { LiveModel } from './live-model.ts';

/** Pockets of a wheel with a single zero. */
export const POCKETS = 37;

/** The pockets around the wheel, clockwise from zero. */
export const WHEEL_ORDER: readonly number[] = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26];

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function colourOf(pocket: number): 'red' | 'black' | 'green' {
  if (pocket === 0) return 'green';
  return RED.has(pocket) ? 'red' : 'black';
}

export interface RouletteResult {
  readonly pocket: number;
}

const all = Array.from({ length: POCKETS }, (_, pocket) => pocket);
const numbers = all.slice(1);
/** Outside bets with the pockets they cover. */
const OUTSIDE: readonly (readonly [id: string, pockets: readonly number[]])[] = [
  ['dozen-1', numbers.slice(0, 12)], ['dozen-2', numbers.slice(12, 24)], ['dozen-3', numbers.slice(24)],
  ['low', numbers.slice(0, 18)], ['even', numbers.filter((n) => n % 2 === 0)], ['red', numbers.filter((n) => RED.has(n))],
  ['black', numbers.filter((n) => !RED.has(n))], ['odd', numbers.filter((n) => n % 2 === 1)], ['high', numbers.slice(18)],
  ['column-1', numbers.filter((n) => n % 3 === 1)], ['column-2', numbers.filter((n) => n % 3 === 2)], ['column-3', numbers.filter((n) => n % 3 === 0)],
];

/** The pockets that each spot covers. A win returns 36 ÷ the number of pockets times the stake. */
export const COVERED: ReadonlyMap<string, readonly number[]> = new Map([...all.map((n): [string, readonly number[]] => [`n${n}`, [n]]), ...OUTSIDE]);

const returnOf = (pockets: readonly number[]) => fraction(36, pockets.length);
const LOST = fraction(0);

/** European roulette: every spot returns 36/37. */
export const ROULETTE: LiveModel<RouletteResult> = {
  kind: 'roulette',
  code: 'roulette-37',
  unit: 10,
  spots: [...COVERED].map(([id, pockets]) => createSpot(id, [{ chance: fraction(pockets.length, POCKETS), returned: returnOf(pockets) }])),
  returnFor(spot, { pocket }) {
    const pockets = COVERED.get(spot) ?? [];
    return pockets.includes(pocket) ? returnOf(pockets) : LOST;
  },
};
