import { add, fraction, multiply, subtract } from './fraction.ts';
import type { Fraction } from './fraction.ts';

/** Balls, and the number of them that is called in a round. */
export const BALLS = 75;
export const CALLS = 40;
/** Numbers that belong to each column of a card. */
export const BINGO_COLUMN = 15;
/** The middle of a card is free. */
export const FREE_CELL = 12;

/** A card: 25 numbers row by row, 0 in the middle; column c holds numbers from 15c + 1 to 15c + 15. */
export type BingoCard = readonly number[];

const row = (n: number): number[] => [0, 1, 2, 3, 4].map((k) => n * 5 + k);
const column = (n: number): number[] => [0, 1, 2, 3, 4].map((k) => k * 5 + n);
/** The twelve lines: rows, columns and diagonals, as cell indices. */
export const LINES: readonly (readonly number[])[] = [...[0, 1, 2, 3, 4].map(row), ...[0, 1, 2, 3, 4].map(column), [0, 6, 12, 18, 24], [4, 8, 12, 16, 20]];

/** A paying pattern: a number of lines or certain cells. Pays `tenths` of the card's price; a card is paid for all its patterns. */
export interface Pattern {
  readonly id: string;
  readonly lines?: number;
  readonly cells?: readonly number[];
  readonly tenths: number;
}

const frame = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => cell < 5 || cell > 19 || cell % 5 === 0 || cell % 5 === 4);

/** The patterns, most frequent first. */
export const PATTERNS: readonly Pattern[] = [
  { id: 'line', lines: 1, tenths: 5 },
  { id: 'two', lines: 2, tenths: 15 },
  { id: 'corners', cells: [0, 4, 20, 24], tenths: 25 },
  { id: 'three', lines: 3, tenths: 50 },
  { id: 'cross', cells: [0, 6, 18, 24, 4, 8, 16, 20], tenths: 150 },
  { id: 'four', lines: 4, tenths: 200 },
  { id: 'frame', cells: frame, tenths: 60_000 },
];

/** The chance that `count` given numbers are all called. */
function allCalled(count: number): Fraction {
  let chance = fraction(1);
  for (let n = 0; n < count; n += 1) chance = multiply(chance, fraction(CALLS - n, BALLS - n));
  return chance;
}

const choose = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let n1 = 0; n1 < k; n1 += 1) ways = (ways * BigInt(n - n1)) / BigInt(n1 + 1);
  return ways;
};

/**
 * The sums S_j of the inclusion–exclusion principle: for every choice of j of the twelve lines, the chance that all of them
 * are full. Index 0 is unused.
 */
function lineSums(): Fraction[] {
  const chances = Array.from({ length: 25 }, (_, count) => allCalled(count));
  const sums = Array.from({ length: LINES.length + 1 }, () => fraction(0));
  for (let chosen = 1; chosen < 2 ** LINES.length; chosen += 1) {
    const lines = LINES.filter((_, index) => (chosen >> index) & 1);
    const cells = new Set(lines.flat().filter((cell) => cell !== FREE_CELL));
    sums[lines.length] = add(sums[lines.length] ?? fraction(0), chances[cells.size] ?? fraction(0));
  }
  return sums;
}

let sumsOnce: Fraction[] | undefined;

/** The exact chance of a pattern on one card. At least m lines: Σ (−1)^(j−m) · C(j−1, m−1) · S_j. */
export function patternChance({ lines, cells = [] }: Pattern): Fraction {
  if (lines === undefined) return allCalled(cells.filter((cell) => cell !== FREE_CELL).length);
  sumsOnce ??= lineSums();
  let chance = fraction(0);
  for (let j = lines; j <= LINES.length; j += 1) {
    const term = multiply(fraction(choose(j - 1, lines - 1)), sumsOnce[j] ?? fraction(0));
    chance = (j - lines) % 2 === 0 ? add(chance, term) : subtract(chance, term);
  }
  return chance;
}

/** The return to player of a card. */
export function bingoReturn(): Fraction {
  return PATTERNS.reduce((sum, pattern) => add(sum, multiply(patternChance(pattern), fraction(pattern.tenths, 10))), fraction(0));
}

/** The patterns of a card after some calls. */
export function patternsOn(card: BingoCard, called: ReadonlySet<number>): Pattern[] {
  const marked = card.map((number, cell) => cell === FREE_CELL || called.has(number));
  const full = LINES.filter((line) => line.every((cell) => marked[cell])).length;
  return PATTERNS.filter(({ lines, cells = [] }) => (lines === undefined ? cells.every((cell) => marked[cell]) : full >= lines));
}

/** The prize of a card for its patterns, in minor units. Prices are multiples of ten. */
export function bingoPrize(price: bigint, patterns: readonly Pattern[]): bigint {
  return (price * BigInt(patterns.reduce((sum, { tenths }) => sum + tenths, 0))) / 10n;
}
