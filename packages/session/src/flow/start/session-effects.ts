import type { Transport } from '@livery/api-sdk';
import { setupListeners } from '@reduxjs/toolkit/query';
import { isSignInDialog, openDialogsOf, syncDialogsWithHistory } from '@livery/app-shell';
import { syncAcrossTabs } from '../tabs/cross-tab-sync.ts';
import type { SessionStore } from '../dispatch.ts';
import { fetchStoredSettings } from './fetch-settings.ts';
import { storeAnswers } from './store-answers.ts';
import { cancelOnDialogClose } from '../sign-in/cancel-post-login.ts';

export { forcePasswordChange } from '../sign-in/force-password-change.ts';

/**
 * Starts what a session needs beside the first screen: the back button closing dialogs, agreement between tabs, login dialogs
 * that are closed again, focus and network, answers kept in session storage. Returns what stops it.
 */
export function startSessionEffects(store: SessionStore, transport: Transport): () => void {
  const stops = [syncDialogsWithHistory(store), syncAcrossTabs(store), cancelOnDialogClose(store), prepareSealed(store, transport), setupListeners(store.dispatch), storeAnswers(store), fetchStoredSettings(store)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Fetches the key for a sealed login, registration or password change while its dialog is being filled in. */
function prepareSealed({ getState, subscribe }: SessionStore, transport: Transport): () => void {
  let stop: () => void = () => {};
  const look = (): void => {
    if (!openDialogsOf(getState()).some(({ name }) => isSignInDialog(name) || name === 'changePassModal')) return;
    stop();
    void transport.prepareSealed();
  };
  stop = subscribe(look);
  look();
  return () => stop();
}
