import type { Transport } from '@livery/api-sdk';
import { sessionToken } from '../storage/session-storage.ts';
import type { SessionStore } from './dispatch.ts';

/** A chunk of its own: most visitors are not logged in. Without it the page works, without push. */
const loadConnection = () => import('./push-connection.ts').catch(() => undefined);

/** Keeps a push connection while a member is logged in; returns the function that stops it. */
export function followPush(store: SessionStore, transport: Transport): () => void {
  let connected: string | undefined;
  let close: () => void = () => {};

  async function connect(token: string): Promise<void> {
    const connection = await loadConnection();
    // The member may have logged out, or another logged in, while the chunk loaded.
    if (connection !== undefined && token === connected) close = connection.connectPush(store, transport);
  }

  function follow(): void {
    const token = store.getState().session.loggedIn ? sessionToken() : undefined;
    if (token === connected) return;
    close();
    close = () => {};
    connected = token;
    if (token !== undefined) void connect(token);
  }

  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    connected = undefined;
    close();
  };
}
