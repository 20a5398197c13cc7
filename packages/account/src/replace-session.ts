import { broadcastToTabs, markSessionEnding } from '@livery/session';

/**
 * Records in this tab and the others that the server is about to end the session of a token for a new one, so that its refusal is
 * no expired session. Returns the function that takes it back, for where no new session opens.
 */
export function replaceSession(token: string): () => void {
  markSessionEnding(token);
  // Before the server ends their streams, as a logout does.
  broadcastToTabs({ kind: 'replacing', token });
  return () => {
    markSessionEnding(undefined);
    broadcastToTabs({ kind: 'kept', token });
  };
}
