import { baccarat } from '../maths/live/baccarat.ts';
import type { BaccaratResult } from '../maths/live/baccarat.ts';
import { DRAGON_TIGER } from '../maths/live/dragon-tiger.ts';
import type { DragonTigerResult } from '../maths/live/dragon-tiger.ts';
import type { LiveKind, LiveModel } from '../maths/live/live-model.ts';
import { ROULETTE } from '../maths/live/roulette.ts';
import type { RouletteResult } from '../maths/live/roulette.ts';
import { SICBO } from '../maths/live/sicbo.ts';
import type { SicboResult } from '../maths/live/sicbo.ts';
import type { GameInfo } from './protocol.ts';
import type { TableTiming } from './table.ts';

/** What is drawn at a live table. */
export type LiveResult = BaccaratResult | DragonTigerResult | RouletteResult | SicboResult;

/** What the page is told about a live table. */
export interface LiveInfo extends GameInfo {
  readonly table: LiveKind;
  /** Rounds that are dealt from one shoe; null where nothing is dealt. */
  readonly shoeRounds: number | null;
}

/** Rounds dealt from one shoe: 64 coups of at most six cards are 384 of its 416. */
export const SHOE_ROUNDS = 64;

/** Words of titles, and what is played under them. Titles that promise rules of their own have no table here. */
const NAMED: readonly (readonly [words: RegExp, kind: LiveKind | null])[] = [
  [/no-commission|insurance|double-ball|lightfall|french/, null],
  [/dragon-tiger/, 'dragon-tiger'],
  [/baccarat/, 'baccarat'],
  [/roulette/, 'roulette'],
  [/sicbo|three-dice/, 'sicbo'],
];

/** What is played in a game, by the words of its code; null where this house has no such table. */
export function liveKindOf(code: string): LiveKind | null {
  return NAMED.find(([words]) => words.test(code))?.[1] ?? null;
}

/** The mathematics of a kind of table. */
export function liveModel(kind: LiveKind): LiveModel<LiveResult> {
  switch (kind) {
    case 'baccarat':
      return baccarat();
    case 'dragon-tiger':
      return DRAGON_TIGER;
    case 'roulette':
      return ROULETTE;
    case 'sicbo':
      return SICBO;
  }
}

/** How long the reveal of each kind takes, in milliseconds: six cards, two cards, a ball, three dice. */
const REVEAL: Readonly<Record<LiveKind, number>> = { baccarat: 11_000, 'dragon-tiger': 5000, roulette: 9000, sicbo: 5000 };

/** How much of its usual time a table with “speed” or “express” in its title takes. */
const QUICK = 0.6;

/** Lengths of a round of a game. */
export function liveTimingOf(code: string): TableTiming {
  const pace = /speed|express/.test(code) ? QUICK : 1;
  return { bettingMs: 18_000 * pace, closingMs: 2000, revealMs: REVEAL[liveKindOf(code) ?? 'baccarat'] * pace, pauseMs: 5000 };
}

const CHIPS = [1n, 2n, 5n];

/** Chips of a table: 1, 2 and 5 × 10^k minor units that are multiples of its unit, within the limits of one bet. */
export function chipsFor(unit: number, limits: { readonly min: bigint; readonly max: bigint }): bigint[] {
  const chips: bigint[] = [];
  for (let decade = 1n; decade <= limits.max; decade *= 10n) for (const chip of CHIPS) chips.push(chip * decade);
  const fitting = chips.filter((chip) => chip >= limits.min && chip <= limits.max && chip % BigInt(unit) === 0n);
  if (fitting.length > 0) return fitting;
  const least = ((limits.min + BigInt(unit) - 1n) / BigInt(unit)) * BigInt(unit);
  return least > 0n && least <= limits.max ? [least] : [];
}
