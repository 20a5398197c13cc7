import { sessionApi } from '../calls.ts';
import { dialogsSlice } from '@livery/app-shell';
import { sessionSlice } from '../session-slice.ts';
import { sessionToken, writeSession } from '../storage/session-storage.ts';
import { holdTypedPassword } from '../storage/typed-password.ts';
import type { SessionThunk } from './dispatch.ts';
import { broadcastToTabs } from './tab-channel.ts';

/**
 * What follows a change of the password. The gateway lets the session that changed it stand, so nobody logs in again:
 * the duty to change it ends, the dialogs close, the member's data are fetched anew. Resolves when that is done, well
 * or not. The caller then goes to the home page.
 */
export function passwordChanged(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    holdTypedPassword(undefined);
    writeSession('cpw', undefined);
    dispatch(sessionSlice.actions.passwordChanged());
    dispatch(dialogsSlice.actions.allClosed());
    const token = sessionToken();
    if (token !== undefined) broadcastToTabs({ kind: 'passwordChanged', token });
    await dispatch(sessionApi.endpoints.memberInfo.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
}
