import type { Browser, Page } from 'playwright';
import type { Picture } from './core-set.ts';

/** Whatever a story computes from the time of day is the same in each picture. */
const NOW = new Date('2026-03-14T09:26:53Z');
/** What a picture in WebP can hold, in CSS pixels; what is taller is cut. */
const MOST_HEIGHT = 16_383;
const READY_MS = 30_000;
/** Parts that are still fetched or measured: a picture is taken again until two that follow each other are the same. */
const [SETTLE_MS, MOST_LOOKS] = [250, 6];
/** Draws what a browser leaves out while it is out of sight. */
const WITHOUT_SKIPPING = '* { content-visibility: visible !important }';
/** Brings what is made and fetched once it comes near the window; each part has two seconds to fetch its pictures. */
const WHOLE = `(async () => {
  const coming = () => [...document.querySelectorAll('[data-picture=waiting], [data-picture=loading]')].some((frame) => {
    const { top, bottom, width } = frame.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  for (let top = 0; top < Math.min(document.documentElement.scrollHeight, ${MOST_HEIGHT}); top += innerHeight) {
    scrollTo(0, top);
    for (let waits = 0; waits < 40; waits++) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      if (!coming()) break;
    }
  }
  scrollTo(0, 0);
})()`;
/** Waits for letters and pictures, also for those that a browser would fetch when they come into sight; not for one that never comes. */
const DRAWN = `
  for (const image of document.images) image.loading = 'eager';
  Promise.race([
    Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => undefined))]),
    new Promise((resolve) => setTimeout(resolve, 5000)),
  ]).then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));`;

/** The address of a story alone, as the toolbar of the workbench would show it. */
export function addressOf(site: string, { story: { id }, look: { brand, language, scheme } }: Picture): string {
  return `${site}iframe.html?viewMode=story&id=${id}&globals=brand:${brand};language:${language};motion:still${scheme === undefined ? '' : `;scheme:${scheme}`}`;
}

/** Waits until a story stands, and what it does by itself is done; not for the accessibility check that follows. @throws Error with the story's message where it fails */
async function ready(page: Page, id: string): Promise<void> {
  const phase = await page.waitForFunction(
    (wanted) => {
      const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      const { id: shown, phase: now = '' } = (preview as { currentRender?: { id?: string; phase?: string } } | undefined)?.currentRender ?? {};
      return shown === wanted && /^(?:played|completing|completed|afterEach|finished|errored|aborted)$/.test(now) ? now : undefined;
    },
    id,
    { timeout: READY_MS },
  );
  if ((await phase.jsonValue()) !== 'errored') return;
  throw new Error((await page.locator('#error-message').textContent()) ?? 'The story failed.');
}

/** Whether something lies over the page, which then does not scroll. */
const COVERED = `getComputedStyle(document.documentElement).overflowY === 'hidden'`;
/** How tall a page is that scrolls, in CSS pixels; what lies below a dialog cannot be scrolled to. */
const HEIGHT = `${COVERED} ? 0 : document.documentElement.scrollHeight`;

/** The whole of what is shown, as a PNG file. */
async function shoot(page: Page, width: number, height: number): Promise<Buffer> {
  const tall = await page.evaluate<number>(HEIGHT);
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(Math.max(tall, height), MOST_HEIGHT) } });
}

/** Takes pictures one after another. */
export interface Camera {
  /** @returns a PNG file @throws Error where the story fails or is not shown in time */
  take(picture: Picture): Promise<Buffer>;
}

/**
 * Creates a {@link Camera} at a workbench that is served, with a page of its own. Stories of one look follow each other in it, as they do when somebody looks through the
 * workbench: to load its scripts anew for each would take ten times as long. What a story stored is gone before the next one; after one that failed, or that ended below something over the page, the page is another.
 */
export async function createCamera(browser: Browser, site: string): Promise<Camera> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' });
  await context.clock.setFixedTime(NOW);
  let page: Page | undefined;
  let shown: Picture['look'] | undefined;

  async function show(picture: Picture): Promise<Page> {
    const { story: { id }, look } = picture;
    if (page !== undefined && look === shown) {
      await page.evaluate((storyId) => {
        localStorage.clear();
        sessionStorage.clear();
        (Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as { emit(event: string, choice: object): void }).emit('setCurrentStory', { storyId, viewMode: 'story' });
      }, id);
    } else {
      await page?.close();
      page = await context.newPage();
      shown = look;
      await page.setViewportSize({ width: look.width, height: look.height });
      await page.mouse.move(0, 0);
      await page.goto(addressOf(site, picture));
      await page.addStyleTag({ content: WITHOUT_SKIPPING });
    }
    await ready(page, id);
    return page;
  }

  return {
    async take(picture) {
      const { width, height } = picture.look;
      try {
        const at = await show(picture);
        // What came since the look before brings parts and pictures of its own. As texts: these programs know no browser's types.
        const look = async (): Promise<Buffer> => {
          await at.evaluate(WHOLE);
          await at.evaluate(DRAWN);
          return shoot(at, width, height);
        };
        let before = await look();
        for (let looks = 1; looks < MOST_LOOKS; looks++) {
          await at.waitForTimeout(SETTLE_MS);
          const now = await look();
          if (now.equals(before)) break;
          before = now;
        }
        if (await at.evaluate<boolean>(COVERED)) shown = undefined;
        return before;
      } catch (error) {
        shown = undefined;
        throw error;
      }
    },
  };
}
