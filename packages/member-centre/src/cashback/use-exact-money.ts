import { useBrand } from '@livery/brand-kit/react';
import { useFormat } from '@livery/i18n';

/** Formats amounts of the site's currency with every decimal that they have: parts of the smallest unit are shown, not rounded. */
export function useExactMoney(): (amount: string) => string {
  const format = useFormat();
  const { currency } = useBrand();
  return (amount) => format.money(amount, { currency: currency.code, symbol: currency.symbol, exponent: Math.max(currency.exponent, amount.split('.')[1]?.length ?? 0) });
}

/** Whether an exact amount is another than zero. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount);
