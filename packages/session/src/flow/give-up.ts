import { pageMessages } from '@livery/i18n';
import { dialogsSlice, isWayInOpen } from '../dialogs/dialogs-slice.ts';
import { toastsSlice } from '../toasts/toasts-slice.ts';
import { sessionSlice } from '../state/session-slice.ts';
import type { SessionStore, SessionThunk } from './dispatch.ts';
import { forgetPrivateAnswers } from './private-answers.ts';
import { takeWaiting } from './waiting.ts';

/** A login that something waited for was not made: what waited is given up, and what belonged to an account goes. */
function giveUp(): SessionThunk<void> {
  return (dispatch, getState) => {
    const { interrupted } = getState().session;
    const intended = takeWaiting();
    if (interrupted !== undefined) {
      dispatch(dialogsSlice.actions.privateClosed());
      dispatch(sessionSlice.actions.ended());
      dispatch(forgetPrivateAnswers({ refetch: false }));
    }
    if (interrupted !== undefined || intended !== undefined) dispatch(toastsSlice.actions.shown('info', pageMessages.loginClosed));
  };
}

/** Watches the ways in: once they are closed without a login nothing waits for one any more. Returns what stops it. */
export function watchWaysIn({ dispatch, getState, subscribe }: SessionStore): () => void {
  let wasOpen = isWayInOpen(getState());
  return subscribe(() => {
    const open = isWayInOpen(getState());
    if (open === wasOpen) return;
    wasOpen = open;
    if (!open && !getState().session.loggedIn) dispatch(giveUp());
  });
}
