import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { SignedMoney, StatList } from '@livery/ui-kit';
import type { DateRange } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { FigureLink } from '../panel/figure-link.tsx';

type Totals = NonNullable<ResponseOf<'agentTeam'>['totals']>;

export interface TeamTotalsProps {
  /** Undefined while they are loaded. */
  readonly totals: Totals | undefined;
  /** Whose team it is; the agent's own without one. */
  readonly of: string | undefined;
  readonly days: DateRange;
}

/** What everybody below somebody comes to; what was played leads to the profit and loss of the same team, money of the agent's own team to its transactions. */
export function TeamTotals({ totals, of, days: { start: from, end: to } }: TeamTotalsProps) {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const figures = totals?.figures;
  const played = (column: 'turnover' | 'profit', amount: string, shown: ReactNode) => (
    <FigureLink amount={amount} href={href('profitLoss', { query: { ...(of === undefined ? {} : { of }), from, to, sort: `${column}.${amount.startsWith('-') ? 'up' : 'down'}` } })} behind={t('page.profitLoss')}>
      {shown}
    </FigureLink>
  );
  // Transactions are of the whole team, or of one account, and never of a branch.
  const moved = (kind: 'deposit' | 'payout', amount: string) =>
    of === undefined ? (
      <FigureLink amount={amount} href={href('teamTransactions', { query: { from, to, kind } })} behind={t('page.teamTransactions')}>
        {money(amount)}
      </FigureLink>
    ) : (
      money(amount)
    );
  return (
    <StatList
      columns
      stats={[
        { name: t('team.stakes'), value: figures && played('turnover', figures.turnover, money(figures.turnover)), main: true },
        { name: t('team.profit'), value: figures && played('profit', figures.profit, <SignedMoney amount={figures.profit} format={money} />) },
        { name: t('figure.deposits'), value: figures && moved('deposit', figures.deposits) },
        { name: t('figure.withdrawals'), value: figures && moved('payout', figures.withdrawals) },
        { name: t('team.csv.direct'), value: totals && format.number(totals.direct) },
        { name: t('team.csv.below'), value: totals && format.number(totals.members) },
        { name: t('figure.joined'), value: figures && format.number(figures.joined) },
      ]}
    />
  );
}
