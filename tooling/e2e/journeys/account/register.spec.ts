import type { Page } from '@playwright/test';
import { accountButton, ask, call, codeTo, comeFrom, dialogOf, expect, fieldOf, freshAddress, freshName, keyboardOf, leaveWelcome, makeAccount, merchantOf, PASSWORD, test, withSetting } from '../../src/index.ts';

test.beforeEach(({ context }) => comeFrom(context, freshAddress()));

/** Fills in and submits the registration by user name. */
async function register(page: Page, username: string): Promise<void> {
  const keyboard = keyboardOf(page);
  const dialog = dialogOf(page);
  await keyboard.type(fieldOf(dialog, 'username'), username);
  await keyboard.type(fieldOf(dialog, 'password'), PASSWORD);
  await keyboard.type(fieldOf(dialog, 'confirmPassword'), PASSWORD);
  await keyboard.press(fieldOf(dialog, 'agreed'), 'Space');
  await keyboard.press(dialog.getByRole('button', { name: 'Create account' }));
}

/** The code that a friend was given by word of mouth. */
async function friendsCode(site: string): Promise<string> {
  return (await call('referral', undefined, (await makeAccount(site)).from)).code;
}

test('registration by invitation stores the referrer from the link and hides the field for a code, by keyboard', async ({ page, stack }) => {
  await withSetting(stack, await merchantOf(stack.site()), 'whitelabel', { directRegistration: false }, async () => {
    await page.goto(`${stack.site()}/promotions?code=DEMOAGENT`);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible();
    // The invitation persists across pages.
    await page.goto(`${stack.site()}/register`);
    await expect(fieldOf(dialogOf(page), 'username')).toBeFocused();
    await expect(fieldOf(dialogOf(page), 'affiliateCode')).toBeHidden();
    await register(page, freshName());
    await leaveWelcome(page);
    await expect(accountButton(page)).toBeVisible();
  });
  const { value } = await ask(page, '/wps/member/info');
  expect(value['toUpline'], 'has an upline').toBe(true);
});

test("registration by invitation asks for a code that came without a link, and takes a friend's, by keyboard", async ({ page, stack }) => {
  const code = await friendsCode(stack.site());
  await withSetting(stack, await merchantOf(stack.site()), 'whitelabel', { directRegistration: false }, async () => {
    await page.goto(`${stack.site()}/`);
    await keyboardOf(page).press(page.getByRole('banner').getByRole('button', { name: 'Register' }));
    const dialog = dialogOf(page);
    await expect(dialog.getByText('You can register here by invitation.')).toBeVisible();
    await register(page, freshName());
    await expect(fieldOf(dialog, 'affiliateCode')).toBeFocused();
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
    await leaveWelcome(page);
    await expect(accountButton(page)).toBeVisible();
  });
  const { value } = await ask(page, '/wps/member/profile');
  expect(value['referrer'], 'was invited').not.toBeNull();
});

test('registration reports an invalid invitation and shows the field for a code', async ({ page, stack }) => {
  await page.goto(`${stack.site()}/register?code=nobodys`);
  const alert = page.getByRole('alertdialog', { name: 'Invitation code error' });
  await expect(alert).toContainText('or go on without');
  await keyboardOf(page).press(alert.getByRole('button', { name: 'OK' }));
  await expect(fieldOf(dialogOf(page), 'affiliateCode')).toBeVisible();
  await register(page, freshName());
  await leaveWelcome(page);
  const { value } = await ask(page, '/wps/member/info');
  expect(value['toUpline'], 'has an upline').toBe(false);
});

test('registration by mobile number selects the country, sends a code and counts down, by keyboard', async ({ page, stack }) => {
  const keyboard = keyboardOf(page);
  const mobile = `917${String(Date.now()).slice(-7)}`;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/verification/sms/') && asked.push(request.method()));
  await page.goto(`${stack.site()}/register`);
  const dialog = dialogOf(page);
  await keyboard.press(dialog.getByRole('tab', { name: 'User name' }), 'ArrowRight');
  const number = fieldOf(dialog, 'mobileNum');

  await test.step('chooses a country from the list that opens on focus', async () => {
    const country = dialog.getByRole('combobox', { name: 'Country code' });
    await keyboard.tabTo(country);
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type('philip');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('+63');
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  await test.step('asks for a code once, however often the button is pressed', async () => {
    await keyboard.type(number, mobile);
    await keyboard.press(dialog.getByRole('button', { name: 'Send code' }));
    const counting = dialog.getByRole('button', { name: /^Again in \d+ s$/ });
    await expect(counting).toBeVisible();
    await keyboard.press(counting);
    expect(asked).toEqual(['POST']);
  });

  await test.step('gives the code, a password and consent', async () => {
    await keyboard.type(fieldOf(dialog, 'verificationCode'), await codeTo(stack, `+63${mobile}`));
    await keyboard.type(fieldOf(dialog, 'password'), PASSWORD);
    await keyboard.type(fieldOf(dialog, 'confirmPassword'), PASSWORD);
    await keyboard.press(fieldOf(dialog, 'agreed'), 'Space');
    await keyboard.press(dialog.getByRole('button', { name: 'Create account' }));
    await leaveWelcome(page);
    await expect(accountButton(page)).toBeVisible();
  });
});

test('registration keeps the form when the answer is lost, and a retry creates one account', async ({ page, stack }) => {
  const username = freshName();
  const keys = new Set<string | undefined>();
  const statuses = new Set<number>();
  let lost = true;
  // The gateway processes the request (the page retries three times), but its answers are lost, as in a crash after processing.
  await page.route('**/wps/member/register', async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    statuses.add(answer.status());
    await (lost ? route.abort() : route.fulfill({ response: answer }));
  });
  await page.goto(`${stack.site()}/register`);
  await register(page, username);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('We cannot reach the site')).toBeVisible({ timeout: 30_000 });
  await expect(fieldOf(dialog, 'username')).toHaveValue(username);
  await expect(fieldOf(dialog, 'password')).toHaveValue(PASSWORD);
  await expect(fieldOf(dialog, 'agreed')).toBeChecked();
  lost = false;
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await leaveWelcome(page);
  await expect(accountButton(page, username)).toBeVisible();
  expect([...statuses], 'the answer of the first time, each time').toEqual([200]);
  expect(keys.size, 'one intent').toBe(1);
});
