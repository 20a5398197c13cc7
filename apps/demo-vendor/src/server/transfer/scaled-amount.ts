/** An amount in whole units of 10^-scale of the currency. */
export interface ScaledAmount {
  readonly units: bigint;
  readonly scale: number;
}

/** The largest number of units that the contract can represent. */
const MOST_UNITS = 10n ** 18n - 1n;

/** The units of an amount at a scale that is at least its own. */
export function unitsAtScale({ units, scale: from }: ScaledAmount, scale: number): bigint {
  return units * 10n ** BigInt(scale - from);
}

/** The exact sum, at the larger of both scales. Amounts may be negative. */
export function addAmounts(a: ScaledAmount, b: ScaledAmount): ScaledAmount {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAtScale(a, scale) + unitsAtScale(b, scale), scale };
}

/** The units of an amount at a scale; smaller digits are dropped. */
export function truncateToScale({ units, scale: from }: ScaledAmount, scale: number): bigint {
  return from > scale ? units / 10n ** BigInt(from - scale) : unitsAtScale({ units, scale: from }, scale);
}

/** Whether the contract can represent an amount. */
export function isRepresentable({ units }: ScaledAmount): boolean {
  return units >= 0n && units <= MOST_UNITS;
}
