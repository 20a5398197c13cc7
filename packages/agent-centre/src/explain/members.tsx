import { useMoneyText } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { EmptyState, iconUsers, Money, RowOpenButton, SignedMoney, StatusTag } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { Below } from '../agent-style.ts';
import { contractApi } from '../contracts/api.ts';
import { useTerms } from '../contracts/use-terms.ts';
import { PanelList } from '../panel/panel-list.tsx';
import type { SettledMember } from './types.ts';

const keyOf = ({ memberId, period }: SettledMember): string => `${memberId} ${period}`;

export interface MembersProps {
  /** The settlement. */
  readonly id: string;
  readonly onOpen: (row: SettledMember) => void;
}

/** What each member adds to a settlement, by day, hour or moment; each leads to its bets. */
export function Members({ id, onOpen }: MembersProps) {
  const t = useText('agent');
  const columns = useColumns();
  const list = contractApi.useSettlementMembersInfiniteQuery({ id });
  const { currentData } = list;
  return (
    <PanelList
      label={t('explain.members')}
      columns={columns}
      entries={currentData?.pages.flatMap(({ members }) => members)}
      rowKey={keyOf}
      list={list}
      failed={t('explain.membersFailed')}
      moreFailed={t('explain.moreFailed')}
      more={t('explain.more')}
      empty={<EmptyState glyph={iconUsers} compact title={t('explain.noMembers')} />}
      onOpen={onOpen}
    />
  );
}

function useColumns(): readonly TableColumn<SettledMember>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const { when } = useTerms();
  // What was taken back counts the other way.
  const amount = (value: string) => (value.startsWith('-') ? <SignedMoney amount={value} format={money} /> : <Money>{money(value)}</Money>);
  return [
    {
      key: 'account',
      header: t('team.account'),
      cell: ({ account, period, correction, active }) => (
        <>
          <RowOpenButton>
            <bdi dir="ltr">{account}</bdi>
          </RowOpenButton>{' '}
          {correction ? <StatusTag tone="warning">{t('explain.correction')}</StatusTag> : active ? <StatusTag tone="success">{t('explain.active')}</StatusTag> : null}
          <Below>{when(period)}</Below>
        </>
      ),
    },
    { key: 'turnover', header: t('figure.turnover'), align: 'end', cell: ({ turnover }) => amount(turnover) },
    { key: 'validBet', header: t('figure.validBet'), align: 'end', cell: ({ validBet }) => amount(validBet) },
    { key: 'prizes', header: t('figure.prizes'), align: 'end', cell: ({ prizes }) => amount(prizes) },
    { key: 'memberRebate', header: t('figure.rebates'), align: 'end', cell: ({ memberRebate }) => amount(memberRebate) },
    { key: 'activity', header: t('explain.line.activity'), align: 'end', cell: ({ activity }) => amount(activity) },
  ];
}
