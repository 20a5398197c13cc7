import { useMoneyText } from '@livery/centre-kit';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { SignedMoney, StatList } from '@livery/ui-kit';
import type { SortedFigure } from '../panel/use-sorted-figures.tsx';

export interface BettingTotalsProps {
  /** Undefined while they are loaded. */
  readonly totals: ResponseOf<'agentBetting'>['totals'] | undefined;
  /** Leads from a figure to its lines; single bets, which stand below by themselves, are nothing to be led to. */
  readonly figure?: SortedFigure<NonNullable<RequestOf<'agentBetting'>['sort']>>;
}

/** What bets come to. */
export function BettingTotals({ totals, figure = (_column, _amount, shown) => shown }: BettingTotalsProps) {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const amount = (column: 'turnover' | 'validBet' | 'prizes') => totals && figure(column, totals[column], money(totals[column]));
  return (
    <StatList
      columns
      stats={[
        { name: t('figure.turnover'), value: amount('turnover'), main: true },
        { name: t('figure.validBet'), value: amount('validBet') },
        { name: t('figure.prizes'), value: amount('prizes') },
        { name: t('betting.profit'), value: totals && figure('profit', totals.profit, <SignedMoney amount={totals.profit} format={money} />) },
        { name: t('figure.bets'), value: totals && figure('bets', totals.bets, format.number(totals.bets)) },
      ]}
    />
  );
}
