import type { Page } from 'playwright';

/** Images load when near the viewport, so each scroll step waits for them (milliseconds). */
const SETTLED_MS = 150;

/** A picture of a whole page holds no section that the browser paints only when it comes near (`content-visibility`). */
const PAINT_ALL = `for (const part of document.querySelectorAll('body *')) if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'`;
const IMAGES_SHOWN = '[...document.images].every((image) => image.complete)';

/** Images that do not come within this time are missing from the picture (milliseconds). */
const IMAGES_TIMEOUT_MS = 15_000;

/** Polls from here: a page's content policy forbids the evaluation of text that `waitForFunction` needs. */
async function imagesShown(page: Page): Promise<void> {
  const until = Date.now() + IMAGES_TIMEOUT_MS;
  while (!(await page.evaluate<boolean>(IMAGES_SHOWN)) && Date.now() < until) await page.waitForTimeout(SETTLED_MS);
}

/** Scrolls a page to its bottom and back, so that all lazy content is loaded and painted. */
export async function scrollThrough(page: Page): Promise<void> {
  const step = Math.round((page.viewportSize()?.height ?? 800) * 0.8);
  for (let top = 0; top < Number(await page.evaluate('document.documentElement.scrollHeight')); top += step) {
    await page.evaluate(`window.scrollTo({ top: ${top}, behavior: 'instant' })`);
    await page.waitForTimeout(SETTLED_MS);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(PAINT_ALL);
  await imagesShown(page);
  await page.evaluate("window.scrollTo({ top: 0, behavior: 'instant' })");
  await page.waitForTimeout(SETTLED_MS);
}
