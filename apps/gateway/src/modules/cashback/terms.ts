import { minorOf } from '@livery/contracts';
import type { Tenant } from '../../platform/http/index.ts';
import type { Setting } from '../settings/index.ts';
import type { CashbackTerms } from './types.ts';

/** The terms of a merchant from its setting. Amounts with more decimals than the currency has are cut off. */
export function termsOf({ paid, least, mostOfDay }: Setting<'cashback'>, { currency: { exponent } }: Pick<Tenant, 'currency'>): CashbackTerms {
  const minor = (amount: string): bigint => {
    const [whole = '0', fraction = ''] = amount.split('.');
    return minorOf(`${whole}${exponent > 0 && fraction !== '' ? `.${fraction.slice(0, exponent)}` : ''}`, exponent);
  };
  return { paid, least: minor(least), mostOfDay: mostOfDay === null ? null : minor(mostOfDay) };
}
