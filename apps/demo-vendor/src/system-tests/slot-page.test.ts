import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { evaluate, windowAt } from '../maths/slot/evaluate.ts';
import { slotModelOf } from '../shared/slot-info.ts';
import { startPageServer } from '../test-support/page-server.ts';
import type { PageServer } from '../test-support/page-server.ts';
import { openGamePages, violationsOf } from '../test-support/game-pages.ts';

const GAME = 'vnd-lantern-river';
const { model } = slotModelOf(GAME);
const pages = openGamePages();
let vendor: PageServer;
let portal: Server;
let portalOrigin = '';

beforeAll(async () => {
  // A portal that embeds the game and records its messages.
  portal = createServer((request, response) => {
    const target = new URL(request.url ?? '/', 'http://portal').searchParams.get('frame') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Portal</title><style>iframe{width:900px;height:600px}</style><iframe src="${target.replaceAll('"', '')}" title="Game" sandbox="allow-scripts allow-same-origin"></iframe><script>window.messages=[];addEventListener('message',(e)=>messages.push({origin:e.origin,data:e.data}))</script>`);
  });
  await once(portal.listen(0, '127.0.0.1'), 'listening');
  portalOrigin = `http://portal.localhost:${(portal.address() as AddressInfo).port}`;
}, 60_000);

afterAll(() => void portal.close());

beforeEach(async () => {
  vendor = await startPageServer(GAME, pages.folder);
});
afterEach(async () => {
  await Promise.all(pages.browser.contexts().map((context) => context.close()));
  await vendor.close();
});

async function open(options: BrowserContextOptions = {}, extra: Record<string, string> = {}): Promise<Page> {
  const context = await pages.browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
  const page = await context.newPage();
  await page.goto(vendor.launchUrl({ return: portalOrigin, ...extra }));
  await page.locator('[data-state=ready]').waitFor();
  return page;
}

const expectSoon = <T>(ask: () => T) => expect.poll(ask, { timeout: 30_000 });

/** Stops that show the same symbol on the middle row of every reel. */
const stopsOf = (symbol: string): number[] => model.strips.map((strip) => (strip.indexOf(symbol) - 1 + strip.length) % strip.length);
/** Stops that pay nothing. */
const LOSING = Array.from({ length: 29 }, (_, n) => [n, n + 3, n + 7, n + 1, n + 5].map((stop, reel) => stop % (model.strips[reel] ?? '').length)).find(
  (stops) => evaluate(model, windowAt(model.strips, stops)).coins === 0,
) ?? [0, 0, 0, 0, 0];
const status = (page: Page): Promise<string> => page.getByRole('status').innerText();

describe('slot rounds', { timeout: 60_000 }, () => {
  it('are played with the keyboard, once for each press, and show the wallet’s balance', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await page.keyboard.press('ArrowUp');
    vendor.draw(LOSING, stopsOf('H'), LOSING, stopsOf('E'), LOSING);
    for (let n = 1; n <= 5; n += 1) {
      await page.keyboard.press(n % 2 === 0 ? 'Enter' : 'Space');
      await expectSoon(() => vendor.wallet.closed.size).toBe(n);
      await expectSoon(() => status(page)).toMatch(/You won|No win/);
      await page.locator('[data-busy=false]').waitFor();
    }
    const shown = (await page.locator('.balance .value').innerText()).replaceAll(/\D/g, '');
    expect(shown).toBe(vendor.wallet.balance.toString());
    expect(await status(page)).toContain(await page.locator('.balance .value').innerText());
  });

  it('start once on a double click', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    vendor.draw(stopsOf('H'));
    await page.getByRole('button', { name: 'Spin' }).dblclick({ delay: 5 });
    await page.locator('[data-busy=false]').waitFor();
    expect(vendor.wallet.bets.size).toBe(1);
  });

  it('spin the reels and count up the win', async () => {
    const page = await open();
    vendor.draw(stopsOf('D'));
    await page.keyboard.press('Space');
    await expectSoon(() => status(page)).toContain('You won');
    await expectSoon(() => page.locator('.win .value').innerText()).not.toBe('–');
  });

  it('play free spins to their end, with animations skipped', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    vendor.draw(stopsOf('S'));
    await page.keyboard.press('Space');
    await page.locator('.free-count').waitFor();
    const hurry = setInterval(() => void page.keyboard.press('Space').catch(() => undefined), 60);
    await expectSoon(() => status(page)).toContain('You won');
    clearInterval(hurry);
    expect(await page.locator('.free-count').isHidden()).toBe(true);
  });

  it('are repeated by autoplay for the chosen number of spins', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Autoplay' }).click();
    await page.getByRole('group', { name: /one spin wins/ }).getByRole('radio', { name: 'Do not stop' }).check();
    await page.getByRole('group', { name: /balance falls/ }).getByRole('radio', { name: 'Do not stop' }).check();
    vendor.draw(...Array.from({ length: 10 }, () => LOSING));
    await page.getByRole('button', { name: 'Start autoplay' }).click();
    await expectSoon(() => vendor.wallet.closed.size).toBe(10);
    await expectSoon(() => page.locator('.ticker').innerText()).toBe('Autoplay has finished.');
  });
});

