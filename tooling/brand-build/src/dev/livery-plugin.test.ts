import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@livery/test-config';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { fixturePortal, makeBrand, temporaryFolder } from '../test-data.ts';
import { livery } from './livery-plugin.ts';

const folder = temporaryFolder();
const pier = (file: string): string => join(folder.path, 'pier', file);
let server: ViteDevServer;
let browser: Browser;
let page: Page;

/** Replaces text in a file of the brand; a text that is not there would make the test prove nothing. */
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
    logLevel: 'silent',
    cacheDir: join(folder.path, '.vite'),
    plugins: [livery({ brand: 'pier', from: folder.path })],
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  });
  await server.listen();
  browser = await chromium.launch(chromiumLaunch());
  page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByText('Pier with free play').waitFor();
  // Whatever reloads the page loses this mark.
  await page.evaluate('window.kept = true');
}, 60_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  folder[Symbol.dispose]();
});

const kept = async (): Promise<unknown> => page.evaluate('window.kept');
const variable = async (name: string): Promise<unknown> => page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('${name}')`);

test('the page has the brand’s theme, title and first paint', async () => {
  expect(await page.title()).toBe('Harbour');
  expect(await variable('--space-4')).toBe('1rem');
  expect(await page.locator('html').getAttribute('data-brand')).toBe('pier');
});

test('an edit of the configuration shows without a reload', async () => {
  edit('brand.config.ts', 'cockfightCodes: [],', 'cockfightCodes: [],\n  features: { freePlay: false },');
  await page.getByText('Pier without free play').waitFor();
  expect(await kept()).toBe(true);
});

test('an edit of the theme shows without a reload, also in a file that the theme imports', async () => {
  edit('theme/base.ts', "4: '1rem'", "4: '1.125rem'");
  await expect.poll(async () => variable('--space-4')).toBe('1.125rem');
  expect(await kept()).toBe(true);
});

test('a fault shows in the overlay with its place, and goes with its repair', async () => {
  edit('brand.config.ts', "offered: ['EN']", "offered: ['EN', 'EN']");
  const overlay = page.locator('vite-error-overlay');
  await overlay.locator('.message').waitFor();
  expect(await overlay.locator('.message').textContent()).toContain('pier/brand.config.ts › languages.offered.1: found "EN" a second time; expected each value once');
  edit('brand.config.ts', "offered: ['EN', 'EN']", "offered: ['EN']");
  // The watcher lets one change of a file through in 50 ms, so an edit right after another may want a second save.
  await expect
    .poll(async () => {
      const now = new Date();
      utimesSync(pier('brand.config.ts'), now, now);
      return overlay.count();
    })
    .toBe(0);
  expect(await page.locator('#root').textContent()).toBe('Pier without free play');
  expect(await kept()).toBe(true);
});

describe('livery, on an edit of a catalogue', () => {
  const file = '/repository/packages/i18n/src/locales/TY/shell.json';
  const sent: unknown[] = [];
  const hot = { send: (...message: unknown[]) => void sent.push(message) };

  /** What the plugin answers to an edit that leaves this content, in the environment of this name. */
  async function edited(content: string, name = 'client'): Promise<unknown> {
    const { hotUpdate } = livery({ brand: 'pier', from: folder.path });
    if (typeof hotUpdate !== 'function') throw new Error('The plugin has no hook for edits.');
    sent.length = 0;
    return hotUpdate.call({ environment: { name, hot } } as never, { file, read: () => content } as never);
  }

  it('sends the new texts to the page, which is not reloaded', async () => {
    expect(await edited('{ "page.home": "హోమ్" }')).toEqual([]);
    expect(sent).toEqual([['livery:catalogue', { code: 'TY', namespace: 'shell', texts: { 'page.home': 'హోమ్' } }]]);
  });

  it('shows what is no JSON in the overlay', async () => {
    expect(await edited('{ "page.home": ')).toEqual([]);
    expect(sent).toEqual([[expect.objectContaining({ type: 'error', err: expect.objectContaining({ message: expect.stringContaining('locales/TY/shell.json') as string }) as object })]]);
  });

  it('leaves other environments alone', async () => {
    expect(await edited('{}', 'ssr')).toBeUndefined();
    expect(sent).toEqual([]);
  });
});
