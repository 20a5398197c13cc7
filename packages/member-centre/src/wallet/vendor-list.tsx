import { isApiProblem } from '@livery/api-sdk';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { useBalance, useProblemText } from '@livery/session';
import { Button, iconHome, Money, Notice, StatusTag, token } from '@livery/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { memberCentreApi } from '../api.ts';
import { useMoneyText } from '../records/use-money-text.ts';
import { isAboveZero } from './fund-amounts.ts';
import { homeOutcome } from './transfer-words.ts';
import { Lines, Panel } from './wallet-style.ts';

/** Money at one vendor. */
export type VendorWallet = ResponseOf<'merchantWallet'>['wallets'][number];

const Root = styled(Panel)`
  display: grid;
  gap: ${token.space[4]};

  & h3 { margin: 0; }
`;

const outcomes = {
  nothing: { tone: 'info', key: 'funds.home.nothing' },
  home: { tone: 'success', key: 'funds.home.home' },
  moving: { tone: 'info', key: 'funds.home.moving' },
  leftBehind: { tone: 'warning', key: 'funds.home.leftBehind' },
} as const;

/** Whether something may be there that can be brought home. A vendor that does not answer may have something. */
const mayHold = ({ balance }: VendorWallet): boolean => balance === null || isAboveZero(balance);

/** What is at each vendor, and the way home for it: one by one, or all with one press. */
export function VendorList({ wallets }: { readonly wallets: readonly VendorWallet[] }) {
  const t = useText('member');
  const money = useMoneyText();
  const problemText = useProblemText();
  const { hidden } = useBalance();
  const [sweep, { data, error }] = memberCentreApi.useBringHomeMutation();
  const [pressed, setPressed] = useState(false);
  const id = useId();
  const reason = useId();
  const bringHome = (vassalage?: string) => {
    setPressed(true);
    return sweep(vassalage === undefined ? {} : { vassalage });
  };
  const outcome = pressed && data !== undefined ? outcomes[homeOutcome(data)] : undefined;
  const empty = !wallets.some(mayHold);
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{t('funds.vendors')}</h3>
      <Lines>
        {wallets.map((wallet) => {
          const { vassalage, displayName, balance, state } = wallet;
          return (
            <li key={vassalage}>
              <div data-part="words">
                <strong>
                  <bdi>{displayName}</bdi>
                </strong>
                {state === 'ready' ? null : <StatusTag tone={state === 'maintenance' ? 'neutral' : 'warning'}>{t(state === 'maintenance' ? 'funds.maintenance' : 'funds.unreachable')}</StatusTag>}
              </div>
              {balance === null ? null : <Money>{hidden ? '***' : money(balance)}</Money>}
              {mayHold(wallet) ? (
                <Button variant="outline" size="sm" aria-label={t('funds.bringOneOf', { vendor: displayName })} loadingLabel={t('funds.bringing')} onClick={() => bringHome(vassalage)}>
                  {t('funds.bringOne')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </Lines>
      <div role="status">
        {outcome === undefined ? null : <Notice tone={outcome.tone}>{t(outcome.key)}</Notice>}
        {error === undefined ? null : <Notice tone="danger">{isApiProblem(error) ? problemText(error) : t('funds.home.leftBehind')}</Notice>}
      </div>
      <Button fullWidth variant={empty ? 'outline' : 'primary'} iconStart={iconHome} loadingLabel={t('funds.bringing')} aria-disabled={empty ? true : undefined} aria-describedby={empty ? reason : undefined} onClick={() => bringHome()}>
        {t('funds.bringAll')}
      </Button>
      {empty ? <small id={reason}>{t('funds.allHome')}</small> : null}
    </Root>
  );
}
