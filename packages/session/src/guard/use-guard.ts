import { canDo } from '@livery/contracts';
import type { GuardedAction } from '@livery/contracts';
import { useCallback } from 'react';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useRole } from '../member/use-session.ts';

/**
 * Stands before a protected action: `if (guard('playReal')) launch()`. Where the answer is no it shows why (the login
 * dialog, or the one that asks for a true account) and returns false.
 */
export function useGuard(): (action: GuardedAction) => boolean {
  const role = useRole();
  const { open, alert } = useDialogs();
  return useCallback(
    (action: GuardedAction) => {
      const verdict = canDo(role, action);
      if (verdict === 'login') open('login', { reason: 'required' });
      if (verdict === 'needTrueAccount') {
        void alert({
          title: { ns: 'errors', key: 'account.trueAccountTitle' },
          body: { ns: 'errors', key: 'account.trueAccountNeeded' },
        });
      }
      return verdict === 'allowed';
    },
    [role, open, alert],
  );
}
