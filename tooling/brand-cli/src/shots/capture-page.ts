import type { Page } from 'playwright';

/** Pictures load when they are near the window, so each step of scrolling waits for them (milliseconds). */
const SETTLED_MS = 150;

/** A picture of a whole page holds no section that the browser paints only when it comes near (`content-visibility`). */
const PAINT_ALL = `for (const part of document.querySelectorAll('body *')) if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'`;

/**
 * Pictures of ui-kit ask for their file once they are near, a few at a time, and say themselves how far they are. Those beside
 * the window, such as a carousel's next ones, are in no picture of the page.
 */
const WAITING = `[...document.querySelectorAll('[data-picture=waiting], [data-picture=loading]')].filter((picture) => { const { left, right } = picture.getBoundingClientRect(); return picture.checkVisibility() && right > 0 && left < innerWidth; })`;
const ALL_SHOWN = `[...document.images].every((image) => image.complete) && ${WAITING}.length === 0`;
const SHOWN_HERE = `${WAITING}.every((picture) => { const { top, bottom } = picture.getBoundingClientRect(); return bottom < 0 || top > innerHeight; })`;

/** Pictures that do not come within this time are missing (milliseconds): of one step of scrolling, and of the page. */
const STEP_TIMEOUT_MS = 8_000;
const PAGE_TIMEOUT_MS = 15_000;

/** Polls from here: a page's content policy forbids the evaluation of text that `waitForFunction` needs. */
async function until(page: Page, condition: string, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await page.evaluate<boolean>(condition)) && Date.now() < end) await page.waitForTimeout(SETTLED_MS);
}

/**
 * What stands fixed at the lower edge of the window, such as the bar of tabs on phones, would stand in the middle of a picture
 * of the whole page: it is moved to the page's end, where somebody who scrolled there sees it. Its style alone changes.
 */
const FIXED_TO_END = `for (const part of document.querySelectorAll('body *')) {
  const { bottom, height } = part.getBoundingClientRect();
  if (getComputedStyle(part).position !== 'fixed' || height === 0 || height > innerHeight / 2 || Math.abs(bottom - innerHeight) > 1) continue;
  part.style.transition = 'none';
  part.style.translate = '0 ' + (document.documentElement.scrollHeight - innerHeight) + 'px';
}`;

/** Saves the picture of a whole page that was scrolled through. */
export async function captureWholePage(page: Page, path: string): Promise<void> {
  await page.evaluate(FIXED_TO_END);
  await page.screenshot({ path, fullPage: true });
}

/** Scrolls a page to its bottom and back, so that all lazy content is loaded and painted. */
export async function scrollThrough(page: Page): Promise<void> {
  const step = Math.round((page.viewportSize()?.height ?? 800) * 0.8);
  for (let top = 0; top < Number(await page.evaluate('document.documentElement.scrollHeight')); top += step) {
    await page.evaluate(`window.scrollTo({ top: ${top}, behavior: 'instant' })`);
    await page.waitForTimeout(SETTLED_MS);
    await until(page, SHOWN_HERE, STEP_TIMEOUT_MS);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(PAINT_ALL);
  await until(page, ALL_SHOWN, PAGE_TIMEOUT_MS);
  await page.evaluate("window.scrollTo({ top: 0, behavior: 'instant' })");
  await page.waitForTimeout(SETTLED_MS);
}
