import { canDo } from '@livery/contracts';
import type { ResponseOf } from '@livery/contracts';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { sessionOf } from '../../member/use-session.ts';
import { holdTypedPassword } from '../../storage/typed-password.ts';
import type { SessionDispatch, SessionThunk } from '../dispatch.ts';
import { applySession } from './apply-session.ts';
import { sessionSnapshot, broadcastToTabs } from '../tabs/tab-channel.ts';
import { takePostLoginAction } from './post-login-action.ts';

/** Ways to sign in. */
export type SignInMethod = 'username' | 'sms' | 'firebase' | 'register' | 'freePlay';

/** The answer of a sign-in, and how it was made. */
export interface SignInResult {
  readonly opened: ResponseOf<'login'>;
  /** The typed name; shown until the member's own data have arrived. */
  readonly username: string;
  /** The typed password, if any; kept in memory only while it must be changed. */
  readonly password?: string | undefined;
  readonly method: SignInMethod;
  /** Whether an expired password must be changed at once: the toggle `forcedPasswordChange`. */
  readonly forcedPasswordChange: boolean;
}

/**
 * Runs after each login, registration and start of free play: applies the session in this tab, sends it to the others, and
 * performs the pending action. A temporary password, and an expired one where the merchant requires it, is changed first,
 * unless the login used none. Resolves when the member's data are loaded or have failed to load; the session is valid either
 * way.
 */
export function openSession({ opened, username, password, method, forcedPasswordChange }: SignInResult): SessionThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { token } = opened;
    const mustChangePassword = method === 'username' && (opened.passwordTemporary || (forcedPasswordChange && opened.passwordExpired));
    const entering = dispatch(
      applySession({
        token,
        username,
        mustChangePassword,
        afterLogin: opened.firstTimeLogin ? 'first' : 'again',
        ...(method === 'freePlay' ? { agentType: 4 } : {}),
      }),
    );
    if (mustChangePassword) holdTypedPassword(password);
    await entering;
    const snapshot = sessionSnapshot(getState().session);
    // A logout or another login in the meantime has notified the other tabs already.
    if (snapshot?.token !== token) return;
    broadcastToTabs({ kind: 'loggedIn', session: snapshot });
    const waiting = takePostLoginAction();
    if (!mustChangePassword && waiting && canDo(sessionOf(getState()).role, waiting.action) === 'allowed') waiting.act();
  };
}

/** `openSession` for components. */
export function useOpenSession(): (opening: SignInResult) => Promise<void> {
  const dispatch = useDispatch<SessionDispatch>();
  return useCallback((opening: SignInResult) => dispatch(openSession(opening)), [dispatch]);
}
