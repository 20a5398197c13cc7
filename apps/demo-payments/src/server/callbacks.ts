import { paymentCallbackPath, type PaymentCallback } from '@livery/contracts';
import { callbackFaults, type Faults } from './faults.ts';
import { keyOf, signedHeaders, type Account, type PaymentKeys } from './keys.ts';
import type { Store } from './store.ts';

export interface CallbacksDeps {
  readonly store: Store;
  readonly keys: () => PaymentKeys;
  readonly gatewayUrl: string;
  readonly faults: Faults;
  readonly now: () => number;
  readonly fetch: typeof globalThis.fetch;
  readonly onError: (error: unknown) => void;
}

/** Tells merchants what happened, until they have taken it. */
export interface Callbacks {
  /** Writes an event down to be sent; within the transaction of what it tells. */
  queue(account: Account, event: PaymentCallback): void;
  /** Sends what is due. */
  send(): Promise<void>;
}

const LATE_MS = 20_000;
const OUT_OF_ORDER_MS = 3_000;
const TIMEOUT_MS = 10_000;
const LONGEST_WAIT_MS = 5 * 60_000;
const MOST_ATTEMPTS = 40;
/** Answers that another attempt cannot change. */
const FINAL = new Set([400, 404]);

export function createCallbacks({ store, keys, gatewayUrl, faults, now, fetch, onError }: CallbacksDeps): Callbacks {
  async function sendOne({ id, provider, merchant, body, attempts }: ReturnType<Store['dueCallbacks']>[number]): Promise<void> {
    const key = keyOf(keys(), { provider, merchant });
    const path = paymentCallbackPath(provider);
    // Signed when it is sent: a repetition is not older than its first attempt was.
    const status = key === undefined ? 0 : await fetch(`${gatewayUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(key, { provider, merchant, path, rawBody: body, timestamp: String(now()) }) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(async (response) => {
      await response.body?.cancel();
      return response.status;
    }, () => 0);
    if (status === 200 || FINAL.has(status) || attempts >= MOST_ATTEMPTS) store.dropCallback(id);
    else store.postpone(id, now() + Math.min(500 * 2 ** attempts, LONGEST_WAIT_MS));
  }

  return {
    queue(account, event) {
      const body = JSON.stringify(event);
      const fault = faults.next('callback', callbackFaults);
      if (fault === 'never') return;
      store.addCallback(account, body, now() + (fault === 'late' ? LATE_MS : fault === 'out-of-order' ? OUT_OF_ORDER_MS : 0));
      if (fault === 'twice') store.addCallback(account, body, now());
    },
    async send() {
      await Promise.all(store.dueCallbacks(now()).map((due) => sendOne(due).catch(onError)));
    },
  };
}
