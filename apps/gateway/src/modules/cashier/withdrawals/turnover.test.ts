import { describe, expect, it } from 'vitest';
import { requiredTurnover, spreadTurnover, turnoverLeft } from './turnover.ts';

/** Credited minor units, per cent of them, what has to be played. */
type Required = readonly [credited: bigint, percent: number, required: bigint];

const required: readonly Required[] = [
  [10_000n, 100, 10_000n],
  [10_000n, 150, 15_000n],
  [10_000n, 1, 100n],
  [10_001n, 150, 15_002n],
  [1n, 49, 0n],
  [1n, 50, 1n],
  [1n, 150, 2n],
  [3n, 150, 5n],
  [333n, 33, 110n],
  [335n, 30, 101n],
  [334n, 30, 100n],
  [99_999n, 3_000, 2_999_970n],
  [9_007_199_254_740_993n, 100, 9_007_199_254_740_993n],
  [9_007_199_254_740_993n, 333, 29_993_973_518_287_507n],
  [100_000_000_000_000_000n, 10_000, 10_000_000_000_000_000_000n],
];

/** What each deposit requires; valid bets from the beginning of each until that of the next; what is played of each; what is left. */
type Spread = readonly [name: string, required: readonly bigint[], valid: readonly bigint[], played: readonly bigint[], left: bigint];

const spread: readonly Spread[] = [
  ['nothing required', [], [], [], 0n],
  ['nothing played', [100n], [0n], [0n], 100n],
  ['one short of it', [100n], [99n], [99n], 1n],
  ['exactly met', [100n], [100n], [100n], 0n],
  ['more than required', [100n], [250n], [100n], 0n],
  ['two, nothing played', [100n, 50n], [0n, 0n], [0n, 0n], 150n],
  ['what is played before the second counts for the first alone', [100n, 50n], [130n, 0n], [100n, 0n], 50n],
  ['what is played after it counts for the first before', [100n, 50n], [0n, 120n], [100n, 20n], 30n],
  ['both are met by what is played after the second', [100n, 50n], [0n, 150n], [100n, 50n], 0n],
  ['the rest of the first comes from behind the second', [100n, 50n], [60n, 60n], [100n, 20n], 30n],
  ['one minor unit is missing of the second', [100n, 50n], [100n, 49n], [100n, 49n], 1n],
  ['three, all met in turn', [10n, 20n, 30n], [10n, 20n, 30n], [10n, 20n, 30n], 0n],
  ['three, met by the last bets alone', [10n, 20n, 30n], [0n, 0n, 60n], [10n, 20n, 30n], 0n],
  ['three, what is too much in the middle is lost for the last', [10n, 20n, 30n], [0n, 500n, 0n], [10n, 20n, 0n], 30n],
  ['three, what is too much at first is lost for both others', [10n, 20n, 30n], [999n, 0n, 0n], [10n, 0n, 0n], 50n],
  ['three, the last is short by one', [10n, 20n, 30n], [5n, 25n, 29n], [10n, 20n, 29n], 1n],
  ['two that began at the same moment', [40n, 60n], [0n, 70n], [40n, 30n], 30n],
  ['a large one behind a small one', [1n, 9_007_199_254_740_993n], [0n, 9_007_199_254_740_993n], [1n, 9_007_199_254_740_992n], 1n],
  ['four, played a little each time', [25n, 25n, 25n, 25n], [10n, 10n, 10n, 10n], [25n, 15n, 0n, 0n], 60n],
  ['four, the third is begun when all before is met', [25n, 25n, 25n, 25n], [25n, 25n, 0n, 30n], [25n, 25n, 25n, 5n], 20n],
];

const progressOf = (amounts: readonly bigint[], valid: readonly bigint[]) =>
  spreadTurnover(amounts.map((amount, index) => ({ source: 'deposit' as const, depositId: String(index), credited: amount, percent: 100, required: amount, begunAt: new Date(index) })), valid);

describe('requiredTurnover', () => {
  it.each(required)('returns for %s and %s per cent: %s', (credited, percent, amount) => {
    expect(requiredTurnover(credited, percent)).toBe(amount);
  });
});

describe('spreadTurnover', () => {
  it.each(spread)('returns what is played of each deposit: %s', (_name, amounts, valid, played, left) => {
    const progress = progressOf(amounts, valid);
    expect([progress.map((one) => one.played), turnoverLeft(progress)]).toEqual([played, left]);
  });

  it('is worked out in at least thirty rows with those of what is required, none twice', () => {
    const rows = [...required.map((row) => row.join()), ...spread.map(([, ...row]) => row.map(String).join('|'))];
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(30);
  });
});
