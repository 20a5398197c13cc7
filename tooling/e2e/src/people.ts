import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Password of everybody a journey makes, and of the demo accounts. */
export const PASSWORD = 'Livery-2026';

let made = 0;

/** A user name that nobody has had. */
export function freshName(): string {
  made += 1;
  return `e2e${Date.now().toString(36).slice(-7)}${made}`;
}

/** Closes what greets a person on the home page after a login: the welcome of a newcomer, or a notice, where there is one. */
export async function leaveWelcome(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('index_notice') !== null);
  if ((await page.evaluate(() => sessionStorage.getItem('index_notice'))) === 'none') return;
  // The login may still be fading below it.
  const greeting = page.getByRole('dialog').filter({ hasNot: page.locator('input') });
  await expect(greeting.getByRole('button', { name: 'Close this dialog' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(greeting).toBeHidden();
}

/** Logs in through the header of the home page, and closes what follows a login. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('User name').fill(username);
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await leaveWelcome(page);
}

/** The balance as the header shows it: digits and decimal point alone. */
export async function shownBalance(page: Page): Promise<string> {
  const amount = page.getByRole('banner').getByRole('group', { name: 'Balance' }).locator('bdi').first();
  await expect(amount).toHaveText(/\d/);
  return ((await amount.textContent()) ?? '').replace(/[^\d.]/g, '');
}

/** What a call answers to the page's own session. */
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

/** The balance as the ledger has it. */
export async function ledgerBalance(page: Page): Promise<string> {
  const { value } = await ask(page, '/wps/v2/wallets/balance');
  return String(value['available']);
}