describe('a reload', { timeout: 60_000 }, () => {
  it('keeps the session, hides the token and shows the pending round', async () => {
    const page = await open();
    expect(page.url()).not.toContain('token=');
    vendor.draw(stopsOf('C'));
    await page.keyboard.press('Space');
    await expectSoon(() => vendor.wallet.closed.size).toBe(1);
    await page.reload();
    await page.locator('[data-state=ready]').waitFor();
    expect(await page.locator('.ticker').innerText()).toContain('Your last spin finished while the page was away');
    expect((await page.locator('.balance .value').innerText()).replaceAll(/\D/g, '')).toBe(vendor.wallet.balance.toString());
    expect(vendor.wallet.calls.filter((one) => one.call === 'authenticate')).toHaveLength(1);
  });
});

describe('a framed game', { timeout: 60_000 }, () => {
  it('posts its events to the portal', async () => {
    const page = await pages.browser.newPage();
    await page.goto(`${portalOrigin}/?frame=${encodeURIComponent(vendor.launchUrl({ return: portalOrigin }))}`);
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-state=ready]').waitFor();
    vendor.draw(stopsOf('H'));
    await frame.getByRole('button', { name: 'Spin' }).click();
    const messages = () => page.evaluate(() => (window as unknown as { messages: { origin: string; data: { event: string } }[] }).messages);
    await expectSoon(async () => (await messages()).map(({ data }) => data.event)).toEqual(['ready', 'round-started', 'round-ended', 'balance-changed']);
    expect((await messages()).at(-1)).toMatchObject({ origin: vendor.origin, data: { type: 'livery-game', balance: vendor.wallet.balance.toString(), currency: 'EUR', exponent: 2 } });
    await frame.getByRole('button', { name: 'Back to the games' }).click();
    await expectSoon(async () => (await messages()).at(-1)?.data.event).toBe('request-exit');
  });

  it('posts no events to a page other than the return address', async () => {
    const page = await pages.browser.newPage();
    await page.goto(`${portalOrigin}/?frame=${encodeURIComponent(vendor.launchUrl({ return: 'http://other.localhost:1' }))}`);
    await page.frameLocator('iframe').locator('[data-state=ready]').waitFor();
    expect(await page.evaluate(() => (window as unknown as { messages: unknown[] }).messages)).toEqual([]);
  });

  it('is not displayed by sites that are not allowed to embed it', async () => {
    const page = await pages.browser.newPage();
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    // Only names under localhost are allowed, so the portal's IP address is not.
    const { port } = portal.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/?frame=${encodeURIComponent(vendor.launchUrl({}))}`);
    expect((await refused).text()).toMatch(/violates.*frame-ancestors/);
  });
});

describe('problem dialogs', { timeout: 60_000 }, () => {
  it('explain a problem and offer the possible actions', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const dialog = page.locator('dialog.problem');
    vendor.wallet.fault = (call) => (call === 'bet' ? { code: 'INSUFFICIENT_FUNDS' } : undefined);
    await page.keyboard.press('Space');
    await expectSoon(() => dialog.innerText()).toContain('Lower the stake');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'OK' }).click();
    vendor.wallet.fault = (call) => (call === 'bet' ? 'lose-request' : undefined);
    await page.keyboard.press('Space');
    await expectSoon(() => dialog.innerText()).toContain('Your stake is back');
    vendor.wallet.fault = () => undefined;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expectSoon(() => vendor.wallet.bets.size).toBe(1);
    await page.locator('[data-busy=false]').waitFor();
    vendor.wallet.expired = true;
    await page.keyboard.press('Space');
    await expectSoon(() => dialog.innerText()).toContain('This game session has ended');
    await expectSoon(() => dialog.getByRole('button').allInnerTexts()).toEqual(['Back to the games']);
  });

  it('explain a refused launch', async () => {
    const page = await pages.browser.newPage();
    vendor.wallet.fault = () => ({ code: 'INVALID_SESSION' });
    await page.goto(vendor.launchUrl({ return: portalOrigin }));
    await expectSoon(() => page.locator('dialog.problem').innerText()).toContain('has been used or has expired');
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('the slot page', { timeout: 60_000 }, () => {
  it.each([[320, 568], [360, 740], [844, 390], [1280, 720], [1920, 1080]])('fits %i × %i without scrolling', async (width, height) => {
    const page = await open({ viewport: { width, height } });
    expect(await page.evaluate(() => [document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight])).toEqual([true, true]);
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box).not.toBeNull();
      expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width && (box?.y ?? 0) + (box?.height ?? 0) <= height + 1).toBe(true);
    }
  });

  it.each([['phone in portrait', 390, 844], ['desktop', 1280, 720]])('has no accessibility violations on a %s', async (_name, width, height) => {
    const page = await open({ viewport: { width, height }, reducedMotion: 'reduce' });
    expect(await violationsOf(page)).toEqual([]);
    for (const key of ['p', 'a', 'h']) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' }).catch(() => undefined);
    }
  });

  it('shows the exact figures', async () => {
    const page = await open();
    await page.keyboard.press('p');
    const text = await page.getByRole('dialog', { name: 'Paytable and rules' }).innerText();
    expect(text).toMatch(/Return to player\s+96\.\d\d%/);
  });

  it('uses English for languages without a catalogue', async () => {
    for (const lang of ['fa', 'zh-Hant', '%00broken']) {
      const page = await open({}, { lang });
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['en', 'ltr']);
      expect(await page.getByRole('button', { name: 'Spin' }).count()).toBe(1);
    }
  });

  it('speaks Arabic from right to left, with amounts in their own order', async () => {
    const page = await open({}, { lang: 'ar' });
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['ar', 'rtl']);
    expect(await page.getByRole('button', { name: 'تدوير' }).count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each([
    ['te', ['Noto Sans Telugu Variable']],
    ['en', []],
  ] as const)('loads the font of the letters of %s that systems may lack', async (lang, fonts) => {
    const page = await open({}, { lang });
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));
    });
    expect(loaded).toEqual(fonts);
  });

  it('loads less than 60 KB of scripts and styles', async () => {
    const files = new Set<string>();
    const page = await (await pages.browser.newContext()).newPage();
    page.on('response', (response) => void files.add(new URL(response.url()).pathname));
    await page.goto(vendor.launchUrl({}));
    await page.locator('[data-state=ready]').waitFor();
    const loaded = [...files].filter((file) => file.startsWith('/assets/'));
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded.reduce((sum, file) => sum + gzipSync(readFileSync(join(pages.folder, file))).length, 0)).toBeLessThan(60_000);
  });
});
