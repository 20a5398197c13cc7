/** Whether anyone can see the page. */
export interface Visibility {
  /** Resolves at once while the page is visible, else when it becomes so; rejects when the signal aborts. */
  visible(signal: AbortSignal): Promise<void>;
  /** A signal that aborts when the page is hidden, and what stops watching. */
  hiddenSignal(): { readonly signal: AbortSignal; readonly release: () => void };
}

/** Visibility of this document; where there is none, always visible. */
export function documentVisibility(target: Document | undefined = globalThis.document): Visibility {
  const listenUntil = (signal: AbortSignal, check: () => void): void =>
    target?.addEventListener('visibilitychange', check, { signal });
  return {
    async visible(signal) {
      signal.throwIfAborted();
      if (!target?.hidden) return;
      const watching = new AbortController();
      const shown = new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: watching.signal });
        listenUntil(watching.signal, () => {
          if (!target.hidden) resolve();
        });
      });
      await shown.finally(() => watching.abort());
    },
    hiddenSignal() {
      const hidden = new AbortController();
      const watching = new AbortController();
      listenUntil(watching.signal, () => {
        if (target?.hidden) hidden.abort();
      });
      return { signal: hidden.signal, release: () => watching.abort() };
    },
  };
}
