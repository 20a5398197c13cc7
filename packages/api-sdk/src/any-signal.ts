/**
 * A signal that aborts with the first of several. `AbortSignal.any` is newer than some supported browsers.
 *
 * @returns the signal, and what stops listening to the others
 */
export function anySignal(signals: readonly AbortSignal[]): { readonly signal: AbortSignal; readonly release: () => void } {
  const any = new AbortController();
  const listening = new AbortController();
  for (const signal of signals) {
    const abort = (): void => any.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: listening.signal });
  }
  return { signal: any.signal, release: () => listening.abort() };
}
