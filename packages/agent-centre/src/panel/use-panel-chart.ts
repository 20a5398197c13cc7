import { useMoneyChart, usePeriodSteps } from '@livery/centre-kit';
import type { MoneyChart } from '@livery/centre-kit';
import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import type { ChartProps } from '@livery/ui-kit';
import { sumOf } from '../explain/arithmetic.ts';

/** What charts of a panel over a period share, and how their series are made. */
export interface PanelChart {
  readonly chart: Pick<ChartProps, 'points' | 'formatPoint' | 'formatPointTick' | 'formatValue' | 'labels'>;
  readonly unit: 'day' | 'month';
  /** A series of what `amountOf` says of each day: exact sums, by month in a long period. */
  readonly seriesOf: <Day extends { readonly day: string }>(id: string, label: string, days: readonly Day[], amountOf: (day: Day) => string) => ReturnType<MoneyChart['series']>;
}

/** Charts of amounts by day, or by month of a long period. @param empty said where nothing is to be shown */
export function usePanelChart({ from, to }: { readonly from: string; readonly to: string }, empty: string): PanelChart {
  const t = useText('agent');
  const { exponent } = useBrand().currency;
  const { unit, points, pointOf, formatPoint, formatPointTick } = usePeriodSteps({ start: from, end: to });
  const { formatValue, labels, series } = useMoneyChart({
    showTable: t('chart.showTable'), showChart: t('chart.showChart'), point: unit === 'day' ? t('chart.day') : t('chart.month'), keys: unit === 'day' ? t('chart.keys') : t('chart.keysMonths'), empty, error: t('chart.failed'), unknown: t('chart.unknown'),
  });
  return {
    chart: { points, formatPoint, formatPointTick, formatValue, labels },
    unit,
    seriesOf(id, label, days, amountOf) {
      const amounts = new Map<string, string[]>();
      for (const day of days) {
        const point = pointOf(day.day);
        amounts.set(point, [...(amounts.get(point) ?? []), amountOf(day)]);
      }
      return series(id, label, points.map((point) => sumOf(amounts.get(point) ?? [], exponent)));
    },
  };
}
