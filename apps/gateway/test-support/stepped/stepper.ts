import { AsyncLocalStorage } from 'node:async_hooks';
import { paymentCalls } from '@livery/contracts';
import type { StatementObserver } from '../../src/platform/db/index.ts';

/** One payment on its way through its steps. */
export interface Stepping {
  /** Told of each step, when it is certain and nothing has followed. What it awaits holds the payment up. */
  readonly reached: (step: string) => Promise<void>;
  /** What the database has of it now, in words. */
  readonly stored: () => Promise<string>;
}

/** Holds payments up between their steps, by what a gateway is given anyway: the observer of its statements, and `fetch`. */
export interface Stepper {
  readonly observe: StatementObserver;
  readonly fetch: typeof globalThis.fetch;
  /** Does `work` for a payment. */
  during<T>(stepping: Stepping, work: () => Promise<T>): Promise<T>;
}

/** Statements that write of a payment; those of its money stand in one transaction with them. */
const WRITES = /\b(?:insert\s+into|update|delete\s+from)\s+"?(?:deposit|deposit_receipt|withdrawal|peer_payout|peer_payment)"?[\s(]|\b(?:deposit_credit|withdrawal_send|withdrawal_settle)\(/i;

interface Store {
  readonly stepping: Stepping;
  inTransaction: boolean;
  writes: boolean;
}

/**
 * Creates a {@link Stepper}. A step is what nobody can take back: a statement of its own or a transaction that was committed, and a
 * call that a provider has carried out and whose answer nobody has read.
 */
export function createStepper(): Stepper {
  const present = new AsyncLocalStorage<Store>();
  return {
    async observe(statement, run) {
      const result = await run();
      const store = present.getStore();
      if (store === undefined) return result;
      if (/^begin\b/.test(statement)) Object.assign(store, { inTransaction: true, writes: false });
      else if (statement === 'rollback') store.inTransaction = false;
      else if (statement === 'commit') {
        store.inTransaction = false;
        if (store.writes) await store.stepping.reached(await store.stepping.stored());
      } else if (WRITES.test(statement)) {
        store.writes = true;
        if (!store.inTransaction) await store.stepping.reached(await store.stepping.stored());
      }
      return result;
    },
    async fetch(input, init) {
      const store = present.getStore();
      const path = new URL(input instanceof Request ? input.url : input).pathname;
      const call = Object.entries(paymentCalls).find(([, spec]) => spec.path === path)?.[0] ?? path;
      try {
        return await fetch(input, init);
      } finally {
        await store?.stepping.reached(`provider: ${call}`);
      }
    },
    during: (stepping, work) => present.run({ stepping, inTransaction: false, writes: false }, work),
  };
}
