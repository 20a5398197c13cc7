import type { Transport } from '@livery/api-sdk';
import { sessionApi } from '../../calls.ts';
import { dialogsSlice } from '@livery/app-shell';
import type { SessionStore } from '../dispatch.ts';
import { followLanguage } from './follow-language.ts';
import type { LanguageSource } from './follow-language.ts';
import { loadInBackground } from './load-in-background.ts';
import { sessionEffects } from './load-session-effects.ts';
import { followPush } from '../push/push.ts';

/**
 * Starts what lives as long as the page: the permission call, the member's data where there is a token, then the
 * countries; the push connection; what lives beside the first screen (`session-effects.ts`); and, given the site's
 * texts, fetching anew what the gateway words when the language changes. Call it once, after `rememberMerchant` and the
 * store. Returns what stops it.
 */
export function startSession(store: SessionStore, transport: Transport, text?: LanguageSource): () => void {
  const { dispatch } = store;
  const permission = dispatch(sessionApi.endpoints.permission.initiate());
  void permission.then(() => dispatch(sessionApi.endpoints.countries.initiate(undefined, { subscribe: false })));
  if (store.getState().session.loggedIn) void dispatch(sessionApi.endpoints.memberInfo.initiate(undefined, { subscribe: false }));
  if (store.getState().session.mustChangePassword) dispatch(dialogsSlice.actions.opened('changePassModal', { forced: true }));
  const stops = [
    () => permission.unsubscribe(),
    followPush(store, transport),
    text ? followLanguage(store, text) : () => {},
    // What the first screen does not need.
    loadInBackground(store, sessionEffects.load, ({ startSessionEffects }) => startSessionEffects(store, transport)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

