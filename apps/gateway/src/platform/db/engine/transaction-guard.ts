import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ open: boolean }>();

/** Runs `work` and remembers, for everything it awaits, that a transaction is open. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const state = { open: true };
  try {
    return await running.run(state, work);
  } finally {
    state.open = false;
  }
}

/**
 * Throws when the caller is inside a transaction and opens another connection. On PGlite it would wait
 * for itself for ever; on PostgreSQL it would not see the transaction's writes and could exhaust the pool.
 */
export function refuseInsideTransaction(): void {
  if (running.getStore()?.open === true) {
    throw new Error('A second connection inside a transaction: pass the transaction handle on and use it.');
  }
}
