import type { Transport } from '@livery/api-sdk';
import { sessionToken } from '../storage/session-storage.ts';
import type { SessionStore } from './dispatch.ts';

/** The connection is a chunk of its own: most visitors are not logged in. One that cannot be fetched is done without. */
const loadConnection = () => import('./push-connection.ts').catch(() => undefined);

/** Keeps a push connection for as long as someone is logged in; returns what stops it. */
export function followPush(store: SessionStore, transport: Transport): () => void {
  let connected: string | undefined;
  let close: () => void = () => {};

  async function connect(token: string): Promise<void> {
    const connection = await loadConnection();
    // Whoever has logged out, or in as somebody else, while it was on its way.
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
