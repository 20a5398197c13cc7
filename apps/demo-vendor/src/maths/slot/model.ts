/** Reels on the screen. */
export const REELS = 5;
/** Rows on the screen. */
export const ROWS = 3;

/** Paying symbols, best first: A–D are the high ones, E–H the low ones. A skin decides what each looks like. */
export const PAYING = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type PayingSymbol = (typeof PAYING)[number];

/** W stands for any paying symbol and never appears on the first reel; S is the scatter and counts anywhere. */
export type GameSymbol = PayingSymbol | 'W' | 'S';

/** Pays for three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number];

/** Rows (0 top … 2 bottom) that a payline crosses, reel by reel. */
export type Payline = readonly [number, number, number, number, number];

/** One reel's symbols in order, a letter each; it wraps around. */
export type Strip = string;
export type Strips = readonly [Strip, Strip, Strip, Strip, Strip];

/** How combinations are found: along fixed paylines, or on any row of adjacent reels. */
export type Layout = { readonly kind: 'lines'; readonly lines: readonly Payline[] } | { readonly kind: 'ways' };

/**
 * A growing prize. Of every stake `potPermille` go into the pot and `seedPermille` aside for the next one, exactly; a paid
 * spin wins the pot with the chance stake ÷ (`turnover` × the game's largest stake), so the chance is fair at any stake.
 */
export interface JackpotModel {
  readonly potPermille: number;
  readonly seedPermille: number;
  readonly turnover: number;
}

/** The complete mathematics of a game: nothing outside it influences what a spin returns. */
export interface MathModel {
  /** Stable code, e.g. `L20`. */
  readonly code: string;
  readonly layout: Layout;
  /** Coins staked in a spin. A stake in minor units is always a multiple of it. */
  readonly coins: number;
  /** Coins paid for each line (or way) by symbol. */
  readonly pays: Readonly<Record<PayingSymbol, Pays>>;
  /** Multiples of the whole stake paid for 3, 4 and 5 scatters. */
  readonly scatterPays: Pays;
  readonly strips: Strips;
  /**
   * Free spins for 3, 4 and 5 scatters, on strips of their own. With `again`, so many scatters within them add as many more;
   * without it those strips hold no scatter.
   */
  readonly free: { readonly spins: Pays; readonly multiplier: number; readonly strips: Strips; readonly again?: Pays };
  /** A growing prize that all players of a game share, beside what the reels pay. */
  readonly jackpot?: JackpotModel;
}

/** Faults that would break the assumptions of the exact computation; empty when the model is sound. */
export function modelErrors(model: MathModel): string[] {
  const faults: string[] = [];
  const known = new Set<string>([...PAYING, 'W', 'S']);
  for (const [name, strips] of [['strips', model.strips], ['free.strips', model.free.strips]] as const) {
    strips.forEach((strip, reel) => {
      if (strip.length < ROWS) faults.push(`${name}[${reel}] is shorter than the window`);
      for (const symbol of strip) if (!known.has(symbol)) faults.push(`${name}[${reel}] holds unknown symbol ${symbol}`);
      if (reel === 0 && strip.includes('W')) faults.push(`${name}[0] holds a wild`);
      if (name === 'free.strips' && model.free.again === undefined && strip.includes('S')) faults.push(`${name}[${reel}] holds a scatter`);
      const around = strip + strip.slice(0, ROWS - 1);
      if (/S.?S/.test(around)) faults.push(`${name}[${reel}] can show two scatters at once`);
    });
  }
  if (model.layout.kind === 'lines') {
    if (model.layout.lines.length !== model.coins) faults.push('a line game stakes one coin a line');
    if (new Set(model.layout.lines.map(String)).size !== model.layout.lines.length) faults.push('two paylines are the same');
    if (model.layout.lines.flat().some((row) => row < 0 || row >= ROWS)) faults.push('a payline leaves the window');
  }
  return faults;
}
