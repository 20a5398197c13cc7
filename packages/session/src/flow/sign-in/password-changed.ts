import { sessionApi } from '../../calls.ts';
import { dialogsSlice } from '@livery/app-shell';
import { sessionSlice } from '../../session-slice.ts';
import { sessionToken, writeSession } from '../../storage/session-storage.ts';
import { holdTypedPassword } from '../../storage/typed-password.ts';
import type { SessionThunk } from '../dispatch.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { refreshAuthenticatedCache } from './authenticated-cache.ts';
import { markPasswordChanged } from './force-password-change.ts';

/**
 * Runs after a password change. The gateway keeps the session that made it: the required change ends, the dialogs close, the
 * member's data are refetched. Resolves when that has succeeded or failed. The caller then opens the home page.
 */
export function passwordChanged(): SessionThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { mustChangePassword } = getState().session;
    holdTypedPassword(undefined);
    markPasswordChanged(sessionToken());
    writeSession('cpw', undefined);
    dispatch(sessionSlice.actions.passwordChanged());
    dispatch(dialogsSlice.actions.allClosed());
    const token = sessionToken();
    if (token !== undefined) broadcastToTabs({ kind: 'passwordChanged', token });
    // What the page asked for before was refused.
    if (mustChangePassword) dispatch(refreshAuthenticatedCache());
    await dispatch(sessionApi.endpoints.memberInfo.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
}
