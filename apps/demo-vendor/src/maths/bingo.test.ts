import { describe, expect, it } from 'vitest';
import { BALLS, bingoPrize, bingoReturn, CALLS, FREE_CELL, LINES, PATTERNS, patternChance, patternsOn } from './bingo.ts';
import { percent, toDecimal, toText } from './fraction.ts';

const CARD = Array.from({ length: 25 }, (_, cell) => (cell === FREE_CELL ? 0 : (cell % 5) * 15 + Math.floor(cell / 5) + 1));
const numbersAt = (cells: readonly number[]): number[] => cells.map((cell) => CARD[cell] ?? 0).filter((number) => number > 0);

describe('patternsOn', () => {
  it('returns exactly the patterns whose cells are called', () => {
    const found = (cells: readonly number[]): string[] => patternsOn(CARD, new Set(numbersAt(cells))).map(({ id }) => id);
    expect(found([])).toEqual([]);
    for (const line of LINES) {
      expect(found(line)).toEqual(['line']);
      expect(found(line.filter((cell) => cell !== FREE_CELL).slice(1))).toEqual([]);
    }
    expect(found([0, 4, 20, 24])).toEqual(['corners']);
    expect(found([0, 6, 18, 24, 4, 8, 16, 20])).toEqual(['line', 'two', 'corners', 'cross']);
    expect(found(Array.from({ length: 25 }, (_, cell) => cell))).toEqual(PATTERNS.map(({ id }) => id));
  });
});

describe('bingoPrize', () => {
  it('adds up the patterns, in tenths of the price', () => {
    expect(bingoPrize(100n, PATTERNS.filter(({ id }) => id === 'line' || id === 'corners'))).toBe(300n);
  });
});

/** The chance of at least so many lines, counted independently over all 2^24 sets of called cells. */
function countedByCells(): (lines: number) => number {
  const masks = LINES.map((line) => line.filter((cell) => cell !== FREE_CELL).reduce((mask, cell) => mask | (1 << (cell > FREE_CELL ? cell - 1 : cell)), 0));
  const size = new Uint8Array(2 ** 12);
  for (let n = 1; n < size.length; n += 1) size[n] = (size[n >> 1] ?? 0) + (n & 1);
  const sets = new Float64Array(13 * 25);
  for (let set = 0; set < 2 ** 24; set += 1) {
    let full = 0;
    for (let line = 0; line < 12; line += 1) if ((set & (masks[line] ?? 0)) === masks[line]) full += 1;
    const place = full * 25 + (size[set & 0xfff] ?? 0) + (size[set >> 12] ?? 0);
    sets[place] = (sets[place] ?? 0) + 1;
  }
  const chances = Array.from({ length: 25 }, (_, called) => {
    // The chance that exactly these cells of the card are called.
    let chance = 1;
    for (let n = 0; n < called; n += 1) chance *= (CALLS - n) / (BALLS - n);
    for (let n = 0; n < 24 - called; n += 1) chance *= (BALLS - CALLS - n) / (BALLS - called - n);
    return chance;
  });
  return (lines) => sets.reduce((sum, count, place) => (place >= lines * 25 ? sum + count * (chances[place % 25] ?? 0) : sum), 0);
}

describe('patternChance', () => {
  it('returns the chances of counting every set of cells', () => {
    const counted = countedByCells();
    for (const lines of [1, 2, 3, 4, 12]) expect(Number(toDecimal(patternChance({ id: '', lines, tenths: 0 }), 14))).toBeCloseTo(counted(lines), 11);
  }, 30_000);
  it('returns the documented chance of corners and the return of a card', () => {
    expect(toText(patternChance({ id: '', cells: [0, 4, 20, 24], tenths: 0 }))).toBe('247/3285');
    expect(percent(bingoReturn())).toBe('95.31');
  });
});
