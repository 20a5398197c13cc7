import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, logIn, test } from '../../src/index.ts';
import type { Stack } from '../../src/index.ts';

/** Settings that an operator changes. */
interface Switches {
  readonly closed?: boolean;
  readonly blocked?: string;
  readonly country?: string;
}

/** Changes the settings of a demo site in a separate window, as its operator would. */
async function switchSite(page: Page, stack: Stack, brand: string, { closed = false, blocked = '', country = '' }: Switches): Promise<void> {
  const operator = await page.context().newPage();
  await operator.goto(`${stack.site(brand)}/__dev/merchant`);
  await operator.getByRole('radio', { name: closed ? 'closed for maintenance' : 'open' }).check();
  await operator.getByLabel('Countries not served').fill(blocked);
  await operator.getByLabel('Visitors come from').fill(country);
  await operator.getByRole('button', { name: 'Apply' }).click();
  await expect(operator.getByText(closed ? 'the maintenance page' : blocked === '' ? 'now sees the site' : 'the region restriction page')).toBeVisible();
  await operator.close();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a site under maintenance shows that and reopens by itself on the same page, with the session', async ({ page, stack, brands }) => {
  test.slow();
  const brand = brands[0] ?? '';
  await page.goto(stack.site(brand));
  await logIn(page, 'demo_member');
  await page.goto(`${stack.site(brand)}/promotions`);
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();

  await test.step('open pages are closed at once', async () => {
    await switchSite(page, stack, brand, { closed: true });
    await expect(heading(page)).toHaveText('We are working on the site', { timeout: 20_000 });
    await expect(page).toHaveURL(/\/promotions$/);
    await expectNoAxeFindings(page);
  });

  await test.step('languages can be changed, and customer service opens in its own window', async () => {
    await expect(page.getByRole('button', { name: /^Language/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
  });

  await test.step('a reload keeps it closed, and reopening needs no interaction', async () => {
    await page.reload();
    await expect(heading(page)).toHaveText('We are working on the site');
    await switchSite(page, stack, brand, {});
    await expect(heading(page)).toHaveText('Promotions', { timeout: 30_000 });
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible();
  });
});

test('a visitor from a blocked region sees their address and country, in every brand', async ({ page, stack, brands }) => {
  for (const brand of brands) {
    await switchSite(page, stack, brand, { blocked: 'FR', country: 'FR' });
    await page.goto(`${stack.site(brand)}/rng`);
    await expect(heading(page)).toHaveText('Not available where you are');
    await expect(page.getByText('France')).toBeVisible();
    await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
    await expect.poll(() => page.getByRole('main').locator('img').evaluate((flag: HTMLImageElement) => flag.naturalWidth)).toBeGreaterThan(0);
    await expectNoAxeFindings(page);
    // All content fits on a short phone too.
    for (const height of [740, 640]) {
      await page.setViewportSize({ width: 360, height });
      await expect(page.getByText(/^Last looked at/)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await switchSite(page, stack, brand, {});
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL(/\/rng$/);
    await expect(heading(page)).not.toHaveText('Not available where you are');
  }
});
