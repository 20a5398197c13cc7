import { isApiProblem, outcomeUnknown } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { useFocusWhenGone, useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { useBalance, useProblemText } from '@livery/session';
import { Button, iconHome, Money, Notice, StatusTag, token } from '@livery/ui-kit';
import type { NoticeTone } from '@livery/ui-kit';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { memberCentreApi } from '../api.ts';
import { isAboveZero } from './fund-amounts.ts';
import { homeOutcome } from './transfer-words.ts';
import { Lines, Panel } from './wallet-style.ts';

/** Money at one vendor. */
export type VendorWallet = ResponseOf<'merchantWallet'>['wallets'][number];

const Root = styled(Panel)`
  display: grid;
  gap: ${token.space[4]};

  & h3 { margin: 0; outline: none; }
`;

const outcomes = {
  nothing: { tone: 'info', key: 'funds.home.nothing' },
  home: { tone: 'success', key: 'funds.home.home' },
  moving: { tone: 'info', key: 'funds.home.moving' },
  leftBehind: { tone: 'warning', key: 'funds.home.leftBehind' },
} as const;

/** What is told of one press: how it went, or why it was refused. */
type Told = { readonly tone: NoticeTone; readonly key: (typeof outcomes)[keyof typeof outcomes]['key'] | 'funds.unknown' } | { readonly problem: ApiProblem };

/** What was told of one vendor; of all where none is named. */
interface Answered {
  readonly vassalage: string | undefined;
  readonly told: Told;
}

/** Whether something may be there that can be brought home. A vendor that does not answer may have something. */
const mayHold = ({ balance }: VendorWallet): boolean => balance === null || isAboveZero(balance);

/** What is at each vendor, and the way home for it: one by one, or all with one press. */
export function VendorList({ wallets }: { readonly wallets: readonly VendorWallet[] }) {
  const t = useText('member');
  const money = useMoneyText();
  const problemText = useProblemText();
  const { hidden } = useBalance();
  const [sweep] = memberCentreApi.useBringHomeMutation();
  const [answers, setAnswers] = useState<readonly Answered[]>([]);
  const id = useId();
  const reason = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useFocusWhenGone((vassalage) => wallets.some((wallet) => wallet.vassalage === vassalage && mayHold(wallet)), heading);
  const bringHome = async (vassalage?: string) => {
    // All together take the place of what was told of each.
    const others = (before: readonly Answered[]) => (vassalage === undefined ? [] : before.filter((answer) => answer.vassalage !== vassalage));
    setAnswers(others);
    leaving(vassalage);
    const { data, error } = await sweep(vassalage === undefined ? {} : { vassalage });
    const told: Told = data !== undefined ? outcomes[homeOutcome(data)] : isApiProblem(error) && !outcomeUnknown(error) ? { problem: error } : { tone: 'warning', key: 'funds.unknown' };
    if (error !== undefined) leaving(undefined);
    setAnswers((before) => [...others(before), { vassalage, told }]);
  };
  const empty = !wallets.some(mayHold);
  return (
    <Root aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('funds.vendors')}
      </h3>
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
        {answers.map(({ vassalage, told }) => {
          const vendor = wallets.find((wallet) => wallet.vassalage === vassalage);
          return (
            <Notice key={vassalage ?? ''} tone={'problem' in told ? 'danger' : told.tone} title={vendor === undefined ? undefined : <bdi>{vendor.displayName}</bdi>}>
              {'problem' in told ? problemText(told.problem) : t(told.key)}
            </Notice>
          );
        })}
      </div>
      <Button fullWidth variant={empty ? 'outline' : 'primary'} iconStart={iconHome} loadingLabel={t('funds.bringing')} aria-disabled={empty ? true : undefined} aria-describedby={empty ? reason : undefined} onClick={() => bringHome()}>
        {t('funds.bringAll')}
      </Button>
      {empty ? <small id={reason}>{t('funds.allHome')}</small> : null}
    </Root>
  );
}
