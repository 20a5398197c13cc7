import { decimalOf, depositFee, minorOf, type ResponseOf } from '@livery/contracts';

/** A way to pay in. */
export type Method = ResponseOf<'depositMethods'>['methods'][number];
/** A deposit of the member. */
export type Deposit = ResponseOf<'depositOne'>['deposit'];

/** What an amount costs and brings, as decimal strings: the same sum that the gateway makes. */
export function quoteOf({ fee: { ppm, fixed, least, most } }: Pick<Method, 'fee'>, amount: string, exponent: number): { readonly fee: string; readonly credit: string } {
  const minor = (decimal: string): bigint => minorOf(decimal, exponent);
  const fee = depositFee(minor(amount), { ppm: BigInt(ppm), fixed: minor(fixed), least: minor(least), most: most === null ? null : minor(most) });
  return { fee: decimalOf(fee, exponent), credit: decimalOf(minor(amount) - fee, exponent) };
}

/** Whether nobody waits to be paid by a method by which members pay each other. */
export const isUnmatched = ({ mostNow }: Pick<Method, 'mostNow'>): boolean => mostNow != null && Number(mostNow) === 0;

/** Whether a method takes no fee, whatever the amount. */
export const isFree = ({ fee: { ppm, fixed, least } }: Pick<Method, 'fee'>): boolean => ppm === 0 && Number(fixed) === 0 && Number(least) === 0;

/** Why an amount cannot be paid in by a method; undefined where it can. */
export type AmountFault = 'missing' | 'least' | 'most' | 'left' | 'now' | 'fee';

/** The fault of an amount, which is a decimal string or empty. */
export function amountFault(method: Method, amount: string, exponent: number): AmountFault | undefined {
  if (amount === '') return 'missing';
  const minor = minorOf(amount, exponent);
  if (minor < minorOf(method.least, exponent)) return 'least';
  if (minor > minorOf(method.most, exponent)) return 'most';
  if (method.left !== null && minor > minorOf(method.left, exponent)) return 'left';
  if (method.mostNow != null && minor > minorOf(method.mostNow, exponent)) return 'now';
  return minorOf(quoteOf(method, amount, exponent).credit, exponent) <= 0n ? 'fee' : undefined;
}
