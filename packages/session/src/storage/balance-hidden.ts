const key = 'balanceHidden';
const changed = new EventTarget();
// Fallback where storage is forbidden: lasts as long as the page.
let fallback = false;

/** Whether this device hides balances. */
export function balanceHidden(): boolean {
  try {
    return globalThis.localStorage.getItem(key) === '1';
  } catch {
    return fallback;
  }
}

/** Hides or shows balances on this device. */
export function setBalanceHidden(hidden: boolean): void {
  fallback = hidden;
  try {
    globalThis.localStorage.setItem(key, hidden ? '1' : '0');
  } catch {
    // Storage is forbidden or full.
  }
  changed.dispatchEvent(new Event('change'));
}

/** Calls back after each change, here or in another tab; returns the function that stops it. */
export function onBalanceHidden(listener: () => void): () => void {
  const stop = new AbortController();
  changed.addEventListener('change', listener, { signal: stop.signal });
  globalThis.addEventListener?.('storage', listener, { signal: stop.signal });
  return () => stop.abort();
}
