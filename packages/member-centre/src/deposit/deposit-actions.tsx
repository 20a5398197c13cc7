import { useDialogs } from '@livery/app-shell';
import { useFocusWhenGone } from '@livery/centre-kit';
import { FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Button, media, TextField, useMedia } from '@livery/ui-kit';
import { useState } from 'react';
import type { RefObject } from 'react';
import { depositApi } from './api.ts';
import { Actions } from '../cashier/cashier-style.ts';
import type { Deposit } from './fee.ts';

/** States of a deposit that cannot be given up and has not ended. */
const STILL_UNDER_WAY: readonly Deposit['state'][] = ['paid', 'seen', 'review'];

export interface DepositActionsProps {
  readonly deposit: Deposit;
  /** Takes the focus once the deposit is said to be paid, or given up. */
  readonly then: RefObject<HTMLElement | null>;
  readonly onAgain: () => void;
}

/** What a member can do about a deposit now. */
export function DepositActions({ deposit, then, onAgain }: DepositActionsProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const [note, setNote] = useState('');
  const { confirm } = useDialogs();
  const small = useMedia(media.belowTablet);
  const [paid] = depositApi.useDepositPaidMutation();
  const [cancel] = depositApi.useDepositCancelMutation();
  const { run, busy, problem, failures } = useSubmit();
  const { id, canSayPaid, canCancel, method } = deposit;
  const leaving = useFocusWhenGone((act) => (act === 'paid' ? canSayPaid : canCancel), then);
  const send = (act: 'paid' | 'cancel') =>
    run(async () => {
      leaving(act);
      const { data, error } = await (act === 'paid' ? paid({ id, note }) : cancel({ id }));
      if (data !== undefined) return undefined;
      leaving(undefined);
      return problemOf(error);
    });
  const giveUp = async () => {
    const sure = await confirm({
      title: { ns: 'member', key: 'deposit.cancelTitle' },
      body: { ns: 'member', key: 'deposit.cancelText' },
      confirm: { ns: 'member', key: 'deposit.cancelConfirm' },
      cancel: { ns: 'member', key: 'deposit.cancelKeep' },
    });
    if (sure) await send('cancel');
  };

  if (!canCancel) {
    // With a key of its own the button that gave up, which has the focus, does not turn into this one.
    return STILL_UNDER_WAY.includes(deposit.state) ? null : (
      <Actions key="again">
        <Button variant={deposit.state === 'credited' ? 'outline' : 'primary'} onClick={onAgain}>
          {deposit.state === 'credited' ? t('deposit.another') : t('deposit.again')}
        </Button>
      </Actions>
    );
  }
  return (
    <>
      {canSayPaid && method.kind === 'bank' ? <TextField label={t('deposit.payer')} hint={t('deposit.payerHint')} value={note} onChange={setNote} maxLength={200} /> : null}
      {problem === undefined ? null : <FormProblem key={failures} problem={problem} />}
      <Actions>
        {canSayPaid ? (
          <Button variant={method.kind === 'bank' || method.kind === 'peer' || (method.kind === 'qr' && !small) ? 'primary' : 'outline'} loading={busy} loadingLabel={tCommon('state.loading')} onClick={() => send('paid')}>
            {t('deposit.havePaid')}
          </Button>
        ) : null}
        <Button variant="ghost" aria-disabled={busy ? true : undefined} onClick={giveUp}>
          {t('deposit.cancel')}
        </Button>
      </Actions>
    </>
  );
}
