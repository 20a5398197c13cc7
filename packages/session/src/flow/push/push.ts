import type { Transport } from '@livery/api-sdk';
import { sessionToken } from '../../storage/session-storage.ts';
import { preloadableLazy } from '@livery/ui-kit';
import type { SessionStore } from '../dispatch.ts';
import { loadInBackground } from '../start/load-in-background.ts';

/** A chunk of its own: most visitors are not logged in. */
const connection = preloadableLazy(() => import('./push-connection.ts'));

/** Keeps a push connection while a member is logged in; returns the function that stops it. */
export function followPush(store: SessionStore, transport: Transport): () => void {
  let connected: string | undefined;
  let close: () => void = () => {};

  function follow(): void {
    const { loggedIn, mustChangePassword } = store.getState().session;
    // Before a required change of the password the server opens none.
    const token = loggedIn && !mustChangePassword ? sessionToken() : undefined;
    if (token === connected) return;
    close();
    close = () => {};
    connected = token;
    if (token !== undefined) close = loadInBackground(store, connection.load, ({ connectPush }) => connectPush(store, transport));
  }

  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    connected = undefined;
    close();
  };
}
