import { useBrand } from '@livery/brand-kit/react';
import { useFormat } from '@livery/i18n';

/** Formats decimal strings as amounts of the site's currency. */
export function useMoneyText(): (amount: string) => string {
  const format = useFormat();
  const { currency } = useBrand();
  return (amount) => format.money(amount, { currency: currency.code, symbol: currency.symbol, exponent: currency.exponent });
}
