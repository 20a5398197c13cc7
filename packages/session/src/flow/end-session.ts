import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { sessionApi } from '../calls.ts';
import { dialogsSlice, dialogsOf } from '@livery/app-shell';
import { sessionOf } from '../member/use-session.ts';
import { clearInvitation } from '../registration/invitation.ts';
import { sessionSlice } from '../state/session-slice.ts';
import { clearSession, sessionToken } from '../storage/session-storage.ts';
import type { SessionDispatch, SessionThunk } from './dispatch.ts';
import { clearAuthenticatedCache } from './authenticated-cache.ts';
import { markSessionEnding } from './session-expired.ts';
import { broadcastToTabs } from './tab-channel.ts';

/** Forgets the session in this tab; the site stays the same, and whoever only tried it is still invited. */
export function endSession(): SessionThunk<void> {
  return (dispatch, getState) => {
    if (sessionOf(getState()).role !== 'trial') clearInvitation();
    clearSession();
    dispatch(sessionSlice.actions.ended());
    dispatch(dialogsSlice.actions.allClosed());
    dispatch(clearAuthenticatedCache({ refetch: false }));
  };
}

let leaving: string | undefined;

/** Whether this tab is telling the server of the end of a session. Its own words to other tabs are no reason to forget the token before. */
export function isLoggingOut(token: string): boolean {
  return token === leaving;
}

/** Logs out without asking: tells the server and the other tabs. What the server answers changes nothing here. */
export function logOut(): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    const token = sessionToken();
    if (token === undefined) return;
    markSessionEnding(token);
    leaving = token;
    // Before the server says so to all of them, which would look like a session that was lost.
    broadcastToTabs({ kind: 'loggedOut', token });
    await dispatch(sessionApi.endpoints.logout.initiate(undefined, { track: false }));
    leaving = undefined;
    dispatch(endSession());
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
    if (confirmed) await dispatch(logOut());
    return confirmed;
  }, [dispatch]);
}
