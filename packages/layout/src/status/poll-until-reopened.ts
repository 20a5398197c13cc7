/** Milliseconds between looks while nothing changes: soon at first, then ever more rarely. */
const WAITS = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

/** What is listened to: in a browser, `window` and `document`. */
export interface Page {
  readonly window: EventTarget;
  readonly document: EventTarget & { readonly hidden: boolean };
}

/**
 * Looks again and again whether a closed site has opened. Waits grow, and are spread by up to a third so that a crowd
 * does not come back in one moment; a page that is hidden does not look; one that comes back into sight, or online,
 * looks at once and begins anew. Returns what stops it.
 */
export function pollUntilReopened(look: () => void, { window: target, document: page }: Page, random: () => number = Math.random): () => void {
  const stop = new AbortController();
  let looks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (page.hidden) return;
    const wait = WAITS[Math.min(looks, WAITS.length - 1)] ?? 0;
    timer = setTimeout(() => {
      looks += 1;
      look();
      schedule();
    }, wait * (1 + random() / 3));
  }

  function begin(): void {
    looks = 0;
    if (!page.hidden) look();
    schedule();
  }

  for (const name of ['focus', 'online', 'pageshow']) target.addEventListener(name, begin, { signal: stop.signal });
  page.addEventListener('visibilitychange', begin, { signal: stop.signal });
  schedule();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
