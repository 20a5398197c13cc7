import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ledgerBalance, shownBalance } from './people.ts';
/** Address of the deposit page. */
export const DEPOSIT = '/member/depositv2';

export const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
export const amountOf = (page: Page) => centre(page).getByRole('textbox', { name: 'Amount' });
/** Text of an amount in minor units. */
export const cents = (text: string): number => Math.round(Number(text) * 100);

/** Asks for a deposit by a method, and shows it. */
export async function beginDeposit(page: Page, method: string, amount: string): Promise<void> {
  await centre(page).getByRole('radio', { name: new RegExp(method) }).check();
  await amountOf(page).fill(amount);
  await centre(page).getByRole('button', { name: /^Deposit \D/ }).click();
  await expect(centre(page).getByRole('heading', { name: /^Deposit of / })).toBeFocused();
}

/** Waits until the header shows what the ledger says, and so much more than before. */
export async function expectCredited(page: Page, before: number, more: number): Promise<void> {
  await expect.poll(async () => cents(await shownBalance(page))).toBe(before + more);
  expect(cents(await ledgerBalance(page))).toBe(before + more);
}
