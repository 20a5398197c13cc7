import { dialogsSlice, isSignInDialogOpen } from '@livery/app-shell';
import { sessionSlice } from '../../session-slice.ts';
import { clearSession, sessionToken } from '../../storage/session-storage.ts';
import type { SessionThunk } from '../dispatch.ts';

let endingToken: string | undefined;

/**
 * Records that this page is ending the session of a token, so that a later refusal by the server is ignored. `undefined` for a
 * new session.
 */
export function markSessionEnding(token: string | undefined): void {
  endingToken = token;
}

/** Whether the session of a token has ended here, or is being ended. */
export function isEnding(token: string): boolean {
  return token === endingToken;
}

/**
 * The server no longer knows the session: opens the login above the page, which stays for the same member. For
 * `createTransport`'s `onUnauthorised`.
 */
export function sessionExpired(): SessionThunk<void> {
  return (dispatch, getState) => {
    const { loggedIn } = getState().session;
    const token = sessionToken();
    if (token !== undefined && isEnding(token)) return;
    if (loggedIn) {
      endingToken = token;
      clearSession();
      dispatch(sessionSlice.actions.interrupted());
    }
    // Several calls may be refused at once, and someone may be typing already: an open login dialog stays as it is.
    if (!isSignInDialogOpen(getState())) dispatch(dialogsSlice.actions.opened('loginPopupModal', { reason: loggedIn ? 'expired' : 'required' }));
  };
}
