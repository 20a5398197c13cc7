import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromiumLaunch, everything } from '@livery/test-config';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFleet } from '../fleet/build-fleet.ts';
import { fixtureShell } from '../test-support/fixtures.ts';
import { makeBrand } from '../test-support/make-brand.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { NONCE } from './page.ts';
import { CHUNK_TIMEOUT_MS, FLOOR_DECLARATIONS } from './start-script.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const folder = temporaryFolder();
const dist = join(folder.path, 'dist');
let server: Server;
let browser: Browser;
let origin: string;
let tamper: (path: string, content: Buffer) => Buffer = (_, content) => content;

/** Serves a built brand as a host does: a strict policy, a nonce for each response. */
function serve(shellDist: string): Server {
  let count = 0;
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = [dist, shellDist].map((root) => join(root, pathname)).find((path) => types[extname(path)] !== undefined && existsSync(path));
    if (file !== undefined) {
      response.writeHead(200, { 'content-type': types[extname(file)] ?? '' }).end(tamper(pathname, readFileSync(file)));
      return;
    }
    count += 1;
    const nonce = `n${count}`;
    const policy = `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; font-src 'self'; require-trusted-types-for 'script'; trusted-types livery-theme`;
    const page = readFileSync(join(dist, 'brands/pier/index.html'), 'utf8').replaceAll(NONCE, nonce);
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page);
  });
}

beforeAll(async () => {
  const { shell, dist: shellDist } = await fixtureShell();
  await makeBrand(join(folder.path, 'brands'), 'pier', { name: 'Pier' });
  await buildFleet({ from: join(folder.path, 'brands'), to: dist, shell });
  server = serve(shellDist).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch(chromiumLaunch());
}, 60_000);

afterAll(async () => {
  await browser.close();
  server.close();
  folder[Symbol.dispose]();
});

