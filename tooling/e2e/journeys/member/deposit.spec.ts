import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, keyboardOf, ledgerBalance, logInAs, makeAccount, openAsMember, PASSWORD, shownBalance, test } from '../../src/index.ts';

const DEPOSIT = '/member/depositv2';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const amountOf = (page: Page) => centre(page).getByRole('textbox', { name: 'Amount' });
const cents = (text: string): number => Math.round(Number(text) * 100);

/** Asks for a deposit by a method, and shows it. */
async function begin(page: Page, method: string, amount: string): Promise<void> {
  await centre(page).getByRole('radio', { name: new RegExp(method) }).check();
  await amountOf(page).fill(amount);
  await centre(page).getByRole('button', { name: /^Deposit \D/ }).click();
  await expect(centre(page).getByRole('heading', { name: /^Deposit of / })).toBeFocused();
}
/** Waits until the header shows what the ledger says, and so much more than before. */
async function expectCredited(page: Page, before: number, more: number): Promise<void> {
  await expect.poll(async () => cents(await shownBalance(page))).toBe(before + more);
  expect(cents(await ledgerBalance(page))).toBe(before + more);
}

test('a member pays in by each method, and the balance in the header follows', async ({ page, stack }) => {
  const { username } = await makeAccount(stack.site());
  await openAsMember(page, stack.site() + DEPOSIT, username);
  await expect(amountOf(page)).toBeVisible();
  await expectNoAxeFindings(page);
  const before = cents(await shownBalance(page));

  await test.step('by a wallet, paid on this device', async () => {
    await begin(page, 'Wallet by QR code', '1,500');
    await expect(centre(page).getByRole('img', { name: 'Code to pay with a wallet' })).toBeVisible();
    await expectNoAxeFindings(page);
    await centre(page).getByRole('link', { name: 'Pay on this device instead' }).click();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Pay 1,500.00 PHP', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(centre(page).getByRole('status').filter({ hasText: 'is in your wallet' })).toBeVisible();
    await expectCredited(page, before, 150_000);
  });

  await test.step('by a card that is declined at first, less the fee', async () => {
    await centre(page).getByRole('button', { name: 'All deposits' }).click();
    await begin(page, 'Debit or credit card', '200.50');
    await centre(page).getByRole('link', { name: 'Go to the card page' }).click();
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Pay 200.50 PHP', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('The card was declined. Try another card.');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay 200.50 PHP', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    // 1.5 % of 200.50 is 3.0075: 3.01.
    await expect(centre(page).getByText('P197.49 is in your wallet.')).toBeVisible();
    await expectCredited(page, before, 150_000 + 19_749);
  });

  await test.step('by a bank transfer, while this page stays open', async () => {
    await centre(page).getByRole('button', { name: 'All deposits' }).click();
    await begin(page, 'Bank transfer', '600');
    await expectNoAxeFindings(page);
    const bank = await page.context().newPage();
    await bank.goto((await centre(page).getByRole('link', { name: 'Open the payment page' }).getAttribute('href')) ?? '');
    await bank.getByRole('button', { name: 'Pay 600.00 PHP', exact: true }).click();
    await expect(bank.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await expect(centre(page).getByText('P600.00 is in your wallet.')).toBeVisible();
    await expectCredited(page, before, 150_000 + 19_749 + 60_000);
    await bank.close();
  });

  await test.step('all of them are listed', async () => {
    await centre(page).getByRole('button', { name: 'All deposits' }).click();
    await expect(centre(page).getByRole('region', { name: 'Earlier deposits' }).getByRole('listitem')).toHaveCount(3);
    await expect(centre(page).getByRole('region', { name: 'Under way' })).toBeHidden();
  });
});

test('a deposit is made with the keyboard alone', async ({ page, stack }) => {
  const { username } = await makeAccount(stack.site());
  await openAsMember(page, stack.site() + DEPOSIT, username);
  const keyboard = keyboardOf(page);
  const before = cents(await shownBalance(page));
  await keyboard.tabTo(centre(page).getByRole('radio', { name: /Wallet by QR code/ }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await keyboard.type(amountOf(page), '250');
  await page.keyboard.press('Enter');
  await expect(centre(page).getByRole('heading', { name: 'Deposit of P250.00' })).toBeFocused();
  await keyboard.press(centre(page).getByRole('link', { name: 'Pay on this device instead' }));
  await keyboard.press(page.getByRole('button', { name: 'Pay 250.00 PHP', exact: true }));
  await keyboard.press(page.getByRole('link', { name: 'Back to the site' }));
  await expect(centre(page).getByText('P250.00 is in your wallet.')).toBeVisible();
  await expectCredited(page, before, 25_000);
});

test('a payment that goes wrong, a lost callback, a closed tab and another browser all end well', async ({ page, stack, openContext }) => {
  const { username } = await makeAccount(stack.site());
  await openAsMember(page, stack.site() + DEPOSIT, username);
  const before = cents(await shownBalance(page));

  await test.step('less than was asked for is looked at by a person', async () => {
    await begin(page, 'Wallet by QR code', '1000');
    await centre(page).getByRole('link', { name: 'Pay on this device instead' }).click();
    await page.getByText('Try what may go wrong').click();
    await page.getByRole('button', { name: 'Pay 500.00 PHP, which is less' }).click();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(centre(page).getByText(/^P500\.00 arrived instead of P1,000\.00\./)).toBeVisible();
    await expectCredited(page, before, 0);
  });

  await test.step('a payment that no callback tells of is found when the member says so', async () => {
    await stack.restartPayments({ PAYMENTS_FAULTS: JSON.stringify({ chances: { never: 1 } }) });
    await centre(page).getByRole('button', { name: 'All deposits' }).click();
    await begin(page, 'Bank transfer', '700');
    const bank = await page.context().newPage();
    await bank.goto((await centre(page).getByRole('link', { name: 'Open the payment page' }).getAttribute('href')) ?? '');
    await bank.getByRole('button', { name: 'Pay 700.00 PHP', exact: true }).click();
    await bank.getByRole('heading', { name: 'Payment received' }).waitFor();
    await centre(page).getByRole('button', { name: 'I have paid' }).click();
    await expect(centre(page).getByText('P700.00 is in your wallet.')).toBeVisible();
    await bank.close();
    await stack.restartPayments();
  });

  await test.step('whoever pays in another browser finds the deposit there after the login', async () => {
    await centre(page).getByRole('button', { name: 'All deposits' }).click();
    await begin(page, 'Wallet by QR code', '300');
    const address = (await centre(page).getByRole('link', { name: 'Pay on this device instead' }).getAttribute('href')) ?? '';
    await page.goto('about:blank');
    const elsewhere = await (await openContext()).newPage();
    await elsewhere.goto(address);
    await elsewhere.getByRole('button', { name: 'Pay 300.00 PHP', exact: true }).click();
    await elsewhere.getByRole('link', { name: 'Back to the site' }).click();
    await logInAs(elsewhere, username, PASSWORD);
    await expect(centre(elsewhere).getByText('P300.00 is in your wallet.')).toBeVisible();
    await expectCredited(elsewhere, before, 100_000);
  });
});
