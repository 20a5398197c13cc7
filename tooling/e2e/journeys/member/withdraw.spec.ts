import { beginDeposit, call, centre, cents, DEPOSIT, expect, expectCredited, expectNoAxeFindings, keyboardOf, ledgerBalance, makeAccount, merchantOf, openOperator, PASSWORD, playRound, shownBalance, takeSession, test, withSetting } from '../../src/index.ts';
import type { Operator, Page } from '../../src/index.ts';

const PIN = '246810';
/** Rounds that are played at most for what has to be played. */
const ROUNDS = 60;
const WITHDRAW = '/member/withdraw';
const providers = [{ kind: 'bank', code: 'ISLAND', name: 'Island Savings Bank', minDigits: 10, maxDigits: 12 }];
/** A blank picture. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Asks for a withdrawal, which opens, and returns its id. */
async function withdraw(page: Page, amount: string): Promise<string> {
  await centre(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
  await centre(page).getByLabel(/^Transaction password/).fill(PIN);
  await centre(page).getByRole('button', { name: /^Withdraw \D/ }).click();
  return opened(page);
}

async function opened(page: Page): Promise<string> {
  await expect(centre(page).getByRole('heading', { name: /^Withdrawal of / })).toBeFocused();
  return new URL(page.url()).searchParams.get('withdrawal') ?? '';
}

/** Waits for a sentence about the withdrawal, which the page shows by itself. */
const says = (page: Page, text: RegExp) => expect(centre(page).getByRole('status').filter({ hasText: text })).toBeVisible({ timeout: 30_000 });
const approve = (operator: Operator, id: string) => operator('withdrawals:approve', '--withdrawal-id', id, '--reason', 'seen by a person');
const all = (page: Page) => centre(page).getByRole('button', { name: 'All withdrawals' }).click();

test('a member deposits, plays and withdraws, an operator approves, the provider pays, and the member says what arrived', async ({ page, stack }) => {
  test.setTimeout(420_000);
  const site = stack.site();
  const merchant = await merchantOf(site);
  const operator = await openOperator(stack, site, 'finn', 'finance');
  const rules = { turnoverPercent: 1, openMost: 10, confirmMinutes: 60 };
  // The welcome credit of 1000.00 is to be played by the rules of its day: none of it here.
  const { from } = await withSetting(stack, merchant, 'withdrawals', { ...rules, turnoverPercent: 0 }, () => makeAccount(site));
  await withSetting(stack, merchant, 'withdrawals', rules, () => withSetting(stack, merchant, 'payoutAccounts', { most: 3, coolingHours: 0, providers }, async () => {
    await takeSession(page, from.token, site + WITHDRAW);

    await test.step('is led to what has to be there first', async () => {
      await expect(centre(page).getByText('Before you withdraw, please set a transaction password.')).toBeVisible();
      await call('setPaymentPassword', { password: PASSWORD, paymentPassword: PIN, confirmPaymentPassword: PIN }, from);
      await call('saveProfile', { values: { payeeName: 'Mira Santos' } }, from);
      await page.reload();
      await centre(page).getByRole('link', { name: 'Add an account' }).click();
      await centre(page).getByRole('button', { name: 'Add an account' }).click();
      await centre(page).getByRole('button', { name: /Bank or wallet/ }).click();
      await page.getByRole('option', { name: 'Island Savings Bank' }).click();
      await centre(page).getByLabel(/^Account number/).fill('0012 3456 78');
      await centre(page).getByLabel(/^Transaction password/).fill(PIN);
      await centre(page).getByRole('button', { name: 'Add an account' }).click();
      await expect(centre(page).getByText('•••• 5678')).toBeVisible();
    });

    await test.step('pays in, and reads what is still to be played for it', async () => {
      await page.goto(site + DEPOSIT);
      const before = cents(await shownBalance(page));
      await beginDeposit(page, 'Bank transfer', '600');
      const bank = await page.context().newPage();
      await bank.goto((await centre(page).getByRole('link', { name: 'Open the payment page' }).getAttribute('href')) ?? '');
      await bank.getByRole('button', { name: 'Pay 600.00 PHP', exact: true }).click();
      await expectCredited(page, before, 60_000);
      await bank.close();
      await page.goto(site + WITHDRAW);
      await expect(centre(page).getByRole('heading', { name: 'P6.00 still to play before you can withdraw' })).toBeVisible();
      await expectNoAxeFindings(page);
    });

    await test.step('plays it, round after round, until nothing is left to play', async () => {
      const left = async () => cents((await call('withdrawalOptions', undefined, from)).turnover.left);
      await page.goto(`${site}/rng`);
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      for (let round = 0; round < ROUNDS && (await left()) > 0; round += 1) await playRound(page);
      expect(await left()).toBe(0);
      await page.goto(site + WITHDRAW);
    });

    const before = cents(await ledgerBalance(page));

    await test.step('withdraws by keyboard alone, and follows it until it has arrived', async () => {
      await expect(centre(page).getByRole('textbox', { name: 'Amount' })).toBeVisible();
      await expectNoAxeFindings(page);
      const keyboard = keyboardOf(page);
      await keyboard.type(centre(page).getByRole('textbox', { name: 'Amount' }), '200');
      await keyboard.type(centre(page).getByLabel(/^Transaction password/), PIN);
      await keyboard.press(centre(page).getByRole('button', { name: 'Withdraw P200.00' }));
      const id = await opened(page);
      await says(page, /P200\.00 is set aside for you/);
      await expectNoAxeFindings(page);
      expect(cents(await ledgerBalance(page))).toBe(before - 20_000);
      await approve(operator, id);
      await says(page, /P195\.00 was paid to your account ending in 5678/);
      await expectNoAxeFindings(page);
      await keyboard.press(centre(page).getByRole('button', { name: 'Yes, all of it' }));
      await says(page, /P195\.00 has arrived, as you said/);
    });

    await test.step('says that a part is missing, with a picture, and gets it back', async () => {
      await all(page);
      const id = await withdraw(page, '150');
      await approve(operator, id);
      await says(page, /P145\.00 was paid/);
      await centre(page).getByRole('button', { name: 'Part is missing' }).click();
      await centre(page).getByRole('textbox', { name: 'What is missing?' }).fill('45');
      await centre(page).locator('input[type=file]').first().setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: PICTURE });
      await expect(centre(page).getByText('Uploaded').first()).toBeVisible();
      await expectNoAxeFindings(page);
      await centre(page).getByRole('button', { name: 'Tell us' }).click();
      await says(page, /You told us that P45\.00 is missing/);
      expect(await operator('withdrawals:show', '--withdrawal-id', id)).toMatch(/image\/png/);
      await operator('withdrawals:settle', '--withdrawal-id', id, '--give-back', '45', '--note', 'The bank had kept it.', '--reason', 'statement seen');
      await says(page, /P45\.00 is in your wallet again/);
      await expect(centre(page).getByText('The bank had kept it.')).toBeVisible();
      expect(cents(await ledgerBalance(page))).toBe(before - 20_000 - 15_000 + 4_500);
    });

    await test.step('says that nothing arrived; the bank shows that it did', async () => {
      await all(page);
      const id = await withdraw(page, '100');
      await approve(operator, id);
      await says(page, /P95\.00 was paid/);
      await centre(page).getByRole('button', { name: 'Nothing arrived' }).click();
      await centre(page).getByRole('button', { name: 'Tell us' }).click();
      await says(page, /You told us that nothing has arrived/);
      await operator('withdrawals:settle', '--withdrawal-id', id, '--give-back', '0', '--note', 'It arrived on Friday.', '--reason', 'statement seen');
      await says(page, /nothing is given back/);
    });

    await test.step('reads why one is refused, and has the money again', async () => {
      await all(page);
      const left = cents(await ledgerBalance(page));
      const id = await withdraw(page, '120');
      expect(cents(await ledgerBalance(page))).toBe(left - 12_000);
      await operator('withdrawals:refuse', '--withdrawal-id', id, '--note', 'Please call us first.', '--reason', 'a hint by phone');
      await says(page, /This withdrawal was refused\. P120\.00 is free in your wallet again/);
      await expect(centre(page).getByText('Please call us first.')).toBeVisible();
      await expect.poll(async () => cents(await shownBalance(page))).toBe(left);
    });

    await test.step('finds all of them in the list', async () => {
      await all(page);
      await expect(centre(page).getByRole('region', { name: 'Earlier withdrawals' }).getByRole('listitem')).toHaveCount(4);
      await expectNoAxeFindings(page);
    });
  }));
});
