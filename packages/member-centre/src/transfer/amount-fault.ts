import type { ResponseOf } from '@livery/contracts';

type Options = ResponseOf<'memberTransferOptions'>;

/** What is wrong with an amount to transfer. */
export type AmountFault = 'missing' | 'least' | 'most' | 'left' | 'available';

const minor = (decimal: string, exponent: number): bigint => {
  const [whole = '0', part = ''] = decimal.split('.');
  return BigInt(whole + part.padEnd(exponent, '0').slice(0, exponent));
};

/** What is wrong with an amount, which is a decimal of the currency or empty; undefined where nothing is. */
export function amountFault({ least, most, left, available, currency: { exponent } }: Options, amount: string): AmountFault | undefined {
  if (!/^\d+(\.\d+)?$/.test(amount)) return 'missing';
  const of = (decimal: string): bigint => minor(decimal, exponent);
  const asked = of(amount);
  if (asked < of(least)) return 'least';
  if (asked > of(most)) return 'most';
  if (left !== null && asked > of(left)) return 'left';
  return asked > of(available) ? 'available' : undefined;
}
