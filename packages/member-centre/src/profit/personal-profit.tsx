import { useFailure, usePeriod } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { EmptyState, iconChart, preloadableLazy, Skeleton, StatList, token } from '@livery/ui-kit';
import { Suspense, useEffect } from 'react';
import { styled } from 'styled-components';
import { memberCentreApi } from '../api.ts';
import { PeriodPicker } from '../period/period-picker.tsx';
import { PageFailed } from '../support/page-failed.tsx';
import { SupportLine } from '../support/support-line.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import { useSumStats } from '../totals/use-sum-stats.tsx';
import { NoBetsWords, ProfitWords } from './profit-words.tsx';
import { SaveTotals } from './save-totals.tsx';

// Charts come beside the figures: what the period cost is read before them.
const charts = preloadableLazy(() => import('./profit-charts.tsx'));
const ProfitCharts = charts.show((module) => module.ProfitCharts);

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[3]};
  margin-block-end: ${token.space[5]};

  & > dl { flex: 1 1 24rem; justify-content: start; }
  @media (width < 30rem) { & > dl { display: grid; grid-template-columns: 1fr 1fr; flex-basis: 100%; } }
`;

/** Profit and loss: what a period cost or brought, in words, in figures, and by day, kind of game and vendor. */
export function PersonalProfit() {
  const t = useText('member');
  const tCommon = useText('common');
  const { period, today, choose } = usePeriod();
  const totals = memberCentreApi.useBetTotalsQuery({ from: period.start, to: period.end });
  const { currentData, refetch } = totals;
  const failure = useFailure(totals);
  const moved = memberCentreApi.useWalletTotalsQuery({ from: period.start, to: period.end }).currentData;
  const cashback = moved === undefined ? undefined : (moved.kinds.find(({ kind }) => kind === 'cashback')?.in ?? '0');
  const stats = useSumStats(currentData?.sum);
  useEffect(() => {
    // Where it fails, the chart's own place tries again.
    charts.load().catch(() => undefined);
  }, []);
  return (
    <>
      <ZoneNote />
      <PeriodPicker period={period} today={today} onChange={choose} />
      {currentData !== undefined ? (
        <>
          {currentData.sum.bets === 0 ? (
            <EmptyState compact glyph={iconChart} title={t('profit.none')} description={<NoBetsWords sum={currentData.sum} cashback={cashback} />} />
          ) : (
            <>
              <ProfitWords sum={currentData.sum} cashback={cashback} />
              <Figures>
                <StatList stats={stats} />
                <SaveTotals period={period} totals={currentData.totals} />
              </Figures>
              <Suspense fallback={<Skeleton style={{ blockSize: '16rem' }} />}>
                <ProfitCharts period={period} totals={currentData.totals} />
              </Suspense>
            </>
          )}
        </>
      ) : failure !== undefined ? (
        <PageFailed title={t('totals.failed')} error={failure} onRetry={refetch} />
      ) : (
        <div role="status" aria-label={tCommon('state.loading')}>
          <Skeleton style={{ blockSize: '1.5em', inlineSize: '80%' }} />
          <Skeleton style={{ blockSize: '4rem', marginBlock: token.space[5] }} />
          <Skeleton style={{ blockSize: '16rem' }} />
        </div>
      )}
      <SupportLine>{t('funds.support')}</SupportLine>
    </>
  );
}
