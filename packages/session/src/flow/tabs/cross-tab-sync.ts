import { systemClock } from '@livery/api-sdk';
import { nanoid } from '@reduxjs/toolkit';
import { dialogsSlice, openDialogsOf, toastsSlice } from '@livery/app-shell';
import { sessionSlice } from '../../session-slice.ts';
import { sessionToken, writeSession } from '../../storage/session-storage.ts';
import type { SessionStore, SessionThunk } from '../dispatch.ts';
import { endSession } from '../sign-out/end-session.ts';
import { applySession } from '../sign-in/apply-session.ts';
import { refreshAuthenticatedCache } from '../sign-in/authenticated-cache.ts';
import { markPasswordChanged } from '../sign-in/force-password-change.ts';
import { isEnding, markSessionEnding } from '../sign-out/session-expired.ts';
import { onTabMessage, sessionSnapshot, broadcastToTabs } from './tab-channel.ts';
import type { SessionSnapshot } from './tab-channel.ts';
import { takePostLoginAction } from '../sign-in/post-login-action.ts';

/** Adopts the session of another tab. A different member who was logged in here is notified. */
function adoptSession({ token, username, ...profile }: SessionSnapshot): SessionThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = getState().session;
    if (token === sessionToken()) return;
    // A pending action must not run here: the person is in the other tab.
    takePostLoginAction();
    await dispatch(applySession({ token, username, ...profile }));
    const { account, memberId } = getState().session;
    if (!before.loggedIn || before.memberId === memberId || account === undefined || account === '') return;
    dispatch(toastsSlice.actions.shown('info', { ns: 'errors', key: 'session.switched', params: { account } }));
  };
}

/** The session was ended in another tab; the server may have reported it first. */
function followLogout(token: string): SessionThunk<void> {
  return (dispatch, getState) => {
    const { loggedIn, interrupted } = getState().session;
    markSessionEnding(token);
    if (token === sessionToken() || (!loggedIn && interrupted !== undefined)) dispatch(endSession());
  };
}

/** Milliseconds after which a session is no longer about to be replaced: the tab that said so may have been closed. */
const REPLACING_MS = 60_000;

/** Another tab says that a new session is about to take this one's place: its end is none that the person should hear of. */
function awaitReplacement(token: string): SessionThunk<Promise<void>> {
  return async (_dispatch, _getState, { transport }) => {
    markSessionEnding(token);
    await (transport.config.clock ?? systemClock).sleep(REPLACING_MS);
    keepSession(token);
  };
}

/** No new session took the place of this one. */
function keepSession(token: string): void {
  if (token === sessionToken() && isEnding(token)) markSessionEnding(undefined);
}

/** The required password change was made in another tab. */
function passwordChangedElsewhere(): SessionThunk<void> {
  return (dispatch, getState) => {
    markPasswordChanged(sessionToken());
    if (!getState().session.mustChangePassword) return;
    writeSession('cpw', undefined);
    dispatch(sessionSlice.actions.passwordChanged());
    // A forced change closes only together with all dialogs, and no other dialog can be open above it.
    if (openDialogsOf(getState()).some(({ name }) => name === 'changePassModal')) dispatch(dialogsSlice.actions.allClosed());
    dispatch(refreshAuthenticatedCache());
  };
}

/**
 * Keeps the login state of a browser's tabs the same: docs/adr/0010-one-browser-one-account.md. A tab that starts without a
 * session asks the others for theirs. Returns the function that stops it.
 */
export function syncAcrossTabs({ dispatch, getState }: SessionStore): () => void {
  const me = nanoid();
  const stop = onTabMessage((message) => {
    switch (message.kind) {
      case 'hello': {
        const session = sessionSnapshot(getState().session);
        if (session) broadcastToTabs({ kind: 'session', to: message.from, session });
        break;
      }
      case 'session':
        // Only for the tab that asked, and only the first answer.
        if (message.to === me && sessionToken() === undefined) void dispatch(adoptSession(message.session));
        break;
      case 'loggedIn':
        void dispatch(adoptSession(message.session));
        break;
      case 'loggedOut':
        if (message.token === sessionToken() || isEnding(message.token)) dispatch(followLogout(message.token));
        break;
      case 'replacing':
        if (message.token === sessionToken()) void dispatch(awaitReplacement(message.token));
        break;
      case 'kept':
        keepSession(message.token);
        break;
      case 'passwordChanged':
        if (message.token === sessionToken()) dispatch(passwordChangedElsewhere());
    }
  }, me);
  if (sessionToken() === undefined) broadcastToTabs({ kind: 'hello', from: me });
  return stop;
}
