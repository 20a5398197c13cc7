import { outcomeUnknown } from '@livery/api-sdk';
import { useToast } from '@livery/app-shell';
import { useMoneyText } from '@livery/centre-kit';
import { problemOf } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { Avatar } from '@livery/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { AccountForm } from '../payout-accounts/account-form.tsx';
import { memberTransferApi } from './api.ts';
import type { Order } from './order.ts';
import { PartnerName } from './transfer-form.tsx';
import { Amount, PartnerLine } from './transfer-style.ts';

const unknown: Message = { ns: 'member', key: 'transfer.unknown' };

export interface ConfirmTransferProps {
  readonly order: Order;
  readonly onBack: () => void;
  readonly onDone: () => void;
  /** The other account cannot take money now. */
  readonly onUnavailable: () => void;
}

/** A last look at a transfer, with the other one's masked name; the transaction password sends it. */
export function ConfirmTransfer({ order: { to, account, partner, amount }, onBack, onDone, onUnavailable }: ConfirmTransferProps) {
  const t = useText('member');
  const money = useMoneyText();
  const { show } = useToast();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [up] = memberTransferApi.useTransferToUplineMutation();
  const [down] = memberTransferApi.useTransferToDownlineMutation();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const send = async (paymentPassword: string) => {
    const { data, error } = await (to === 'upline' ? up({ amount, paymentPassword }) : down({ account, amount, paymentPassword }));
    if (data !== undefined) {
      show('success', { ns: 'member', key: 'transfer.done', params: { amount: money(amount) } });
      onDone();
      return undefined;
    }
    const problem = problemOf(error);
    // It says that nothing was taken, which a refusal after a lost answer does not.
    if (problem.code === 'FUNCTION_DISABLED' && !outcomeUnknown(problem)) onUnavailable();
    return problem;
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('transfer.confirm')}
      </h3>
      <AccountForm fields={[]} faults={{}} submitLabel={t('transfer.send', { amount: money(amount) })} unknown={unknown} send={send} onCancel={onBack}>
        {() => (
          <>
            <PartnerLine>
              <Avatar name={partner.name ?? partner.account} />
              <div>
                <small>{to === 'upline' ? t('transfer.toUpline') : t('transfer.toDownline')}</small>
                <PartnerName partner={partner} />
              </div>
              <Amount>{money(amount)}</Amount>
            </PartnerLine>
            <p>{t('transfer.final')}</p>
          </>
        )}
      </AccountForm>
    </section>
  );
}
