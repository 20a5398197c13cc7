import { useFormat, useText } from '@livery/i18n';
import { useBalance } from '@livery/session';
import { Balance, BalanceFailed } from '@livery/ui-kit';
import type { ReactNode } from 'react';

export interface MemberBalanceProps {
  /** Shown until the first balance has come. */
  readonly placeholder?: ReactNode;
}

/** The member's balance, or that it did not load. */
export function MemberBalance({ placeholder = null }: MemberBalanceProps) {
  const t = useText('common');
  const format = useFormat();
  const { balance, hidden, setHidden, refresh, refreshing, stale, problem } = useBalance();
  if (balance === undefined) {
    if (problem === undefined) return placeholder;
    return <BalanceFailed label={t('label.balance')} text={t('balance.failed')} retryLabel={t('action.retry')} onRetry={refresh} />;
  }
  const { currency } = balance;
  return (
    <Balance
      amount={format.money(balance.available, { currency: currency.code, symbol: currency.symbol, exponent: currency.exponent })}
      labels={{
        balance: t('label.balance'),
        hidden: t('balance.hidden'),
        show: t('balance.show'),
        hide: t('balance.hide'),
        refresh: t('balance.refresh'),
        refreshing: t('balance.refreshing'),
        stale: t('balance.stale'),
      }}
      hidden={hidden}
      onHiddenChange={setHidden}
      onRefresh={refresh}
      refreshing={refreshing}
      stale={stale}
    />
  );
}
