import { describe, expect, it } from 'vitest';
import { enumerate } from './enumerate.ts';
import { evaluate, freeSpinsFor, windowAt } from './evaluate.ts';
import type { GameSymbol, MathModel, Strips } from './model.ts';
import { L20 } from './models/l20.ts';
import { W243 } from './models/w243.ts';

/** A window from its three rows of five. */
const screen = (...rows: string[]): GameSymbol[][] =>
  Array.from({ length: 5 }, (_, reel) => rows.map((row) => row[reel] as GameSymbol));

describe('evaluate with lines', () => {
  it('pays the longest run from the left, with wilds as substitutes', () => {
    const { wins, coins } = evaluate(L20, screen('EFGHE', 'AWAAB', 'FGHEF'));
    expect(wins.map(({ kind, symbol, count, detail, coins: paid }) => ({ kind, symbol, count, detail, paid }))).toEqual([
      { kind: 'line', symbol: 'A', count: 4, detail: 0, paid: 300 },
      // 1 1 0 1 1 breaks at G, and 1 1 2 1 1 at H; 1 0 0 0 1 breaks at F.
    ]);
    expect(coins).toBe(300);
  });
  it('pays nothing for two of a kind, runs from the right or scatters on a line', () => {
    expect(evaluate(L20, screen('EFGHE', 'AABCD', 'FGHEF')).coins).toBe(0);
    expect(evaluate(L20, screen('EFGHE', 'BCAAA', 'FGHEF')).coins).toBe(0);
    expect(evaluate(L20, screen('EFGHE', 'SSBCD', 'FGHEF')).coins).toBe(0);
  });
  it('applies the multiplier of free spins', () => {
    expect(evaluate(L20, screen('EFGHE', 'AWAAB', 'FGHEF'), 3).coins).toBe(900);
  });
});

describe('evaluate with ways', () => {
  it('multiplies the number of symbols on each reel', () => {
    const { wins } = evaluate(W243, screen('AAWEF', 'AFAEF', 'BGHEF'));
    const best = wins.find((win) => win.symbol === 'A');
    expect(best).toMatchObject({ kind: 'ways', count: 3, detail: 4, coins: 180 });
    expect(best?.cells).toHaveLength(5);
  });
});

describe('evaluate with scatters', () => {
  it('pays multiples of the stake anywhere and starts free spins', () => {
    const result = evaluate(L20, screen('SFGHE', 'EBSCD', 'FGHSF'));
    expect(result).toMatchObject({ scatters: 3, coins: 2 * 20 });
    expect([2, 3, 4, 5].map((n) => freeSpinsFor(L20, n))).toEqual([0, 10, 15, 20]);
  });
});

describe('enumerate', () => {
  const toy: Strips = ['AABSHC', 'WAHSBAC', 'AHWBSC', 'HABWS', 'SAHWB'];
  it.each([
    ['lines', { ...L20, strips: toy } satisfies MathModel],
    ['ways', { ...W243, strips: toy } satisfies MathModel],
  ])('counts the same as evaluating each position (%s)', (_name, model) => {
    const counted = new Map<string, number>();
    const visit = (stops: number[]): void => {
      const strip = toy[stops.length];
      if (strip !== undefined) return [...strip].forEach((_, stop) => visit([...stops, stop]));
      const result = evaluate(model, windowAt(toy, stops));
      const lineCoins = result.wins.filter((win) => win.kind !== 'scatter').reduce((sum, win) => sum + win.coins, 0);
      const key = `${result.scatters}:${lineCoins}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
    };
    visit([]);
    const enumerated = [...enumerate(model, toy)].flatMap(([scatters, row]) => [...row].map(([coins, n]) => [`${scatters}:${coins}`, n] as const));
    expect(new Map(enumerated)).toEqual(counted);
    expect([...counted.values()].reduce((a, b) => a + b)).toBe(6 * 7 * 6 * 5 * 5);
  });
});
