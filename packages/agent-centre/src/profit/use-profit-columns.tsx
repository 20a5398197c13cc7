import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { Icon, iconDice, iconHistory, LinkButton, Money, RowOpenButton, SignedMoney, StatusTag } from '@livery/ui-kit';
import type { DateRange, TableColumn } from '@livery/ui-kit';
import type { MouseEvent } from 'react';
import { Below } from '../agent-style.ts';
import { Side } from '../panel/panel-style.ts';
import { useKindName } from '../use-kind-name.ts';

type Member = ResponseOf<'agentProfit'>['members'][number];

/**
 * The columns of what members won and lost, with the ways to the bets and the money behind it.
 *
 * @param sortable whether they can be sorted by
 * @param days the period that they are of
 */
export function useProfitColumns(sortable: boolean, days: DateRange): readonly TableColumn<Member>[] {
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
    { key: 'behind', header: t('profit.behind'), align: 'end', cell: ({ account }) => <Behind account={account} days={days} /> },
  ];
}

/** The row opens on a press as well. */
const alone = (event: MouseEvent): void => event.stopPropagation();

/** The bets of a member, and what came to it and went from it, in the same period. */
function Behind({ account, days: { start: from, end: to } }: { readonly account: string; readonly days: DateRange }) {
  const t = useText('agent');
  const query = { account, from, to };
  const [bets, moves] = [t('profit.betsOf', { account }), t('profit.movesOf', { account })];
  return (
    <Side>
      <LinkButton variant="ghost" size="sm" href={href('teamBetting', { query })} title={bets} aria-label={bets} onClick={alone}>
        <Icon glyph={iconDice} />
      </LinkButton>
      <LinkButton variant="ghost" size="sm" href={href('teamTransactions', { query })} title={moves} aria-label={moves} onClick={alone}>
        <Icon glyph={iconHistory} />
      </LinkButton>
    </Side>
  );
}
