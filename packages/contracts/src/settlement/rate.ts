/** A rate of one: rates are per cent with four decimals, as whole numbers, so 15 % is 150,000. */
export const RATE_ONE = 1_000_000n;
/** Decimals of a rate in per cent. */
const PERCENT_DECIMALS = 4;

/** A share of money and how it was rounded. */
export interface Share {
  /** Minor units, rounded half up: away from zero for a half, so that a share and its reversal cancel. */
  readonly amount: bigint;
  /** Millionths of a minor unit before rounding. */
  readonly exactMicros: bigint;
}

/** The share of an amount (minor units) at a rate (millionths). */
export function shareOf(amount: bigint, rate: number): Share {
  const exactMicros = amount * BigInt(rate);
  const size = exactMicros < 0n ? -exactMicros : exactMicros;
  const rounded = (size + RATE_ONE / 2n) / RATE_ONE;
  return { amount: exactMicros < 0n ? -rounded : rounded, exactMicros };
}

/** A rate (millionths) as per cent without zeros behind: `0.8`. */
export function percentOfRate(rate: number): string {
  const whole = Math.floor(rate / 10 ** PERCENT_DECIMALS);
  const fraction = String(rate % 10 ** PERCENT_DECIMALS).padStart(PERCENT_DECIMALS, '0').replace(/0+$/, '');
  return fraction === '' ? String(whole) : `${whole}.${fraction}`;
}

/**
 * Millionths of a rate in per cent such as `0.8`.
 * @throws RangeError where it is none from 0 to 100 with at most four decimals
 */
export function rateOfPercent(percent: string): number {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent);
  const rate = match === null ? Number.NaN : Number(`${match[1] ?? ''}${(match[2] ?? '').padEnd(PERCENT_DECIMALS, '0')}`);
  if (!(rate <= Number(RATE_ONE))) throw new RangeError(`Not a rate from 0 to 100 per cent with four decimals: ${percent}`);
  return rate;
}
