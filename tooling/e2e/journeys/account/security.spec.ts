import type { Page } from '@playwright/test';
import {
  accountButton, call, codeTo, comeFrom, dialogOf, expect, expectLoggedIn, fieldOf, freshAddress, freshMobile, keyboardOf, leaveWelcome, logInAs, makeAccount, PASSWORD, takeSession, test,
} from '../../src/index.ts';

const NEW_PASSWORD = 'Another-2026';

test('an expired session opens one login dialog over the page, whose contents are kept', async ({ page, context, stack }) => {
  const { username, from } = await makeAccount(stack.site());
  await comeFrom(context, from.ip);
  await takeSession(page, from.token, `${stack.site()}/promotions`);
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const change = page.locator('[role=dialog]').filter({ hasText: 'Change your password' });
  await fieldOf(change, 'oldPassword').fill(PASSWORD);
  await fieldOf(change, 'newPassword').fill(NEW_PASSWORD);
  await fieldOf(change, 'confirmNewPassword').fill(NEW_PASSWORD);
  await call('logout', undefined, from);
  // The page learns of the end of the session before or during this step.
  const login = page.getByRole('dialog', { name: /^Welcome back/ });
  if (!(await login.isVisible())) await page.keyboard.press('Enter');
  await expect(login.getByText('Your session has ended')).toBeVisible();
  await expect(login).toHaveCount(1);

  await logInAs(page, username, PASSWORD);
  await expect(login).toBeHidden();
  await expect(fieldOf(change, 'newPassword')).toHaveValue(NEW_PASSWORD);
  await expect(page).toHaveURL(/\/promotions$/);
  await fieldOf(change, 'confirmNewPassword').press('Enter');
  await expect(page.getByText('Your password is changed')).toBeVisible();
});

test('an invented token is rejected', async ({ page, stack }) => {
  await page.goto(`${stack.site()}/healthz`);
  await page.evaluate(() => sessionStorage.setItem('token', 'x'.repeat(43)));
  await page.goto(`${stack.site()}/promotions`);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(fieldOf(dialogOf(page), 'password')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

/** Everything that persists or may be visible to others; the token belongs in the tab's session storage. */
async function traces(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { token: _, ...session } = { ...sessionStorage } as Record<string, string>;
    return JSON.stringify([session, { ...localStorage }, document.cookie, location.href, history.state]);
  });
}

test('no password, code or token appears in a URL, storage, plain request or the console', async ({ page, context, stack }) => {
  const seen: string[] = [];
  const bodies: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => {
    seen.push(request.url());
    bodies.push(request.postData() ?? '');
  });
  await comeFrom(context, freshAddress());
  const mobile = freshMobile();
  await page.goto(`${stack.site()}/register`);
  await dialogOf(page).getByRole('tab', { name: 'Mobile number' }).click();
  const dialog = dialogOf(page);
  await fieldOf(dialog, 'mobileNum').fill(mobile);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = await codeTo(stack, `+44${mobile}`);
  await fieldOf(dialog, 'verificationCode').fill(code);
  await fieldOf(dialog, 'password').fill(PASSWORD);
  await fieldOf(dialog, 'confirmPassword').fill(PASSWORD);
  await keyboardOf(page).press(fieldOf(dialog, 'agreed'), 'Space');
  await page.keyboard.press('Enter');
  await leaveWelcome(page);
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  seen.push(await traces(page));

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${stack.site()}/login`);
  await keyboardOf(page).press(fieldOf(dialogOf(page), 'remember'), 'Space');
  await logInAs(page, mobile, PASSWORD);
  await expectLoggedIn(page);
  const second = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
  seen.push(await traces(page));

  for (const secret of [PASSWORD, code, token, second]) {
    expect(secret).not.toBe('');
    expect(seen.filter((text) => text.includes(secret)), secret).toEqual([]);
    expect(bodies.filter((text) => text.includes(secret)), secret).toEqual([]);
  }
});
