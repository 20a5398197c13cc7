import { useMoneyChart, usePeriodSteps } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { BarChart, token } from '@livery/ui-kit';
import type { ChartProps, DateRange } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { useVendors } from '../records/use-vendors.ts';
import { byTurnover, groupTotals } from './group-totals.ts';
import type { BetTotal, GroupTotal } from './group-totals.ts';
import { useCategoryName } from './use-category-name.ts';

export interface ProfitChartsProps {
  readonly period: DateRange;
  readonly totals: ResponseOf<'betTotals'>['totals'];
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[6]} ${token.space[5]};

  & > :first-child { grid-column: 1 / -1; }
  @media (width < 64rem) { grid-template-columns: minmax(0, 1fr); }
`;

/** Vendors or kinds of games shown side by side; those with less turnover are in the file and in the betting record. */
const MOST_GROUPS = 8;
const GROUPS_HEIGHT = 200;

/** The result of a period by day or month, by kind of game and by vendor; each as a table too. */
export function ProfitCharts({ period, totals }: ProfitChartsProps) {
  const t = useText('member');
  const { nameOf } = useVendors();
  const categoryName = useCategoryName();
  const steps = usePeriodSteps(period);
  const { formatValue, labels, series } = useMoneyChart({
    showTable: t('profit.showTable'), showChart: t('profit.showChart'), point: t(steps.unit === 'day' ? 'totals.day' : 'profit.month'), keys: t('profit.keys'), empty: t('profit.none'), error: t('totals.failed'), unknown: t('wallet.ofNone'),
  });
  const netOf = (groups: readonly GroupTotal[], points: readonly string[]): ChartProps['series'] => {
    const nets = new Map(groups.map(({ key, net }) => [key, net]));
    return [series('net', t('bets.net'), points.map((point) => nets.get(point) ?? '0'))];
  };
  const byStep = groupTotals(totals, (total) => steps.pointOf(total.day));
  const largest = (keyOf: (total: BetTotal) => string) => byTurnover(groupTotals(totals, keyOf)).slice(0, MOST_GROUPS);
  const parts = [
    { caption: t('profit.byCategory'), point: t('profit.category'), groups: largest(({ category }) => category), nameOf: categoryName },
    { caption: t('profit.byVendor'), point: t('bets.vendor'), groups: largest(({ vassalage }) => vassalage), nameOf },
  ];

  return (
    <Charts>
      <BarChart
        caption={t(steps.unit === 'day' ? 'profit.byDay' : 'profit.byMonth')}
        points={steps.points}
        series={netOf(byStep, steps.points)}
        formatPoint={steps.formatPoint}
        formatPointTick={steps.formatPointTick}
        formatValue={formatValue}
        labels={labels}
      />
      {parts.map(({ caption, point, groups, nameOf: formatPoint }) => (
        <BarChart
          key={caption}
          caption={caption}
          points={groups.map(({ key }) => key)}
          series={netOf(groups, groups.map(({ key }) => key))}
          formatPoint={formatPoint}
          formatValue={formatValue}
          labels={{ ...labels, point }}
          height={GROUPS_HEIGHT}
        />
      ))}
    </Charts>
  );
}
