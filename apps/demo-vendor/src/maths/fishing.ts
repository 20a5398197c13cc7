import { divide, fraction, multiply } from './fraction.ts';
import type { Fraction } from './fraction.ts';

/** What a catch may pay, in times the shot, and how likely among the others. */
export interface Prize {
  readonly times: number;
  readonly weight: number;
}

/** Something to shoot at. */
export interface Target {
  readonly id: string;
  readonly prizes: readonly Prize[];
  /** How many of them are drawn and added up when it is caught. */
  readonly draws: number;
}

/** What every shot returns in the long run, whatever it is aimed at: 24 of 25. */
export const FISHING_RETURN: Fraction = fraction(24, 25);

const fish = (id: string, times: number): Target => ({ id, prizes: [{ times, weight: 1 }], draws: 1 });

/** Everything that swims by, in the order of what it pays. Rounds are kept by the places in this list: only append. */
export const TARGETS: readonly Target[] = [
  fish('minnow', 2),
  fish('clown', 3),
  fish('angel', 4),
  fish('puffer', 6),
  fish('seahorse', 8),
  fish('turtle', 12),
  fish('lionfish', 16),
  fish('ray', 24),
  fish('shark', 40),
  fish('whale', 120),
  { id: 'chest', prizes: [{ times: 5, weight: 40 }, { times: 10, weight: 30 }, { times: 20, weight: 20 }, { times: 50, weight: 8 }, { times: 100, weight: 2 }], draws: 1 },
  // Its lightning takes three of the smaller fish, each drawn by these weights.
  { id: 'jelly', prizes: [{ times: 2, weight: 3 }, { times: 3, weight: 2 }, { times: 4, weight: 2 }, { times: 6, weight: 2 }, { times: 8, weight: 1 }], draws: 3 },
];

const weightOf = ({ prizes }: Target): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** What a catch pays on average, in times the shot. */
export function meanPrize(target: Target): Fraction {
  const sum = target.prizes.reduce((all, { times, weight }) => all + times * weight, 0);
  return fraction(sum * target.draws, weightOf(target));
}

/** The chance that a shot catches it: the return divided by the mean prize. */
export function catchChance(target: Target): Fraction {
  return divide(FISHING_RETURN, meanPrize(target));
}

/** What a shot at it returns in the long run. */
export function targetReturn(target: Target): Fraction {
  return multiply(catchChance(target), meanPrize(target));
}

/** Fires one shot: the prizes drawn, in times the shot; none where it got away. `below` draws evenly from 0 … bound − 1. */
export function fireAt(target: Target, below: (bound: number) => number): readonly number[] {
  const chance = catchChance(target);
  if (below(Number(chance.den)) >= Number(chance.num)) return [];
  return Array.from({ length: target.draws }, () => {
    let place = target.prizes.length === 1 ? 0 : below(weightOf(target));
    return target.prizes.find(({ weight }) => (place -= weight) < 0)?.times ?? 0;
  });
}
