import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Prepares the page at each size before a screenshot. */
export type Settle = (page: Page) => Promise<void>;

/** Takes a screenshot at every size and in every scheme. */
export type Snap = (name: string, settle?: Settle) => Promise<void>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Two phones and a desktop. */
const SIZES: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const SCHEMES: readonly string[] = ['light', 'dark'];

/** All widths at which the layout changes. */
export const WIDTHS: readonly Size[] = [360, 390, 768, 1024, 1280, 1440, 1920].map((width) => ({ width, height: width < 768 ? 844 : 900 }));

/** How long Chromium takes for a screenshot at most, in milliseconds, when it takes one. */
const PATIENCE = 20_000;

/** Saves what the window shows. Chromium at times never delivers the frame after a change of size; another change asks for a new one. */
async function takeScreenshot(page: Page, path: string, { width, height }: Size): Promise<void> {
  const options = { path, animations: 'disabled', timeout: PATIENCE } as const;
  try {
    await page.screenshot(options);
  } catch {
    await page.setViewportSize({ width, height: height + 1 });
    await page.setViewportSize({ width, height });
    await page.screenshot(options);
  }
}

/** Creates a function that saves screenshots to PICTURES as `<series>-<name>-<size>-<scheme>.png`. */
export function camera(page: Page, series: string, sizes = SIZES, schemes = SCHEMES): Snap {
  const folder = process.env['PICTURES'] ?? 'test-results/pictures';
  return async (name, settle) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await settle?.(page);
      // Waits for images and fonts that are loaded at this size for the first time.
      await page.waitForTimeout(250);
      const own = await page.evaluate(() => document.documentElement.dataset['scheme']);
      for (const scheme of schemes) {
        await page.evaluate((shown) => void (document.documentElement.dataset['scheme'] = shown), scheme);
        await takeScreenshot(page, join(folder, `${series}-${name}-${size.width}-${scheme}.png`), size);
      }
      await page.evaluate((shown) => void (document.documentElement.dataset['scheme'] = shown), own);
    }
  };
}

/** Scrolls the open dialog or page to its end. */
export const toEnd: Settle = (page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[role=dialog], [role=dialog] *')) element.scrollTop = element.scrollHeight;
  });
