/** Limits of one bet in minor units, both inclusive. */
export interface StakeLimits {
  readonly min: bigint;
  readonly max: bigint;
}

const STEPS = [1n, 2n, 3n, 5n, 8n];

/**
 * Stakes on offer: coin values 1, 2, 3, 5, 8 × 10^k times the model's coins, within the limits; else the smallest multiple of
 * the coins within the limits; else none.
 */
export function stakeLadder(coins: number, limits: StakeLimits): bigint[] {
  const unit = BigInt(coins);
  const ladder: bigint[] = [];
  for (let decade = 1n; decade * unit <= limits.max; decade *= 10n)
    for (const step of STEPS) {
      const stake = step * decade * unit;
      if (stake > 0n && stake >= limits.min && stake <= limits.max) ladder.push(stake);
    }
  if (ladder.length > 0) return ladder;
  const least = limits.min <= 0n ? unit : ((limits.min + unit - 1n) / unit) * unit;
  return least <= limits.max ? [least] : [];
}

/** The initial stake: the first of at least one major unit that the balance covers twenty times. */
export function defaultStake(ladder: readonly bigint[], exponent: number, balance: bigint): bigint | undefined {
  const whole = 10n ** BigInt(exponent);
  const fitting = ladder.filter((stake) => stake * 20n <= balance);
  return fitting.find((stake) => stake >= whole) ?? fitting.at(-1) ?? ladder[0];
}
