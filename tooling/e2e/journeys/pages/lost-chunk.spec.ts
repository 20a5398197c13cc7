import { expect, test } from '../../src/index.ts';

test('a missing chunk reloads the page once, then shows an explanation', async ({ page, stack }) => {
  await page.goto(stack.site());
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/shell/hall-page*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('banner').getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(page.getByText('A part of the page did not load')).toBeVisible({ timeout: 20_000 });
  expect(loads).toBe(1);
  await page.unroute('**/shell/hall-page*');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a page that is opened offline shows that, does not reload, and loads once online', async ({ page, context, stack }) => {
  await page.goto(stack.site());
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The page loads by itself once you are online again.' })).toBeVisible();
  expect(loads).toBe(0);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(`${stack.site()}/rng`);
  expect(loads).toBe(1);
});

test('the home page keeps its hero, says what to do and does not reload when the script of its sections is lost', async ({ page, stack }) => {
  await page.route('**/shell/home-sections-*', (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(stack.site());
  await expect(page.getByRole('alert')).toContainText('A part of the page did not load');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(1);
});
