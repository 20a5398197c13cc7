import { isApiProblem, outcomeUnknown } from '@livery/api-sdk';
import { useMoneyText } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { Button, iconGift, Link, Money, Notice } from '@livery/ui-kit';
import { useId, useRef, useState } from 'react';
import { addDecimals } from '../totals/by-day.ts';
import { cashbackApi } from './api.ts';
import { Ready } from './cashback-style.ts';
import type { Cashback } from './types.ts';
import { isSome, useExactMoney } from './use-exact-money.ts';

export interface CollectProps {
  readonly cashback: Cashback;
  /** Reads anew what is left, and resolves to whether it could; the button stays busy until then, so that it is not pressed for what was just paid. */
  readonly onCollected: () => Promise<boolean>;
}

/** What can be collected now, the button that does it, and what becomes of what cannot. */
export function Collect({ cashback, onCollected }: CollectProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const money = useMoneyText();
  const id = useId();
  const [claim, { data, error }] = cashbackApi.useCashbackClaimMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ready, claimable, paid } = cashback;
  /** What is shown though it was collected, since what is left did not load: it cannot be collected again. */
  const [collected, setCollected] = useState<Cashback>();
  const isPast = cashback === collected;
  async function collect() {
    const answer = await claim({});
    if (answer.error !== undefined) return;
    if (!(await onCollected())) setCollected(cashback);
    // The button is gone, and the focus with it.
    heading.current?.focus();
  }
  async function readAgain() {
    if (await onCollected()) heading.current?.focus();
  }
  return (
    <Ready aria-labelledby={id}>
      <div data-part="head">
        <div>
          <h3 id={id} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>{paid === 'manual' ? t('cashback.ready') : t('cashback.readyByItself')}</h3>
          {isPast ? (
            <p>{t('cashback.failed')}</p>
          ) : (
            <strong>
              <Money>{money(ready)}</Money>
            </strong>
          )}
        </div>
        {isPast ? (
          <Button variant="outline" loadingLabel={tCommon('state.loading')} onClick={readAgain}>
            {tCommon('action.retry')}
          </Button>
        ) : paid === 'manual' && claimable ? (
          <Button iconStart={iconGift} loadingLabel={tCommon('state.loading')} onClick={collect}>
            {t('cashback.collect', { amount: money(ready) })}
          </Button>
        ) : null}
      </div>
      {isPast ? null : <Standing cashback={cashback} />}
      <div role="status">
        {error !== undefined ? (
          isApiProblem(error) && outcomeUnknown(error) ? <Notice tone="warning">{t('cashback.unknown')}</Notice> : <Notice tone="danger">{t('cashback.notCollected')}</Notice>
        ) : data === undefined ? null : data.claimed === null ? (
          <Notice tone="info">{t('cashback.nothingLeft')}</Notice>
        ) : (
          <Notice tone="success" actions={<Link href={href('transactionHistory', { query: { kind: 'cashback' } })}>{t('cashback.inRecord')}</Link>}>
            {t('cashback.collected', { amount: money(data.claimed.amount) })}
          </Notice>
        )}
      </div>
    </Ready>
  );
}

/** Why nothing, or not all, can be collected, and when it is paid. */
function Standing({ cashback: { paid, claimable, earned, least, ready } }: { readonly cashback: Cashback }) {
  const t = useText('member');
  const money = useMoneyText();
  const exact = useExactMoney();
  if (earned.startsWith('-')) return <p>{t('cashback.behind', { amount: exact(earned.slice(1)) })}</p>;
  if (paid !== 'manual') return <p>{paid === 'daily' ? t('cashback.daily', { least: money(least) }) : t('cashback.weekly', { least: money(least) })}</p>;
  if (!claimable) {
    const missing = addDecimals(least, `-${earned}`);
    return <p>{isSome(earned) && !missing.startsWith('-') ? t('cashback.toGo', { least: money(least), amount: exact(missing) }) : t('cashback.fromLeast', { least: money(least) })}</p>;
  }
  const rest = addDecimals(earned, `-${ready}`);
  return isSome(rest) ? <small>{t('cashback.rest', { amount: exact(rest) })}</small> : null;
}
