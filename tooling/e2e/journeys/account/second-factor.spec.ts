import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { call, codeTo, comeFrom, dialogOf, expect, expectLoggedIn, fieldOf, freshAddress, keyboardOf, logInAs, makeAccount, makeMobileAccount, PASSWORD, test, withOutsidePhones } from '../../src/index.ts';
import type { Account, OpenContext, Stack } from '../../src/index.ts';

const PERIOD_MS = 30_000;

/** Enrols an authenticator app. Each code is valid once, so codes are identified by their period. */
async function enrol({ from }: Account) {
  const { secret } = await call('totpStart', undefined, from);
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeOf = (period: number) => app.generate({ timestamp: Date.now() + period * PERIOD_MS });
  const { recoveryCodes } = await call('totpConfirm', { password: PASSWORD, code: codeOf(-1) }, from);
  return { codeOf, recoveryCodes };
}

/** Logs in from an address in a new browser. */
async function arrive(openContext: OpenContext, stack: Stack, username: string, ip = freshAddress()): Promise<Page> {
  const context = await openContext();
  await comeFrom(context, ip);
  const page = await context.newPage();
  await page.goto(`${stack.site()}/login`);
  await logInAs(page, username, PASSWORD);
  return page;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Is it really you?' });

test('an authenticator code is asked for from a new address only and is valid once, by keyboard', async ({ openContext, stack }) => {
  const account = await makeAccount(stack.site());
  const { codeOf } = await enrol(account);
  const ip = freshAddress();
  const page = await arrive(openContext, stack, account.username, ip);
  await expect(question(page).getByLabel(/^Code from your authenticator app/)).toBeFocused();

  await page.keyboard.type('000000');
  await expect(question(page).getByText("wait for the app's next code")).toBeVisible();
  await expect(question(page).getByLabel(/^Code from your authenticator app/)).toBeFocused();
  await page.keyboard.type(codeOf(0));
  await expectLoggedIn(page);

  await test.step('the trusted address needs no code', async () => {
    const again = await arrive(openContext, stack, account.username, ip);
    await expectLoggedIn(again);
    await again.context().close();
  });
  await page.context().close();
});

test('a recovery code is valid once, and an untrusted address asks again', async ({ openContext, stack }) => {
  const account = await makeAccount(stack.site());
  const { recoveryCodes } = await enrol(account);
  const [code = ''] = recoveryCodes;
  const ip = freshAddress();
  const give = async (page: Page) => {
    const keyboard = keyboardOf(page);
    await keyboard.press(question(page).getByRole('button', { name: 'Use a recovery code' }));
    await expect(question(page).getByLabel(/^Recovery code/)).toBeFocused();
    await page.keyboard.type(code);
    await keyboard.press(fieldOf(question(page), 'registerAddress'), 'Space');
    await keyboard.press(question(page).getByRole('button', { name: 'Continue' }));
  };
  const first = await arrive(openContext, stack, account.username, ip);
  await give(first);
  await expectLoggedIn(first);

  const second = await arrive(openContext, stack, account.username, ip);
  await give(second);
  await expect(question(second).getByText('Each code works once')).toBeVisible();

  await test.step('an error of one second factor method is not shown at another', async () => {
    await keyboardOf(second).press(question(second).getByRole('button', { name: 'Use the authenticator app' }));
    await expect(question(second).getByText('Each code works once')).toBeHidden();
  });
  await Promise.all([first, second].map((page) => page.context().close()));
});

test('a code by SMS completes the login, by keyboard', async ({ openContext, stack }) => {
  const account = await makeMobileAccount(stack);
  const page = await arrive(openContext, stack, account.username);
  const send = question(page).getByRole('button', { name: 'Send code' });
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page).getByLabel(/^Code from the SMS/)).toBeFocused();
  await page.keyboard.type(await codeTo(stack, `+44${account.mobile}`, 2));
  await expectLoggedIn(page);
  await expect(dialogOf(page).filter({ hasText: 'Is it really you?' })).toBeHidden();
  await page.context().close();
});

test('a code of the external provider is sent to the number that its owner enters completely, by keyboard', async ({ openContext, stack }) => {
  const account = await makeMobileAccount(stack);
  await withOutsidePhones(stack, stack.site(), async () => {
    const page = await arrive(openContext, stack, account.username);
    const keyboard = keyboardOf(page);
    const form = question(page);
    await expect(fieldOf(form, 'mobileNum')).toBeFocused();
    await expect(form.getByText(`••${account.mobile.slice(-2)}`)).toBeVisible();
    await keyboard.type(fieldOf(form, 'mobileNum'), `0${account.mobile}`);
    await keyboard.press(form.getByRole('button', { name: 'Send code' }));
    await expect(fieldOf(form, 'verificationCode')).toBeFocused();
    await page.keyboard.type(await codeTo(stack, `+44${account.mobile}`, 2));
    await page.keyboard.press('Enter');
    await expectLoggedIn(page);
    await page.context().close();
  });
});
