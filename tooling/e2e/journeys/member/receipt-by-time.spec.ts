import { call, centre, cents, comeFrom, expect, expectNoAxeFindings, ledgerBalance, makeAccount, merchantOf, openOperator, openStack, PASSWORD, presentAgain, takeSession, test, travel, withSetting } from '../../src/index.ts';
import type { Stack } from '../../src/index.ts';

const HOUR_MS = 3_600_000;
const PIN = '246810';
const WITHDRAW = '/member/withdraw';
const providers = [{ kind: 'bank', code: 'ISLAND', name: 'Island Savings Bank', minDigits: 10, maxDigits: 12 }];

// This journey goes ahead in time: the servers are its own.
let stack: Stack;
test.use({ baseURL: '' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await openStack('postgres');
});
test.afterAll(async () => {
  test.setTimeout(120_000);
  presentAgain();
  await stack.close();
});

test('a withdrawal that was paid counts as received once the time for an answer is over', async ({ browser }) => {
  test.setTimeout(400_000);
  const site = stack.site();
  const merchant = await merchantOf(site);
  // None of the welcome credit is to be played.
  const { username, from } = await withSetting(stack, merchant, 'withdrawals', { turnoverPercent: 0 }, () => makeAccount(site));
  const operator = await openOperator(stack, site, 'fay', 'finance');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-GB' });
  await comeFrom(context, from.ip);
  await withSetting(stack, merchant, 'withdrawals', { turnoverPercent: 0, openMost: 10, confirmMinutes: 60 }, () => withSetting(stack, merchant, 'payoutAccounts', { most: 3, coolingHours: 0, providers }, async () => {
    await call('setPaymentPassword', { password: PASSWORD, paymentPassword: PIN, confirmPaymentPassword: PIN }, from);
    await call('saveProfile', { values: { payeeName: 'Mira Santos' } }, from);
    await call('addPayoutAccount', { provider: 'ISLAND', number: '0012345678', holder: 'Mira Santos', paymentPassword: PIN }, from);
    let page = await context.newPage();
    let before = 0;

    await test.step('asks for it, an operator approves, and the provider pays', async () => {
      await takeSession(page, from.token, site + WITHDRAW);
      before = cents(await ledgerBalance(page));
      await centre(page).getByRole('textbox', { name: 'Amount' }).fill('200');
      await centre(page).getByLabel(/^Transaction password/).fill(PIN);
      await centre(page).getByRole('button', { name: /^Withdraw \D/ }).click();
      await expect(centre(page).getByRole('heading', { name: /^Withdrawal of / })).toBeFocused();
      const id = new URL(page.url()).searchParams.get('withdrawal') ?? '';
      await operator('withdrawals:approve', '--withdrawal-id', id, '--reason', 'seen by a person');
      await expect(centre(page).getByRole('status').filter({ hasText: /was paid to your account ending in 5678\. Please tell us/ })).toBeVisible({ timeout: 60_000 });
      await expect(centre(page).getByText(/After that it counts as received, and cannot be given back any more\.$/)).toBeVisible();
      await expectNoAxeFindings(page);
    });
    const { search } = new URL(page.url());
    await page.close();

    await test.step('says nothing for longer than there is time, and reads that it counts as received', async () => {
      await travel(stack, [context], 2 * HOUR_MS);
      const outcome = await call('loginV2', { username, password: PASSWORD, type: 'username' }, from);
      if (!('token' in outcome)) throw new Error(`${username} has a second factor.`);
      page = await context.newPage();
      await takeSession(page, outcome.token, site + WITHDRAW + search);
      await expect(centre(page).getByRole('status').filter({ hasText: /nobody told us within the time that it did not arrive\. So it counts as received/ })).toBeVisible({ timeout: 90_000 });
      for (const answer of ['Yes, all of it', 'Part is missing', 'Nothing arrived']) await expect(centre(page).getByRole('button', { name: answer })).toHaveCount(0);
      await expectNoAxeFindings(page);
      expect(cents(await ledgerBalance(page))).toBe(before - 20_000);
    });
    await context.close();
  }));
});
