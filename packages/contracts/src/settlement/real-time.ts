import { shareOf } from './rate.ts';

/** An agent above a bettor with its own rate, millionths. */
export interface RatedAgent {
  readonly agentId: string;
  readonly rate: number;
}

/** What an agent earns of a bet. */
export interface Accrual {
  readonly agentId: string;
  readonly own: number;
  /** The rate of the level below. */
  readonly child: number;
  /** Minor units, rounded half up by itself: all levels together may differ from the share of the top rate by half a unit for each. */
  readonly amount: bigint;
  /** Millionths of a minor unit before rounding. */
  readonly exactMicros: bigint;
}

/**
 * What each level earns of a bet: its own rate less that of the level below. A bet that is taken back earns the same with the opposite sign.
 *
 * @param stake minor units; below zero for a bet that is taken back
 * @param chain from the top to the bettor's direct upline
 * @param bettor the bettor's own rate, millionths
 * @throws RangeError where a level has a higher rate than the one above it
 */
export function accrualsOf(stake: bigint, chain: readonly RatedAgent[], bettor = 0): Accrual[] {
  return chain.map(({ agentId, rate: own }, level) => {
    const child = chain[level + 1]?.rate ?? bettor;
    if (child > own) throw new RangeError(`The level below ${agentId} has a higher rate: ${child} above ${own}.`);
    return { agentId, own, child, ...shareOf(stake, own - child) };
  });
}
