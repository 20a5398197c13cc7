import { add, fraction, multiply } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';

/** Kinds of live table. */
export type LiveKind = 'baccarat' | 'dragon-tiger' | 'roulette' | 'sicbo';

/** An outcome of a bet that returns money. */
export interface SpotOutcome {
  readonly chance: Fraction;
  /** Return in multiples of the stake, including the stake: 2 is even money, 1 a push. */
  readonly returned: Fraction;
}

/** A spot to bet on, with its exact figures. */
export interface LiveSpot {
  readonly id: string;
  /** The highest gain in multiples of the stake, excluding the stake: 8 is “8 to 1”. */
  readonly pays: Fraction;
  /** The chance of a win, excluding pushes and partial refunds. */
  readonly chance: Fraction;
  readonly rtp: Fraction;
}

/** The mathematical model of a table game. `Result` is the drawn result. */
export interface LiveModel<Result> {
  readonly kind: LiveKind;
  readonly code: string;
  /** Bets are multiples of this number of minor units, so that no prize is rounded. */
  readonly unit: number;
  readonly spots: readonly LiveSpot[];
  /** Return of a stake on a spot in multiples of the stake, including the stake. */
  returnFor(spot: string, result: Result): Fraction;
}

/** Creates a spot from all outcomes that return money; the rest of the probability loses. */
export function createSpot(id: string, outcomes: readonly SpotOutcome[]): LiveSpot {
  const wins = outcomes.filter(({ returned }) => returned.num > returned.den);
  const best = wins.reduce((most, { returned }) => (returned.num * most.den > most.num * returned.den ? returned : most), fraction(1));
  return {
    id,
    pays: add(best, fraction(-1)),
    chance: wins.reduce((sum, { chance }) => add(sum, chance), fraction(0)),
    rtp: outcomes.reduce((sum, { chance, returned }) => add(sum, multiply(chance, returned)), fraction(0)),
  };
}

/** The return of a game’s best spot, which catalogues show. */
export function bestReturn({ spots }: Pick<LiveModel<never>, 'spots'>): Fraction {
  return spots.reduce((best, { rtp }) => (rtp.num * best.den > best.num * rtp.den ? rtp : best), fraction(0));
}

/** The prize of bets (spot → minor units) in minor units, including winning stakes. */
export function prizeFor<Result>(model: LiveModel<Result>, bets: Readonly<Record<string, string>>, result: Result): bigint {
  return Object.entries(bets).reduce((sum, [spot, amount]) => {
    const { num, den } = model.returnFor(spot, result);
    return sum + (BigInt(amount) * num) / den;
  }, 0n);
}
