import type { Page } from 'playwright';

/** Images load when near the viewport, so each scroll step waits for them (milliseconds). */
const SETTLED_MS = 150;

/** Scrolls a page to its bottom and back, so that all lazy content is loaded and shown. */
export async function scrollThrough(page: Page): Promise<void> {
  const step = Math.round((page.viewportSize()?.height ?? 800) * 0.8);
  for (let top = 0; top < Number(await page.evaluate('document.documentElement.scrollHeight')); top += step) {
    await page.evaluate(`window.scrollTo({ top: ${top}, behavior: 'instant' })`);
    await page.waitForTimeout(SETTLED_MS);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate("window.scrollTo({ top: 0, behavior: 'instant' })");
  await page.waitForTimeout(SETTLED_MS);
}