describe('built page in Chromium', () => {
  test('the shell finds its brand through the import map under a strict policy, also on lazy pages', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${origin}/lazy`);
    await page.getByText('Pier with free play, and a lazy page of Pier').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('a page that works writes no error once the time limit of its scripts has passed', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.clock.install();
    await page.goto(`${origin}/`);
    await page.getByText('Pier with free play').waitFor();
    await page.clock.fastForward(CHUNK_TIMEOUT_MS + 1000);
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(CHUNK_TIMEOUT_MS);
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('language, scheme and theme are set before any script of the shell runs', async () => {
    const page = await browser.newPage();
    // Never answered: where scripts fail, the message about it takes the first paint's place.
    await page.route('**/shell/**', () => undefined);
    await page.addInitScript(() => {
      localStorage.setItem('hisLang', 'XX');
      localStorage.setItem('livery.scheme', 'dark');
    });
    await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' });
    const seen = await page.locator('html').evaluate((root: HTMLElement) => ({
      lang: root.lang,
      dir: root.dir,
      ...root.dataset,
      canvas: root.ownerDocument.defaultView?.getComputedStyle(root).getPropertyValue('--color-bg-canvas'),
    }));
    // A language or scheme that the brand does not offer gives way to its own.
    expect(seen).toMatchObject({ lang: 'en', dir: 'ltr', brand: 'pier', language: 'EN', scheme: 'light', first: 'home', header: 'solid', tile: 'paper', canvas: expect.stringMatching(/^#[0-9a-f]{6}$/) as string });
    expect(await page.locator('h1').textContent()).toBe('A quay');
    await expect.poll(async () => page.locator('#first-paint-hero').evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0)).toBe(true);
    await page.close();
  });

  test('the calls of the first paint start before the scripts, which do not wait for a missing hero', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const heroes: string[] = [];
    await page.route(/\/hero/, (route) => {
      heroes.push(new URL(route.request().url()).pathname.replace(/-[^-]+\.svg$/, ''));
    });
    await page.goto(`${origin}/`, { waitUntil: 'commit' });
    await page.getByText('Pier with free play').waitFor();
    expect(heroes).toEqual(['/brands/pier/hero']);
    const order = await page.locator('link[rel=preload], link[rel=modulepreload]').evaluateAll((links: HTMLLinkElement[]) => links.map(({ rel, as, fetchPriority }) => `${rel} ${as} ${fetchPriority}`));
    expect(order.slice(0, 1)).toEqual(['preload image high']);
    expect(order.findIndex((link) => link.startsWith('modulepreload'))).toBeGreaterThan(order.findLastIndex((link) => link.startsWith('preload')));
    await page.close();
  });

  test('a phone fetches the compact hero alone', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
    const heroes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/hero')) heroes.push(new URL(request.url()).pathname.replace(/-[^-]+\.svg$/, ''));
    });
    await page.goto(`${origin}/`);
    await page.getByText('Pier with free play').waitFor();
    expect(heroes).toEqual(['/brands/pier/hero-compact']);
    await page.close();
  });

  test('a page other than the home page fetches no hero', async () => {
    const page = await browser.newPage();
    const heroes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/hero')) heroes.push(request.url());
    });
    await page.goto(`${origin}/help`);
    await page.getByText('Pier with free play').waitFor();
    expect(heroes).toEqual([]);
    await page.close();
  });

  test('a page other than the home page hides the hero of the first paint, and none of the application', async () => {
    const page = await browser.newPage();
    // Never answered: the first paint stays.
    await page.route('**/shell/**', () => undefined);
    await page.goto(`${origin}/help`, { waitUntil: 'domcontentloaded' });
    const shown = await page.evaluate(() => {
      const own = document.createElement('div');
      own.dataset['hero'] = 'panorama';
      document.body.append(own);
      return [...document.querySelectorAll('[data-hero]')].map((hero) => getComputedStyle(hero).visibility);
    });
    expect(shown).toEqual(['hidden', 'visible']);
    await page.close();
  });

  test('a failed script shows the message with a retry, and the retry starts the site', async () => {
    const { shell } = await fixtureShell();
    for (const lost of ['/brand-', ...[...shell.preload, shell.entry].map((url) => url.slice(url.lastIndexOf('/')))]) {
      const page = await browser.newPage();
      await page.route((url) => url.pathname.includes(lost), (route) => route.abort());
      await page.goto(`${origin}/`);
      await page.getByRole('heading', { name: 'Something went wrong on this page' }).waitFor();
      expect(await page.getByText('This browser is too old').isVisible(), lost).toBe(false);
      await page.unrouteAll();
      await page.getByRole('link', { name: 'Reload the page' }).click();
      await page.getByText('Pier with free play').waitFor();
      await page.close();
    }
  });

  test.each(everything() ? ['importmap', ...FLOOR_DECLARATIONS] : ['importmap'])('a browser without %s, below the floor, is told that it is too old', async (missing) => {
    const page = await browser.newPage();
    await page.addInitScript((feature) => {
      if (feature === 'importmap') HTMLScriptElement.supports = (type) => type !== 'importmap';
      CSS.supports = (declaration: string) => declaration !== feature;
    }, missing);
    await page.goto(`${origin}/`);
    const message = page.getByText('This browser is too old for this site.');
    await message.waitFor();
    expect(await page.getByText('Please try again.').isVisible()).toBe(false);
    await page.close();
  });

  test("a visitor whose stored language differs from the page's gets the cookie and the page again, once", async () => {
    const page = await browser.newPage();
    await page.addInitScript(() => localStorage.setItem('hisLang', 'TY'));
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.goto(`${origin}/`);
    await page.getByText('Pier with free play').waitFor();
    expect([documents, (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)]).toEqual([2, ['hisLang=TY']]);
    await page.context().close();
  });

  test('a script that was altered in transit does not run', async () => {
    tamper = (path, content) => (path.includes('/brand-') ? Buffer.concat([content, Buffer.from('\n')]) : content);
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(`${origin}/`);
    await expect.poll(() => complaints.join()).toMatch(/integrity/i);
    expect(await page.locator('#root').textContent()).not.toContain('free play');
    tamper = (_, content) => content;
    await page.close();
  });
});
