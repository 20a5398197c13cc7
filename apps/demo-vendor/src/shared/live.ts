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

/** The result of a live table's round. */
export type LiveResult = BaccaratResult | DragonTigerResult | RouletteResult | SicboResult;

/** Description of a live table. */
export interface LiveInfo extends GameInfo {
  readonly table: LiveKind;
  /** Rounds that are dealt from one shoe; null for tables without cards. */
  readonly shoeRounds: number | null;
}

/** Rounds dealt from one shoe: 64 coups of at most six cards need 384 of its 416 cards. */
export const SHOE_ROUNDS = 64;

/** Kinds of table by words of the title; null for titles with rules that are not supported. */
const KINDS_BY_TITLE: readonly (readonly [words: RegExp, kind: LiveKind | null])[] = [
  [/no-commission|insurance|double-ball|lightfall|french/, null],
  [/dragon-tiger/, 'dragon-tiger'],
  [/baccarat/, 'baccarat'],
  [/roulette/, 'roulette'],
  [/sicbo|three-dice/, 'sicbo'],
];

/** The kind of table of a game, by the words of its code; null when it is not supported. */
export function liveKindOf(code: string): LiveKind | null {
  return KINDS_BY_TITLE.find(([words]) => words.test(code))?.[1] ?? null;
}

/** The mathematical model of a kind of table. */
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

/** Duration of the reveal of each kind, in milliseconds. */
const REVEAL_MS: Readonly<Record<LiveKind, number>> = { baccarat: 11_000, 'dragon-tiger': 5000, roulette: 9000, sicbo: 5000 };

/** Factor on the durations of a table with “speed” or “express” in its title. */
const SPEED_FACTOR = 0.6;

/** Durations of a round's phases. */
export function liveTimingOf(code: string): TableTiming {
  const factor = /speed|express/.test(code) ? SPEED_FACTOR : 1;
  return { bettingMs: 18_000 * factor, closingMs: 2000, revealMs: REVEAL_MS[liveKindOf(code) ?? 'baccarat'] * factor, pauseMs: 5000 };
}

const CHIPS = [1n, 2n, 5n];

/** Chips of a table: 1, 2 and 5 × 10^k minor units within the limits that are multiples of `unit`, else the least multiple. */
export function chipsFor(unit: number, limits: { readonly min: bigint; readonly max: bigint }): bigint[] {
  const chips: bigint[] = [];
  for (let decade = 1n; decade <= limits.max; decade *= 10n) for (const chip of CHIPS) chips.push(chip * decade);
  const fitting = chips.filter((chip) => chip >= limits.min && chip <= limits.max && chip % BigInt(unit) === 0n);
  if (fitting.length > 0) return fitting;
  const least = ((limits.min + BigInt(unit) - 1n) / BigInt(unit)) * BigInt(unit);
  return least > 0n && least <= limits.max ? [least] : [];
}
