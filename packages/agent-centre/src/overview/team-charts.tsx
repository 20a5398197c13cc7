import type { ResponseOf } from '@livery/contracts';
import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { BarChart, LineChart, token } from '@livery/ui-kit';
import type { ChartProps } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { everyDay } from '../period.ts';
import { useMoneyText } from '../use-money-text.ts';
import { useSiteTime } from '../use-site-time.ts';

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${token.space[6]} ${token.space[5]};
`;

const HEIGHT = 200;

/** Stakes of a team, and what its members won or lost, by day; each as a table too. */
export function TeamCharts({ overview: { from, to, days } }: { readonly overview: ResponseOf<'agentOverview'> }) {
  const t = useText('agent');
  const tCommon = useText('common');
  const format = useFormat();
  const money = useMoneyText();
  const { currency } = useBrand();
  const { day } = useSiteTime();
  const points = everyDay({ start: from, end: to });
  const known = new Map(days.map((figures) => [figures.day, figures]));
  const valuesOf = (name: 'turnover' | 'profit'): readonly number[] => points.map((point) => Number(known.get(point)?.[name] ?? 0));
  const chart: Omit<ChartProps, 'caption' | 'series'> = {
    points,
    height: HEIGHT,
    formatPoint: day,
    formatPointTick: (point) => format.number(Number(point.slice(8))),
    formatValue: (value) => money(value.toFixed(currency.exponent)),
    formatTick: (value) => format.number(value, { maximumFractionDigits: 0 }),
    labels: {
      showTable: t('chart.showTable'), showChart: t('chart.showChart'), point: t('chart.day'), keys: t('chart.keys'), empty: t('overview.none'), loading: tCommon('state.loading'), error: t('chart.failed'), retry: tCommon('action.retry'), unknown: t('chart.unknown'),
    },
  };
  return (
    <Charts>
      <LineChart {...chart} caption={t('chart.turnover')} series={[{ id: 'turnover', label: t('figure.turnover'), values: valuesOf('turnover') }]} />
      <BarChart {...chart} caption={t('chart.profit')} series={[{ id: 'profit', label: t('figure.profit'), values: valuesOf('profit') }]} />
    </Charts>
  );
}
