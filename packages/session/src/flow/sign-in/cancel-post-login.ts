import { dialogsSlice, isSignInDialogOpen, toastsSlice } from '@livery/app-shell';
import { sessionSlice } from '../../session-slice.ts';
import type { SessionStore, SessionThunk } from '../dispatch.ts';
import { clearAuthenticatedCache } from './authenticated-cache.ts';
import { takePostLoginAction } from './post-login-action.ts';

/** A required login was cancelled: drops the pending action and the account's data. */
function cancelPostLogin(): SessionThunk<void> {
  return (dispatch, getState) => {
    const { interrupted } = getState().session;
    const intended = takePostLoginAction();
    if (interrupted !== undefined) {
      dispatch(dialogsSlice.actions.privateClosed());
      dispatch(sessionSlice.actions.ended());
      dispatch(clearAuthenticatedCache({ refetch: false }));
    }
    if (interrupted !== undefined || intended !== undefined) dispatch(toastsSlice.actions.shown('info', { ns: 'errors', key: 'login.closed' }));
  };
}

/**
 * Watches the login dialogs: once they are closed without a login the pending action is dropped. Returns the function that
 * stops it.
 */
export function cancelOnDialogClose({ dispatch, getState, subscribe }: SessionStore): () => void {
  let wasOpen = isSignInDialogOpen(getState());
  return subscribe(() => {
    const open = isSignInDialogOpen(getState());
    if (open === wasOpen) return;
    wasOpen = open;
    if (!open && !getState().session.loggedIn) dispatch(cancelPostLogin());
  });
}
