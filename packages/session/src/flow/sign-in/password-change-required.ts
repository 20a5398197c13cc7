import type { ApiProblem } from '@livery/api-sdk';
import { dialogsSlice } from '@livery/app-shell';
import { sessionSlice } from '../../session-slice.ts';
import { sessionToken, writeSession } from '../../storage/session-storage.ts';
import type { SessionThunk } from '../dispatch.ts';

let changedUnder: string | undefined;

/** Records that the password was changed under a token, so that a refusal that was under way meanwhile is ignored. */
export function markPasswordChanged(token: string | undefined): void {
  changedUnder = token;
}

/**
 * The server refused a call since the password must be changed first, which this page did not know: opens the change above the page.
 * For `createTransport`'s `onProblem`.
 */
export function passwordProblem({ code }: Pick<ApiProblem, 'code'>): SessionThunk<void> {
  return (dispatch, getState) => {
    if (code !== 'PASSWORD_CHANGE_REQUIRED') return;
    const { loggedIn, mustChangePassword } = getState().session;
    const token = sessionToken();
    // A forced change is taken back by the change alone, which happens once in a session.
    if (!loggedIn || mustChangePassword || token === undefined || token === changedUnder) return;
    writeSession('cpw', 'true');
    dispatch(sessionSlice.actions.passwordChangeRequired());
    dispatch(dialogsSlice.actions.opened('changePassModal', { forced: true }));
  };
}
