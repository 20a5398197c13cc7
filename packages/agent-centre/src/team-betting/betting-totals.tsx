import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { SignedMoney, StatList } from '@livery/ui-kit';

/** What bets come to; without totals, while they are loaded. */
export function BettingTotals({ totals }: { readonly totals: ResponseOf<'agentBetting'>['totals'] | undefined }) {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  return (
    <StatList
      columns
      stats={[
        { name: t('figure.turnover'), value: totals && money(totals.turnover), main: true },
        { name: t('figure.validBet'), value: totals && money(totals.validBet) },
        { name: t('figure.prizes'), value: totals && money(totals.prizes) },
        { name: t('betting.profit'), value: totals && <SignedMoney amount={totals.profit} format={money} /> },
        { name: t('figure.bets'), value: totals && format.number(totals.bets) },
      ]}
    />
  );
}
