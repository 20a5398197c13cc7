import { minorOf } from '@livery/contracts';
import { fieldFault } from '../../problem.ts';

/**
 * The field `amount` of a request in minor units: above zero, and at most `most`.
 * @throws Problem VALIDATION_FAILED
 */
export function positiveAmount(decimal: string, exponent: number, most: bigint): bigint {
  try {
    const amount = minorOf(decimal, exponent);
    if (amount > 0n && amount <= most) return amount;
  } catch {
    // Not an amount of this currency: refused below like one that is not above zero.
  }
  throw fieldFault('amount');
}
