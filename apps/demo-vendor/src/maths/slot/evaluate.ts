import { PAYING, REELS, ROWS } from './model.ts';
import type { GameSymbol, MathModel, PayingSymbol, Strips } from './model.ts';

/** The visible symbols: `window[reel][row]`. */
export type SymbolWindow = readonly (readonly GameSymbol[])[];

/** A cell of the window. */
export interface Cell {
  readonly reel: number;
  readonly row: number;
}

/** One winning combination. `coins` already counts ways and multiplier. */
export interface Win {
  readonly kind: 'line' | 'ways' | 'scatter';
  readonly symbol: GameSymbol;
  /** Reels covered from the left, or the number of scatters. */
  readonly count: number;
  /** Index of the payline (0-based) for a line win, number of ways for a ways win, 0 for scatters. */
  readonly detail: number;
  readonly coins: number;
  readonly cells: readonly Cell[];
}

/** What a window pays. */
export interface Evaluation {
  readonly wins: readonly Win[];
  readonly coins: number;
  readonly scatters: number;
}

/** The symbols shown when the reels stop at `stops` (index of the top row). */
export function windowAt(strips: Strips, stops: readonly number[]): GameSymbol[][] {
  return strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] as GameSymbol),
  );
}

const matches = (shown: GameSymbol | undefined, wanted: PayingSymbol): boolean => shown === wanted || shown === 'W';

function lineWins(model: MathModel, window: SymbolWindow, multiplier: number): Win[] {
  if (model.layout.kind !== 'lines') return [];
  return model.layout.lines.flatMap((line, index): Win[] => {
    const symbol = window[0]?.[line[0]];
    if (symbol === undefined || symbol === 'S' || symbol === 'W') return [];
    let count = 1;
    while (count < REELS && matches(window[count]?.[line[count] ?? 0], symbol)) count += 1;
    const coins = count < 3 ? 0 : (model.pays[symbol][count - 3] ?? 0) * multiplier;
    const cells = line.slice(0, count).map((row, reel) => ({ reel, row }));
    return coins === 0 ? [] : [{ kind: 'line', symbol, count, detail: index, coins, cells }];
  });
}

function waysWins(model: MathModel, window: SymbolWindow, multiplier: number): Win[] {
  if (model.layout.kind !== 'ways') return [];
  return PAYING.flatMap((symbol): Win[] => {
    const cells: Cell[] = [];
    let ways = 1;
    let count = 0;
    for (; count < REELS; count += 1) {
      const here = (window[count] ?? []).flatMap((shown, row) => (matches(shown, symbol) ? [{ reel: count, row }] : []));
      if (here.length === 0) break;
      ways *= here.length;
      cells.push(...here);
    }
    const coins = count < 3 ? 0 : (model.pays[symbol][count - 3] ?? 0) * ways * multiplier;
    return coins === 0 ? [] : [{ kind: 'ways', symbol, count, detail: ways, coins, cells }];
  });
}

/** Evaluates a window, in coins. `multiplier` is 1 in the base game and `free.multiplier` in a free spin. */
export function evaluate(model: MathModel, window: SymbolWindow, multiplier = 1): Evaluation {
  const wins = [...lineWins(model, window, multiplier), ...waysWins(model, window, multiplier)];
  const cells = window.flatMap((column, reel) => column.flatMap((shown, row) => (shown === 'S' ? [{ reel, row }] : [])));
  if (cells.length >= 3) {
    const coins = (model.scatterPays[Math.min(cells.length, 5) - 3] ?? 0) * model.coins * multiplier;
    wins.push({ kind: 'scatter', symbol: 'S', count: cells.length, detail: 0, coins, cells });
  }
  return { wins, coins: wins.reduce((sum, win) => sum + win.coins, 0), scatters: cells.length };
}

/** Free spins that a number of scatters adds during free spins. */
export function retriggeredSpinsFor(model: MathModel, scatters: number): number {
  return scatters < 3 ? 0 : (model.free.again?.[Math.min(scatters, 5) - 3] ?? 0);
}

/** Free spins that a number of scatters starts. */
export function freeSpinsFor(model: MathModel, scatters: number): number {
  return scatters < 3 ? 0 : (model.free.spins[Math.min(scatters, 5) - 3] ?? 0);
}
