import type { Browser, Page } from '@playwright/test';
import { expect, openAsMember, test } from '../src/index.ts';
import type { Stack } from '../src/index.ts';
import { pictured } from './brands.ts';
import { camera, WIDTHS } from './camera.ts';
import { expectRightToLeft, fromRightToLeft } from './right-to-left.ts';

interface Visit {
  readonly browser: Browser;
  readonly stack: Stack;
  readonly brand: string;
  readonly rtl?: boolean;
}

async function visitor({ browser, stack, brand, rtl = false }: Visit): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', bypassCSP: rtl });
  const page = await context.newPage();
  if (rtl) await fromRightToLeft(page);
  await page.goto(stack.site(brand));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (rtl) await expectRightToLeft(page);
  return page;
}

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** The header with an open panel, at each width where it exists. */
async function panels(page: Page, series: string): Promise<void> {
  const snap = camera(page, series, WIDTHS.filter(({ width }) => width >= 1024));
  const toggles = page.getByRole('banner').locator('nav li:not([data-over]) > button[aria-expanded]');
  const open = (nth: 'first' | 'last') => async () => {
    await page.keyboard.press('Escape');
    const toggle = toggles[nth]();
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    await page.waitForTimeout(400);
  };
  await snap('vendors', open('first'));
  await snap('more', open('last'));
}

for (const { brand, pseudo } of pictured) {
  for (const rtl of pseudo ? [false, true] : [false]) {
    const series = rtl ? `${brand}-layout-rtl` : `${brand}-layout`;
    test(`${series}: header, footer and panels`, async ({ browser, stack }) => {
      const page = await visitor({ browser, stack, brand, rtl });
      const snap = camera(page, series, WIDTHS);
      await snap('home');
      await snap('home-sections', async () => {
        await page.evaluate(() => window.scrollTo({ top: innerHeight * 0.9, behavior: 'instant' }));
        await page.waitForTimeout(600);
      });
      await snap('home-end', async () => {
        for (let turn = 0; turn < 8; turn += 1) {
          await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
          await page.waitForTimeout(200);
        }
      });
      await page.setViewportSize(wide);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await panels(page, series);
      await page.setViewportSize(phone);
      await page.keyboard.press('Escape');
      await page.locator('button[aria-haspopup=dialog][aria-expanded]').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await camera(page, series, WIDTHS.filter(({ width }) => width < 1024))('menu');
    });
  }

  test(`${brand}: header and footer of a member`, async ({ browser, stack }) => {
    const page = await visitor({ browser, stack, brand });
    await openAsMember(page, stack.site(brand));
    const snap = camera(page, `${brand}-layout-member`, WIDTHS);
    await snap('home');
    await page.goto(`${stack.site(brand)}/nothing-here`);
    await snap('not-found');
  });
}
