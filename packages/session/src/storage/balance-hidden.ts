const key = 'balanceHidden';
const changed = new EventTarget();
// What storage did not take: lasts as long as the page, or until another tab stores a choice.
let unstored: boolean | undefined;

function stored(): boolean {
  try {
    return globalThis.localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

/** Whether this device hides balances. */
export function balanceHidden(): boolean {
  return unstored ?? stored();
}

/** Hides or shows balances on this device. */
export function setBalanceHidden(hidden: boolean): void {
  try {
    globalThis.localStorage.setItem(key, hidden ? '1' : '0');
    unstored = undefined;
  } catch {
    // Storage is forbidden, or full while it can still be read.
    unstored = hidden;
  }
  changed.dispatchEvent(new Event('change'));
}

/** Calls back after each change, here or in another tab; returns the function that stops it. */
export function onBalanceHidden(listener: () => void): () => void {
  const stop = new AbortController();
  const fromOtherTab = (event: Event) => {
    if ((event as StorageEvent).key === key) unstored = undefined;
    listener();
  };
  changed.addEventListener('change', listener, { signal: stop.signal });
  globalThis.addEventListener?.('storage', fromOtherTab, { signal: stop.signal });
  return () => stop.abort();
}
