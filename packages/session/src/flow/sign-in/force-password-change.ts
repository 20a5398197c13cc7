import { dialogsSlice } from '@livery/app-shell';
import { sessionSlice } from '../../session-slice.ts';
import { sessionToken, writeSession } from '../../storage/session-storage.ts';
import type { SessionThunk } from '../dispatch.ts';

let changedUnder: string | undefined;

/** Records that the password was changed under a token, so that a refusal that was under way meanwhile is ignored. */
export function markPasswordChanged(token: string | undefined): void {
  changedUnder = token;
}

/** Opens the change of a password above the page, which a reload opens again. */
export function forcePasswordChange(): SessionThunk<void> {
  return (dispatch, getState) => {
    const { loggedIn, mustChangePassword } = getState().session;
    const token = sessionToken();
    // A forced change is taken back by the change alone, which happens once in a session.
    if (!loggedIn || mustChangePassword || token === undefined || token === changedUnder) return;
    writeSession('cpw', 'true');
    dispatch(sessionSlice.actions.passwordChangeRequired());
    dispatch(dialogsSlice.actions.opened('changePassModal', { forced: true }));
  };
}
