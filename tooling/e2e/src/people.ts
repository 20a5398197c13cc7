import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Password of all test accounts and demo accounts. */
export const PASSWORD = 'Livery-2026';

let made = 0;

/** Returns an unused user name. */
export function freshName(): string {
  made += 1;
  return `e2e${Date.now().toString(36).slice(-7)}${made}`;
}

/** Closes the welcome dialog or notice that may open on the home page after a login, in any language. */
export async function leaveWelcome(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('index_notice') !== null);
  if ((await page.evaluate(() => sessionStorage.getItem('index_notice'))) === 'none') return;
  // The login dialog may still be fading out below it.
  const greeting = page.getByRole('dialog').filter({ hasNot: page.locator('input') });
  await expect(greeting.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(greeting).toBeHidden();
}

/** Logs in through the header of the home page and closes the dialog that follows. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('User name').fill(username);
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await leaveWelcome(page);
}

/** Balance shown in the header: digits and decimal point only. */
export async function shownBalance(page: Page): Promise<string> {
  const amount = page.getByRole('banner').getByRole('group', { name: 'Balance' }).locator('bdi').first();
  await expect(amount).toHaveText(/\d/);
  return ((await amount.textContent()) ?? '').replace(/[^\d.]/g, '');
}

/** Makes a call with the page's session. */
export async function ask(page: Page, path: string): Promise<{ status: number; value: Record<string, unknown>; code?: string }> {
  return page.evaluate(async (address) => {
    const answer = await fetch(address, {
      headers: {
        authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`,
        'x-merchant-code': sessionStorage.getItem('merchantCode') ?? '',
        'x-language': 'EN',
        'x-device': 'WEB',
        'x-module-id': 'WPS',
      },
    });
    const body = (await answer.json()) as { value: Record<string, unknown>; code?: string };
    return { status: answer.status, ...body };
  }, path);
}

/** Balance in the ledger. */
export async function ledgerBalance(page: Page): Promise<string> {
  const { value } = await ask(page, '/wps/v2/wallets/balance');
  return String(value['available']);
}
