import { useDialogs } from '@livery/app-shell';
import { FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Button, media, TextField, useMedia } from '@livery/ui-kit';
import { useState } from 'react';
import { depositApi } from './api.ts';
import { Actions } from '../cashier/cashier-style.ts';
import type { Deposit } from './fee.ts';

/** States of a deposit that cannot be given up and has not ended. */
const STILL_UNDER_WAY: readonly Deposit['state'][] = ['paid', 'seen', 'review'];

/** What a member can do about a deposit now. */
export function DepositActions({ deposit, onAgain }: { readonly deposit: Deposit; readonly onAgain: () => void }) {
  const t = useText('member');
  const tCommon = useText('common');
  const [note, setNote] = useState('');
  const { confirm } = useDialogs();
  const small = useMedia(media.belowTablet);
  const [paid] = depositApi.useDepositPaidMutation();
  const [cancel] = depositApi.useDepositCancelMutation();
  const { run, busy, problem, failures } = useSubmit();
  const { id, canSayPaid, canCancel, method } = deposit;
  const send = (act: () => ReturnType<typeof paid> | ReturnType<typeof cancel>) =>
    run(async () => {
      const { data, error } = await act();
      return data === undefined ? problemOf(error) : undefined;
    });
  const giveUp = async () => {
    const sure = await confirm({
      title: { ns: 'member', key: 'deposit.cancelTitle' },
      body: { ns: 'member', key: 'deposit.cancelText' },
      confirm: { ns: 'member', key: 'deposit.cancelConfirm' },
      cancel: { ns: 'member', key: 'deposit.cancelKeep' },
    });
    if (sure) await send(() => cancel({ id }));
  };

  if (!canCancel) {
    return STILL_UNDER_WAY.includes(deposit.state) ? null : (
      <Actions>
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
          <Button variant={method.kind === 'bank' || method.kind === 'peer' || (method.kind === 'qr' && !small) ? 'primary' : 'outline'} loading={busy} loadingLabel={tCommon('state.loading')} onClick={() => send(() => paid({ id, note }))}>
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
