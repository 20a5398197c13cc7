import type { Browser, Page } from '@playwright/test';
import { expect, gameKinds, logIn, placeBet, test } from '../src/index.ts';
import type { GameKind, Stack } from '../src/index.ts';
import { camera } from './camera.ts';
import { expectRightToLeft, fromRightToLeft } from './right-to-left.ts';

const halls = [
  '/rng', '/inhouse', '/bingo', '/fish', '/live', '/pvp', '/anim6games', '/cockfight', '/sports', '/esports', '/elott',
  '/lottery', '/vnlottery', '/seaLottery', '/seamless', '/rng?q=nothinghasthisname', '/rng?show=favourites', '/rng?show=recent',
];

/** Boards of event games look alike, so one is enough. */
const { slots, live, fishing, cards, bingo, zodiac, originals, elotteries, sports } = gameKinds;
const tables: readonly GameKind[] = [slots, live, fishing, cards, bingo, zodiac, originals, elotteries, sports];

async function member(browser: Browser, stack: Stack, brand: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', bypassCSP: true });
  const page = await context.newPage();
  await page.goto(stack.site(brand));
  await logIn(page, 'demo_member');
  return page;
}

/** Halls with much text, for other languages: one with a transfer-wallet vendor, and lists of lotteries. */
const wordy = ['/rng', '/pvp?page=TVL', '/lottery', '/seamless', '/rng?show=favourites'];

const named = (address: string) => address.slice(1).replace(/\W+/g, '-');

for (const brand of ['aurora', 'lagoon']) {
  test(`${brand}: halls`, async ({ browser, stack }) => {
    const page = await member(browser, stack, brand);
    const snap = camera(page, `${brand}-hall`);
    for (const hall of halls) {
      await page.goto(stack.site(brand) + hall);
      // Waits for images; the push connection stays open, so the network is never idle.
      await page.waitForTimeout(1500);
      await snap(named(hall));
    }
  });

  for (const [language, tag] of [['XB', 'ar-XB'], ['TY', 'te']] as const) {
    test(`${brand}: halls in ${language}`, async ({ browser, stack }) => {
      const page = await member(browser, stack, brand);
      if (language === 'XB') await fromRightToLeft(page);
      else await page.addInitScript(() => localStorage.setItem('hisLang', 'TY'));
      await page.goto(stack.site(brand));
      if (language === 'XB') await expectRightToLeft(page);
      test.skip((await page.evaluate(() => document.documentElement.lang)) !== tag, 'not offered');
      const snap = camera(page, `${brand}-${language}`);
      for (const hall of wordy) {
        await page.goto(stack.site(brand) + hall);
        await page.waitForTimeout(1500);
        await snap(named(hall));
      }
      await page.goto(`${stack.site(brand)}/rng`);
      await page.getByRole('main').locator('button[aria-haspopup=dialog]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await snap('filters');
      for (const hall of ['/pvp?page=TVL', '/rng?page=CLN']) {
        await page.goto(stack.site(brand) + hall);
        await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
        await expect(page.frameLocator('iframe').locator('[data-state=ready], [data-busy=false]').first()).toBeVisible();
        await snap(`game-${named(hall)}`);
      }
    });
  }

  for (const { menu, code, play, chosen, window } of tables) {
    const hall = `${menu}?page=${code}`;
    test(`${brand}: a game of ${hall}`, async ({ browser, stack }) => {
      const page = await member(browser, stack, brand);
      await page.goto(stack.site(brand) + hall);
      const opened = window ? page.context().waitForEvent('page') : undefined;
      const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
      // The code that opens a window is loaded on hover; a faster click opens the game in its frame.
      await card.hover();
      await page.waitForTimeout(1000);
      await card.click();
      if (chosen) await page.getByRole('main').getByRole('link', { name: 'Play this lottery', exact: true }).click();
      const beside = await opened;
      const snap = camera(beside ?? page, `${brand}-game`);
      const view = beside ?? page.frameLocator('iframe');
      await expect(view.locator('[data-state=ready]').first()).toBeVisible();
      await snap(named(hall));
      await placeBet(view, play);
      await snap(`${named(hall)}-played`);
    });
  }
}
