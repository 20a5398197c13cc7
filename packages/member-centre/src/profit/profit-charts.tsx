import type { ResponseOf } from '@livery/contracts';
import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useLanguage, useText } from '@livery/i18n';
import { BarChart, token } from '@livery/ui-kit';
import type { ChartLabels, ChartProps, DateRange } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { useMoneyText } from '../records/use-money-text.ts';
import { useVendors } from '../records/use-vendors.ts';
import { dateLocale } from '../time/date-locale.ts';
import { useRecordTime } from '../time/use-record-time.ts';
import { byTurnover, groupTotals } from './group-totals.ts';
import type { BetTotal, GroupTotal } from './group-totals.ts';
import { stepsOf } from '../period/period.ts';
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
  const tCommon = useText('common');
  const format = useFormat();
  const money = useMoneyText();
  const { currency } = useBrand();
  const { language } = useLanguage();
  const { day } = useRecordTime();
  const { nameOf } = useVendors();
  const categoryName = useCategoryName();
  const steps = stepsOf(period);

  const labels = (point: string): ChartLabels => ({
    showTable: t('profit.showTable'),
    showChart: t('profit.showChart'),
    point,
    keys: t('profit.keys'),
    empty: t('profit.none'),
    loading: tCommon('state.loading'),
    error: t('totals.failed'),
    retry: tCommon('action.retry'),
    unknown: t('wallet.ofNone'),
  });
  const formatValue = (value: number) => money(value.toFixed(currency.exponent));
  const formatTick = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const netOf = (groups: readonly GroupTotal[], points: readonly string[]): ChartProps['series'] => {
    const nets = new Map(groups.map(({ key, net }) => [key, Number(net)]));
    return [{ id: 'net', label: t('bets.net'), values: points.map((point) => nets.get(point) ?? 0) }];
  };

  const monthName = new Intl.DateTimeFormat(dateLocale(language.tag), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const tickName = new Intl.DateTimeFormat(dateLocale(language.tag), { ...(steps.unit === 'day' ? { day: 'numeric' } : {}), month: 'short', timeZone: 'UTC' });
  const dateOf = (point: string) => new Date(steps.unit === 'day' ? point : `${point}-01`);
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
        formatPoint={(point) => (steps.unit === 'day' ? day(point) : monthName.format(dateOf(point)))}
        formatPointTick={(point) => tickName.format(dateOf(point))}
        formatValue={formatValue}
        formatTick={formatTick}
        labels={labels(steps.unit === 'day' ? t('totals.day') : t('profit.month'))}
      />
      {parts.map(({ caption, point, groups, nameOf: formatPoint }) => (
        <BarChart
          key={caption}
          caption={caption}
          points={groups.map(({ key }) => key)}
          series={netOf(groups, groups.map(({ key }) => key))}
          formatPoint={formatPoint}
          formatValue={formatValue}
          formatTick={formatTick}
          labels={labels(point)}
          height={GROUPS_HEIGHT}
        />
      ))}
    </Charts>
  );
}
