import type { Tenant } from '../../platform/http/index.ts';
import { settingAmount, type Setting } from '../settings/index.ts';
import type { CashbackTerms } from './types.ts';

/** The terms of a merchant from its setting. Amounts with more decimals than the currency has are cut off. */
export function termsOf({ paid, least, mostOfDay }: Setting<'cashback'>, { currency: { exponent } }: Pick<Tenant, 'currency'>): CashbackTerms {
  return { paid, least: settingAmount(least, exponent), mostOfDay: mostOfDay === null ? null : settingAmount(mostOfDay, exponent) };
}
