import type { Browser, Page } from 'playwright';
import type { Picture } from './core-set.ts';

/** Whatever a story computes from the time of day is the same in each picture. */
const NOW = new Date('2026-03-14T09:26:53Z');
/** Of the tallest part that is pictured, in CSS pixels. */
const MOST_HEIGHT = 2400;
const READY_MS = 30_000;

/** The address of a story alone, as the toolbar of the workbench would show it. */
export function addressOf(site: string, { story: { id }, look: { brand, language } }: Picture): string {
  return `${site}/iframe.html?viewMode=story&id=${id}&globals=brand:${brand};language:${language};motion:still`;
}

/** Waits until the story stands, and what it does by itself is done. @throws Error with the story's message where it fails */
async function ready(page: Page): Promise<void> {
  const phase = await page.waitForFunction(
    () => {
      const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      const shown = (preview as { currentRender?: { phase?: string } } | undefined)?.currentRender?.phase ?? '';
      return /^(?:completed|finished|errored|aborted)$/.test(shown) ? shown : undefined;
    },
    undefined,
    { timeout: READY_MS },
  );
  if ((await phase.jsonValue()) !== 'errored') return;
  throw new Error((await page.locator('#error-message').textContent()) ?? 'The story failed.');
}

/** Takes pictures with some pages at once. */
export interface Camera {
  /** @returns a PNG file @throws Error where the story fails or is not shown in time */
  take(picture: Picture): Promise<Buffer>;
}

/**
 * Creates a {@link Camera} at a workbench that is served. Each picture has a page of its own, and what a story stored is gone before the next one; the scripts of
 * the workbench are fetched once.
 */
export async function createCamera(browser: Browser, site: string): Promise<Camera> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' });
  await context.clock.setFixedTime(NOW);
  await context.addInitScript('localStorage.clear(); sessionStorage.clear();');
  return {
    async take(picture) {
      const { width, height } = picture.look;
      const page = await context.newPage();
      try {
        await page.setViewportSize({ width, height });
        await page.goto(addressOf(site, picture));
        await ready(page);
        // As texts: these programs know no browser's types.
        await page.evaluate('Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => undefined))]).then(() => undefined)');
        const tall = await page.evaluate<number>('document.documentElement.scrollHeight');
        return await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(Math.max(tall, height), MOST_HEIGHT) } });
      } finally {
        await page.close();
      }
    },
  };
}
