/** What a deposit costs: a fixed part and a share of the amount, within bounds. Amounts in minor units. */
export interface FeeRule {
  /** Share of the amount, in millionths: 15,000 is 1.5 %. */
  readonly ppm: bigint;
  readonly fixed: bigint;
  readonly least: bigint;
  /** Null: no upper bound. */
  readonly most: bigint | null;
}

const MILLION = 1_000_000n;

/**
 * The fee of an amount in minor units: the share is rounded half up to the minor unit, the bounds apply to share and fixed part
 * together, and the fee is never more than the amount.
 */
export function depositFee(amount: bigint, { ppm, fixed, least, most }: FeeRule): bigint {
  const share = (amount * ppm + MILLION / 2n) / MILLION;
  const raised = fixed + share < least ? least : fixed + share;
  const bounded = most !== null && raised > most ? most : raised;
  return bounded > amount ? amount : bounded;
}
