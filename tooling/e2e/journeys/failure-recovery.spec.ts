import { expect, freshName, leaveWelcome, PASSWORD, test } from '../src/index.ts';

test('a form keeps its contents when the gateway is down, reports it, and works after the restart', async ({ page, stack }) => {
  test.setTimeout(120_000);
  const username = freshName();
  await page.goto(`${stack.site()}/register`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^User name/ }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Password again', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('checkbox').check();
  await stack.killGateway();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('We cannot reach the site')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole('textbox', { name: /^User name/ })).toHaveValue(username);
  await stack.startGateway();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await leaveWelcome(page);
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible({ timeout: 20_000 });
});

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

test('login shows one message for unknown users and wrong passwords, and a captcha after the third attempt', async ({ page, stack }) => {
  await page.goto(`${stack.site()}/login`);
  const dialog = page.getByRole('dialog');
  const name = freshName();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await dialog.getByLabel('User name').fill(name);
    await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(`wrong-${attempt}-word`);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByText('The user name or password is not right')).toBeVisible();
  }
  await expect(dialog.getByLabel(/Characters in the picture/)).toBeVisible();
});
