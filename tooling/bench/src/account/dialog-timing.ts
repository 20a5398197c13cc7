/// <reference lib="dom" />
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { chromiumLaunch } from '@livery/test-config';

/** English label of the header button that opens each dialog. */
export const openers = { login: 'Log in', registration: 'Register' } as const;
export type Opener = keyof typeof openers;

/** One opening of a dialog on a loaded page, after its chunk was fetched and prerendered on hover. */
export interface DialogTiming {
  /** Milliseconds from the click until the first field is focused and a frame has been drawn. */
  readonly milliseconds: number;
  /** URLs of the scripts fetched on hover. */
  readonly fetchedAhead: readonly string[];
}

/** Clicks inside the page, so that inter-process messages are not measured. */
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

/** Milliseconds without a new request after which prefetching counts as finished. */
const STILL = 250;

/** Waits until the dialog chunk is loaded and nothing more is requested. The load state is of no use, since it was idle before. */
async function fetchedAll(page: Page): Promise<void> {
  await page.waitForFunction((still) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(...entries.map(({ responseEnd }) => responseEnd));
    return entries.some(({ name }) => /\/dialogs-[^/]*\.js$/.test(name)) && performance.now() - last > still;
  }, STILL);
}

/** Opens a dialog on a site's home page in a new browser. */
export async function openDialog(site: string, opener: Opener): Promise<DialogTiming> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const name = openers[opener];
    // Some brands speak another language first.
    await page.context().addCookies([{ name: 'hisLang', value: 'EN', url: site }]);
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
