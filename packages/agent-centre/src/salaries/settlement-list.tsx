import { useBrand } from '@livery/brand-kit/react';
import { useFailure, useMoneyText } from '@livery/centre-kit';
import { decimalOf, minorOf } from '@livery/contracts';
import type { ContractKind, RequestOf, ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { EmptyState, iconWallet, Money, RowOpenButton, SignedMoney, StatList } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { useId } from 'react';
import { contractApi } from '../contracts/api.ts';
import { panelOf } from '../contracts/kinds.ts';
import { Below, Lead } from '../agent-style.ts';
import { hasAmount } from '../explain/arithmetic.ts';
import { PanelList } from '../panel/panel-list.tsx';
import { PanelPeriod, usePeriodDays } from '../panel/panel-period.tsx';
import { useSortedFigures } from '../panel/use-sorted-figures.tsx';
import type { SortedFigure } from '../panel/use-sorted-figures.tsx';
import { SortedList, useSorting } from '../panel/use-sorting.tsx';
import { SaveSettlements } from './save-settlements.tsx';
import { SettlementState } from './settlement-state.tsx';
import type { Settlement } from './settlement-state.tsx';
import { usePeriodText } from './use-period-text.ts';

export interface SettlementListProps {
  readonly kind: ContractKind;
  /** What the agent was paid, or what it pays. */
  readonly side: Settlement['side'];
  /** Opens the explanation of a settlement. */
  readonly onExplain: (id: string) => void;
}

type Sort = NonNullable<RequestOf<'agentSettlements'>['sort']>;

const sorts: readonly Sort[] = ['period', 'gross', 'net', 'paid', 'rest'];
const keyOf = ({ id }: Settlement): string => id;

/** What contracts of a kind came to in the days of the panel's address, with their totals and what is still due of all days; each leads to its explanation. */
export function SettlementList({ kind, side, onExplain }: SettlementListProps) {
  const t = useText('agent');
  const heading = useId();
  const columns = useColumns(side);
  const days = usePeriodDays();
  const sortedBy = useSorting(sorts, { column: 'period', direction: 'descending' });
  const { figure, place } = useSortedFigures<Sort>(panelOf[kind]);
  const asked = { kind, side, from: days.start, to: days.end, ...sortedBy.asked };
  const list = contractApi.useAgentSettlementsInfiniteQuery(asked);
  const failure = useFailure(list);
  const { currentData } = list;
  const received = side === 'received';
  const settlements = currentData?.pages.flatMap((page) => page.settlements);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{kind === 'realtime' ? t('settlement.postings') : received ? t('settlement.received') : t('settlement.paid')}</h3>
      <PanelPeriod />
      {failure !== undefined ? null : <Totals side={side} totals={currentData?.pages[0]} figure={figure} />}
      <SortedList unsorted={false} place={place} label={received ? t('settlement.received') : t('settlement.paid')}>
        <PanelList
          label={received ? t('settlement.received') : t('settlement.paid')}
          columns={columns}
          entries={settlements}
          rowKey={keyOf}
          list={list}
          failed={t('settlement.failed')}
          moreFailed={t('settlement.moreFailed')}
          more={t('settlement.more')}
          empty={<EmptyState glyph={iconWallet} compact title={received ? t('settlement.noneReceived') : t('settlement.nonePaid')} description={t('settlement.noneNext')} />}
          sorting={sortedBy.sorting()}
          onOpen={({ id }) => onExplain(id)}
        />
      </SortedList>
      {settlements === undefined || settlements.length === 0 ? null : <SaveSettlements asked={asked} />}
      {settlements?.some(({ state: stands }) => stands === 'partly') === true ? <Lead>{received ? t('settlement.partlyToYou') : t('settlement.partlyByYou')}</Lead> : null}
    </section>
  );
}

/** What the settlements of the days come to, and what is still due of all days; without them, while they are loaded. */
function Totals({ side, totals: page, figure }: { readonly side: Settlement['side']; readonly totals: Pick<ResponseOf<'agentSettlements'>, 'totals' | 'rest'> | undefined; readonly figure: SortedFigure<Sort> }) {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const { exponent } = useBrand().currency;
  const received = side === 'received';
  const { totals, rest } = page ?? {};
  // Whoever has nothing yet reads so below, and no figures of nothing.
  if (totals?.settlements === 0 && rest !== undefined && !hasAmount(rest)) return null;
  const others = page === undefined ? 0n : minorOf(page.rest, exponent) - minorOf(page.totals.rest, exponent);
  return (
    <>
      <StatList
        columns
        stats={[
          { name: received ? t('settlement.restToYou') : t('settlement.restByYou'), value: rest === undefined ? undefined : others > 0n ? <Money size="lg">{money(rest)}</Money> : figure('rest', rest, <Money size="lg">{money(rest)}</Money>), main: true },
          { name: t('settlement.gross'), value: totals && figure('gross', totals.gross, money(totals.gross)) },
          { name: t('settlement.paidOut'), value: totals && figure('paid', totals.paid, money(totals.paid)) },
          { name: received ? t('settlement.net') : t('settlement.netOfPartner'), value: totals && figure('net', totals.net, <SignedMoney amount={totals.net} format={money} />) },
          { name: t('settlement.count'), value: totals && figure('period', totals.settlements, format.number(totals.settlements)) },
        ]}
      />
      {others > 0n ? <Lead>{t('settlement.restOther', { amount: money(decimalOf(others, exponent)) })}</Lead> : null}
    </>
  );
}

function useColumns(side: Settlement['side']): readonly TableColumn<Settlement>[] {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const periodText = usePeriodText();
  const amount = (value: string) => (value.startsWith('-') ? <SignedMoney amount={value} format={money} /> : <Money>{money(value)}</Money>);
  return [
    {
      key: 'period',
      header: side === 'paid' ? t('settlement.periodPartner') : t('settlement.period'),
      sortable: true,
      cell: (settlement) => (
        <>
          <RowOpenButton>{periodText(settlement)}</RowOpenButton>
          {side === 'paid' ? (
            <Below>
              <bdi dir="ltr">{settlement.partner}</bdi>
            </Below>
          ) : null}
        </>
      ),
    },
    { key: 'percent', header: t('settlement.percent'), align: 'end', cell: ({ percent }) => <bdi>{t('figure.percent', { percent: format.number(percent) })}</bdi> },
    { key: 'gross', header: t('settlement.gross'), align: 'end', sortable: true, cell: ({ gross }) => amount(gross) },
    { key: 'paid', header: t('settlement.paidOut'), align: 'end', sortable: true, cell: ({ paid }) => amount(paid) },
    { key: 'net', header: side === 'paid' ? t('settlement.netOfPartner') : t('settlement.net'), align: 'end', sortable: true, cell: ({ net }) => amount(net) },
    { key: 'rest', header: t('settlement.stateRest'), sortable: true, cell: (settlement) => <SettlementState settlement={settlement} /> },
  ];
}
