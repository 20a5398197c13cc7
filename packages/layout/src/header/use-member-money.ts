import { useFormat, useText } from '@livery/i18n';
import { useBalance } from '@livery/session';
import type { BalanceProps } from '@livery/ui-kit';

/** The member's balance as the kit's `Balance` takes it; undefined until there is one. */
export function useMemberMoney(): BalanceProps | undefined {
  const t = useText('common');
  const format = useFormat();
  const { balance, hidden, setHidden, refresh, refreshing, stale } = useBalance();
  if (balance === undefined) return undefined;
  const { currency } = balance;
  return {
    amount: format.money(balance.available, { currency: currency.code, symbol: currency.symbol, exponent: currency.exponent }),
    labels: {
      balance: t('label.balance'),
      hidden: t('balance.hidden'),
      show: t('balance.show'),
      hide: t('balance.hide'),
      refresh: t('balance.refresh'),
      refreshing: t('balance.refreshing'),
      stale: t('balance.stale'),
    },
    hidden,
    onHiddenChange: setHidden,
    onRefresh: refresh,
    refreshing,
    stale,
  };
}
