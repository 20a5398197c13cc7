import { dialogsSlice, isWayInOpen } from '../dialogs/dialogs-slice.ts';
import { sessionSlice } from '../state/session-slice.ts';
import { clearSession } from '../storage/session-storage.ts';
import type { SessionThunk } from './dispatch.ts';

/**
 * The server no longer knows the session: asks for a login over what stands open, which waits below for the same member
 * to come back. For `createTransport`'s `onUnauthorised`.
 */
export function sessionExpired(): SessionThunk<void> {
  return (dispatch, getState) => {
    const { loggedIn } = getState().session;
    if (loggedIn) {
      clearSession();
      dispatch(sessionSlice.actions.interrupted());
    }
    // Several calls may be refused at once, and someone may be typing already: a way in that is open stays as it is.
    if (!isWayInOpen(getState())) dispatch(dialogsSlice.actions.opened('login', { reason: loggedIn ? 'expired' : 'required' }));
  };
}
