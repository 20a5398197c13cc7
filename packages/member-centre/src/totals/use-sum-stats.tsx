import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { Money, SignedMoney } from '@livery/ui-kit';
import type { StatListItem } from '@livery/ui-kit';

/** The figures of a sum of bets, with the result as the main one; skeletons until the sum is known. */
export function useSumStats(sum: ResponseOf<'betTotals'>['sum'] | undefined): readonly StatListItem[] {
  const t = useText('member');
  const money = useMoneyText();
  return [
    { name: t('totals.turnover'), value: sum && <Money>{money(sum.turnover)}</Money> },
    { name: t('totals.validBet'), value: sum && <Money>{money(sum.validBet)}</Money> },
    { name: t('totals.prize'), value: sum && <Money>{money(sum.prize)}</Money> },
    { name: t('bets.net'), value: sum && <SignedMoney amount={sum.net} format={money} />, main: true },
  ];
}
