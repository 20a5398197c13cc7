import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { useBalance } from '@livery/session';
import { Balance, Money, StatList, token } from '@livery/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { isAboveZero } from './fund-amounts.ts';
import { Panel } from './wallet-style.ts';

export interface WalletTotalsProps {
  readonly totals: ResponseOf<'sumBalance'> | undefined;
  /** The last look-up failed. */
  readonly failed: boolean;
  readonly refreshing: boolean;
  readonly onRefresh: () => Promise<unknown>;
}

const Root = styled(Panel)`
  display: grid;
  gap: ${token.space[4]};

  & > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token.space[3]}; }
  & h3 { margin: 0; }
  & [role='group'] { font-size: ${token.font.size.xl}; }
  & dd { font-size: ${token.font.size.lg}; }
  & p { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
`;

/** Hidden amounts are read out as such. */
const HIDDEN = '***';

/** Everything that the member has, in one figure, and where it is. */
export function WalletTotals({ totals, failed, refreshing, onRefresh }: WalletTotalsProps) {
  const t = useText('member');
  const tLayout = useText('layout');
  const tCommon = useText('common');
  const money = useMoneyText();
  const { balance, hidden, setHidden, refresh, problem } = useBalance();
  const id = useId();
  const shown = (amount: string | undefined) => amount && <Money>{hidden ? HIDDEN : money(amount)}</Money>;
  const missing = failed ? tLayout('balance.failed') : undefined;
  const mainMissing = problem === undefined ? undefined : tLayout('balance.failed');
  const stats = [
    { name: t('funds.main'), value: shown(balance?.available) ?? mainMissing },
    ...(isAboveZero(balance?.held) ? [{ name: t('funds.held'), value: shown(balance?.held) }] : []),
    { name: t('funds.atVendors'), value: shown(totals?.atVendors) ?? missing },
    { name: t('funds.underWay'), value: shown(totals?.inFlight) ?? missing },
  ];
  return (
    <Root aria-labelledby={id}>
      <div>
        <h3 id={id}>{t('funds.total')}</h3>
        {totals === undefined && !failed ? null : (
          <Balance
            amount={totals === undefined ? undefined : money(totals.total)}
            labels={{
              balance: t('funds.total'),
              hidden: tLayout('balance.hidden'),
              show: tLayout('balance.show'),
              hide: tLayout('balance.hide'),
              refresh: tLayout('balance.refresh'),
              refreshing: tLayout('balance.refreshing'),
              stale: tLayout('balance.stale'),
              failed: tLayout('balance.failed'),
              retry: tCommon('action.retry'),
            }}
            hidden={hidden}
            onHiddenChange={setHidden}
            onRefresh={() => Promise.all([refresh(), onRefresh()])}
            refreshing={refreshing}
            stale={failed || problem !== undefined}
          />
        )}
      </div>
      <StatList stats={stats} />
      {totals?.complete === false ? <p>{t('funds.incomplete')}</p> : null}
    </Root>
  );
}
