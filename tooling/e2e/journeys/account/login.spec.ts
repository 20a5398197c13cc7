import type { BrowserContext, Page } from '@playwright/test';
import {
  codeTo, comeFrom, dialogOf, expect, expectLoggedIn, fieldOf, freshAddress, keyboardOf, leaveWelcome, logInAs, makeAccount, makeMobileAccount, PASSWORD, test, withOutsidePhones,
} from '../../src/index.ts';

/** Simulates closing and reopening the browser: tab storage is lost, cookies remain. */
async function nextVisit(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

const cookie = async (context: BrowserContext, name: string) => (await context.cookies()).find((each) => each.name === name);

test('login asks for a captcha after three wrong passwords and accepts the work of the device in its place', async ({ page, context, stack }) => {
  const { username, from } = await makeAccount(stack.site());
  await comeFrom(context, from.ip);
  await page.goto(`${stack.site()}/login`);
  const dialog = dialogOf(page);
  await fieldOf(dialog, 'username').fill(username);
  for (const wrong of ['first', 'second', 'third']) {
    await expect(fieldOf(dialog, 'captcha')).toBeHidden();
    const answered = page.waitForResponse('**/wps/session/loginV2');
    await fieldOf(dialog, 'password').fill(`wrong-${wrong}-1`);
    await page.keyboard.press('Enter');
    await answered;
    await expect(dialog.getByText('The user name or password is not right')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  }
  await fieldOf(dialog, 'password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Cannot read the picture? Continue without it' }).click();
  await expect(dialog.getByRole('group', { name: 'Check without a picture' })).toBeFocused();
  await expect(dialog.getByText('Done. You can go on.').first()).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectLoggedIn(page);
});

test('login accepts a user name with surrounding spaces, leads home and leaves the history', async ({ page, context, stack }) => {
  const { username, from } = await makeAccount(stack.site());
  await comeFrom(context, from.ip);
  await page.goto(`${stack.site()}/login`);
  await logInAs(page, ` ${username} `, PASSWORD);
  await expectLoggedIn(page);
  await expect(page.getByRole('dialog', { name: /^Welcome back/ })).toBeHidden();
  await expect(page).toHaveURL(`${stack.site()}/`);
  await leaveWelcome(page);
  await expect(page.locator('[data-account]:visible')).toBeFocused();
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('login accepts a mobile number with its password, and later with a code', async ({ page, context, stack }) => {
  const { mobile, from } = await makeMobileAccount(stack);
  await comeFrom(context, from.ip);
  await page.goto(`${stack.site()}/login`);
  await logInAs(page, `0${mobile}`, PASSWORD);
  await expectLoggedIn(page);

  const later = await nextVisit(context, page, `${stack.site()}/login`);
  const keyboard = keyboardOf(later);
  const dialog = dialogOf(later);
  await keyboard.press(dialog.getByRole('tab', { name: 'Password' }), 'ArrowRight');
  await keyboard.type(fieldOf(dialog, 'mobileNum'), mobile);
  await keyboard.press(dialog.getByRole('button', { name: 'Send code' }));
  await expect(fieldOf(dialog, 'verificationCode')).toBeFocused();
  await later.keyboard.type(await codeTo(stack, `+44${mobile}`, 2));
  await later.keyboard.press('Enter');
  await expectLoggedIn(later);
});

test('login accepts a code of the merchant’s external provider', async ({ page, context, stack }) => {
  const { mobile, from } = await makeMobileAccount(stack);
  await comeFrom(context, from.ip);
  const ours: string[] = [];
  page.on('request', (request) => request.url().includes('/wps/verification/sms') && ours.push(request.url()));
  await withOutsidePhones(stack, stack.site(), async () => {
    await page.goto(`${stack.site()}/login`);
    const dialog = dialogOf(page);
    await dialog.getByRole('tab', { name: 'SMS code' }).click();
    await fieldOf(dialog, 'mobileNum').fill(mobile);
    const sent = page.waitForResponse('**/accounts:sendVerificationCode*');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    expect((await sent).ok()).toBe(true);
    await fieldOf(dialog, 'verificationCode').fill(await codeTo(stack, `+44${mobile}`, 2));
    await page.keyboard.press('Enter');
    await expectLoggedIn(page);
  });
  expect(ours, 'codes asked of the platform').toEqual([]);
});

test('a remembered login works with one tap for a day, is hidden from scripts and can be forgotten', async ({ page, context, stack }) => {
  const { username, from } = await makeAccount(stack.site());
  await comeFrom(context, from.ip);
  await page.goto(`${stack.site()}/login`);
  await keyboardOf(page).press(fieldOf(dialogOf(page), 'remember'), 'Space');
  await logInAs(page, username, PASSWORD);
  await expectLoggedIn(page);
  await expect.poll(() => cookie(context, 'livery_login')).toBeDefined();
  const device = await cookie(context, 'livery_device');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/wps/session' });
  const hours = ((device?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(Math.round(hours)).toBe(24);
  expect(await page.evaluate(() => document.cookie)).not.toContain(device?.value);

  const second = await nextVisit(context, page, `${stack.site()}/login`);
  const oneTap = second.getByRole('button', { name: `Continue as ${username}` });
  await expect(oneTap).toBeFocused();
  await second.keyboard.press('Enter');
  await expectLoggedIn(second);
  expect((await cookie(context, 'livery_device'))?.value, 'each token is good once').not.toBe(device?.value);

  const third = await nextVisit(context, second, `${stack.site()}/login`);
  await third.getByRole('button', { name: 'Forget this device' }).click();
  await expect(fieldOf(dialogOf(third), 'password')).toBeVisible();
  await expect.poll(() => cookie(context, 'livery_device')).toBeUndefined();
  expect(await cookie(context, 'livery_login')).toBeUndefined();
});

test('a login without “remember me” leaves nothing on the device', async ({ page, context, stack }) => {
  const { username, from } = await makeAccount(stack.site());
  await comeFrom(context, from.ip);
  await page.goto(`${stack.site()}/login`);
  await logInAs(page, username, PASSWORD);
  await expectLoggedIn(page);
  expect((await context.cookies()).map(({ name }) => name)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^livery_/)]));
  const later = await nextVisit(context, page, `${stack.site()}/login`);
  await expect(fieldOf(dialogOf(later), 'username')).toHaveValue('');
});

test('login shows the same message for an unknown user and a wrong password', async ({ page, context, stack }) => {
  const { username } = await makeAccount(stack.site());
  await comeFrom(context, freshAddress());
  await page.goto(`${stack.site()}/login`);
  const said: (string | null)[] = [];
  for (const name of [username, 'nobody-of-this-name']) {
    const answered = page.waitForResponse('**/wps/session/loginV2');
    await fieldOf(dialogOf(page), 'username').fill(name);
    await fieldOf(dialogOf(page), 'password').fill('wrong-word-1');
    await page.keyboard.press('Enter');
    const { code, message } = (await (await answered).json()) as { code: string; message: string };
    said.push(`${code} ${message} ${await dialogOf(page).getByRole('alert').textContent()}`);
  }
  expect(said[0]).toBe(said[1]);
});
