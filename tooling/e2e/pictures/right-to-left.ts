import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fetched } from '../src/index.ts';

/** Shows a brand in the right-to-left pseudo-language instead of English. Requires a context with `bypassCSP`. */
export async function fromRightToLeft(page: Page): Promise<void> {
  // A modified brand chunk would not match the integrity hash of the page.
  await page.route((url) => !/\.[a-z0-9]+$/.test(url.pathname) && !/^\/(wps|lgw|lotto|__dev|cdn)\b/.test(url.pathname), async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const html = await (await fetched(route)).text();
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.replace(/\bsha(?:256|384|512)-[\w+/=]+/g, '') });
  });
  await page.route('**/brand-*.js', async (route) => {
    const brand = await (await fetched(route)).text();
    await route.fulfill({ contentType: 'text/javascript', body: brand.replace('"offered":["EN"', '"offered":["XB","EN"') });
  });
  await page.addInitScript(() => localStorage.setItem('hisLang', 'XB'));
}

/** Requires that the application has started in the right-to-left pseudo-language, so that no picture is of a failure page. */
export async function expectRightToLeft(page: Page): Promise<void> {
  await expect(page.locator('#content')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-XB');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}
