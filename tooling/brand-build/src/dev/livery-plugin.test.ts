import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@livery/test-config';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { createLogger, createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixturePortal } from '../test-support/fixtures.ts';
import { makeBrand } from '../test-support/make-brand.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { livery } from './livery-plugin.ts';

const folder = temporaryFolder();
const pier = (file: string): string => join(folder.path, 'pier', file);
/** What the terminal shows. */
const printed: string[] = [];
let server: ViteDevServer;
let browser: Browser;
let page: Page;

/** Replaces text in a file of the brand; fails if the text is missing, since the test would then prove nothing. */
function edit(file: string, from: string, to: string): void {
  const before = readFileSync(pier(file), 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(pier(file), before.replace(from, () => to));
}

beforeAll(async () => {
  await makeBrand(folder.path, 'pier', { name: 'Pier' });
  server = await createServer({
    root: fixturePortal,
    configFile: false,
    customLogger: { ...createLogger('silent'), error: (message) => void printed.push(message), info: (message) => void printed.push(message) },
    cacheDir: join(folder.path, '.vite'),
    plugins: [livery({ brand: 'pier', from: folder.path })],
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  });
  await server.listen();
  browser = await chromium.launch(chromiumLaunch());
  page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByText('Pier with free play').waitFor();
  // A reload loses this mark.
  await page.evaluate('window.kept = true');
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  folder[Symbol.dispose]();
});

const kept = async (): Promise<unknown> => page.evaluate('window.kept');
const variable = async (name: string): Promise<unknown> => page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('${name}')`);

describe('livery in development', () => {
  it('renders the page with the brand’s theme, title and first paint', async () => {
    expect(await page.title()).toBe('Harbour');
    expect(await variable('--space-4')).toBe('1rem');
    expect(await page.locator('html').getAttribute('data-brand')).toBe('pier');
  });

  it('applies an edit of the configuration without a reload', async () => {
    edit('brand.config.ts', 'cockfightCodes: [],', 'cockfightCodes: [],\n  features: { freePlay: false },');
    await page.getByText('Pier without free play').waitFor();
    expect(await kept()).toBe(true);
  });

  it('applies an edit of the theme, or of a file it imports, without a reload', async () => {
    edit('theme/base.ts', "4: '1rem'", "4: '1.125rem'");
    await expect.poll(async () => variable('--space-4')).toBe('1.125rem');
    expect(await kept()).toBe(true);
  });

  it('shows a fault with its place in the overlay until it is repaired, and on the terminal', async () => {
    edit('brand.config.ts', "offered: ['EN']", "offered: ['EN', 'EN']");
    const overlay = page.locator('vite-error-overlay');
    await overlay.locator('.message').waitFor();
    expect(await overlay.locator('.message').textContent()).toContain('pier/brand.config.ts:15 › languages.offered.1: found "EN" a second time; expected each value once');
    expect(printed).toContain(`1 fault in the brands:\n  ${folder.path}/pier/brand.config.ts:15 › languages.offered.1: found "EN" a second time; expected each value once`);
    edit('brand.config.ts', "offered: ['EN', 'EN']", "offered: ['EN']");
    // The watcher reports at most one change of a file per 50 ms, so an edit right after another may need a second save.
    await expect
      .poll(
        async () => {
          const now = new Date();
          utimesSync(pier('brand.config.ts'), now, now);
          return overlay.count();
        },
        { timeout: 10_000 },
      )
      .toBe(0);
    expect(await page.locator('#root').textContent()).toBe('Pier without free play');
    expect(printed).toContain('pier: no fault any more.');
    expect(await kept()).toBe(true);
  });
});

describe('livery on an edit of a catalogue', () => {
  const file = '/repository/packages/i18n/src/locales/TY/shell.json';
  const sent: unknown[] = [];
  const hot = { send: (...message: unknown[]) => void sent.push(message) };

  /** Response of the plugin to an edit with this content, in the environment of this name. */
  async function edited(content: string, name = 'client'): Promise<unknown> {
    const { hotUpdate } = livery({ brand: 'pier', from: folder.path });
    if (typeof hotUpdate !== 'function') throw new Error('The plugin has no hook for edits.');
    sent.length = 0;
    return hotUpdate.call({ environment: { name, hot } } as never, { file, read: () => content } as never);
  }

  it('sends the new texts to the page without a reload', async () => {
    expect(await edited('{ "page.home": "హోమ్" }')).toEqual([]);
    expect(sent).toEqual([['livery:catalogue', { code: 'TY', namespace: 'shell', texts: { 'page.home': 'హోమ్' } }]]);
  });

  it('shows invalid JSON in the overlay', async () => {
    expect(await edited('{ "page.home": ')).toEqual([]);
    expect(sent).toEqual([[expect.objectContaining({ type: 'error', err: expect.objectContaining({ message: expect.stringContaining('locales/TY/shell.json') as string }) as object })]]);
  });

  it('ignores other environments', async () => {
    expect(await edited('{}', 'ssr')).toBeUndefined();
    expect(sent).toEqual([]);
  });
});
