/// <reference lib="dom" />
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { chromiumLaunch } from '@livery/test-config';

/** The dialogs by the button of the header that opens each. */
export const openers = { login: 'Log in', registration: 'Register' } as const;
export type Opener = keyof typeof openers;

/** One opening of a dialog on a page that stands, whose chunk was fetched and rehearsed when the pointer came over the button. */
export interface Opening {
  /** Milliseconds from the click until the dialog's first field has the focus and a frame has shown it. */
  readonly milliseconds: number;
  /** Addresses of the scripts that the pointer had fetched. */
  readonly fetchedAhead: readonly string[];
}

/** Clicks inside the page, so that no message between processes is counted. */
async function clickToField(page: Page, name: string): Promise<number> {
  return page.getByRole('banner').getByRole('button', { name }).evaluate(async (button) => {
    const start = performance.now();
    (button as HTMLElement).click();
    for (;;) {
      await new Promise((frame) => requestAnimationFrame(frame));
      const { activeElement } = document;
      if (activeElement?.matches('[role=dialog] input') === true) return performance.now() - start;
      if (performance.now() - start > 10_000) throw new Error('No field of a dialog has got the focus.');
    }
  });
}

/** How long nothing may have been fetched for what the pointer brought about to be over, in milliseconds. */
const STILL = 250;

/** Waits until the dialogs' chunk is there and nothing more is being fetched. The page's load state cannot tell: it was idle before. */
async function fetchedAll(page: Page): Promise<void> {
  await page.waitForFunction((still) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(...entries.map(({ responseEnd }) => responseEnd));
    return entries.some(({ name }) => /\/dialogs-[^/]*\.js$/.test(name)) && performance.now() - last > still;
  }, STILL);
}

/** Opens a dialog on a site's home page, in a browser of its own. */
export async function openDialog(site: string, opener: Opener): Promise<Opening> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const name = openers[opener];
    await page.goto(site, { waitUntil: 'networkidle' });
    const scripts: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await page.getByRole('banner').getByRole('button', { name }).hover();
    await fetchedAll(page);
    const fetchedAhead = scripts.toSorted();
    return { milliseconds: await clickToField(page, name), fetchedAhead };
  } finally {
    await browser.close();
  }
}
