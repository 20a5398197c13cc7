import type { Transport } from '@livery/api-sdk';
import { sessionApi } from '../calls.ts';
import { followHistory } from '../dialogs/history.ts';
import { exclusiveDialogs } from '../dialogs/dialog-map.ts';
import { dialogsSlice, openDialogsOf } from '../dialogs/dialogs-slice.ts';
import { sessionToken } from '../storage/session-storage.ts';
import type { SessionStore } from './dispatch.ts';
import { endSession } from './end-session.ts';
import { followLanguage } from './follow-language.ts';
import type { LanguageSource } from './follow-language.ts';
import { followPush } from './push.ts';
import { listenToTabs } from './tabs.ts';

/**
 * Starts what lives as long as the page: the permission call, the member's data where there is a token, then the
 * countries; the push connection; logouts of other tabs; the back button closing dialogs; and, given the site's
 * texts, fetching anew what the gateway words when the language changes. Call it once, after `rememberMerchant` and the
 * store. Returns what stops it.
 */
export function startSession(store: SessionStore, transport: Transport, text?: LanguageSource): () => void {
  const { dispatch } = store;
  const permission = dispatch(sessionApi.endpoints.permission.initiate());
  void permission.then(() => dispatch(sessionApi.endpoints.countries.initiate(undefined, { subscribe: false })));
  if (store.getState().session.loggedIn) void dispatch(sessionApi.endpoints.memberInfo.initiate(undefined, { subscribe: false }));
  if (store.getState().session.mustChangePassword) dispatch(dialogsSlice.actions.opened('changePassword', { forced: true }));
  const stops = [
    () => permission.unsubscribe(),
    followHistory(store),
    followPush(store, transport),
    prepareWayIn(store, transport),
    text ? followLanguage(store, text) : () => {},
    listenToTabs(({ token }) => {
      if (token === sessionToken()) dispatch(endSession());
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Fetches what a sealed login or registration needs while its dialog is being filled in. */
function prepareWayIn(store: SessionStore, transport: Transport): () => void {
  const stop = store.subscribe(() => {
    if (!openDialogsOf(store.getState()).some(({ name }) => exclusiveDialogs.includes(name))) return;
    stop();
    void transport.prepareSealed();
  });
  return stop;
}
