import { useMoneyText } from '@livery/centre-kit';
import type { ContractKind } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { EmptyState, iconWallet, Money, RowOpenButton, SignedMoney, StatList } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { useId } from 'react';
import { contractApi } from '../contracts/api.ts';
import { Lead } from '../agent-style.ts';
import { PanelList } from '../panel/panel-list.tsx';
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

const keyOf = ({ id }: Settlement): string => id;

/** What contracts of a kind came to, newest first, with what is still due of all of them; each leads to its explanation. */
export function SettlementList({ kind, side, onExplain }: SettlementListProps) {
  const t = useText('agent');
  const money = useMoneyText();
  const heading = useId();
  const columns = useColumns(side);
  const list = contractApi.useAgentSettlementsInfiniteQuery({ kind, side });
  const { currentData } = list;
  const received = side === 'received';
  const rest = currentData?.pages[0]?.rest;
  const settlements = currentData?.pages.flatMap((page) => page.settlements);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{kind === 'realtime' ? t('settlement.postings') : received ? t('settlement.received') : t('settlement.paid')}</h3>
      {settlements?.length === 0 ? null : (
        <StatList stats={[{ name: received ? t('settlement.restToYou') : t('settlement.restByYou'), value: rest === undefined ? undefined : <Money size="lg">{money(rest)}</Money>, main: true }]} />
      )}
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
        onOpen={({ id }) => onExplain(id)}
      />
      {settlements === undefined || settlements.length === 0 ? null : <SaveSettlements kind={kind} side={side} />}
      {settlements?.some(({ state: stands }) => stands === 'partly') === true ? <Lead>{received ? t('settlement.partlyToYou') : t('settlement.partlyByYou')}</Lead> : null}
    </section>
  );
}

function useColumns(side: Settlement['side']): readonly TableColumn<Settlement>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const periodText = usePeriodText();
  const amount = (value: string) => (value.startsWith('-') ? <SignedMoney amount={value} format={money} /> : <Money>{money(value)}</Money>);
  return [
    { key: 'period', header: t('settlement.period'), cell: (settlement) => <RowOpenButton>{periodText(settlement)}</RowOpenButton> },
    ...(side === 'paid' ? [{ key: 'partner', header: t('settlement.partner'), cell: ({ partner }: Settlement) => <bdi dir="ltr">{partner}</bdi> }] : []),
    { key: 'percent', header: t('settlement.percent'), align: 'end', cell: ({ percent }) => <bdi>{t('figure.percent', { percent })}</bdi> },
    { key: 'gross', header: t('settlement.gross'), align: 'end', cell: ({ gross }) => amount(gross) },
    { key: 'paid', header: t('settlement.paidOut'), align: 'end', cell: ({ paid }) => amount(paid) },
    { key: 'net', header: side === 'paid' ? t('settlement.netOfPartner') : t('settlement.net'), align: 'end', cell: ({ net }) => amount(net) },
    { key: 'state', header: t('settlement.state'), cell: (settlement) => <SettlementState settlement={settlement} /> },
  ];
}
