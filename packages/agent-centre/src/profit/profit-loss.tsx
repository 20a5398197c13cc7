import { FILE_PAGE, useFailure, useMoneyText } from '@livery/centre-kit';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { problemOf } from '@livery/forms';
import { useText } from '@livery/i18n';
import { href, useCentreQuery } from '@livery/navigation';
import { Breadcrumbs, EmptyState, iconUsers, LinkButton, SignedMoney, StatList, TimeRangeChips } from '@livery/ui-kit';
import { agentCentreApi } from '../api.ts';
import { Parts } from '../agent-style.ts';
import { AccountFilter, useAccountAsked } from '../panel/account-filter.tsx';
import { CountedLine } from '../panel/counted-line.tsx';
import { levelQuery } from '../panel/level-query.ts';
import { PanelList } from '../panel/panel-list.tsx';
import { PanelPeriod, usePeriodDays } from '../panel/panel-period.tsx';
import { Filters, Line } from '../panel/panel-style.ts';
import { useSortedFigures } from '../panel/use-sorted-figures.tsx';
import type { SortedFigure } from '../panel/use-sorted-figures.tsx';
import { SortedList, useSorting } from '../panel/use-sorting.tsx';
import { SavePanel } from '../save/save-panel.tsx';
import { SupportLine } from '../support-line.tsx';
import { useProfitColumns } from './use-profit-columns.tsx';

type Profit = ResponseOf<'agentProfit'>;
type Sort = NonNullable<RequestOf<'agentProfit'>['sort']>;
type Asked = Omit<RequestOf<'agentProfit'>, 'before' | 'limit'>;

/** Names in the address. */
const OF = 'of';
const SCOPE = 'scope';

const sorts: readonly Sort[] = ['joined', 'turnover', 'validBet', 'prizes', 'rebates', 'activity', 'fees', 'profit'];

const keyOf = ({ id }: Profit['members'][number]): string => id;
const hasDownline = ({ direct }: Profit['members'][number]): boolean => direct > 0;

/** What each member of the team won or lost, with its branch or by itself, down through the levels. */
export function ProfitLoss() {
  const t = useText('agent');
  const { query, replace, push } = useCentreQuery();
  const days = usePeriodDays();
  const account = useAccountAsked();
  const of = account === undefined ? (query.get(OF) ?? undefined) : undefined;
  const scope = query.get(SCOPE) === 'own' ? 'own' : 'branch';
  const sortedBy = useSorting(sorts, { column: 'profit', direction: 'ascending' });
  // Rows of members alone are no whole team.
  const { figure, place } = useSortedFigures<Sort>('profitLoss', { [SCOPE]: undefined });
  const asked: Asked = {
    from: days.start, to: days.end, scope, ...sortedBy.asked, ...(of === undefined ? {} : { of }), ...(account === undefined ? {} : { account }),
  };
  const list = agentCentreApi.useAgentProfitInfiniteQuery(asked);
  const failure = useFailure(list);
  const { currentData, error } = list;
  const first = currentData?.pages[0];
  // While another order comes, the columns stay.
  const columns = useProfitColumns({ sortable: first?.unsorted !== true && account === undefined, days, totals: list.data?.pages[0]?.totals, alone: scope === 'own' });
  const refused = error !== undefined && problemOf(error).code === 'VALIDATION_FAILED';
  const gone = refused && of !== undefined;
  return (
    <Parts>
      <PanelPeriod />
      <Filters>
        <AccountFilter unknown={refused && account !== undefined} />
        <TimeRangeChips
          label={t('profit.scope')}
          value={scope}
          onChange={(value) => replace({ [SCOPE]: value === 'own' ? 'own' : undefined })}
          ranges={[
            { value: 'branch', label: t('profit.branch') },
            { value: 'own', label: t('profit.own') },
          ]}
        />
      </Filters>
      {first === undefined || first.path.length < 2 ? null : (
        <Breadcrumbs
          label={t('team.place')}
          crumbs={first.path.map(({ id, account: name }, index) => ({ label: name, href: href('profitLoss', { query: levelQuery(query, index === 0 ? undefined : id) }) }))}
          moreLabel={(count) => t('team.morePlaces', { count })}
        />
      )}
      {account === undefined && !gone && failure === undefined ? <Totals totals={first?.totals} figure={figure} /> : null}
      {refused && account !== undefined ? null : gone ? (
        <EmptyState glyph={iconUsers} title={t('team.gone')} actions={<LinkButton href={href('profitLoss')}>{t('team.back')}</LinkButton>} />
      ) : (
        <SortedList unsorted={first?.unsorted === true} words={t('profit.unsorted')} place={place} label={t('team.list')}>
          <PanelList
            label={t('team.list')}
            columns={columns}
            entries={currentData?.pages.flatMap(({ members }) => members)}
            rowKey={keyOf}
            list={list}
            failed={t('profit.failed')}
            moreFailed={t('team.moreFailed')}
            empty={<EmptyState glyph={iconUsers} title={t('team.none')} actions={of === undefined ? <LinkButton href={href('registerCenter')}>{t('overview.toRegister')}</LinkButton> : undefined} />}
            sorting={sortedBy.sorting(first?.unsorted)}
            onOpen={({ id }) => push({ [OF]: id, account: undefined })}
            canOpen={hasDownline}
          />
        </SortedList>
      )}
      {first === undefined || refused ? null : (
        <Line>
          <CountedLine countedAt={first.countedAt} meaning={t('profit.meaning')} />
          {first.members.length === 0 ? null : <Save asked={asked} />}
        </Line>
      )}
      <SupportLine />
    </Parts>
  );
}

function Totals({ totals, figure }: { readonly totals: Profit['totals'] | undefined; readonly figure: SortedFigure<Sort> }) {
  const t = useText('agent');
  const money = useMoneyText();
  const amount = (column: Exclude<Sort, 'joined' | 'profit'>) => totals && figure(column, totals[column], money(totals[column]));
  return (
    <StatList
      columns
      stats={[
        { name: t('figure.profit'), value: totals && figure('profit', totals.profit, <SignedMoney amount={totals.profit} format={money} />), main: true },
        { name: t('figure.turnover'), value: amount('turnover') },
        { name: t('figure.validBet'), value: amount('validBet') },
        { name: t('figure.prizes'), value: amount('prizes') },
        { name: t('figure.rebates'), value: amount('rebates') },
        { name: t('figure.activity'), value: amount('activity') },
        { name: t('figure.fees'), value: amount('fees') },
      ]}
    />
  );
}

function Save({ asked }: { readonly asked: Asked }) {
  const t = useText('agent');
  const [read] = agentCentreApi.useLazyAgentProfitPageQuery();
  return (
    <SavePanel
      fileName={`${asked.from}_${asked.to}_profit.csv`}
      headings={[t('team.account'), t('figure.bets'), t('figure.turnover'), t('figure.validBet'), t('figure.prizes'), t('figure.rebates'), t('figure.activity'), t('figure.fees'), t('figure.profit')]}
      read={async (before) => {
        const { members, next } = await read({ ...asked, limit: FILE_PAGE, ...(before === undefined ? {} : { before }) }).unwrap();
        return { rows: members.map(({ account, figures }) => [account, String(figures.bets), figures.turnover, figures.validBet, figures.prizes, figures.rebates, figures.activity, figures.fees, figures.profit]), next };
      }}
    />
  );
}
