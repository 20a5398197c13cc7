import { expect, fillRegistration, freshName, leaveWelcome, openAsMember, test } from '../../src/index.ts';

test('a form keeps its contents when the gateway is down, reports it, and works after the restart', async ({ page, stack }) => {
  test.setTimeout(120_000);
  const username = freshName();
  await page.goto(`${stack.site()}/register`);
  const dialog = page.getByRole('dialog');
  await fillRegistration(page, username);
  await stack.killGateway();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('We cannot reach the site')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByRole('textbox', { name: /^User name/ })).toHaveValue(username);
  await stack.startGateway();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await leaveWelcome(page);
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible({ timeout: 20_000 });
});

test('a double click on register creates one account', async ({ page, stack }) => {
  const username = freshName();
  await page.goto(`${stack.site()}/register`);
  const dialog = page.getByRole('dialog');
  await fillRegistration(page, username);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/wps/member/register') && sent.push(request.method()));
  await dialog.getByRole('button', { name: 'Create account' }).dblclick();
  await leaveWelcome(page);
  await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();
  expect(sent).toEqual(['PUT']);
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

test('logout asks for confirmation and keeps only the merchant code', async ({ page, stack }) => {
  await openAsMember(page, `${stack.site()}/promotions`);
  const merchant = await page.evaluate(() => sessionStorage.getItem('merchantCode'));
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(`${stack.site()}/`);
  const kept = await page.evaluate(() => Object.keys(sessionStorage).sort());
  expect(kept).toEqual(['merchant', 'merchantCode', 'platform']);
  expect(await page.evaluate(() => sessionStorage.getItem('merchantCode'))).toBe(merchant);
});
