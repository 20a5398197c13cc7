import { minorOf } from '@livery/contracts';
import { fieldProblem } from './operator-problem.ts';

/** Most that a column of the database takes. */
const MOST = 2n ** 63n - 1n;

/**
 * An amount above zero, in minor units.
 * @throws OperatorProblem VALIDATION_FAILED that names the field
 */
export function amountField(field: string, text: string, exponent: number): bigint {
  try {
    const amount = minorOf(text, exponent);
    if (amount > 0n && amount <= MOST) return amount;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw fieldProblem(field, `an amount above zero with at most ${exponent} decimals`);
}
