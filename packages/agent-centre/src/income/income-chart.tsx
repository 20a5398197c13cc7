import type { ResponseOf } from '@livery/contracts';
import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { StackedBarChart } from '@livery/ui-kit';
import { everyDay } from '../period.ts';
import { useMoneyText } from '../use-money-text.ts';
import { useSiteTime } from '../use-site-time.ts';

const HEIGHT = 220;
const kinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;

/** What an agent was paid by day, by kind one above the other; a kind that no day has anything of is left out. */
export function IncomeChart({ income: { from, to, days } }: { readonly income: ResponseOf<'agentIncome'> }) {
  const t = useText('agent');
  const tCommon = useText('common');
  const format = useFormat();
  const money = useMoneyText();
  const { currency } = useBrand();
  const { day } = useSiteTime();
  const points = everyDay({ start: from, end: to });
  const known = new Map(days.map((line) => [line.day, line]));
  const names = { dividend: t('income.dividend'), daily: t('income.daily'), hourly: t('income.hourly'), realtime: t('income.realtime') };
  return (
    <StackedBarChart
      caption={t('income.chart')}
      points={points}
      height={HEIGHT}
      series={kinds.filter((kind) => days.some((line) => Number(line[kind]) !== 0)).map((kind) => ({ id: kind, label: names[kind], values: points.map((point) => Number(known.get(point)?.[kind] ?? 0)) }))}
      formatPoint={day}
      formatPointTick={(point) => format.number(Number(point.slice(8)))}
      formatValue={(value) => money(value.toFixed(currency.exponent))}
      formatTick={(value) => format.number(value, { maximumFractionDigits: 0 })}
      labels={{
        showTable: t('chart.showTable'), showChart: t('chart.showChart'), point: t('chart.day'), keys: t('chart.keys'), empty: t('income.none'), loading: tCommon('state.loading'), error: t('chart.failed'),
        retry: tCommon('action.retry'), unknown: t('chart.unknown'),
      }}
    />
  );
}
