import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { Money, RowOpenButton, SignedMoney, StatusTag } from '@livery/ui-kit';
import type { DateRange, TableColumn } from '@livery/ui-kit';
import { Below } from '../agent-style.ts';
import { hasAmount } from '../explain/arithmetic.ts';
import { FigureLink } from '../panel/figure-link.tsx';
import { useKindName } from '../use-kind-name.ts';

type Member = ResponseOf<'agentProfit'>['members'][number];

export interface ProfitColumns {
  /** Whether they can be sorted by. */
  readonly sortable: boolean;
  /** The period that they are of. */
  readonly days: DateRange;
  /** Of the whole team; a column of what it has nothing of is left out, as all are that are not known yet. */
  readonly totals: ResponseOf<'agentProfit'>['totals'] | undefined;
  /** Whether figures are of members alone, and not of everybody below them too. */
  readonly alone: boolean;
}

/** The columns of what members won and lost. What a member did alone leads to its bets, and to what it was given, in the same period; a branch leads down to whom it is of. */
export function useProfitColumns({ sortable, days: { start: from, end: to }, totals, alone }: ProfitColumns): readonly TableColumn<Member>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const kindName = useKindName();
  const amount = (key: 'turnover' | 'validBet' | 'prizes' | 'rebates' | 'activity' | 'fees', header: string, behind?: 'bets' | 'rewards'): TableColumn<Member> => ({
    key, header, align: 'end', sortable,
    cell: ({ account, direct, figures: { [key]: value } }) => {
      const shown = <Money>{money(value)}</Money>;
      if (behind === undefined || (!alone && direct > 0)) return shown;
      const query = { account, from, to };
      return behind === 'bets' ? (
        <FigureLink amount={value} href={href('teamBetting', { query })} behind={t('profit.betsOf', { account })}>{shown}</FigureLink>
      ) : (
        <FigureLink amount={value} href={href('teamTransactions', { query: { ...query, kind: 'reward' } })} behind={t('profit.movesOf', { account })}>{shown}</FigureLink>
      );
    },
  });
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
    amount('turnover', t('figure.turnover'), 'bets'),
    amount('validBet', t('figure.validBet'), 'bets'),
    amount('prizes', t('figure.prizes'), 'bets'),
    ...[amount('rebates', t('figure.rebates'), 'rewards'), amount('activity', t('figure.activity'), 'rewards'), amount('fees', t('figure.fees'))].filter(({ key }) => totals !== undefined && hasAmount(totals[key as 'rebates' | 'activity' | 'fees'])),
  ];
}
