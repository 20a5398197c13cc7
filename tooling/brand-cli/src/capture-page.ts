import type { Page } from 'playwright';

/** A picture comes in while its place is near the window, so each step waits for those on their way. */
const SETTLED_MS = 150;

/** Goes through a page from top to bottom and back, so that everything that loads or shows itself on the way is there. */
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
