import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { DateTime, EmptyState, iconWallet, LinkButton, Money, preloadableLazy, RecordList, SignedMoney, Skeleton, StatList } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { Suspense, useEffect } from 'react';
import { agentCentreApi } from '../api.ts';
import { Lead, Parts } from '../agent-style.ts';
import { Line } from '../panel/panel-style.ts';
import { PeriodChips, usePeriodDays } from '../period-chips.tsx';
import { SaveRows } from '../save/save-rows.tsx';
import { SupportLine } from '../support-line.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { useSiteTime } from '../use-site-time.ts';

type Income = ResponseOf<'agentIncome'>;
type Day = Income['days'][number];

// The chart comes beside the figures, which are read before it.
const charts = preloadableLazy(() => import('./income-chart.tsx'));
const IncomeChart = charts.show((module) => module.IncomeChart);
const keyOf = ({ day }: Day): string => day;
const nothing = (): void => undefined;

/** What the agent was paid by its contracts in a period, by kind and by day. */
export function MyIncome() {
  const t = useText('agent');
  const tCommon = useText('common');
  const days = usePeriodDays();
  const { currentData, error, isFetching, refetch } = agentCentreApi.useAgentIncomeQuery({ from: days.start, to: days.end });
  useEffect(() => {
    // Where it fails, the chart's own place tries again.
    charts.load().catch(() => undefined);
  }, []);
  return (
    <Parts>
      <PeriodChips />
      {currentData !== undefined ? (
        <Known income={currentData} />
      ) : error === undefined || isFetching ? (
        <div role="status" aria-label={tCommon('state.loading')}>
          <Skeleton style={{ blockSize: '4rem' }} />
          <Skeleton style={{ blockSize: '16rem' }} />
        </div>
      ) : (
        <LoadFailed title={t('income.failed')} error={error} onRetry={refetch} />
      )}
      <SupportLine />
    </Parts>
  );
}

function Known({ income }: { readonly income: Income }) {
  const t = useText('agent');
  const tCommon = useText('common');
  const money = useMoneyText();
  const columns = useColumns();
  const { from, to, totals, days } = income;
  if (days.length === 0) {
    return <EmptyState glyph={iconWallet} title={t('income.none')} description={t('income.noneNext')} actions={<LinkButton href={href('teamOverview')}>{t('page.teamOverview')}</LinkButton>} />;
  }
  return (
    <>
      <StatList
        stats={[
          { name: t('income.received'), value: money(totals.received), main: true },
          { name: t('income.dividend'), value: money(totals.dividend) },
          { name: t('income.daily'), value: money(totals.daily) },
          { name: t('income.hourly'), value: money(totals.hourly) },
          { name: t('income.realtime'), value: money(totals.realtime) },
          { name: t('income.paid'), value: money(totals.paid) },
          { name: t('income.kept'), value: <SignedMoney amount={totals.kept} format={money} /> },
        ]}
      />
      <Suspense fallback={<Skeleton style={{ blockSize: '16rem' }} />}>
        <IncomeChart income={income} />
      </Suspense>
      <RecordList
        label={t('income.list')} columns={columns} entries={days.toReversed()} rowKey={keyOf} state="end" onMore={nothing} empty={null}
        labels={{ loading: tCommon('state.loading'), error: t('income.failed'), retry: tCommon('action.retry'), more: t('team.loadMore') }}
      />
      <Line>
        <Lead>{t('income.meaning')}</Lead>
        <SaveRows
          fileName={`${from}_${to}_income.csv`}
          headings={[t('betting.day'), t('income.dividend'), t('income.daily'), t('income.hourly'), t('income.realtime'), t('income.received'), t('income.paid'), t('income.kept')]}
          read={() => Promise.resolve({ rows: days.map(({ day, dividend, daily, hourly, realtime, received, paid, kept }) => [day, dividend, daily, hourly, realtime, received, paid, kept]), next: null })}
        />
      </Line>
    </>
  );
}

function useColumns(): readonly TableColumn<Day>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const { day: dayText } = useSiteTime();
  const amount = (key: 'dividend' | 'daily' | 'hourly' | 'realtime' | 'received' | 'paid', header: string): TableColumn<Day> => ({ key, header, align: 'end', cell: (line) => <Money>{money(line[key])}</Money> });
  return [
    { key: 'day', header: t('betting.day'), cell: ({ day }) => <DateTime value={day}>{dayText(day)}</DateTime> },
    amount('dividend', t('income.dividend')),
    amount('daily', t('income.daily')),
    amount('hourly', t('income.hourly')),
    amount('realtime', t('income.realtime')),
    amount('received', t('income.received')),
    amount('paid', t('income.paid')),
    { key: 'kept', header: t('income.kept'), align: 'end', cell: ({ kept }) => <SignedMoney amount={kept} format={money} /> },
  ];
}
