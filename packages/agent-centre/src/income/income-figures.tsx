import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useBrand } from '@livery/brand-kit/react';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { href, useCentreQuery } from '@livery/navigation';
import { DateTime, EmptyState, iconWallet, LinkButton, Money, preloadableLazy, SignedMoney, Skeleton, StatList, Table } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { Suspense, useEffect } from 'react';
import { Lead } from '../agent-style.ts';
import { hasAmount } from '../explain/arithmetic.ts';
import { FigureLink } from '../panel/figure-link.tsx';
import { Line } from '../panel/panel-style.ts';
import { useSortQuery } from '../panel/sort-query.ts';
import { SavePanel } from '../save/save-panel.tsx';
import { useIncomeNames } from './income-kinds.ts';
import type { IncomeKind, IncomeLine } from './income-kinds.ts';
import { incomeColumns, sortDays } from './sort-days.ts';

type Income = ResponseOf<'agentIncome'>;

// The chart comes beside the figures, which are read before it.
const charts = preloadableLazy(() => import('./income-chart.tsx'));
const IncomeChart = charts.show((module) => module.IncomeChart);
const keyOf = ({ day }: IncomeLine): string => day;

export interface IncomeFiguresProps {
  readonly income: Income;
  /** Opens what a figure of a day is made of. */
  readonly onOpen: (day: string, kind: IncomeKind) => void;
}

/** Income in figures, as a chart and by day; each amount of a day leads to the settlements behind it. */
export function IncomeFigures({ income, onOpen }: IncomeFiguresProps) {
  const t = useText('agent');
  const tCommon = useText('common');
  const money = useMoneyText();
  const { exponent } = useBrand().currency;
  const names = useIncomeNames();
  const columns = useColumns(income, onOpen);
  const { sort, onSort } = useSortQuery(incomeColumns, { column: 'day', direction: 'descending' });
  useEffect(() => {
    // Where it fails, the chart's own place tries again.
    charts.load().catch(() => undefined);
  }, []);
  const { from, to, totals, days } = income;
  if (days.length === 0) {
    return <EmptyState glyph={iconWallet} title={t('income.none')} description={t('income.noneNext')} actions={<LinkButton href={href('teamOverview')}>{t('page.teamOverview')}</LinkButton>} />;
  }
  return (
    <>
      <StatList
        columns
        stats={[
          { name: t('income.received'), value: money(totals.received), main: true },
          { name: names.dividend, value: money(totals.dividend) },
          { name: names.daily, value: money(totals.daily) },
          { name: names.hourly, value: money(totals.hourly) },
          { name: names.realtime, value: money(totals.realtime) },
          { name: names.paid, value: money(totals.paid) },
          { name: t('income.kept'), value: <SignedMoney amount={totals.kept} format={money} /> },
        ]}
      />
      <Suspense fallback={<Skeleton style={{ blockSize: '16rem' }} />}>
        <IncomeChart income={income} />
      </Suspense>
      <Table
        label={t('income.list')} columns={columns} rows={sortDays(days, sort, exponent)} rowKey={keyOf} empty={null} loadingLabel={tCommon('state.loading')} totalLabel={t('income.total')} virtualAbove={Infinity}
        sorting={{ sort, onSort, sortByLabel: t('profit.sortBy'), ascendingLabel: t('profit.up'), descendingLabel: t('profit.down') }}
      />
      <Line>
        <Lead>{t('income.meaning')}</Lead>
        <SavePanel
          fileName={`${from}_${to}_income.csv`}
          headings={[t('betting.day'), names.dividend, names.daily, names.hourly, names.realtime, t('income.received'), names.paid, t('income.kept')]}
          read={() => Promise.resolve({ rows: days.map(({ day, dividend, daily, hourly, realtime, received, paid, kept }) => [day, dividend, daily, hourly, realtime, received, paid, kept]), next: null })}
        />
      </Line>
    </>
  );
}

/** The columns of days; a kind that no day has anything of is left out. */
function useColumns({ totals, days }: Income, onOpen: IncomeFiguresProps['onOpen']): readonly TableColumn<IncomeLine>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const { day: dayText } = useSiteTime();
  const { query } = useCentreQuery();
  const names = useIncomeNames();
  const kept = Object.fromEntries(query);
  const amount = (kind: IncomeKind): TableColumn<IncomeLine> => ({
    key: kind, header: names[kind], align: 'end', sortable: true,
    cell: ({ day, [kind]: value }) =>
      hasAmount(value) ? (
        <FigureLink href={href('myIncome', { query: { ...kept, day, kind } })} behind={t('income.behind', { kind: names[kind], day: dayText(day) })} onOpen={() => onOpen(day, kind)}>
          <Money>{money(value)}</Money>
        </FigureLink>
      ) : (
        <Money>{money(value)}</Money>
      ),
    total: () => <Money>{money(totals[kind])}</Money>,
  });
  return [
    { key: 'day', header: t('betting.day'), sortable: true, cell: ({ day }) => <DateTime value={day}>{dayText(day)}</DateTime> },
    ...(['dividend', 'daily', 'hourly', 'realtime'] as const).filter((kind) => days.some((line) => hasAmount(line[kind]))).map(amount),
    { key: 'received', header: t('income.received'), align: 'end', sortable: true, cell: ({ received }) => <Money>{money(received)}</Money>, total: () => <Money>{money(totals.received)}</Money> },
    amount('paid'),
    { key: 'kept', header: t('income.kept'), align: 'end', sortable: true, cell: (line) => <SignedMoney amount={line.kept} format={money} />, total: () => <SignedMoney amount={totals.kept} format={money} /> },
  ];
}
