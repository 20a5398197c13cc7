import { useMoneyText, useSentences, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { EmptyState, iconUsers, LinkButton, preloadableLazy, SignedMoney, Skeleton, StatList } from '@livery/ui-kit';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { agentCentreApi } from '../api.ts';
import { Lead, Parts } from '../agent-style.ts';
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
  const sentences = useSentences();
  const { dateTime } = useSiteTime();
  const { members, direct, rate, totals, days, countedAt, from, to } = overview;
  const team = (value: string) => <FigureLink href={href('teamManagement', { query: { from, to } })} behind={t('page.teamManagement')}>{value}</FigureLink>;
  const bets = (value: string) => <FigureLink href={href('teamBetting', { query: { from, to } })} behind={t('page.teamBetting')}>{value}</FigureLink>;
  const won = (value: ReactNode) => <FigureLink href={href('profitLoss', { query: { from, to } })} behind={t('page.profitLoss')}>{value}</FigureLink>;
  const moved = (value: string, kind: MovementKind) => <FigureLink href={href('teamTransactions', { query: { from, to, kind } })} behind={t('page.teamTransactions')}>{value}</FigureLink>;
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
          { name: t('figure.members'), value: team(format.number(members)) },
          { name: t('figure.direct'), value: team(format.number(direct)) },
          { name: t('figure.rate'), value: <bdi>{t('figure.percent', { percent: rate })}</bdi> },
          { name: t('figure.joined'), value: team(format.number(totals.joined)) },
          { name: t('figure.active'), value: format.number(totals.active) },
        ]}
      />
      <StatList
        columns
        stats={[
          { name: t('figure.turnover'), value: bets(money(totals.turnover)), main: true },
          { name: t('figure.validBet'), value: bets(money(totals.validBet)) },
          { name: t('figure.prizes'), value: bets(money(totals.prizes)) },
          { name: t('figure.rebates'), value: won(money(totals.rebates)) },
          { name: t('figure.activity'), value: won(money(totals.activity)) },
          { name: t('figure.profit'), value: won(<SignedMoney amount={totals.profit} format={money} />) },
          { name: t('figure.deposits'), value: moved(money(totals.deposits), 'deposit') },
          { name: t('figure.withdrawals'), value: moved(money(totals.withdrawals), 'payout') },
          { name: t('figure.fees'), value: won(money(totals.fees)) },
          { name: t('figure.bets'), value: bets(format.number(totals.bets)) },
        ]}
      />
      {days.length === 0 ? (
        <EmptyState compact title={t('overview.none')} />
      ) : (
        <Suspense fallback={<Skeleton style={{ blockSize: '16rem' }} />}>
          <TeamCharts overview={overview} />
        </Suspense>
      )}
      <Line>
        <Lead>
          {sentences(countedAt === null ? t('overview.uncounted') : t('overview.counted', { time: dateTime(countedAt) }), t('overview.meaning'))}
        </Lead>
        {days.length === 0 ? null : <SaveOverview overview={overview} />}
      </Line>
    </>
  );
}
