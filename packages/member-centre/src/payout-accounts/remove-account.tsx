import { useToast } from '@livery/app-shell';
import type { ResponseOf } from '@livery/contracts';
import { Lead, problemOf } from '@livery/forms';
import { useText } from '@livery/i18n';
import { memberCentreApi } from '../api.ts';
import { AccountForm } from './account-form.tsx';

export interface RemoveAccountProps {
  readonly account: ResponseOf<'payoutAccounts'>['accounts'][number];
  readonly onDone: () => void;
}

/** Removes one account, with the transaction password. */
export function RemoveAccount({ account: { id, name, lastFour }, onDone }: RemoveAccountProps) {
  const t = useText('member');
  const { show } = useToast();
  const [remove] = memberCentreApi.useRemovePayoutAccountMutation();
  const send = async (paymentPassword: string) => {
    const { data, error } = await remove({ id, paymentPassword });
    if (data === undefined) return problemOf(error);
    show('success', { ns: 'member', key: 'payout.removed' });
    onDone();
    return undefined;
  };
  return (
    <AccountForm<never> fields={[]} faults={{}} danger submitLabel={t('payout.remove')} send={send} onCancel={onDone}>
      {() => <Lead>{t('payout.removeNote', { name, digits: lastFour })}</Lead>}
    </AccountForm>
  );
}
