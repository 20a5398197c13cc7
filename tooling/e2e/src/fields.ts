import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { keyboardOf } from './keyboard.ts';

/** The dialog on top. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog').last();
}

/** A field of a form by the name under which it is sent: labels may be those of tabs as well. */
export function fieldOf(scope: Locator, name: string): Locator {
  return scope.locator(`input[name="${name}"]`);
}

/** The header's button of whoever is logged in. */
export function accountButton(page: Page, name = ''): Locator {
  return page.getByRole('banner').getByRole('button', { name: `Account of ${name}` });
}

/** Waits until somebody is logged in, whatever stands over the page: the password was hashed by then, and the member's data are there. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.locator('header').getByRole('button', { name: /^Account of/, includeHidden: true }).first()).toBeAttached({ timeout: 20_000 });
}

/** Fills in the login that is open, by keyboard alone, and sends it. */
export async function logInAs(page: Page, username: string, password: string): Promise<void> {
  const keyboard = keyboardOf(page);
  const dialog = dialogOf(page);
  await keyboard.type(fieldOf(dialog, 'username'), username);
  await keyboard.type(fieldOf(dialog, 'password'), password);
  await page.keyboard.press('Enter');
}

/** Has a page go on with a session that was opened without it, at an address of its site. */
export async function takeSession(page: Page, token: string, address: string): Promise<void> {
  await page.goto(new URL('/healthz', address).href);
  await page.evaluate((kept) => sessionStorage.setItem('token', kept), token);
  await page.goto(address);
  await expectLoggedIn(page);
}
