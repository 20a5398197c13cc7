import { divide, fraction, multiply } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { Chance } from './sport.ts';

/** The return of a bet before its price is rounded down, which is the most that a bet returns. */
export const EVENT_RETURN: Fraction = fraction(95, 100);

/** Lowest and highest price on offer, in hundredths. */
export const MIN_PRICE = 101;
export const MAX_PRICE = 10_000;

/**
 * The price of a chance in hundredths, including the stake: the fair price × 95 %, rounded down, so that no bet returns more
 * than 95 %. Rounding costs less than a hundredth × chance. Null when no bet is on offer.
 */
export function priceOf({ ways, of }: Chance): number | null {
  if (ways === 0n || ways === of) return null;
  const price = (100n * EVENT_RETURN.num * of) / (EVENT_RETURN.den * ways);
  return price < BigInt(MIN_PRICE) || price > BigInt(MAX_PRICE) ? null : Number(price);
}

/** The return to player of a bet at a price. */
export function returnAt(price: number, { ways, of }: Chance): Fraction {
  return multiply(fraction(price, 100), fraction(ways, of));
}

/** The lower bound of a bet's return after rounding; it is above this and at most `EVENT_RETURN`. */
export function minimumReturn({ ways, of }: Chance): Fraction {
  return { num: EVENT_RETURN.num * of * 100n - ways * EVENT_RETURN.den, den: EVENT_RETURN.den * of * 100n };
}

/** A price in hundredths as text: 214 → "2.14". */
export function priceText(price: number): string {
  return `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`;
}

/** The prize of a winning bet, including the stake. Stakes are multiples of 100 minor units, so nothing is rounded. */
export function prizeAt(stake: bigint, price: number): bigint {
  return (stake * BigInt(price)) / 100n;
}

/** A chance as a fraction in lowest terms. */
export function chanceFraction({ ways, of }: Chance): Fraction {
  return divide(fraction(ways), fraction(of));
}
