import { divide, fraction, multiply } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { Chance } from './sport.ts';

/** What a bet returns in the long run at a price that needs no rounding, and never more: 95 of 100. */
export const EVENT_RETURN: Fraction = fraction(95, 100);

/** Lowest and highest price on offer, in hundredths; beyond them a pick is not on offer. */
export const MIN_PRICE = 101;
export const MAX_PRICE = 10_000;

/**
 * The price of a chance in hundredths, stake included: the fair price × 95 %, rounded down, so that no bet returns more than
 * 95 %. The rounding takes less than a hundredth × chance. Null where no bet is on offer.
 */
export function priceOf({ ways, of }: Chance): number | null {
  if (ways === 0n || ways === of) return null;
  const price = (100n * EVENT_RETURN.num * of) / (EVENT_RETURN.den * ways);
  return price < BigInt(MIN_PRICE) || price > BigInt(MAX_PRICE) ? null : Number(price);
}

/** What a bet at a price returns in the long run, in stakes. */
export function returnAt(price: number, { ways, of }: Chance): Fraction {
  return multiply(fraction(price, 100), fraction(ways, of));
}

/** What rounding can cost a bet at the most: a return is above this and not above `EVENT_RETURN`. */
export function minimumReturn({ ways, of }: Chance): Fraction {
  return { num: EVENT_RETURN.num * of * 100n - ways * EVENT_RETURN.den, den: EVENT_RETURN.den * of * 100n };
}

/** 214 → "2.14". */
export function priceText(price: number): string {
  return `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`;
}

/** What a bet pays when it wins, stake included. Stakes are whole hundreds of minor units, so that nothing is rounded. */
export function prizeAt(stake: bigint, price: number): bigint {
  return (stake * BigInt(price)) / 100n;
}

/** A chance as a fraction in lowest terms. */
export function chanceFraction({ ways, of }: Chance): Fraction {
  return divide(fraction(ways), fraction(of));
}
