import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { expectLoggedIn, expectNoAxeFindings, ownLanguages, readAs } from '../src/index.ts';
import type { OwnLanguage, Reader, Stack } from '../src/index.ts';
import { camera } from './camera.ts';

type Scheme = 'light' | 'dark';

/** A brand as its centres are looked at: the scheme that it begins in, and those that its switch offers. */
export interface Look {
  readonly own: OwnLanguage;
  readonly schemes: readonly [Scheme, ...Scheme[]];
}

const english: OwnLanguage = { brand: 'aurora', language: 'EN', tag: 'en', direction: 'ltr' };

/** Dark and light in English; from right to left in Arabic. */
export const looks: readonly Look[] = [
  { own: english, schemes: ['dark', 'light'] },
  ...ownLanguages.filter(({ direction }) => direction === 'rtl').map((own): Look => ({ own, schemes: ['dark'] })),
];

/** What a member sees and reads: the page below a centre is inert. */
const LAYERS = '[role=dialog], [role=alertdialog]';

const SIZES = [{ width: 390, height: 844 }, { width: 1440, height: 900 }] as const;

/** How much of a page of a centre is hidden, which scrolls; without the bound of its height. */
const hiddenOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>('[role=dialog]')?.parentElement;
    if (!panel) return 0;
    panel.style.blockSize = '100%';
    const scrolled = [...panel.querySelectorAll<HTMLElement>('*')].filter((element) => element.checkVisibility() && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY));
    return Math.max(0, ...scrolled.map((element) => element.scrollHeight - element.clientHeight));
  });
const bound = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('[role=dialog]')?.parentElement?.style.setProperty('block-size', 'min(100%, 820px)'));

/** Tables of which columns lie beside what shows. */
const cutTables = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('[role=dialog] table')].flatMap((table) => (table.parentElement?.checkVisibility() === true ? [table.parentElement] : []));
    return frames.filter((frame) => frame.scrollWidth > frame.clientWidth + 1).map((frame) => `columns of a table are beside what shows: ${frame.scrollWidth} > ${frame.clientWidth}`);
  });

/** Tallest picture, in pixels. */
const TALLEST = 6_000;

/** A centre that is looked at. */
export interface Viewer extends Reader {
  /** Takes the state that shows: at both sizes, in each scheme, with all of what scrolls; and keeps what axe finds in it, and {@link Reader.faultsNow}. */
  readonly see: (name: string) => Promise<void>;
  /** Closes the browser. @throws where something was found */
  readonly close: () => Promise<void>;
}

/** Opens a brand's site for a member, and looks at what it shows. */
export async function viewAs(browser: Browser, stack: Stack, { own, schemes }: Look, username: string): Promise<Viewer> {
  const { context, ...reader } = await readAs(browser, stack, own, username);
  const { page } = reader;
  // A page that is quickly drawn.
  await page.goto(`${reader.site}/help`);
  await expectLoggedIn(page);
  const found: string[] = [];
  const [first, ...others] = schemes;
  const show = (scheme: Scheme) => page.evaluate((shown) => void (document.documentElement.dataset['scheme'] = shown), scheme);
  const check = async (name: string, coloursAlone: boolean): Promise<void> => {
    await expectNoAxeFindings(page, { coloursAlone, include: LAYERS }).catch((error: unknown) => void found.push(`${name}: ${String(error)}`));
  };
  return {
    ...reader,
    async see(name) {
      await page.mouse.move(0, 0);
      for (const size of SIZES) {
        const where = `${own.brand} ${name} ${size.width}`;
        await camera(page, own.brand, [size], schemes)(name);
        const hidden = await hiddenOf(page);
        // The window grows to what is in it.
        if (hidden > 0) await camera(page, own.brand, [size], [first])(`${name}-whole`, () => page.setViewportSize({ ...size, height: Math.min(size.height + hidden + 8, TALLEST) }));
        await bound(page);
        await page.setViewportSize(size);
        await check(where, false);
        found.push(...(await cutTables(page)).map((cut) => `${where}: ${cut}`));
        found.push(...(await reader.faultsNow()).filter((fault) => own.direction === 'rtl' || !fault.startsWith('foreign')).map((fault) => `${where}: ${fault}`));
        for (const scheme of others) {
          await show(scheme);
          await check(`${where} ${scheme}`, true);
        }
        await show(first);
      }
    },
    async close() {
      await context.close();
      expect(found).toEqual([]);
    },
  };
}
