import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { EmptyState, iconChart, iconUsers, LinkButton, preloadableLazy, SignedMoney, Skeleton, StatList } from '@livery/ui-kit';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { agentCentreApi } from '../api.ts';
import { Parts } from '../agent-style.ts';
import { CountedLine } from '../panel/counted-line.tsx';
import { FigureLink } from '../panel/figure-link.tsx';
import { Loaded } from '../panel/loaded.tsx';
import { PanelPeriod, usePeriodDays } from '../panel/panel-period.tsx';
import { Line } from '../panel/panel-style.ts';
import { SupportLine } from '../support-line.tsx';
import { SaveOverview } from './save-overview.tsx';

type Overview = ResponseOf<'agentOverview'>;
type MovementKind = ResponseOf<'agentTransactions'>['lines'][number]['kind'];

// Charts come beside the figures, which are read before them.
const charts = preloadableLazy(() => import('./team-charts.tsx'));
const TeamCharts = charts.show((module) => module.TeamCharts);

/** What the agent's team is and did in a period, in figures and by day. */
export function TeamOverview() {
  const t = useText('agent');
  const days = usePeriodDays();
  const query = agentCentreApi.useAgentOverviewQuery({ from: days.start, to: days.end });
  useEffect(() => {
    // Where it fails, the chart's own place tries again.
    charts.load().catch(() => undefined);
  }, []);
  return (
    <Parts>
      <PanelPeriod />
      <Loaded query={query} failed={t('overview.failed')}>
        {(overview) => <Known overview={overview} />}
      </Loaded>
      <SupportLine />
    </Parts>
  );
}

function Known({ overview }: { readonly overview: Overview }) {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const { day: dayText } = useSiteTime();
  const { members, direct, rate, totals, days, countedAt, from, to } = overview;
  const team = (count: number) => <FigureLink amount={count} href={href('teamManagement', { query: { from, to } })} behind={t('page.teamManagement')}>{format.number(count)}</FigureLink>;
  // Lists begin with what makes most of the figure.
  const sortOf = (figure: string, amount: string | number) => `${figure}.${String(amount).startsWith('-') ? 'up' : 'down'}`;
  const bets = (figure: 'turnover' | 'validBet' | 'prizes' | 'bets', shown: string) => (
    <FigureLink amount={totals[figure]} href={href('teamBetting', { query: { from, to, sort: sortOf(figure, totals[figure]) } })} behind={t('page.teamBetting')}>{shown}</FigureLink>
  );
  const won = (figure: 'rebates' | 'activity' | 'fees' | 'profit', shown: ReactNode) => (
    <FigureLink amount={totals[figure]} href={href('profitLoss', { query: { from, to, sort: sortOf(figure, totals[figure]) } })} behind={t('page.profitLoss')}>{shown}</FigureLink>
  );
  const moved = (figure: 'deposits' | 'withdrawals', kind: MovementKind) => (
    <FigureLink amount={totals[figure]} href={href('teamTransactions', { query: { from, to, kind } })} behind={t('page.teamTransactions')}>{money(totals[figure])}</FigureLink>
  );
  const best = days.find(({ active }) => active === totals.active)?.day;
  if (members === 0 && days.length === 0) {
    return (
      <EmptyState glyph={iconUsers} title={t('overview.noTeam')} description={t('overview.noTeamNext')} actions={<LinkButton href={href('registerCenter')}>{t('overview.toRegister')}</LinkButton>} />
    );
  }
  return (
    <>
      <StatList
        columns
        stats={[
          { name: t('figure.members'), value: team(members) },
          { name: t('figure.direct'), value: team(direct) },
          { name: t('figure.rate'), value: <bdi>{t('figure.percent', { percent: format.number(rate) })}</bdi> },
          { name: t('figure.joined'), value: team(totals.joined) },
          {
            name: t('figure.active'),
            value:
              best === undefined ? (
                format.number(totals.active)
              ) : (
                <FigureLink amount={totals.active} href={href('teamBetting', { query: { from: best, to: best, sort: sortOf('turnover', '') } })} behind={t('overview.bestDay', { day: dayText(best) })}>
                  {format.number(totals.active)}
                </FigureLink>
              ),
          },
        ]}
      />
      <StatList
        columns
        stats={[
          { name: t('figure.turnover'), value: bets('turnover', money(totals.turnover)), main: true },
          { name: t('figure.validBet'), value: bets('validBet', money(totals.validBet)) },
          { name: t('figure.prizes'), value: bets('prizes', money(totals.prizes)) },
          { name: t('figure.rebates'), value: won('rebates', money(totals.rebates)) },
          { name: t('figure.activity'), value: won('activity', money(totals.activity)) },
          { name: t('figure.profit'), value: won('profit', <SignedMoney amount={totals.profit} format={money} />) },
          { name: t('figure.deposits'), value: moved('deposits', 'deposit') },
          { name: t('figure.withdrawals'), value: moved('withdrawals', 'payout') },
          { name: t('figure.fees'), value: won('fees', money(totals.fees)) },
          { name: t('figure.bets'), value: bets('bets', format.number(totals.bets)) },
        ]}
      />
      {days.length === 0 ? (
        <EmptyState glyph={iconChart} compact title={t('overview.none')} />
      ) : (
        <Suspense fallback={<Skeleton style={{ blockSize: '16rem' }} />}>
          <TeamCharts overview={overview} />
        </Suspense>
      )}
      <Line>
        <CountedLine countedAt={countedAt} meaning={t('overview.meaning')} />
        {days.length === 0 ? null : <SaveOverview overview={overview} />}
      </Line>
    </>
  );
}
