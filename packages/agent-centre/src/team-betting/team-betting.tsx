import { FILE_PAGE, isDay, useFailure, useFocusOnReturn, useMoneyText, useSiteTime, useTextOrder } from '@livery/centre-kit';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { problemOf } from '@livery/forms';
import { useFormat, useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { DateTime, EmptyState, iconDice, Money, RowOpenButton, Select, SignedMoney } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { agentCentreApi } from '../api.ts';
import { Below, Parts } from '../agent-style.ts';
import { AccountFilter, useAccountAsked } from '../panel/account-filter.tsx';
import { CountedLine } from '../panel/counted-line.tsx';
import { PanelList } from '../panel/panel-list.tsx';
import { PanelPeriod, usePeriodDays } from '../panel/panel-period.tsx';
import { Filters, Line as Row } from '../panel/panel-style.ts';
import { useGameNames } from '../panel/use-game-names.ts';
import { useSortedFigures } from '../panel/use-sorted-figures.tsx';
import { SortedList, useSorting } from '../panel/use-sorting.tsx';
import { SavePanel } from '../save/save-panel.tsx';
import { SupportLine } from '../support-line.tsx';
import { BettingTotals } from './betting-totals.tsx';
import { DayBets } from './day-bets.tsx';

type Betting = ResponseOf<'agentBetting'>;
type Line = Betting['lines'][number];
type Asked = Omit<RequestOf<'agentBetting'>, 'before' | 'limit'>;

type Sort = NonNullable<RequestOf<'agentBetting'>['sort']>;

const sorts: readonly Sort[] = ['day', 'bets', 'turnover', 'validBet', 'prizes', 'profit'];

/** Names in the address, and what stands for any. */
const VENDOR = 'vendor';
const CATEGORY = 'category';
const ANY = '*';
/** Names in the address of a line that is opened: whose, of which day, vendor and kind of game. */
const LINE = ['member', 'day', 'at', 'game'] as const;

const keyOf = ({ day, memberId, vendor, category }: Line): string => `${day} ${memberId} ${vendor} ${category}`;
const unique = (codes: readonly string[]): string[] => [...new Set(codes)];

/** What members of the team bet, by member, day, vendor and kind of game; each line leads to its bets. */
export function TeamBetting() {
  const { query, push, remove } = useCentreQuery();
  const [memberId, day, vendor, category] = LINE.map((name) => query.get(name));
  const opened = memberId != null && day != null && isDay(day);
  useFocusOnReturn(opened);
  if (opened) return <DayBets key={LINE.map((name) => query.get(name)).join(' ')} line={{ memberId, day, ...(vendor == null ? {} : { vendor }), ...(category == null ? {} : { category }) }} onBack={() => remove(...LINE)} />;
  return <Lines onOpen={(line) => push(Object.fromEntries(LINE.map((name, index) => [name, [line.memberId, line.day, line.vendor, line.category][index]])))} />;
}

function Lines({ onOpen }: { readonly onOpen: (line: Line) => void }) {
  const t = useText('agent');
  const { query, replace } = useCentreQuery();
  const names = useGameNames();
  const order = useTextOrder();
  const days = usePeriodDays();
  const account = useAccountAsked();
  const sortedBy = useSorting(sorts, { column: 'day', direction: 'descending' });
  const { figure, place } = useSortedFigures<Sort>('teamBetting');
  const [vendor, category] = [query.get(VENDOR) ?? undefined, query.get(CATEGORY) ?? undefined];
  const asked: Asked = { from: days.start, to: days.end, ...sortedBy.asked, ...(account === undefined ? {} : { account }), ...(vendor === undefined ? {} : { vendor }), ...(category === undefined ? {} : { category }) };
  const list = agentCentreApi.useAgentBettingInfiniteQuery(asked);
  const failure = useFailure(list);
  const { currentData, error } = list;
  const columns = useColumns(names);
  const first = currentData?.pages[0];
  const unknown = account !== undefined && error !== undefined && problemOf(error).code === 'VALIDATION_FAILED';
  const choose = (name: string) => (value: string) => replace({ [name]: value === ANY ? undefined : value });
  const options = (codes: readonly string[], any: string, chosen: string | undefined, nameOf: (code: string) => string) => [
    { value: ANY, label: any },
    ...unique([...codes, ...(chosen === undefined ? [] : [chosen])]).map((value) => ({ value, label: nameOf(value) })).toSorted((one, other) => order(one.label, other.label)),
  ];
  return (
    <Parts>
      <PanelPeriod />
      <Filters>
        <AccountFilter unknown={unknown} />
        <Select label={t('betting.vendor')} placeholder={t('betting.anyVendor')} value={vendor ?? ANY} onChange={choose(VENDOR)} options={options(first?.parts.map((part) => part.vendor) ?? [], t('betting.anyVendor'), vendor, names.vendor)} />
        <Select label={t('betting.category')} placeholder={t('betting.anyCategory')} value={category ?? ANY} onChange={choose(CATEGORY)} options={options(first?.parts.map((part) => part.category) ?? [], t('betting.anyCategory'), category, names.category)} />
      </Filters>
      {unknown || failure !== undefined ? null : <BettingTotals totals={first?.totals} figure={figure} />}
      {unknown ? null : (
        <SortedList unsorted={first?.unsorted === true} place={place} label={t('betting.list')}>
          <PanelList
            label={t('betting.list')}
            columns={columns}
            entries={currentData?.pages.flatMap(({ lines }) => lines)}
            rowKey={keyOf}
            list={list}
            failed={t('betting.failed')}
            empty={<EmptyState glyph={iconDice} title={t('betting.none')} description={t('panel.noneNext')} />}
            sorting={sortedBy.sorting(first?.unsorted)}
            onOpen={onOpen}
          />
        </SortedList>
      )}
      {first === undefined || unknown ? null : (
        <Row>
          <CountedLine countedAt={first.countedAt} meaning={t('panel.branchNow')} />
          {first.lines.length === 0 ? null : <Save asked={asked} names={names} />}
        </Row>
      )}
      <SupportLine />
    </Parts>
  );
}

function Save({ asked, names }: { readonly asked: Asked; readonly names: ReturnType<typeof useGameNames> }) {
  const t = useText('agent');
  const [read] = agentCentreApi.useLazyAgentBettingPageQuery();
  return (
    <SavePanel
      fileName={`${asked.from}_${asked.to}_bets.csv`}
      headings={[t('betting.day'), t('team.account'), t('betting.vendor'), t('betting.category'), t('figure.bets'), t('figure.turnover'), t('figure.validBet'), t('figure.prizes'), t('betting.profit')]}
      read={async (before) => {
        const { lines, next } = await read({ ...asked, limit: FILE_PAGE, ...(before === undefined ? {} : { before }) }).unwrap();
        return { rows: lines.map(({ day, account, vendor, category, bets, turnover, validBet, prizes, profit }) => [day, account, names.vendor(vendor), names.category(category), String(bets), turnover, validBet, prizes, profit]), next };
      }}
    />
  );
}

function useColumns(names: ReturnType<typeof useGameNames>): readonly TableColumn<Line>[] {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const { day } = useSiteTime();
  return [
    {
      key: 'day',
      header: t('betting.accountDay'),
      sortable: true,
      cell: (line) => (
        <>
          <RowOpenButton>
            <bdi dir="ltr">{line.account}</bdi>
          </RowOpenButton>
          <Below>
            <DateTime value={line.day}>{day(line.day)}</DateTime>
          </Below>
        </>
      ),
    },
    { key: 'game', header: t('betting.vendor'), cell: ({ vendor, category }) => (<>{names.vendor(vendor)}<Below>{names.category(category)}</Below></>) },
    { key: 'bets', header: t('figure.bets'), align: 'end', sortable: true, cell: ({ bets }) => format.number(bets) },
    { key: 'turnover', header: t('figure.turnover'), align: 'end', sortable: true, cell: ({ turnover }) => <Money>{money(turnover)}</Money> },
    { key: 'validBet', header: t('figure.validBet'), align: 'end', sortable: true, cell: ({ validBet }) => <Money>{money(validBet)}</Money> },
    { key: 'prizes', header: t('figure.prizes'), align: 'end', sortable: true, cell: ({ prizes }) => <Money>{money(prizes)}</Money> },
    { key: 'profit', header: t('betting.profit'), align: 'end', sortable: true, cell: ({ profit }) => <SignedMoney amount={profit} format={money} /> },
  ];
}
