import { nanoid } from '@reduxjs/toolkit';
import { dialogsSlice, openDialogsOf } from '../dialogs/dialogs-slice.ts';
import { sessionSlice } from '../state/session-slice.ts';
import { sessionToken, writeSession } from '../storage/session-storage.ts';
import { toastsSlice } from '../toasts/toasts-slice.ts';
import type { SessionStore, SessionThunk } from './dispatch.ts';
import { endSession, isLoggingOut } from './end-session.ts';
import { enter } from './enter.ts';
import { hasLeft, leaveSession } from './session-expired.ts';
import { listenToTabs, sessionNews, tellOtherTabs } from './tabs.ts';
import type { SessionNews } from './tabs.ts';
import { takeWaiting } from './waiting.ts';

/** Takes over the session of another tab. Whoever was here as somebody else is told. */
function takeOver({ token, username, ...known }: SessionNews): SessionThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const before = getState().session;
    if (token === sessionToken()) return;
    // What someone was about to do here would begin behind their back: they are in the other tab.
    takeWaiting();
    await dispatch(enter({ token, username, ...known }));
    const { account, memberId } = getState().session;
    if (!before.loggedIn || before.memberId === memberId || account === undefined || account === '') return;
    dispatch(toastsSlice.actions.shown('info', { ns: 'common', key: 'session.switched', params: { account } }));
  };
}

/** The session of this tab was ended by its person in another tab; the server may have said so first. */
function followOut(token: string): SessionThunk<void> {
  return (dispatch, getState) => {
    const { loggedIn, interrupted } = getState().session;
    leaveSession(token);
    if (token === sessionToken() || (!loggedIn && interrupted !== undefined)) dispatch(endSession());
  };
}

/** The password that had to be changed was changed in another tab. */
function changedElsewhere(): SessionThunk<void> {
  return (dispatch, getState) => {
    if (!getState().session.mustChangePassword) return;
    writeSession('cpw', undefined);
    dispatch(sessionSlice.actions.passwordChanged());
    // A forced change closes with all dialogs only, and nothing else can have been opened over it.
    if (openDialogsOf(getState()).some(({ name }) => name === 'changePassword')) dispatch(dialogsSlice.actions.allClosed());
  };
}

/**
 * Keeps the tabs of one browser in agreement about who is logged in: docs/adr/0010-one-browser-one-account.md. A tab
 * that starts without a session asks the others for theirs. Returns what stops it.
 */
export function agreeWithTabs({ dispatch, getState }: SessionStore): () => void {
  const me = nanoid();
  const stop = listenToTabs((news) => {
    switch (news.kind) {
      case 'hello': {
        const session = sessionNews(getState().session);
        if (session) tellOtherTabs({ kind: 'session', to: news.from, session });
        break;
      }
      case 'session':
        // Only for whoever asked, and only the first answer.
        if (news.to === me && sessionToken() === undefined) void dispatch(takeOver(news.session));
        break;
      case 'loggedIn':
        void dispatch(takeOver(news.session));
        break;
      case 'loggedOut':
        if (!isLoggingOut(news.token) && (news.token === sessionToken() || hasLeft(news.token))) dispatch(followOut(news.token));
        break;
      case 'passwordChanged':
        if (news.token === sessionToken()) dispatch(changedElsewhere());
    }
  });
  if (sessionToken() === undefined) tellOtherTabs({ kind: 'hello', from: me });
  return stop;
}
