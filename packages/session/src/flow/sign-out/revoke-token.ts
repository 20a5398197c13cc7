import { createTransport, outcomeUnknown, systemClock } from '@livery/api-sdk';
import type { Transport } from '@livery/api-sdk';

/** Attempts after the first; with their waits they span about a minute. */
const retries = 5;
const firstWait = 2000;

/**
 * Has the server end the session of a token that this page no longer holds. Tried again while the outcome is unknown; each
 * request outlives the page. Resolves when the server has answered, or after the last attempt; never rejects.
 */
export async function revokeToken({ config }: Transport, token: string): Promise<void> {
  const { call } = createTransport({ ...config, token: () => token, keepalive: true, onUnauthorised: undefined, onProblem: undefined });
  const clock = config.clock ?? systemClock;
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    const result = await call('logout', undefined);
    if (!('problem' in result) || !outcomeUnknown(result.problem)) return;
    if (attempt < retries) await clock.sleep(firstWait * 2 ** attempt);
  }
}
