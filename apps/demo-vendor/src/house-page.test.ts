import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromiumLaunch } from '@livery/test-config';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testingPage } from './server/testing-page.ts';
import type { TestingPage } from './server/testing-page.ts';
import { modelOf } from './shared/game.ts';
import { BINGO_TIMING } from './shared/bingo.ts';
import { periodOf } from './shared/table.ts';
import type { Timing } from './shared/table.ts';
import { WHEEL_TIMING } from './shared/wheel.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let folder = '';
let browser: Browser;
let vendor: TestingPage;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'house-page-'));
  await build({ configFile: resolve(import.meta.dirname, '../vite.config.ts'), logLevel: 'error', build: { outDir: folder } });
  browser = await chromium.launch(chromiumLaunch());
}, 60_000);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
}
const expectSoon = <T>(ask: () => T) => expect.poll(ask, { timeout: 30_000 });

interface Case {
  readonly vendor: string;
  readonly game: string;
  readonly timing: Timing | null;
  readonly keys: readonly string[];
  /** Shows that a bet is on its way, also after a reload. */
  readonly kept: string;
  readonly telugu: string;
}
const CASES: readonly Case[] = [
  { vendor: 'MN6', game: 'mn6-six-animals-classic', timing: WHEEL_TIMING, keys: ['1', '2', 'Space'], kept: '.spot[data-placed]', telugu: 'పందెం వేయండి' },
  { vendor: 'CLH', game: 'clh-callhouse-bingo-75', timing: BINGO_TIMING, keys: ['3', 'Space'], kept: '.bingo-card', telugu: '1 కార్డు కొనండి, €1.00' },
  { vendor: 'CRC', game: 'crc-bull-bull-circle', timing: null, keys: ['Space'], kept: '.action:text("Waiting")', telugu: 'కూర్చోండి' },
];

describe.each(CASES)('$game', { timeout: 90_000 }, ({ vendor: code, game, timing, keys, kept, telugu }) => {
  beforeEach(async () => {
    vendor = await testingPage(game, folder, code);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await vendor.close();
  });
  /** Moves on to a moment of a round; where there is no shared clock the house takes the seat instead. */
  const moveTo = (part: 'betting' | 'pause'): void => {
    if (timing === null) return part === 'pause' ? vendor.clock.leap(8000) : undefined;
    const period = periodOf(timing);
    const start = Math.floor(vendor.clock.now() / period) * period;
    vendor.clock.leapTo(part === 'betting' ? start + period + 200 : start + period - timing.pauseMs + 50);
  };
  const open = async (lang = 'en'): Promise<Page> => {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })).newPage();
    await page.goto(vendor.launchUrl({ lang, return: 'http://portal.localhost:1' }));
    await page.locator('[data-state=ready]').waitFor();
    return page;
  };

  it('is played by keys alone, keeps the bet over a reload, and shows the wallet’s balance', async () => {
    moveTo('betting');
    const page = await open();
    for (const key of keys) await page.keyboard.press(key);
    await page.locator(kept).first().waitFor();
    expect(vendor.wallet.bets.size).toBe(1);
    await page.reload();
    await page.locator('[data-state=ready]').waitFor();
    await page.locator(kept).first().waitFor();
    moveTo('pause');
    await expectSoon(() => vendor.wallet.closed.size).toBe(1);
    await expectSoon(async () => (await page.locator('.balance .value').innerText()).replaceAll(/\D/g, '')).toBe(vendor.wallet.balance.toString());
    expect(vendor.wallet.calls.filter(({ call }) => call === 'authenticate')).toHaveLength(1);
  });

  it('fits every screen without scrolling and has no accessibility faults, windows included', async () => {
    const page = await open();
    for (const [width, height] of [[320, 568], [360, 740], [844, 390], [1280, 720]] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => [document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]), `${width} × ${height}`).toEqual([true, true]);
      for (const button of await page.getByRole('button').all()) {
        const box = await button.boundingBox();
        const inside = box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height + 1;
        expect([await button.innerText(), inside], `${width} × ${height}`).toEqual([await button.innerText(), true]);
      }
    }
    expect(await faultsOf(page)).toEqual([]);
    for (const key of ['p', 'h']) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' }).catch(() => undefined);
    }
  });

  it('speaks the player’s language', async () => {
    const page = await open('te');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('te');
    await expectSoon(() => page.locator('.action').innerText()).toBe(telugu);
  });
});

describe('slots', { timeout: 90_000 }, () => {
  const openSlot = async (code: string, game: string): Promise<Page> => {
    vendor = await testingPage(game, folder, code);
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })).newPage();
    await page.goto(vendor.launchUrl({}));
    await page.locator('[data-state=ready]').waitFor();
    return page;
  };
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await vendor.close();
  });

  it('go on with free spins after a reload, and tell the balance only at their end', async () => {
    const game = 'fgl-meadow-waltz-free-spins';
    const page = await openSlot('FGL', game);
    const { strips } = modelOf(game).model;
    vendor.draw(strips.map((strip) => (strip.indexOf('S') - 1 + strip.length) % strip.length));
    await page.keyboard.press('Space');
    const counter = page.locator('.free-count');
    await counter.waitFor();
    await expectSoon(() => counter.innerText()).toMatch(/Free spin [2-9] of/);
    const before = Number(/\d+/.exec(await counter.innerText())?.[0]);
    await page.reload();
    await counter.waitFor();
    expect(Number(/\d+/.exec(await counter.innerText())?.[0])).toBeGreaterThanOrEqual(before);
    expect(await page.locator('.balance .value').innerText()).toBe('€998.75');
    expect(vendor.wallet.bets.size).toBe(1);
    expect(vendor.wallet.closed.size).toBe(1);
  });

  it('show the jackpot as it grows, to everybody who plays the game', async () => {
    const page = await openSlot('CLN', 'cln-harbour-lamps-jackpot');
    const jackpot = page.locator('.jackpot b');
    await expectSoon(() => jackpot.innerText()).toBe('€800.00');
    const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await other.goto(vendor.launchUrl({ token: 'Noor.other-token-1' }));
    await other.locator('[data-state=ready]').waitFor();
    await other.keyboard.press('Space');
    await expectSoon(() => jackpot.innerText()).toBe('€800.01');
    await page.keyboard.press('p');
    expect(await page.getByRole('dialog', { name: 'Paytable and rules' }).innerText()).toMatch(/96\.00%\s+94\.00% from the reels and 2\.00% from the jackpot/);
  });

  it('have no autoplay and no turbo where their vendor forbids them', async () => {
    const page = await openSlot('NBM', 'nbm-beacon-free-spins');
    await page.keyboard.press('a');
    await page.keyboard.press('t');
    expect(await page.getByRole('button', { name: /Autoplay|Turbo/ }).count()).toBe(0);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});
