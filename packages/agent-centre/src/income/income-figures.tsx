import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useBrand } from '@livery/brand-kit/react';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { href, useCentreQuery } from '@livery/navigation';
import { DateTime, EmptyState, iconWallet, LinkButton, Money, preloadableLazy, SignedMoney, Skeleton, StatList, Table } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Lead } from '../agent-style.ts';
import { hasAmount } from '../explain/arithmetic.ts';
import { FigureLink } from '../panel/figure-link.tsx';
import { Line } from '../panel/panel-style.ts';
import { useSortQuery } from '../panel/sort-query.ts';
import { SavePanel } from '../save/save-panel.tsx';
import { useDaysText, useIncomeNames } from './income-kinds.ts';
import type { IncomeKind, IncomeLine } from './income-kinds.ts';
import { incomeColumns, sortDays } from './sort-days.ts';

type Income = ResponseOf<'agentIncome'>;

// The chart comes beside the figures, which are read before it.
const charts = preloadableLazy(() => import('./income-chart.tsx'));
const IncomeChart = charts.show((module) => module.IncomeChart);
const keyOf = ({ day }: IncomeLine): string => day;

export interface IncomeFiguresProps {
  readonly income: Income;
  /** Opens what a figure is made of: of a day, or of all days. */
  readonly onOpen: (kind: IncomeKind, day?: string) => void;
}

/** Income in figures, as a chart and by day; each amount leads to the settlements behind it. */
export function IncomeFigures({ income, onOpen }: IncomeFiguresProps) {
  const t = useText('agent');
  const tCommon = useText('common');
  const money = useMoneyText();
  const { exponent } = useBrand().currency;
  const names = useIncomeNames();
  const figure = useFigure(income, onOpen);
  const columns = useColumns(income, figure);
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
          ...(['received', 'dividend', 'daily', 'hourly', 'realtime', 'paid'] as const).map((kind) => ({ name: names[kind], value: figure(kind, totals[kind], money(totals[kind])), main: kind === 'received' })),
          { name: names.kept, value: figure('kept', totals.kept, <SignedMoney amount={totals.kept} format={money} />) },
        ]}
      />
      {days.some(({ received }) => hasAmount(received)) ? (
        <Suspense fallback={<Skeleton style={{ blockSize: '16rem' }} />}>
          <IncomeChart income={income} />
        </Suspense>
      ) : null}
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

/** A figure that leads to the amounts behind it: those of a day, or of all days. */
type Figure = (kind: IncomeKind, amount: string, shown: ReactNode, day?: string) => ReactNode;

function useFigure({ from, to }: Income, onOpen: IncomeFiguresProps['onOpen']): Figure {
  const t = useText('agent');
  const { day: dayText } = useSiteTime();
  const { query } = useCentreQuery();
  const names = useIncomeNames();
  const daysText = useDaysText();
  const kept = Object.fromEntries(query);
  return (kind, amount, shown, day) => (
    <FigureLink
      amount={amount}
      href={href('myIncome', { query: day === undefined ? { ...kept, from, to, kind } : { ...kept, day, kind } })}
      behind={t('income.behind', { kind: names[kind], day: day === undefined ? daysText(from, to) : dayText(day) })}
      onOpen={() => onOpen(kind, day)}
    >
      {shown}
    </FigureLink>
  );
}

/** The columns of days; a kind that no day has anything of is left out. */
function useColumns({ totals, days }: Income, figure: Figure): readonly TableColumn<IncomeLine>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const { day: dayText } = useSiteTime();
  const names = useIncomeNames();
  const shown = (kind: IncomeKind, value: string) => (kind === 'kept' ? <SignedMoney amount={value} format={money} /> : <Money>{money(value)}</Money>);
  const amount = (kind: IncomeKind): TableColumn<IncomeLine> => ({
    key: kind, header: names[kind], align: 'end', sortable: true,
    cell: ({ day, [kind]: value }) => figure(kind, value, shown(kind, value), day),
    total: () => figure(kind, totals[kind], shown(kind, totals[kind])),
  });
  return [
    { key: 'day', header: t('betting.day'), sortable: true, cell: ({ day }) => <DateTime value={day}>{dayText(day)}</DateTime> },
    ...(['dividend', 'daily', 'hourly', 'realtime'] as const).filter((kind) => days.some((line) => hasAmount(line[kind]))).map(amount),
    amount('received'),
    amount('paid'),
    amount('kept'),
  ];
}
