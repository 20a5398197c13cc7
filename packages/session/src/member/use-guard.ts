import { canDo, isAgentsOnly } from '@livery/contracts';
import type { GuardedAction, Verdict } from '@livery/contracts';
import { useCallback } from 'react';
import { useDialogs } from '@livery/app-shell';
import { setPostLoginAction } from '../flow/sign-in/post-login-action.ts';
import { useRole } from './use-session.ts';
import { useRegistrationOffered } from '../registration/registration-offered.ts';

/** Guards a protected action. `then` runs once a login or a registration has made it allowed. */
export type Guard = (action: GuardedAction, then?: () => void) => boolean;

/**
 * Guards a protected action: `if (guard('playReal', launch)) launch()`. Where it is not allowed it shows why (the login, or
 * the dialog that asks for a true account and leads to the registration where that is offered) and returns false.
 */
export function useGuard(): Guard {
  const role = useRole();
  const { open, alert } = useDialogs();
  const registrationOffered = useRegistrationOffered();
  return useCallback(
    (action, then) => {
      const verdict = canDo(role, action);
      const wait = (): void => {
        if (then) setPostLoginAction({ action, act: then });
      };
      if (verdict === 'login') {
        wait();
        open('loginPopupModal', { reason: 'required' });
      }
      if (verdict === 'needTrueAccount') {
        const title = { ns: 'errors', key: 'account.trueAccountTitle' } as const;
        void alert({ title, body: { ns: 'errors', key: 'account.trueAccountNeeded' } }).then((acknowledged) => {
          if (!acknowledged || !registrationOffered) return;
          wait();
          open('registerModal');
        });
      }
      if (verdict === 'forbidden') {
        const key = isAgentsOnly(action) ? 'login.agentOnly' : 'request.forbidden';
        void alert({ title: { ns: 'errors', key: 'title' }, body: { ns: 'errors', key } });
      }
      return verdict === 'allowed';
    },
    [role, open, alert, registrationOffered],
  );
}

/** The guard's verdict for the current visitor. A button whose action is `forbidden` is not shown. */
export function useVerdict(action: GuardedAction): Verdict {
  return canDo(useRole(), action);
}
