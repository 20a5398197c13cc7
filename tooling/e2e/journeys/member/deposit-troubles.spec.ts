import { amountOf, beginDeposit, centre, cents, DEPOSIT, expect, expectCredited, keyboardOf, logInAs, makeAccount, openAsMember, PASSWORD, shownBalance, test } from '../../src/index.ts';

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
    await beginDeposit(page, 'Wallet by QR code', '1000');
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
    await beginDeposit(page, 'Bank transfer', '700');
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
    await beginDeposit(page, 'Wallet by QR code', '300');
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
