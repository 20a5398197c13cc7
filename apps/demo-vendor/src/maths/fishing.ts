import { divide, fraction, multiply } from './fraction.ts';
import type { Fraction } from './fraction.ts';

/** A possible prize of a catch in multiples of the shot, with its weight. */
export interface Prize {
  readonly times: number;
  readonly weight: number;
}

/** A target to shoot at. */
export interface Target {
  readonly id: string;
  readonly prizes: readonly Prize[];
  /** Number of prizes that are drawn and added up for a catch. */
  readonly draws: number;
}

/** The return to player of a shot at any target. */
export const FISHING_RETURN: Fraction = fraction(24, 25);

const fish = (id: string, times: number): Target => ({ id, prizes: [{ times, weight: 1 }], draws: 1 });

/** All targets. Stored rounds refer to indices of this list, so only append to it. */
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
  // Pays like three of the smaller fish, each drawn by these weights.
  { id: 'jelly', prizes: [{ times: 2, weight: 3 }, { times: 3, weight: 2 }, { times: 4, weight: 2 }, { times: 6, weight: 2 }, { times: 8, weight: 1 }], draws: 3 },
];

const weightOf = ({ prizes }: Target): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** The mean prize of a catch in multiples of the shot. */
export function meanPrize(target: Target): Fraction {
  const sum = target.prizes.reduce((all, { times, weight }) => all + times * weight, 0);
  return fraction(sum * target.draws, weightOf(target));
}

/** The chance that a shot catches a target: the return divided by the mean prize. */
export function catchChance(target: Target): Fraction {
  return divide(FISHING_RETURN, meanPrize(target));
}

/** The return to player of a shot at a target. */
export function targetReturn(target: Target): Fraction {
  return multiply(catchChance(target), meanPrize(target));
}

/** Fires a shot and returns the drawn prizes in multiples of the shot, none for a miss. `below` draws uniformly in 0 … bound − 1. */
export function fireAt(target: Target, below: (bound: number) => number): readonly number[] {
  const chance = catchChance(target);
  if (below(Number(chance.den)) >= Number(chance.num)) return [];
  return Array.from({ length: target.draws }, () => {
    let place = target.prizes.length === 1 ? 0 : below(weightOf(target));
    return target.prizes.find(({ weight }) => (place -= weight) < 0)?.times ?? 0;
  });
}
