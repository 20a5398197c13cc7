import { PAYING, REELS, ROWS } from './model.ts';
import type { GameSymbol, MathModel, PayingSymbol, Strips } from './model.ts';

/** How often each result occurs over every position of the reels: `scatters → coins → number of positions`. */
export type Distribution = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** A combination that covers all reels so far, in `ways` ways. */
interface Open {
  readonly symbol: PayingSymbol;
  /** Index of the symbol in `PAYING`. */
  readonly index: number;
  /** Payline index, or −1 in a ways game. */
  readonly line: number;
  readonly ways: number;
}

interface Column {
  readonly shown: readonly GameSymbol[];
  readonly scatters: number;
  /** For each paying symbol, bit r is set when row r shows it or a wild. */
  readonly rows: Uint8Array;
  /** For each paying symbol, how many rows show it or a wild. */
  readonly counts: Uint8Array;
}

function columnsOf(strip: string): Column[] {
  return Array.from(strip, (_, stop) => {
    const shown = Array.from({ length: ROWS }, (_unused, row) => strip[(stop + row) % strip.length] as GameSymbol);
    const rows = Uint8Array.from(PAYING, (symbol) => shown.reduce((bits, one, row) => (one === symbol || one === 'W' ? bits | (1 << row) : bits), 0));
    const counts = Uint8Array.from(PAYING, (symbol) => shown.filter((one) => one === symbol || one === 'W').length);
    return { shown, scatters: shown.filter((symbol) => symbol === 'S').length, rows, counts };
  });
}

function start(model: MathModel, column: Column): Open[] {
  if (model.layout.kind === 'ways') {
    return PAYING.flatMap((symbol, index): Open[] => {
      const ways = column.shown.filter((shown) => shown === symbol).length;
      return ways === 0 ? [] : [{ symbol, index, line: -1, ways }];
    });
  }
  return model.layout.lines.flatMap((line, number): Open[] => {
    const symbol = column.shown[line[0]];
    return symbol === undefined || symbol === 'S' || symbol === 'W' ? [] : [{ symbol, index: PAYING.indexOf(symbol), line: number, ways: 1 }];
  });
}

/**
 * Visits every position of all five reels exactly once and counts what it pays in coins, without multiplier and scatter pays.
 * The implementation is independent of `evaluate` (a tree that drops combinations when they break), so that each verifies the
 * other. Positions that share a prefix without open combinations are counted together. Counts stay below 2^53 for strips of
 * up to 1,500 symbols.
 */
export function enumerate(model: MathModel, strips: Strips): Distribution {
  const reels = strips.map(columnsOf);
  const lines = model.layout.kind === 'lines' ? model.layout.lines : [];
  const distribution = new Map<number, Map<number, number>>();

  // For reels k … 4: the number of positions that show n scatters.
  const tails: Map<number, number>[] = Array.from({ length: REELS + 1 }, () => new Map<number, number>());
  tails[REELS]?.set(0, 1);
  for (let reel = REELS - 1; reel >= 0; reel -= 1)
    for (const column of reels[reel] ?? [])
      for (const [scatters, positions] of tails[reel + 1] ?? []) {
        const tail = tails[reel];
        const key = scatters + column.scatters;
        tail?.set(key, (tail.get(key) ?? 0) + positions);
      }

  const count = (scatters: number, coins: number, positions: number): void => {
    let row = distribution.get(scatters);
    if (row === undefined) distribution.set(scatters, (row = new Map<number, number>()));
    row.set(coins, (row.get(coins) ?? 0) + positions);
  };

  const waysOn = (open: Open, column: Column, reel: number): number =>
    open.line < 0 ? (column.counts[open.index] ?? 0) : ((column.rows[open.index] ?? 0) >> (lines[open.line]?.[reel] ?? 0)) & 1;

  const visit = (reel: number, open: readonly Open[], scatters: number, coins: number): void => {
    if (open.length === 0) {
      for (const [more, positions] of tails[reel] ?? []) count(scatters + more, coins, positions);
      return;
    }
    if (reel === REELS - 1) {
      for (const column of reels[reel] ?? []) {
        let paid = coins;
        for (const combination of open) {
          const ways = waysOn(combination, column, reel);
          paid += ways > 0 ? model.pays[combination.symbol][2] * combination.ways * ways : model.pays[combination.symbol][1] * combination.ways;
        }
        count(scatters + column.scatters, paid, 1);
      }
      return;
    }
    for (const column of reels[reel] ?? []) {
      const next: Open[] = [];
      let paid = coins;
      for (const combination of open) {
        const ways = waysOn(combination, column, reel);
        if (ways > 0) next.push(ways === 1 ? combination : { ...combination, ways: combination.ways * ways });
        else if (reel === 3) paid += model.pays[combination.symbol][0] * combination.ways;
      }
      visit(reel + 1, next, scatters + column.scatters, paid);
    }
  };

  for (const column of reels[0] ?? []) visit(1, start(model, column), column.scatters, 0);
  return distribution;
}
