/** An amount of money in whole units of 10^-scale. */
export interface ScaledAmount {
  readonly units: bigint;
  readonly scale: number;
}

/** The largest number of units that fits the contract's amounts. */
const MOST_UNITS = 10n ** 18n - 1n;

/** The same amount in finer units. `scale` must not be coarser than its own. */
export function unitsAtScale({ units, scale: from }: ScaledAmount, scale: number): bigint {
  return units * 10n ** BigInt(scale - from);
}

/** The sum, in the finer of both scales: nothing is ever rounded. `by` may be below zero. */
export function addAmounts(amount: ScaledAmount, by: ScaledAmount): ScaledAmount {
  const scale = Math.max(amount.scale, by.scale);
  return { units: unitsAtScale(amount, scale) + unitsAtScale(by, scale), scale };
}

/** Whole units of 10^-scale, what is smaller left out. */
export function truncateToScale({ units, scale: from }: ScaledAmount, scale: number): bigint {
  return from > scale ? units / 10n ** BigInt(from - scale) : unitsAtScale({ units, scale: from }, scale);
}

/** Whether the contract has digits for it. */
export function isRepresentable({ units }: ScaledAmount): boolean {
  return units >= 0n && units <= MOST_UNITS;
}
