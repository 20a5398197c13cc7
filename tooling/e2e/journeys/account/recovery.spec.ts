import type { Page } from '@playwright/test';
import {
  codeTo, comeFrom, dialogOf, expect, expectLoggedIn, fieldOf, freshName, keyboardOf, logInAs, makeAccount, makeMobileAccount, messagesTo, PASSWORD, replacePassword, temporaryPasswordTo, test,
} from '../../src/index.ts';

const NEW_PASSWORD = 'Another-2026';

/** Opens recovery from the login by keyboard. */
async function openRecovery(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/login`);
  await keyboardOf(page).press(dialogOf(page).getByRole('button', { name: 'Forgotten your password?' }));
  await expect(page.getByRole('dialog', { name: 'Forgotten your password?' })).toBeVisible();
}

/** Requests the recovery e-mail. */
async function askForMail(page: Page, username: string, email: string): Promise<void> {
  const keyboard = keyboardOf(page);
  await keyboard.press(dialogOf(page).getByRole('tab', { name: 'Mobile number' }), 'ArrowRight');
  await keyboard.type(fieldOf(dialogOf(page), 'username'), username);
  await keyboard.type(fieldOf(dialogOf(page), 'email'), email);
  await page.keyboard.press('Enter');
}

test('recovery by e-mail sends a temporary password, which is changed at login, by keyboard', async ({ page, context, stack }) => {
  const email = `${freshName()}@mail.example`;
  const { username, from } = await makeAccount(stack.site(), { email });
  await comeFrom(context, from.ip);
  await openRecovery(page, stack.site());
  await askForMail(page, username, email);
  const sent = page.getByRole('alertdialog', { name: 'Please look into your mail' });
  await keyboardOf(page).press(sent.getByRole('button', { name: 'OK' }));
  await expect(page.getByRole('dialog')).toBeHidden();

  const temporary = await temporaryPasswordTo(stack, email);
  // Closed dialogs go back in the history; a navigation before that would be cancelled.
  await page.waitForFunction(() => (history.state as { liveryDialog?: string } | null)?.liveryDialog === undefined);
  await page.goto(`${stack.site()}/login`);
  await logInAs(page, username, temporary);
  await expect(page.getByRole('dialog', { name: 'Your password has expired' })).toBeVisible();
  // The temporary password was typed just before, so it is filled in.
  await expect(fieldOf(dialogOf(page), 'oldPassword')).toBeHidden();
  await replacePassword(page, NEW_PASSWORD);
  await expect(page).toHaveURL(`${stack.site()}/`);
});

test('recovery by e-mail does not reveal whether user name and address match', async ({ page, context, stack }) => {
  const email = `${freshName()}@mail.example`;
  const { username, from } = await makeAccount(stack.site(), { email });
  await comeFrom(context, from.ip);
  await openRecovery(page, stack.site());
  await askForMail(page, username, `not-${email}`);
  await expect(page.getByRole('alertdialog', { name: 'Please look into your mail' })).toBeVisible();
  expect([await messagesTo(stack, email), await messagesTo(stack, `not-${email}`)]).toEqual([[], []]);
});

test('recovery by mobile number asks for a code and a new password and logs in, by keyboard', async ({ page, context, stack }) => {
  const { username, mobile, from } = await makeMobileAccount(stack);
  await comeFrom(context, from.ip);
  await openRecovery(page, stack.site());
  const keyboard = keyboardOf(page);
  const dialog = dialogOf(page);
  await keyboard.type(fieldOf(dialog, 'mobileNum'), mobile);
  await keyboard.press(dialog.getByRole('button', { name: 'Send code' }));
  await expect(fieldOf(dialog, 'verificationCode')).toBeFocused();
  await page.keyboard.type(await codeTo(stack, `+44${mobile}`, 2));
  await keyboard.type(fieldOf(dialog, 'newPassword'), NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expectLoggedIn(page);
  await expect(page).toHaveURL(`${stack.site()}/`);

  await test.step('the new password is accepted, and the old one is not', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${stack.site()}/login`);
    await logInAs(page, username, PASSWORD);
    await expect(dialogOf(page).getByText('The user name or password is not right')).toBeVisible();
    await fieldOf(dialogOf(page), 'password').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expectLoggedIn(page);
  });
});
