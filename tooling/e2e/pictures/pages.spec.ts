import type { Browser, Page } from '@playwright/test';
import { expect, openAsMember, test } from '../src/index.ts';
import type { Stack } from '../src/index.ts';
import { pictured } from './brands.ts';
import { camera } from './camera.ts';
import { expectRightToLeft, fromRightToLeft } from './right-to-left.ts';

/** Pages around the halls: content, and the member centre, which opens over the home page. */
const pages = [
  '/promotions', '/down', '/help', '/helpmc', '/noticePage',
  '/member', '/member/securityCenter', '/member/securityCenter/secondFactor',
  ...['profile', 'transactionPassword', 'payoutAccounts', 'devices'].map((part) => `/member/securityCenter?part=${part}`),
  '/member/transferFund', '/member/depositv2', '/member/withdraw', '/member/personalHistoryCopy', '/member/transactionHistory', '/member/personalProfit', '/member/messageV2',
];

const named = (address: string) => address.slice(1).replace(/\W+/g, '-');

async function member(browser: Browser, stack: Stack, brand: string, rtl: boolean): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', bypassCSP: rtl });
  const page = await context.newPage();
  await openAsMember(page, stack.site(brand));
  if (rtl) {
    await fromRightToLeft(page);
    await page.goto(stack.site(brand));
    await expectRightToLeft(page);
  }
  return page;
}

for (const { brand, pseudo } of pictured) {
  for (const rtl of pseudo ? [false, true] : [false]) {
    const series = rtl ? `${brand}-page-rtl` : `${brand}-page`;
    test(`${series}: content and member centre`, async ({ browser, stack }) => {
      const page = await member(browser, stack, brand, rtl);
      const snap = camera(page, series);
      for (const address of pages) {
        await page.goto(stack.site(brand) + address);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await page.waitForTimeout(1500);
        await snap(named(address));
        await snap(`${named(address)}-end`, async () => {
          await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
          await page.waitForTimeout(400);
        });
      }
    });
  }
}
