import { amountOf, beginDeposit, centre, cents, DEPOSIT, expect, expectCredited, expectNoAxeFindings, makeAccount, openAsMember, shownBalance, test } from '../../src/index.ts';

test('a member pays in by each method, and the balance in the header follows', async ({ page, stack }) => {
  const { username } = await makeAccount(stack.site());
  await openAsMember(page, stack.site() + DEPOSIT, username);
  await expect(amountOf(page)).toBeVisible();
  await expectNoAxeFindings(page);
  const before = cents(await shownBalance(page));

  await test.step('by a wallet, paid on this device', async () => {
    await beginDeposit(page, 'Wallet by QR code', '1,500');
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
    await beginDeposit(page, 'Debit or credit card', '200.50');
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
    await beginDeposit(page, 'Bank transfer', '600');
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
