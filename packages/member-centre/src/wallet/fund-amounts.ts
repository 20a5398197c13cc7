import { decimalOf, minorOf } from '@livery/contracts';

/** Quarters of what can be moved, offered beside the field. */
export const shares = [1, 2, 4] as const;

/** One of {@link shares}: so many quarters. */
export type Share = (typeof shares)[number];

/** So many quarters of an amount, rounded down to the currency's smallest unit. Both decimal strings. */
export function shareOf(available: string, quarters: Share, exponent: number): string {
  return decimalOf((minorOf(available, exponent) * BigInt(quarters)) / 4n, exponent);
}

/** Why an amount cannot be sent. */
export type AmountFault = 'missing' | 'zero' | 'tooMuch';

/**
 * Checks an amount before it is sent; undefined where it is good. Amounts are decimal strings.
 * @param available what is there; undefined where that is not known, which only the server decides about then
 */
export function amountFault(amount: string, available: string | undefined, exponent: number): AmountFault | undefined {
  if (amount === '') return 'missing';
  const minor = minorOf(amount, exponent);
  if (minor <= 0n) return 'zero';
  return available !== undefined && minor > minorOf(available, exponent) ? 'tooMuch' : undefined;
}

/** Whether there is something to move. */
export const isAboveZero = (amount: string | undefined): boolean => amount !== undefined && /[1-9]/.test(amount) && !amount.startsWith('-');
