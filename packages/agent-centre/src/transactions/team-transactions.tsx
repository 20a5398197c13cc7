import { useBrand } from '@livery/brand-kit/react';
import { FILE_PAGE, recordStamp, useMoneyText, useSiteTime } from '@livery/centre-kit';
import { movementKinds } from '@livery/contracts';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { problemOf } from '@livery/forms';
import { useFormat, useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { href, useCentreQuery } from '@livery/navigation';
import { DateTime, EmptyState, iconHistory, Money, Select, SignedMoney, Table } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { agentCentreApi } from '../api.ts';
import { Below, Parts } from '../agent-style.ts';
import { AccountFilter, useAccountAsked } from '../panel/account-filter.tsx';
import { CountedLine } from '../panel/counted-line.tsx';
import { FigureLink } from '../panel/figure-link.tsx';
import { PanelList } from '../panel/panel-list.tsx';
import { PanelPeriod, usePeriodDays } from '../panel/panel-period.tsx';
import { Filters, Line as Row } from '../panel/panel-style.ts';
import { SortedList, useSorting } from '../panel/use-sorting.tsx';
import { SavePanel } from '../save/save-panel.tsx';
import { SupportLine } from '../support-line.tsx';
import { useReasonName } from './use-reason-name.ts';

type Transactions = ResponseOf<'agentTransactions'>;
type Line = Transactions['lines'][number];
type Total = Transactions['totals'][number];
type Kind = Line['kind'];
type Asked = Omit<RequestOf<'agentTransactions'>, 'before' | 'limit'>;

type Sort = NonNullable<RequestOf<'agentTransactions'>['sort']>;

const sorts: readonly Sort[] = ['at', 'amount'];

/** Name of the kind in the address, and what stands for any. */
const KIND = 'kind';
const ANY = '*';

const names = {
  deposit: 'movement.deposit', payout: 'movement.payout', transfer: 'movement.transfer', reward: 'movement.reward', salary: 'movement.salary', adjustment: 'movement.adjustment',
} as const satisfies Record<Kind, PlainTextKey<'agent'>>;
const keyOf = ({ id, memberId }: Line): string => `${id} ${memberId}`;
const totalKeyOf = ({ kind }: Total): string => kind;

/** What came to members of the team and went from them beside play. */
export function TeamTransactions() {
  const t = useText('agent');
  const tCommon = useText('common');
  const { query, replace } = useCentreQuery();
  const days = usePeriodDays();
  const account = useAccountAsked();
  const kind = movementKinds.find((one) => one === query.get(KIND));
  const sortedBy = useSorting(sorts, { column: 'at', direction: 'descending' });
  const asked: Asked = { from: days.start, to: days.end, ...sortedBy.asked, ...(account === undefined ? {} : { account }), ...(kind === undefined ? {} : { kind }) };
  const list = agentCentreApi.useAgentTransactionsInfiniteQuery(asked);
  const { currentData, error } = list;
  const columns = useColumns();
  const place = useRef<HTMLDivElement>(null);
  const totalColumns = useTotalColumns(place);
  const first = currentData?.pages[0];
  const unknown = account !== undefined && error !== undefined && problemOf(error).code === 'VALIDATION_FAILED';
  return (
    <Parts>
      <PanelPeriod />
      <Filters>
        <AccountFilter unknown={unknown} />
        <Select
          label={t('movement.kind')} placeholder={t('movement.any')} value={kind ?? ANY} onChange={(value) => replace({ [KIND]: value === ANY ? undefined : value })}
          options={[{ value: ANY, label: t('movement.any') }, ...movementKinds.map((value) => ({ value, label: t(names[value]) }))]}
        />
      </Filters>
      {first === undefined || first.totals.length === 0 ? null : <Table label={t('movement.totals')} columns={totalColumns} rows={first.totals.filter((total) => kind === undefined || total.kind === kind)} rowKey={totalKeyOf} loadingLabel={tCommon('state.loading')} empty={t('movement.none')} />}
      {unknown ? null : (
        <SortedList unsorted={first?.unsorted === true} place={place} label={t('movement.list')}>
          <PanelList
            label={t('movement.list')}
            columns={columns}
            entries={currentData?.pages.flatMap(({ lines }) => lines)}
            rowKey={keyOf}
            list={list}
            failed={t('movement.failed')}
            empty={<EmptyState glyph={iconHistory} title={t('movement.none')} description={t('panel.noneNext')} />}
            sorting={sortedBy.sorting(first?.unsorted)}
          />
        </SortedList>
      )}
      {first === undefined || unknown ? null : (
        <Row>
          <CountedLine countedAt={first.countedAt} meaning={t('panel.branchNow')} />
          {first.lines.length === 0 ? null : <Save asked={asked} />}
        </Row>
      )}
      <SupportLine />
    </Parts>
  );
}

function Save({ asked }: { readonly asked: Asked }) {
  const t = useText('agent');
  const reasonName = useReasonName();
  const { timeZone } = useBrand();
  const stamp = recordStamp(timeZone);
  const [read] = agentCentreApi.useLazyAgentTransactionsPageQuery();
  return (
    <SavePanel
      fileName={`${asked.from}_${asked.to}_transactions.csv`}
      headings={[t('movement.time'), t('team.account'), t('movement.kind'), t('movement.reason'), t('movement.amount')]}
      read={async (before) => {
        const { lines, next } = await read({ ...asked, limit: FILE_PAGE, ...(before === undefined ? {} : { before }) }).unwrap();
        return { rows: lines.map((line) => [stamp(line.at), line.account, t(names[line.kind]), reasonName(line.reason), line.amount]), next };
      }}
    />
  );
}

function useColumns(): readonly TableColumn<Line>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const reasonName = useReasonName();
  const { dateTime } = useSiteTime();
  return [
    { key: 'account', header: t('team.account'), cell: ({ account }) => <bdi dir="ltr">{account}</bdi> },
    { key: 'at', header: t('movement.time'), sortable: true, cell: ({ at }) => <DateTime value={at}>{dateTime(at)}</DateTime> },
    { key: 'kind', header: t('movement.kind'), cell: ({ kind, reason }) => (<>{t(names[kind])}{reasonName(reason) === t(names[kind]) ? null : <Below>{reasonName(reason)}</Below>}</>) },
    { key: 'amount', header: t('movement.amount'), align: 'end', sortable: true, cell: ({ amount }) => <SignedMoney amount={amount} format={money} /> },
  ];
}

/** The columns of totals; each figure leads to the movements of its kind below. */
function useTotalColumns(place: RefObject<HTMLDivElement | null>): readonly TableColumn<Total>[] {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const { query, push } = useCentreQuery();
  const figure = (kind: Kind, amount: string | number, shown: ReactNode) => (
    <FigureLink
      amount={amount}
      href={href('teamTransactions', { query: { ...Object.fromEntries(query), [KIND]: kind } })}
      behind={t('panel.rowsBehind')}
      onOpen={() => {
        if (query.get(KIND) !== kind) push({ [KIND]: kind });
        place.current?.focus();
      }}
    >
      {shown}
    </FigureLink>
  );
  return [
    { key: 'kind', header: t('movement.kind'), cell: ({ kind }) => t(names[kind]) },
    { key: 'count', header: t('movement.count'), align: 'end', cell: ({ kind, movements }) => figure(kind, movements, format.number(movements)) },
    { key: 'in', header: t('movement.in'), align: 'end', cell: (total) => figure(total.kind, total.in, <Money>{money(total.in)}</Money>) },
    { key: 'out', header: t('movement.out'), align: 'end', cell: ({ kind, out }) => figure(kind, out, <Money>{money(out)}</Money>) },
  ];
}
