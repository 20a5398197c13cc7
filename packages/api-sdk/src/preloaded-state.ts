import type { PreloadedState } from '@livery/contracts';

/** First answers that the gateway wrote into the page, or undefined where it wrote none or they cannot be read. */
export function readPreloadedState(page: Document = document): PreloadedState | undefined {
  const text = page.getElementById('livery-boot')?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as PreloadedState;
  } catch {
    return undefined;
  }
}
