import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { openGamePages } from '../test-support/game-pages.ts';
import { startPageServer } from '../test-support/page-server.ts';
import type { PageServer } from '../test-support/page-server.ts';

const pages = openGamePages();
let vendor: PageServer;

describe('instant lotteries', { timeout: 60_000 }, () => {
  afterEach(async () => {
    await Promise.all(pages.browser.contexts().map((context) => context.close()));
    await vendor.close();
  });
  async function open(game: string, { reducedMotion = 'reduce', ...fields }: Record<string, string> = {}): Promise<Page> {
    vendor = await startPageServer(game, pages.folder, 'QKD');
    const page = await (await pages.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: reducedMotion as 'reduce' })).newPage();
    await page.goto(vendor.launchUrl(fields));
    await page.locator('[data-state=ready]').waitFor();
    return page;
  }
  const drawn = (page: Page): Promise<number> => page.locator('.drawn-place .face').count();
  const status = (page: Page): Promise<string> => page.getByRole('status').innerText();

  it('choose by keys, move in the ticket with arrows without changing the stake, and say what is chosen', async () => {
    const page = await open('qkd-quickdraw-keno-rush');
    await page.getByRole('button', { name: '1', exact: true }).focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => status(page)).toBe('Chosen: 12.');
    expect(await page.getByRole('button', { name: '12', exact: true, pressed: true }).count()).toBe(1);
    expect(await page.locator('.stake-value .value').innerText()).toBe('€1.00');
    await page.locator('.ticker').evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Space');
    // Nothing is chosen, so nothing is bought.
    await expect.poll(() => status(page)).toMatch(/^Choose up to 10/);
    await page.keyboard.press('0');
    expect(await page.locator('.cell[data-picked]').count()).toBe(10);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect.poll(() => drawn(page)).toBe(20);
    await expect.poll(() => status(page)).toMatch(/^Drawn: (\d+, ){19}\d+\. \d+ hits?\. /);
    expect([...vendor.wallet.bets.values()].map(({ amount }) => amount)).toEqual([200n]);
    const hits = Number(/(\d+) hits?\./.exec(await status(page))?.[1]);
    expect([await page.locator('.cell[data-hit]').count(), await page.locator('.drawn-place[data-lit]').count(), await page.locator('.cell[data-drawn]').count()]).toEqual([hits, hits, 20]);
  });

  it('show the numbers one by one, all of them at a second press, and the new balance only then', async () => {
    const page = await open('qkd-quickdraw-keno-rush', { reducedMotion: 'no-preference' });
    await page.keyboard.press('1');
    await page.keyboard.press('Space');
    await page.locator('.drawn-place .face').nth(1).waitFor();
    expect(await drawn(page)).toBeLessThan(20);
    expect(await page.locator('.balance .value').innerText()).toBe('€999.00');
    await page.keyboard.press('Space');
    await expect.poll(() => drawn(page), { timeout: 700 }).toBe(20);
    await expect.poll(async () => (await page.locator('.balance .value').innerText()).replaceAll(/\D/g, '')).toBe(vendor.wallet.balance.toString());
    expect(vendor.wallet.bets.size).toBe(1);
  });

  it('choose digits in order, the same twice, and show the ticket and its draw again after a reload', async () => {
    const page = await open('qkd-quickdraw-one-minute');
    for (const key of ['7', '0', '7', 'Space']) await page.keyboard.press(key);
    await expect.poll(() => drawn(page)).toBe(5);
    const numbers = await page.locator('.drawn').innerText();
    await page.reload();
    await page.locator('[data-state=ready]').waitFor();
    expect([await page.locator('.drawn').innerText(), (await page.locator('.slots').innerText()).replaceAll(/\s/g, '')]).toEqual([numbers, '707']);
    await page.keyboard.press('h');
    await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(/7 0 7 · [03] hits/);
  });

  it.each(['qkd-quickdraw-one-minute', 'qkd-quickdraw-racing-ten', 'qkd-quickdraw-eleven-five', 'qkd-quickdraw-three-dice', 'qkd-quickdraw-fish-prawn-crab', 'qkd-quickdraw-colour-guess'])('%s fits every screen in both directions, before and after a draw', async (game) => {
    const page = await open(game, { lang: 'te' });
    const faults: string[] = [];
    for (const keys of [[], ['q', 'Space']]) {
      for (const key of keys) await page.keyboard.press(key);
      if (keys.length > 0) await page.locator('.drawn-place .face').last().waitFor({ state: 'attached' });
      for (const direction of ['ltr', 'rtl'])
        for (const [width, height] of [[320, 568], [390, 844], [844, 390], [1440, 900]] as const) {
          await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
          await page.setViewportSize({ width, height });
          faults.push(...(await page.evaluate(() => [...document.querySelectorAll('button')].filter((button) => {
            const { left, right, top, bottom, width: wide, height: high } = button.getBoundingClientRect();
            return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight + 1 || (wide > 0 && (wide < 18 || high < 18));
          }).map((button) => `${innerWidth} ${document.documentElement.dir}: ${button.textContent}`).concat(document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight ? [`${innerWidth}: page`] : []))));
        }
    }
    expect(faults).toEqual([]);
  });
});
