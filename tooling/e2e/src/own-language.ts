import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { call } from './call.ts';
import { takeSession } from './fields.ts';
import { latinNames } from './latin-names.ts';
import { pageFaults } from './page-faults.ts';
import { PASSWORD } from './people.ts';
import type { Stack } from './stack.ts';
import { textIn } from './texts-in.ts';

/** A brand that begins in another writing system than English. */
export interface OwnLanguage {
  readonly brand: string;
  /** Code of the language that it begins in. */
  readonly language: string;
  /** Its BCP-47 tag and direction, as the page states them. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The brands whose pages are read in their own language. */
export const ownLanguages: readonly OwnLanguage[] = [
  { brand: 'saffron', language: 'AR', tag: 'ar', direction: 'rtl' },
  { brand: 'vermilion', language: 'CN', tag: 'zh-Hans', direction: 'ltr' },
];

/** Widths of phones, tablet and desktops. */
const WIDTHS = [360, 390, 768, 1440, 1920] as const;

/** A browser in which a brand is shown in its own language. */
export interface Reader {
  readonly page: Page;
  readonly site: string;
  /** A text of the platform in the brand's language. */
  readonly t: (namespace: string, key: string) => string;
  /** Holds what the page shows against {@link pageFaults} at every width, and leaves it at 1440 px. With PICTURES naming a folder, takes a picture at each. */
  readonly expectNoFaults: (name: string) => Promise<void>;
  /** {@link pageFaults} of what the page shows at its present size, each in one line. */
  readonly faultsNow: () => Promise<string[]>;
}

/** Opens a brand's site as a visitor, or as a member of the demo, in the language that it begins in. The caller closes the context. */
export async function readAs(browser: Browser, stack: Stack, { brand, language, tag, direction }: OwnLanguage, username?: string): Promise<Reader & { readonly context: BrowserContext }> {
  const site = stack.site(brand);
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 1000 } });
  const names = latinNames(context);
  const page = await context.newPage();
  if (username === undefined) {
    await page.goto(site);
  } else {
    const outcome = await call('loginV2', { username, password: PASSWORD, type: 'username' }, { site, ip: '127.0.0.1' });
    if (!('token' in outcome)) throw new Error(`${username} has a second factor.`);
    await takeSession(page, outcome.token, site);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  const faultsNow = async () => (await pageFaults(page, { latin: names() })).map(({ kind, where, text }) => `${kind}: "${text}" in ${where}`);
  return {
    context,
    page,
    faultsNow,
    site,
    t: (namespace, key) => textIn(language, namespace, key),
    async expectNoFaults(name) {
      // What polls is never idle for long.
      await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
      // Placeholders of what is on its way have no words to judge. Behind a question is what waits for its answer.
      const layers = page.locator('[role=dialog], [role=alertdialog]');
      const shown = (await layers.count()) > 0 ? layers.last() : page.locator('main');
      await expect(shown.locator('[aria-busy=true]')).toHaveCount(0);
      const found = new Map<string, number[]>();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1000 });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        for (const fault of await faultsNow()) {
          found.set(fault, [...new Set([...(found.get(fault) ?? []), width])]);
        }
        const folder = process.env['PICTURES'];
        if (folder !== undefined) await page.screenshot({ path: `${folder}/${brand}-${name.replace(/\W+/g, '-')}-${width}.png`, animations: 'disabled' });
      }
      await page.setViewportSize({ width: 1440, height: 1000 });
      expect.soft([...found].map(([fault, at]) => `${fault} at ${at.join(', ')}`), `${brand} ${name}`).toEqual([]);
    },
  };
}
