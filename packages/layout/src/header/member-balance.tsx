import { useFormat, useText } from '@livery/i18n';
import { useBalance } from '@livery/session';
import { Balance } from '@livery/ui-kit';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

export interface MemberBalanceProps {
  /** Shown until the first balance has come. */
  readonly placeholder?: ReactNode;
}

/** The member's balance, or that it did not load. */
export function MemberBalance({ placeholder = null }: MemberBalanceProps) {
  // Its texts are not among those that the page starts with.
  return <Suspense fallback={placeholder}><LabelledBalance placeholder={placeholder} /></Suspense>;
}

function LabelledBalance({ placeholder }: Required<MemberBalanceProps>) {
  const t = useText('layout');
  const tCommon = useText('common');
  const format = useFormat();
  const { balance, hidden, setHidden, refresh, refreshing, stale, problem } = useBalance();
  if (balance === undefined && problem === undefined) return placeholder;
  return (
    <Balance
      amount={balance === undefined ? undefined : format.money(balance.available, { currency: balance.currency.code, symbol: balance.currency.symbol, exponent: balance.currency.exponent })}
      labels={{
        balance: tCommon('label.balance'),
        hidden: t('balance.hidden'),
        show: t('balance.show'),
        hide: t('balance.hide'),
        refresh: t('balance.refresh'),
        refreshing: t('balance.refreshing'),
        stale: t('balance.stale'),
        failed: t('balance.failed'),
        retry: tCommon('action.retry'),
      }}
      hidden={hidden}
      onHiddenChange={setHidden}
      onRefresh={refresh}
      refreshing={refreshing}
      stale={stale}
    />
  );
}
