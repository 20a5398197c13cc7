import { amountOf, beginDeposit, call, centre, cents, DEPOSIT, expect, expectNoAxeFindings, ledgerBalance, makeAccount, merchantOf, openOperator, PASSWORD, takeSession, test, withSetting } from '../../src/index.ts';

const PIN = '246810';
const WITHDRAW = '/member/withdraw';
const WAY = 'From member to member';
const providers = [{ kind: 'bank', code: 'ISLAND', name: 'Island Savings Bank', minDigits: 10, maxDigits: 12 }];
const rules = { openMost: 10, confirmMinutes: 60, approveUpTo: '1000000', review: { often: null, newDeviceHours: 0, newMemberDays: 0, newAccountHours: 0, nameMismatch: false } };
/** A blank picture. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a member who withdraws is paid by members who deposit, says what arrived, and an operator decides the rest', async ({ page, browser, stack }) => {
  test.setTimeout(240_000);
  const site = stack.site();
  const merchant = await merchantOf(site);
  // Their welcome credit need not be played.
  const [mira, paul] = await withSetting(stack, merchant, 'withdrawals', rules, async () => [await makeAccount(site), await makeAccount(site)] as const);
  const operator = await openOperator(stack, site, 'faye', 'finance');
  await withSetting(stack, merchant, 'withdrawals', rules, () => withSetting(stack, merchant, 'payoutAccounts', { most: 3, coolingHours: 0, providers }, async () => {
    await call('setPaymentPassword', { password: PASSWORD, paymentPassword: PIN, confirmPaymentPassword: PIN }, mira.from);
    await call('saveProfile', { values: { payeeName: 'Mira Santos' } }, mira.from);
    await call('addPayoutAccount', { provider: 'ISLAND', number: '0012345678', holder: 'Mira Santos', paymentPassword: PIN }, mira.from);
    await takeSession(page, mira.from.token, site + WITHDRAW);
    const payer = await (await browser.newContext()).newPage();
    await takeSession(payer, paul.from.token, site + DEPOSIT);
    const before = cents(await ledgerBalance(payer));
    const says = (where: typeof page, text: RegExp) => expect(centre(where).getByText(text).first()).toBeVisible({ timeout: 30_000 });

    await test.step('nobody waits yet', async () => {
      await centre(payer).getByRole('radio', { name: new RegExp(WAY) }).check();
      await says(payer, /No member waits to be paid by this way/);
      await expectNoAxeFindings(payer);
    });

    await test.step('a member asks to be paid by others', async () => {
      await centre(page).getByRole('radio', { name: new RegExp(WAY) }).check();
      await centre(page).getByRole('textbox', { name: 'Amount' }).fill('500');
      await centre(page).getByLabel(/^Transaction password/).fill(PIN);
      await centre(page).getByRole('button', { name: /^Withdraw \D/ }).click();
      await says(page, /P500\.00 waits for a member who pays it/);
      await expectNoAxeFindings(page);
    });

    await test.step('another member pays a part of it, with a picture', async () => {
      await payer.reload();
      await centre(payer).getByRole('radio', { name: new RegExp(WAY) }).check();
      await expect(centre(payer).getByRole('group', { name: 'Amounts that members wait for' }).getByRole('button')).toHaveText(['P500']);
      await beginDeposit(payer, WAY, '300');
      await expect(centre(payer).getByText('0012345678')).toBeVisible();
      await centre(payer).locator('input[type=file]').first().setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: PICTURE });
      await expect(centre(payer).getByText('Uploaded').first()).toBeVisible();
      await centre(payer).getByRole('button', { name: /^Send/ }).click();
      await expectNoAxeFindings(payer);
      await centre(payer).getByRole('button', { name: 'I have paid' }).click();
      await says(payer, /The member whom you paid is asked whether it arrived/);
    });

    await test.step('the payee is asked at once, and says that it arrived: the payer has the money', async () => {
      await expect(centre(page).getByRole('region', { name: /^Did P300\.00 with the reference .* arrive\?$/ })).toBeVisible({ timeout: 30_000 });
      await expectNoAxeFindings(page);
      await centre(page).getByRole('button', { name: 'Yes, all of it' }).click();
      await says(payer, /P300\.00 is in your wallet/);
      expect(cents(await ledgerBalance(payer))).toBe(before + 30_000);
    });

    await test.step('the rest is disputed, and decided by an operator', async () => {
      await centre(payer).getByRole('button', { name: 'All deposits' }).click();
      await beginDeposit(payer, WAY, '200');
      const id = new URL(payer.url()).searchParams.get('deposit') ?? '';
      await centre(payer).getByRole('button', { name: 'I have paid' }).click();
      await centre(page).getByRole('button', { name: 'Part is missing' }).click();
      await centre(page).getByRole('textbox', { name: 'What is missing?' }).fill('50');
      await centre(page).getByRole('button', { name: 'Tell us' }).click();
      await says(page, /It is not certain whether P50\.00 arrived/);
      expect(await operator('peer-payments:list')).toContain(id);
      await operator('peer-payments:settle', '--deposit-id', id, '--arrived', '150', '--note', 'The bank shows 150.', '--reason', 'statement seen');
      await says(payer, /The bank shows 150\./);
      expect(cents(await ledgerBalance(payer))).toBe(before + 45_000);
      await says(page, /P50\.00 waits for a member who pays it/);
    });

    await test.step('nobody pays what is left, which goes back', async () => {
      const withdrawal = new URL(page.url()).searchParams.get('withdrawal') ?? '';
      await operator('peer-payments:close', '--withdrawal-id', withdrawal, '--reason', 'the member asked for it');
      await says(page, /Nobody paid the rest in time: P50\.00 is in your wallet again/);
      expect(cents(await ledgerBalance(page))).toBe(100_000 - 45_000);
    });
    expect(await amountOf(payer).isVisible()).toBe(false);
    await payer.context().close();
  }));
});
