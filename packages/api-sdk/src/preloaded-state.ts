import type { PreloadedState } from '@livery/contracts';

/** The answers that the gateway wrote into the page; undefined where there are none or they cannot be parsed. */
export function readPreloadedState(page: Document = document): PreloadedState | undefined {
  const text = page.getElementById('livery-preloaded-state')?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as PreloadedState;
  } catch {
    return undefined;
  }
}
