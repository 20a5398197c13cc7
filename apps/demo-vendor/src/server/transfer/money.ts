/** An amount of money in whole units of 10^-scale. */
export interface Amount {
  readonly units: bigint;
  readonly scale: number;
}

/** The largest number of units that fits the contract's amounts. */
const MOST_UNITS = 10n ** 18n - 1n;

/** The same amount in finer units. `scale` must not be coarser than its own. */
export function finer({ units, scale: from }: Amount, scale: number): bigint {
  return units * 10n ** BigInt(scale - from);
}

/** The sum, in the finer of both scales: nothing is ever rounded. `by` may be below zero. */
export function plus(amount: Amount, by: Amount): Amount {
  const scale = Math.max(amount.scale, by.scale);
  return { units: finer(amount, scale) + finer(by, scale), scale };
}

/** Whole units of 10^-scale, what is smaller left out. */
export function shownAt({ units, scale: from }: Amount, scale: number): bigint {
  return from > scale ? units / 10n ** BigInt(from - scale) : finer({ units, scale: from }, scale);
}

/** Whether the contract has digits for it. */
export function fits({ units }: Amount): boolean {
  return units >= 0n && units <= MOST_UNITS;
}
