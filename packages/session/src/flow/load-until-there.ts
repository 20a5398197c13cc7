/** Calls back each time a lost chunk may be there again; returns the function that stops it. */
export type OnRetry = (retry: () => void) => () => void;

/** When the browser is online again, and when somebody comes back to the page. */
export const onReturn: OnRetry = (retry) => {
  if (typeof document === 'undefined') return () => {};
  const stop = new AbortController();
  addEventListener('online', retry, stop);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && retry(), stop);
  return () => stop.abort();
};

/**
 * Loads a chunk that the page works without; where it is lost, again at each `onRetry`. Calls `start` once it is there; returns
 * the function that stops that, or what was started.
 */
export function loadUntilThere<Module>(load: () => Promise<Module>, start: (module: Module) => () => void, onRetry: OnRetry = onReturn): () => void {
  let loading = false;
  let stopped = false;
  let stopRetries: () => void = () => {};
  let stop: () => void = () => {};

  async function attempt(): Promise<void> {
    if (loading) return;
    loading = true;
    let module: Module;
    try {
      module = await load();
    } catch {
      loading = false;
      return;
    }
    if (stopped) return;
    stopRetries();
    stop = start(module);
  }

  stopRetries = onRetry(() => void attempt());
  void attempt();
  return () => {
    stopped = true;
    stopRetries();
    stop();
  };
}
