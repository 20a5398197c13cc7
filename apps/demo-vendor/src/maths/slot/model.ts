/** Reels on the screen. */
export const REELS = 5;
/** Rows on the screen. */
export const ROWS = 3;

/** Paying symbols, highest first: A–D are high, E–H are low. The skin determines their pictures. */
export const PAYING = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type PayingSymbol = (typeof PAYING)[number];

/** W is the wild, which replaces any paying symbol and never appears on the first reel; S is the scatter. */
export type GameSymbol = PayingSymbol | 'W' | 'S';

/** Pays for three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number];

/** The row (0 top … 2 bottom) of a payline on each reel. */
export type Payline = readonly [number, number, number, number, number];

/** The symbols of a reel in order, one letter each; it wraps around. */
export type Strip = string;
export type Strips = readonly [Strip, Strip, Strip, Strip, Strip];

/** How combinations are found: along paylines, or on any row of adjacent reels. */
export type Layout = { readonly kind: 'lines'; readonly lines: readonly Payline[] } | { readonly kind: 'ways' };

/**
 * A progressive jackpot. Of every stake, `potPermille` go into the pot and `seedPermille` into the next one. A paid spin wins
 * the pot with the chance stake ÷ (`turnover` × the game's largest stake), so that the return is the same for any stake.
 */
export interface JackpotModel {
  readonly potPermille: number;
  readonly seedPermille: number;
  readonly turnover: number;
}

/** The complete mathematical model of a slot game. */
export interface MathModel {
  /** Stable code, e.g. `L20`. */
  readonly code: string;
  readonly layout: Layout;
  /** Coins staked in a spin. A stake in minor units is a multiple of this. */
  readonly coins: number;
  /** Coins paid for a line or way, by symbol. */
  readonly pays: Readonly<Record<PayingSymbol, Pays>>;
  /** Multiples of the whole stake paid for 3, 4 and 5 scatters. */
  readonly scatterPays: Pays;
  readonly strips: Strips;
  /**
   * Free spins for 3, 4 and 5 scatters, on separate strips. `again` is the number of spins that scatters add during free
   * spins; without it the strips hold no scatter.
   */
  readonly free: { readonly spins: Pays; readonly multiplier: number; readonly strips: Strips; readonly again?: Pays };
  /** A jackpot that all players of a game share. */
  readonly jackpot?: JackpotModel;
}

/** Violations of the assumptions of the exact computation; empty for a valid model. */
export function modelErrors(model: MathModel): string[] {
  const errors: string[] = [];
  const known = new Set<string>([...PAYING, 'W', 'S']);
  for (const [name, strips] of [['strips', model.strips], ['free.strips', model.free.strips]] as const) {
    strips.forEach((strip, reel) => {
      if (strip.length < ROWS) errors.push(`${name}[${reel}] is shorter than the window`);
      for (const symbol of strip) if (!known.has(symbol)) errors.push(`${name}[${reel}] holds unknown symbol ${symbol}`);
      if (reel === 0 && strip.includes('W')) errors.push(`${name}[0] holds a wild`);
      if (name === 'free.strips' && model.free.again === undefined && strip.includes('S')) errors.push(`${name}[${reel}] holds a scatter`);
      const around = strip + strip.slice(0, ROWS - 1);
      if (/S.?S/.test(around)) errors.push(`${name}[${reel}] can show two scatters at once`);
    });
  }
  if (model.layout.kind === 'lines') {
    if (model.layout.lines.length !== model.coins) errors.push('a line game stakes one coin a line');
    if (new Set(model.layout.lines.map(String)).size !== model.layout.lines.length) errors.push('two paylines are the same');
    if (model.layout.lines.flat().some((row) => row < 0 || row >= ROWS)) errors.push('a payline leaves the window');
  }
  return errors;
}
