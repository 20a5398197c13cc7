import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { dialogsSlice, dialogsOf } from '@livery/app-shell';
import { sessionOf } from '../../member/use-session.ts';
import { clearInvitation } from '../../registration/invitation.ts';
import { sessionSlice } from '../../session-slice.ts';
import { clearSession, sessionToken } from '../../storage/session-storage.ts';
import type { SessionDispatch, SessionThunk } from '../dispatch.ts';
import { clearAuthenticatedCache } from '../sign-in/authenticated-cache.ts';
import { revokeToken } from './revoke-token.ts';
import { markSessionEnding } from './session-expired.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';

/** Clears the session in this tab; the merchant stays the same, and a trial account keeps its invitation. */
export function endSession(): SessionThunk<void> {
  return (dispatch, getState) => {
    if (sessionOf(getState()).role !== 'trial') clearInvitation();
    clearSession();
    dispatch(sessionSlice.actions.ended());
    dispatch(dialogsSlice.actions.allClosed());
    dispatch(clearAuthenticatedCache({ refetch: false }));
  };
}

/**
 * Logs out without asking: this tab at once, then the other tabs, then the server. Resolves when the server has revoked the
 * token, or cannot be reached.
 */
export function logOut(): SessionThunk<Promise<void>> {
  return async (dispatch, _, { transport }) => {
    const token = sessionToken();
    if (token === undefined) return;
    markSessionEnding(token);
    dispatch(endSession());
    // Before the server ends their streams, which would look like an expired session.
    broadcastToTabs({ kind: 'loggedOut', token });
    await revokeToken(transport, token);
  };
}

/** Logs out after a confirmation; resolves to whether it happened. The caller then goes to the home page. */
export function useLogout(): () => Promise<boolean> {
  const dispatch = useDispatch<SessionDispatch>();
  return useCallback(async () => {
    const confirmed = await dialogsOf(dispatch).confirm({
      title: { ns: 'common', key: 'logout.title' },
      body: { ns: 'common', key: 'logout.question' },
      confirm: { ns: 'common', key: 'action.logOut' },
      cancel: { ns: 'common', key: 'action.cancel' },
    });
    if (confirmed) void dispatch(logOut());
    return confirmed;
  }, [dispatch]);
}
