import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { Money, RowOpenButton, SignedMoney, StatusTag } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { Below } from '../agent-style.ts';
import { useKindName } from '../use-kind-name.ts';
import { useMoneyText } from '../use-money-text.ts';

type Member = ResponseOf<'agentProfit'>['members'][number];

/** The columns of what members won and lost. @param sortable whether they can be sorted by */
export function useProfitColumns(sortable: boolean): readonly TableColumn<Member>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const kindName = useKindName();
  const amount = (key: 'turnover' | 'validBet' | 'prizes' | 'rebates' | 'activity' | 'fees', header: string): TableColumn<Member> => ({ key, header, align: 'end', sortable, cell: ({ figures }) => <Money>{money(figures[key])}</Money> });
  return [
    {
      key: 'joined',
      header: t('team.account'),
      sortable,
      cell: ({ account, type, status, direct }) => (
        <>
          {direct > 0 ? (
            <RowOpenButton>
              <bdi dir="ltr">{account}</bdi>
            </RowOpenButton>
          ) : (
            <bdi dir="ltr">{account}</bdi>
          )}
          {status === 'blocked' ? <StatusTag tone="danger">{t('team.blocked')}</StatusTag> : null}
          <Below>
            {kindName(type)}
            {direct > 0 ? ` · ${t('profit.below', { count: direct })}` : null}
          </Below>
        </>
      ),
    },
    { key: 'profit', header: t('profit.column'), align: 'end', sortable, cell: ({ figures }) => <SignedMoney amount={figures.profit} format={money} /> },
    amount('turnover', t('figure.turnover')),
    amount('validBet', t('figure.validBet')),
    amount('prizes', t('figure.prizes')),
    amount('rebates', t('figure.rebates')),
    amount('activity', t('figure.activity')),
    amount('fees', t('figure.fees')),
  ];
}
