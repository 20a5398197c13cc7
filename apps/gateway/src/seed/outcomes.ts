import type { Rand } from '@livery/demo-artwork';

/** Outcomes of rounds: a share of all rounds, and the prize in tenths of the stake. */
type Outcome = readonly [share: number, tenths: number];

/** Returns of a round by volatility; each table returns 96 % in the long run. */
export const returnTables: Readonly<Record<'low' | 'medium' | 'high', readonly Outcome[]>> = {
  low: [[0.11, 2], [0.1, 5], [0.093, 10], [0.07, 20], [0.05, 40], [0.02, 80], [0.009, 150], [0.0032, 500]],
  medium: [[0.13, 2], [0.1, 5], [0.084, 10], [0.05, 20], [0.032, 50], [0.015, 100], [0.006, 250], [0.0025, 600], [0.0006, 1500]],
  high: [[0.17, 2], [0.12, 5], [0.07, 10], [0.0225, 20], [0.018, 60], [0.009, 150], [0.004, 400], [0.0014, 1200], [0.0005, 3600]],
};

/** The prize of one round, in minor units: a whole number of the game's coins. `coins` of them are one stake. */
export function drawPrize(r: Rand, volatility: 'low' | 'medium' | 'high', stake: bigint, coins: number): bigint {
  let roll = r();
  for (const [share, tenths] of returnTables[volatility]) {
    if (roll < share) return (stake / BigInt(coins)) * BigInt(Math.floor((coins * tenths) / 10));
    roll -= share;
  }
  return 0n;
}
