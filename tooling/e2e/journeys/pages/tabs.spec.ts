import type { Page } from '@playwright/test';
import { expect, logIn, PASSWORD, test } from '../../src/index.ts';

// Two pages render at once, and a browser serves one at a time.
test.beforeEach(() => test.slow());

const account = (page: Page, name = 'Demo Member') => page.getByRole('banner').getByRole('button', { name: `Account of ${name}` });
const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });
const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

async function logOut(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('banner').getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
}

test('tabs share a login, a second login and a logout', async ({ page, context, stack }) => {
  await page.goto(stack.site());
  const second = await context.newPage();
  await second.goto(`${stack.site()}/promotions`);
  await expect(loginButton(second)).toBeVisible();

  await test.step('a login in one logs the other in, which keeps its page', async () => {
    await page.bringToFront();
    await logIn(page, 'demo_member');
    await expect(account(second)).toBeVisible();
    await expect(second).toHaveURL(/\/promotions$/);
    expect(await tokenOf(second)).toBe(await tokenOf(page));
  });

  await test.step('a new tab is logged in from the start, and its session is in no storage but its own', async () => {
    const third = await context.newPage();
    await third.goto(`${stack.site()}/help`);
    await expect(account(third)).toBeVisible();
    const token = (await tokenOf(third)) ?? '';
    const [local, cookies] = [await third.evaluate(() => JSON.stringify(localStorage)), JSON.stringify(await context.cookies())];
    expect(token).not.toBe('');
    expect(local + cookies + third.url()).not.toContain(token);
    await third.close();
  });

  await test.step('a logout in one logs the other out', async () => {
    await logOut(second);
    await expect(loginButton(page)).toBeVisible();
    expect(await tokenOf(page)).toBeNull();
  });
});

test('a trial account is replaced by a member’s account in every tab', async ({ page, context, stack }) => {
  await page.goto(stack.site());
  await page.getByRole('banner').getByRole('button', { name: 'Free play' }).click();
  await expect(page.getByText('Trial account')).toBeVisible();
  const second = await context.newPage();
  await second.goto(stack.site());
  await expect(second.getByText('Trial account')).toBeVisible();

  await page.goto(`${stack.site()}/rng`);
  await second.bringToFront();
  await second.getByRole('banner').getByRole('button', { name: 'Account of' }).click();
  await second.getByRole('button', { name: 'Log out' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Trial account')).toBeVisible();

  await logOut(page);
  await expect(loginButton(second)).toBeVisible();
  await second.bringToFront();
  await logIn(second, 'demo_member');
  await expect(account(page)).toBeVisible();
});

test('a language selected in one tab applies to the other without a reload', async ({ page, context, stack }) => {
  await page.goto(stack.site());
  const second = await context.newPage();
  await second.goto(`${stack.site()}/promotions`);
  await second.evaluate(() => Object.assign(window, { here: true }));
  await page.bringToFront();
  await page.getByRole('banner').getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'తెలుగు' }).click();
  await expect(second.locator('html')).toHaveAttribute('lang', 'te');
  expect(await second.evaluate(() => 'here' in window)).toBe(true);
});

test('an expired session opens one login dialog over the page, which continues afterwards', async ({ page, stack }) => {
  await page.goto(stack.site());
  await logIn(page, 'demo_member');
  await account(page).click();
  await page.getByRole('link', { name: 'Betting record' }).click();
  const records = page.getByRole('dialog', { name: 'Member centre' });
  await expect(records.getByRole('row').nth(1)).toBeVisible();

  // Ends the session on the server; the page does not know yet.
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`, 'x-merchant-code': sessionStorage.getItem('merchantCode') ?? '', 'x-module-id': 'WPS', 'x-device': 'WEB', 'x-language': 'EN' };
    await fetch('/wps/session/logout', { method: 'POST', headers });
  });
  const login = page.getByRole('dialog', { name: /^Welcome back/ });
  await expect(login.getByText('Your session has ended')).toBeVisible();
  await expect(login).toHaveCount(1);
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await login.getByLabel(/^User name/).fill('demo_member');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).toBeHidden();
  await expect(records.getByRole('row').nth(1)).toBeVisible();
});

test('a visitor who opens a game gets to it after login', async ({ page, stack }) => {
  await page.goto(`${stack.site()}/rng`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const login = page.getByRole('dialog');
  await login.getByLabel(/^User name/).fill('demo_member');
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.locator('iframe')).toBeVisible({ timeout: 30_000 });
});
