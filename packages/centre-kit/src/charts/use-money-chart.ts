import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import type { ChartLabels, ChartProps, ChartSeries } from '@livery/ui-kit';
import { useMoneyText } from '../use-money-text.ts';
import { realMinus } from './real-minus.ts';

/** Texts of a chart beside those that all charts share. */
export type MoneyChartTexts = Omit<ChartLabels, 'loading' | 'retry'>;

/** What a chart of amounts takes beside its points and series. */
export interface MoneyChart extends Pick<ChartProps, 'formatValue' | 'labels'> {
  /** A series of exact amounts as decimal strings: numbers draw them, texts say them. */
  readonly series: (id: string, label: string, amounts: readonly string[]) => ChartSeries;
}

/** Charts of amounts in the site's currency: the axis has round numbers, and everything that is read has the exact amount. */
export function useMoneyChart(texts: MoneyChartTexts): MoneyChart {
  const tCommon = useText('common');
  const format = useFormat();
  const money = useMoneyText();
  const { currency } = useBrand();
  const amountText = (amount: string): string => (amount.startsWith('-') ? realMinus(money(amount)) : money(amount));
  return {
    formatValue: (value) => realMinus(format.number(value, { maximumFractionDigits: currency.exponent })),
    labels: { ...texts, loading: tCommon('state.loading'), retry: tCommon('action.retry') },
    series: (id, label, amounts) => ({ id, label, values: amounts.map(Number), texts: amounts.map(amountText) }),
  };
}
