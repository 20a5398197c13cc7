import type { ResponseOf } from '@livery/contracts';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { sessionApi } from '../calls.ts';
import { dialogsSlice } from '../dialogs/dialogs-slice.ts';
import { sessionSlice } from '../state/session-slice.ts';
import { clearSession, writeSession } from '../storage/session-storage.ts';
import { holdTypedPassword } from '../storage/typed-password.ts';
import type { SessionDispatch, SessionThunk } from './dispatch.ts';
import { forgetPrivateAnswers } from './private-answers.ts';

/** How someone got in. */
export type WayIn = 'username' | 'sms' | 'firebase' | 'register' | 'freePlay';

/** What a login answered, and how it was asked. */
export interface Opening {
  readonly opened: ResponseOf<'login'>;
  /** What was typed; shown until the member's own data have come. */
  readonly username: string;
  /** The password that was typed, where one was; kept in memory only while it must be changed. */
  readonly password?: string | undefined;
  readonly way: WayIn;
  /** Whether an expired password must be changed at once: the toggle `forcedPasswordChange`. */
  readonly forcedPasswordChange: boolean;
}

/**
 * What follows each login, registration and start of free play: the token is kept, the dialogs close, the member's data
 * are fetched. An expired password leads to its change, unless the way in needed none. Resolves when the member's data
 * are there or could not be fetched; the session stands either way.
 */
export function openSession({ opened, username, password, way, forcedPasswordChange }: Opening): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    const mustChangePassword = way === 'username' && forcedPasswordChange && opened.passwordExpired;
    clearSession();
    writeSession('token', opened.token);
    writeSession('username', username);
    if (way === 'freePlay') writeSession('isAgent', '4');
    if (mustChangePassword) {
      writeSession('cpw', 'true');
      holdTypedPassword(password);
    }
    dispatch(forgetPrivateAnswers({ refetch: true }));
    dispatch(
      sessionSlice.actions.opened({
        account: username,
        trial: way === 'freePlay',
        first: opened.firstTimeLogin,
        mustChangePassword,
      }),
    );
    dispatch(dialogsSlice.actions.allClosed());
    if (mustChangePassword) dispatch(dialogsSlice.actions.opened('changePassword', { forced: true }));
    await dispatch(sessionApi.endpoints.memberInfo.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
}

/** `openSession` for components. */
export function useOpenSession(): (opening: Opening) => Promise<void> {
  const dispatch = useDispatch<SessionDispatch>();
  return useCallback((opening: Opening) => dispatch(openSession(opening)), [dispatch]);
}
