import { useDialogs } from '@livery/app-shell';
import { useFocusWhenGone } from '@livery/centre-kit';
import { FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Button } from '@livery/ui-kit';
import type { RefObject } from 'react';
import { Actions } from '../cashier/cashier-style.ts';
import type { Withdrawal } from './amounts.ts';
import { withdrawalApi } from './api.ts';

const OVER: readonly Withdrawal['state'][] = ['paid', 'failed', 'refused', 'cancelled'];

export interface WithdrawalActionsProps {
  readonly withdrawal: Withdrawal;
  /** Takes the focus once the withdrawal is given up. */
  readonly then: RefObject<HTMLElement | null>;
  readonly onAgain: () => void;
}

/** What a member can do about a withdrawal now: give it up, or ask for another. */
export function WithdrawalActions({ withdrawal: { id, state, look, canCancel, canConfirm }, then, onAgain }: WithdrawalActionsProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const { confirm } = useDialogs();
  const [cancel] = withdrawalApi.useWithdrawalCancelMutation();
  const { run, busy, problem, failures } = useSubmit();
  const leaving = useFocusWhenGone(() => canCancel, then);
  const giveUp = async () => {
    const sure = await confirm({
      title: { ns: 'member', key: 'withdraw.cancelTitle' },
      body: { ns: 'member', key: 'withdraw.cancelText' },
      confirm: { ns: 'member', key: 'withdraw.cancel' },
      cancel: { ns: 'member', key: 'withdraw.cancelKeep' },
    });
    if (!sure) return;
    leaving(id);
    const refused = await run(async () => {
      const { data, error } = await cancel({ id });
      return data === undefined ? problemOf(error) : undefined;
    });
    if (refused !== undefined) leaving(undefined);
  };
  if (canCancel) {
    return (
      <>
        {problem === undefined ? null : <FormProblem key={failures} problem={problem} />}
        <Actions>
          <Button variant="outline" loading={busy} loadingLabel={tCommon('state.loading')} onClick={giveUp}>
            {t('withdraw.cancel')}
          </Button>
        </Actions>
      </>
    );
  }
  if (canConfirm || look != null || !OVER.includes(state)) return null;
  // With a key of its own the button that gave up, which has the focus, does not turn into this one.
  return (
    <Actions key="again">
      <Button variant="outline" onClick={onAgain}>
        {t('withdraw.another')}
      </Button>
    </Actions>
  );
}
