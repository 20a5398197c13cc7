import { dialogsSlice, isSignInDialogOpen } from '@livery/app-shell';
import { sessionSlice } from '../session-slice.ts';
import { clearSession, sessionToken } from '../storage/session-storage.ts';
import type { SessionThunk } from './dispatch.ts';

let endingToken: string | undefined;

/** Notes that the person themself is ending the session of a token: that the server then refuses it is no news. A new session is another matter: `undefined`. */
export function markSessionEnding(token: string | undefined): void {
  endingToken = token;
}

/** Whether the session of a token has ended here, or is being ended, whichever word of it came first. */
export function isEnding(token: string): boolean {
  return token === endingToken;
}

/**
 * The server no longer knows the session: asks for a login over what stands open, which waits below for the same member
 * to come back. For `createTransport`'s `onUnauthorised`.
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
    // Several calls may be refused at once, and someone may be typing already: a way in that is open stays as it is.
    if (!isSignInDialogOpen(getState())) dispatch(dialogsSlice.actions.opened('loginPopupModal', { reason: loggedIn ? 'expired' : 'required' }));
  };
}
