import { add, fraction, multiply } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';

/** What is played at a live table. */
export type LiveKind = 'baccarat' | 'dragon-tiger' | 'roulette' | 'sicbo';

/** One way in which a bet on a spot ends. */
export interface SpotOutcome {
  readonly chance: Fraction;
  /** What comes back, in stakes, the stake included: 2 is even money, 1 a push. */
  readonly returned: Fraction;
}

/** A place to bet on, with its exact figures. */
export interface LiveSpot {
  readonly id: string;
  /** What a win gains, in stakes, without the stake: 8 is “8 to 1”. The highest where there are several. */
  readonly pays: Fraction;
  /** The chance of a win, pushes and part refunds not counted. */
  readonly chance: Fraction;
  readonly rtp: Fraction;
}

/** A table game: its spots, and what a bet comes to. `Result` is what is drawn. */
export interface LiveModel<Result> {
  readonly kind: LiveKind;
  readonly code: string;
  /** Bets are whole multiples of so many minor units, so that nothing is ever rounded. */
  readonly unit: number;
  readonly spots: readonly LiveSpot[];
  /** What one stake on a spot brings back, the stake included. */
  returnFor(spot: string, result: Result): Fraction;
}

/** A spot by all the ways in which bets on it end with money; what is missing to a chance of 1 loses. */
export function createSpot(id: string, ends: readonly SpotOutcome[]): LiveSpot {
  const wins = ends.filter(({ returned }) => returned.num > returned.den);
  const best = wins.reduce((most, { returned }) => (returned.num * most.den > most.num * returned.den ? returned : most), fraction(1));
  return {
    id,
    pays: add(best, fraction(-1)),
    chance: wins.reduce((sum, { chance }) => add(sum, chance), fraction(0)),
    rtp: ends.reduce((sum, { chance, returned }) => add(sum, multiply(chance, returned)), fraction(0)),
  };
}

/** The return of a game’s best spot, by which it is named in catalogues. */
export function bestReturn({ spots }: Pick<LiveModel<never>, 'spots'>): Fraction {
  return spots.reduce((best, { rtp }) => (rtp.num * best.den > best.num * rtp.den ? rtp : best), fraction(0));
}

/** What bets come to: spot → minor units. */
export function prizeFor<Result>(model: LiveModel<Result>, bets: Readonly<Record<string, string>>, result: Result): bigint {
  return Object.entries(bets).reduce((sum, [spot, amount]) => {
    const { num, den } = model.returnFor(spot, result);
    return sum + (BigInt(amount) * num) / den;
  }, 0n);
}
