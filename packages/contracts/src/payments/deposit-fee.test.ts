import { describe, expect, it } from 'vitest';
import { depositFee } from './deposit-fee.ts';

/** Amount, share in millionths, fixed part, lower bound, upper bound, fee; all in minor units. */
type Row = readonly [amount: bigint, ppm: bigint, fixed: bigint, least: bigint, most: bigint | null, fee: bigint];

const rows: readonly Row[] = [
  [10_000n, 0n, 0n, 0n, null, 0n],
  [10_000n, 15_000n, 0n, 0n, null, 150n],
  [10_000n, 15_000n, 100n, 0n, null, 250n],
  [1n, 15_000n, 0n, 0n, null, 0n],
  [33n, 15_000n, 0n, 0n, null, 0n],
  [34n, 15_000n, 0n, 0n, null, 1n],
  [100n, 5_000n, 0n, 0n, null, 1n],
  [99n, 5_000n, 0n, 0n, null, 0n],
  [300n, 5_000n, 0n, 0n, null, 2n],
  [299n, 5_000n, 0n, 0n, null, 1n],
  [12_345n, 25_000n, 0n, 0n, null, 309n],
  [12_340n, 25_000n, 0n, 0n, null, 309n],
  [12_339n, 25_000n, 0n, 0n, null, 308n],
  [12_345n, 12_500n, 0n, 0n, null, 154n],
  [10_000n, 15_000n, 0n, 200n, null, 200n],
  [13_333n, 15_000n, 0n, 200n, null, 200n],
  [13_367n, 15_000n, 0n, 200n, null, 201n],
  [10_000n, 15_000n, 60n, 200n, null, 210n],
  [1_000_000n, 15_000n, 0n, 0n, 5_000n, 5_000n],
  [333_333n, 15_000n, 0n, 0n, 5_000n, 5_000n],
  [333_299n, 15_000n, 0n, 0n, 5_000n, 4_999n],
  [1_000_000n, 15_000n, 500n, 200n, 5_000n, 5_000n],
  [100n, 0n, 250n, 0n, null, 100n],
  [250n, 0n, 250n, 0n, null, 250n],
  [251n, 0n, 250n, 0n, null, 250n],
  [50n, 0n, 0n, 100n, null, 50n],
  [10_000n, 500_000n, 0n, 0n, null, 5_000n],
  [1n, 500_000n, 0n, 0n, null, 1n],
  [3n, 500_000n, 0n, 0n, null, 2n],
  [9_007_199_254_740_993n, 1n, 0n, 0n, null, 9_007_199_255n],
  [100_000_000_000_000_000n, 333_333n, 0n, 0n, null, 33_333_300_000_000_000n],
  [1_500_000n, 1n, 0n, 0n, null, 2n],
  [1_499_999n, 1n, 0n, 0n, null, 1n],
  [500_000n, 1n, 0n, 0n, null, 1n],
  [499_999n, 1n, 0n, 0n, null, 0n],
  [200_000n, 10_000n, 0n, 2_000n, 2_000n, 2_000n],
];

describe('depositFee', () => {
  it.each(rows)('of %s with %s millionths, fixed %s, from %s to %s is %s', (amount, ppm, fixed, least, most, fee) => {
    expect(depositFee(amount, { ppm, fixed, least, most })).toBe(fee);
  });

  it('is worked out in at least thirty rows, none twice', () => {
    expect(new Set(rows.map((row) => row.join())).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(30);
  });
});
