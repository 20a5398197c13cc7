import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { keyboardOf } from './keyboard.ts';
import { PASSWORD } from './people.ts';

/** The topmost dialog. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog').last();
}

/** Returns a field by its form name, since labels may also be used by tabs. */
export function fieldOf(scope: Locator, name: string): Locator {
  return scope.locator(`input[name="${name}"]`);
}

/** The account button in the header. */
export function accountButton(page: Page, name = ''): Locator {
  return page.getByRole('banner').getByRole('button', { name: `Account of ${name}` });
}

/** Waits until a login is complete, with the member's data loaded, regardless of open dialogs and of the page's language. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.locator('header button[data-account]').first()).toBeAttached({ timeout: 20_000 });
}

/** Fills in and submits the open login form by keyboard. */
export async function logInAs(page: Page, username: string, password: string): Promise<void> {
  const keyboard = keyboardOf(page);
  const dialog = dialogOf(page);
  await keyboard.type(fieldOf(dialog, 'username'), username);
  await keyboard.type(fieldOf(dialog, 'password'), password);
  await page.keyboard.press('Enter');
}

/** Fills in the open registration form, which the caller submits. */
export async function fillRegistration(page: Page, username: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: /^User name/ }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Password again', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('checkbox').check();
}

/** Chooses a new password, by keyboard, in the dialog that demands one after a login and cannot be left. */
export async function replacePassword(page: Page, password: string): Promise<void> {
  const change = page.getByRole('dialog', { name: 'Your password has expired' });
  await expect(fieldOf(change, 'newPassword')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(change).toBeVisible();
  await page.keyboard.type(password);
  await keyboardOf(page).type(fieldOf(change, 'confirmNewPassword'), password);
  await page.keyboard.press('Enter');
  await expect(change).toBeHidden();
  await expectLoggedIn(page);
}

/** Continues a session that was opened without the page, at an address of its site. */
export async function takeSession(page: Page, token: string, address: string): Promise<void> {
  // The script runs again on every later page of this tab, whose name tells that it had the session already.
  await page.addInitScript((kept) => {
    if (window.top !== window || window.name === kept) return;
    window.name = kept;
    sessionStorage.setItem('token', kept);
  }, token);
  await page.goto(address);
  await expectLoggedIn(page);
}
