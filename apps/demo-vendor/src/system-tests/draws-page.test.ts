import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { openGamePages, violationsOf } from '../test-support/game-pages.ts';
import { startPageServer } from '../test-support/page-server.ts';
import type { PageServer } from '../test-support/page-server.ts';
import type { PastDraw } from '../shared/draws.ts';

const MINUTE = 60_000;
const pages = openGamePages();
let vendor: PageServer;

const expectSoon = <T>(ask: () => T) => expect.poll(ask, { timeout: 30_000 });

describe('lotteries with scheduled draws', { timeout: 90_000 }, () => {
  afterEach(async () => {
    await Promise.all(pages.browser.contexts().map((context) => context.close()));
    await vendor.close();
  });
  async function open(code: string, game: string, fields: Record<string, string> = {}): Promise<Page> {
    vendor = await startPageServer(game, pages.folder, code);
    // Just after a draw.
    vendor.clock.leapTo((Math.floor(vendor.clock.now() / MINUTE) + 1) * MINUTE + 500);
    const page = await (await pages.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })).newPage();
    await page.goto(vendor.launchUrl(fields));
    await page.locator('[data-state=ready]').waitFor();
    return page;
  }

  it('take bets by keyboard, keep them over a reload, and decide them by the numbers that the platform is told', async () => {
    const game = 'mdl-meridian-minute-5';
    const page = await open('MDL', game);
    const issue = /\d{8}-\d{4}/.exec(await page.locator('.draw-countdown').innerText())?.[0] ?? '';
    for (const key of ['4', 'Space']) await page.keyboard.press(key);
    const bet = page.locator('.draw-bet');
    await expectSoon(() => bet.allInnerTexts()).toEqual([expect.stringMatching(new RegExp(`^${issue}\\s+4\\s+€1.00\\s+open$`))]);
    await page.keyboard.press('7');
    await page.getByRole('button', { name: /^Bet €/, disabled: false }).waitFor();
    await page.keyboard.press('Space');
    await expectSoon(() => bet.count()).toBe(2);
    await page.reload();
    await page.locator('[data-state=ready]').waitFor();
    await expectSoon(() => page.locator('.draw-bet[data-status=running]').count()).toBe(2);
    expect(vendor.wallet.bets.size).toBe(2);
    vendor.clock.leap(MINUTE);
    await expectSoon(() => vendor.wallet.closed.size).toBe(2);
    await expectSoon(() => page.locator('.tray-line').innerText()).toBe(`Draw ${issue}`);
    await expectSoon(() => page.locator(':is(.draw-bet[data-status=won], .draw-bet[data-status=lost])').count()).toBe(2);
    const { draws } = (await (await fetch(`${vendor.origin}/draws?vendor=MDL&codes=${game}`)).json()) as { readonly draws: readonly PastDraw[] };
    const numbers = draws.find((draw) => draw.issue === issue)?.prizes[0]?.numbers;
    expect((await page.locator('.drawn').innerText()).replaceAll(/\s/g, '')).toBe(numbers?.join(''));
    await expectSoon(async () => (await page.locator('.balance .value').innerText()).replaceAll(/\D/g, '')).toBe(vendor.wallet.balance.toString());
  });

  it('show the prizes of all bets on a draw, whichever is paid last', async () => {
    const page = await open('MDL', 'mdl-meridian-minute-5');
    for (let digit = 0; digit < 10; digit += 1) {
      await page.keyboard.press(String(digit));
      // The bet before shows by the stream, maybe before its own answer, and none is placed until then.
      await page.getByRole('button', { name: /^Bet €/, disabled: false }).waitFor();
      await page.keyboard.press('Space');
      await expectSoon(() => page.locator('.draw-bet').count()).toBe(digit + 1);
      await page.keyboard.press('Backspace');
    }
    vendor.clock.leap(MINUTE);
    await expectSoon(() => vendor.wallet.closed.size).toBe(10);
    await expectSoon(() => page.locator('.draw-bet[data-status=lost]').count()).toBe(9);
    await expectSoon(() => page.locator('.ticker').innerText()).toMatch(/You won €9\.50$/);
    expect(await page.locator('.win .value').innerText()).toBe('€9.50');
  });

  it('close bets before the draw, and say so when a bet comes too late', async () => {
    const page = await open('MDL', 'mdl-meridian-racing');
    await page.keyboard.press('3');
    // A bet that was asked for before the draw and comes after it: the stream would tell the page in time.
    await page.evaluate(() => {
      const send = window.fetch;
      window.fetch = (input, init) => {
        const asked = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { readonly choice?: object };
        return send(input, asked.choice === undefined ? init : { ...init, body: JSON.stringify({ ...asked, choice: { ...asked.choice, issue: '20200101-0001' } }) });
      };
    });
    await page.keyboard.press('Space');
    await expectSoon(() => page.getByRole('status').innerText()).toMatch(/^Bets on that draw have just closed\. Nothing was taken/);
    expect([vendor.wallet.bets.size, await page.locator('dialog[open]').count(), await page.locator('.cell[data-picked]').count()]).toEqual([0, 0, 1]);
  });

  it.each([['MDL', 'mdl-meridian-mark-six'], ['MDL', 'mdl-meridian-keno-20'], ['TCG_SEA', 'tcg-sea-manila-two-digits'], ['TCG_LOTTO_VN', 'tcg-lotto-vn-northern-board']])('of %s fit every screen in both directions and have no accessibility violations, dialogs included: %s', async (code, game) => {
    const page = await open(code, game, { lang: 'te' });
    await page.keyboard.press('q');
    await page.keyboard.press('Space');
    await page.locator('.draw-bet').waitFor({ state: 'attached' });
    const faults: string[] = [];
    for (const direction of ['ltr', 'rtl'])
      for (const [width, height] of [[320, 568], [390, 844], [844, 390], [1440, 900]] as const) {
        await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
        await page.setViewportSize({ width, height });
        faults.push(...(await page.evaluate(() => [...document.querySelectorAll('button')].filter((button) => {
          const { left, right, top, bottom, width: wide, height: high } = button.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight + 1 || (wide > 0 && (wide < 18 || high < 16));
        }).map((button) => `${innerWidth} ${document.documentElement.dir}: ${button.textContent}`).concat(document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight ? [`${innerWidth}: page`] : []))));
        if (direction === 'ltr') faults.push(...(await violationsOf(page)));
      }
    expect(faults).toEqual([]);
    for (const key of ['p', 'h']) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' }).catch(() => undefined);
    }
    await expectSoon(() => page.locator('.action').innerText()).toBe('€1.00 పందెం');
  });
});
