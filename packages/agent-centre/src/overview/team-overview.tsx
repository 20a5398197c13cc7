import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { EmptyState, iconUsers, LinkButton, preloadableLazy, SignedMoney, Skeleton, StatList } from '@livery/ui-kit';
import { Suspense, useEffect } from 'react';
import { agentCentreApi } from '../api.ts';
import { Lead, Parts } from '../agent-style.ts';
import { PeriodChips, usePeriodDays } from '../period-chips.tsx';
import { SupportLine } from '../support-line.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { useSiteTime } from '../use-site-time.ts';

type Overview = ResponseOf<'agentOverview'>;

// Charts come beside the figures, which are read before them.
const charts = preloadableLazy(() => import('./team-charts.tsx'));
const TeamCharts = charts.show((module) => module.TeamCharts);

/** What the agent's team is and did in a period, in figures and by day. */
export function TeamOverview() {
  const t = useText('agent');
  const tCommon = useText('common');
  const days = usePeriodDays();
  const { currentData, error, isFetching, refetch } = agentCentreApi.useAgentOverviewQuery({ from: days.start, to: days.end });
  useEffect(() => {
    // Where it fails, the chart's own place tries again.
    charts.load().catch(() => undefined);
  }, []);
  return (
    <Parts>
      <PeriodChips />
      {currentData !== undefined ? (
        <Known overview={currentData} />
      ) : error === undefined || isFetching ? (
        <div role="status" aria-label={tCommon('state.loading')}>
          <Skeleton style={{ blockSize: '4rem' }} />
          <Skeleton style={{ blockSize: '16rem' }} />
        </div>
      ) : (
        <LoadFailed title={t('overview.failed')} error={error} onRetry={refetch} />
      )}
      <SupportLine />
    </Parts>
  );
}

function Known({ overview }: { readonly overview: Overview }) {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const { members, direct, rate, totals, days, countedAt } = overview;
  if (members === 0 && days.length === 0) {
    return (
      <EmptyState glyph={iconUsers} title={t('overview.noTeam')} description={t('overview.noTeamNext')} actions={<LinkButton href={href('registerCenter')}>{t('overview.toRegister')}</LinkButton>} />
    );
  }
  return (
    <>
      <StatList
        stats={[
          { name: t('figure.members'), value: format.number(members) },
          { name: t('figure.direct'), value: format.number(direct) },
          { name: t('figure.rate'), value: <bdi dir="ltr">{rate} %</bdi> },
          { name: t('figure.joined'), value: format.number(totals.joined) },
          { name: t('figure.active'), value: format.number(totals.active) },
        ]}
      />
      <StatList
        stats={[
          { name: t('figure.turnover'), value: money(totals.turnover), main: true },
          { name: t('figure.validBet'), value: money(totals.validBet) },
          { name: t('figure.prizes'), value: money(totals.prizes) },
          { name: t('figure.rebates'), value: money(totals.rebates) },
          { name: t('figure.activity'), value: money(totals.activity) },
          { name: t('figure.profit'), value: <SignedMoney amount={totals.profit} format={money} /> },
          { name: t('figure.deposits'), value: money(totals.deposits) },
          { name: t('figure.withdrawals'), value: money(totals.withdrawals) },
          { name: t('figure.fees'), value: money(totals.fees) },
          { name: t('figure.bets'), value: format.number(totals.bets) },
        ]}
      />
      {days.length === 0 ? (
        <EmptyState compact title={t('overview.none')} />
      ) : (
        <Suspense fallback={<Skeleton style={{ blockSize: '16rem' }} />}>
          <TeamCharts overview={overview} />
        </Suspense>
      )}
      <Lead>
        {countedAt === null ? t('overview.uncounted') : t('overview.counted', { time: dateTime(countedAt) })} {t('overview.meaning')}
      </Lead>
    </>
  );
}
