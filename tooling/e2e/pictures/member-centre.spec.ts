import { call, makeAccount, test } from '../src/index.ts';
import type { From, Stack } from '../src/index.ts';
import { depositStages, stops, toBePlayed, withdrawalStages } from './cashier-stages.ts';
import type { Deposit, Options, Withdrawal } from './cashier-stages.ts';
import { PIN, seeActs } from './centre-acts.ts';
import { looks, viewAs } from './centre-looks.ts';
import type { Viewer } from './centre-looks.ts';
import { centreOf, named, open, pagesAt, pagesOf, seePages, seeWithout, sessionOf, settled } from './centre-pages.ts';
import { restated } from './centre-states.ts';
import { memberActs } from './member-acts.ts';

const MEMBER = 'demo_member';
const parts = ['profile', 'avatar', 'documents', 'payoutAccounts', 'phone', 'email', 'devices', 'transactionPassword'].map((part) => `/member/securityCenter?part=${part}`);
const pages = { ...pagesOf('member'), ...pagesAt(parts) };
/** With payments that the server is asked for too. */
const all = { ...pages, ...pagesAt(['/member/depositv2?deposit=01a9d2c4-7c55-4a57-9b0e-0d1f4d5a6e21', '/member/withdraw?withdrawal=01a9d2c4-7c55-4a57-9b0e-0d1f4d5a6e21']) };

async function seeReceipts(viewer: Viewer): Promise<void> {
  for (const [address, name] of [['/member/personalHistoryCopy', 'bet'], ['/member/transactionHistory', 'movement']] as const) {
    await open(viewer, address);
    await centreOf(viewer).getByRole('table').locator('tbody button').first().click();
    await settled(viewer);
    await viewer.see(`${named(address)}-${name}`);
  }
  await open(viewer, '/member/messageV2');
  await centreOf(viewer).getByRole('heading', { level: 3 }).first().getByRole('button').click();
  await settled(viewer);
  await viewer.see('member-messageV2-open');
}

async function seeDeposits(viewer: Viewer, from: From): Promise<void> {
  const { methods } = await call('depositMethods', undefined, from);
  for (const { code, kind, least, mostNow } of methods) {
    await open(viewer, '/member/depositv2');
    await centreOf(viewer).locator(`input[type=radio][value="${code}"]`).check({ force: true });
    await centreOf(viewer).locator('input[inputmode=decimal]').fill(least);
    await viewer.see(`deposit-form-${code}`);
    if (mostNow != null) continue;
    const { deposit } = await call('depositCreate', { method: code, amount: least, returnPath: '/member/depositv2' }, from);
    await open(viewer, `/member/depositv2?deposit=${deposit.id}`);
    await viewer.see(`deposit-${code}-created`);
    if (kind !== 'bank') continue;
    for (const [stage, change] of Object.entries(depositStages)) {
      await restated<{ deposit: Deposit }>(viewer.page, '/wps/v2/wallets/depositOne', (value) => ({ deposit: change(value.deposit) }), async () => {
        await open(viewer, `/member/depositv2?deposit=${deposit.id}`);
        await viewer.see(`deposit-stage-${stage}`);
      });
    }
  }
  await open(viewer, '/member/depositv2');
  await viewer.see('deposit-under-way-list');
  await centreOf(viewer).locator('form button[type=submit]').last().click();
  await viewer.see('deposit-form-fault');
}

async function seeWithdrawals(viewer: Viewer, from: From): Promise<void> {
  const { accounts } = await call('payoutAccounts', undefined, from);
  const { methods } = await call('withdrawalOptions', undefined, from);
  const [account, method] = [accounts[0], methods[0]];
  if (account === undefined || method === undefined) throw new Error('The demo member is paid nowhere.');
  const options = (change: (value: Options) => Options, name: string) =>
    restated<Options>(viewer.page, '/wps/v2/wallets/withdrawalOptions', change, async () => {
      await open(viewer, '/member/withdraw');
      await viewer.see(`withdraw-${name}`);
    });
  for (const [name, change] of Object.entries(stops)) await options(change, `stop-${name}`);
  await options(toBePlayed, 'stop-turnover');
  await restated<{ accounts: readonly object[] }>(viewer.page, '/wps/member/payoutAccounts', (value) => ({ ...value, accounts: [] }), async () => {
    await open(viewer, '/member/withdraw');
    await viewer.see('withdraw-stop-no-account');
  });
  await open(viewer, '/member/withdraw');
  await centreOf(viewer).locator('input[inputmode=decimal]').fill(method.least);
  await viewer.see('withdraw-form');
  await centreOf(viewer).locator('form button[type=submit]').last().click();
  await viewer.see('withdraw-form-fault');
  const { withdrawal } = await call('withdrawalCreate', { method: method.code, account: account.id, amount: method.least, paymentPassword: PIN }, from);
  const address = `/member/withdraw?withdrawal=${withdrawal.id}`;
  await open(viewer, '/member/withdraw');
  await viewer.see('withdraw-under-way-list');
  for (const [stage, change] of Object.entries(withdrawalStages)) {
    await restated<{ withdrawal: Withdrawal }>(viewer.page, '/wps/v2/wallets/withdrawalOne', (value) => ({ withdrawal: change(value.withdrawal) }), async () => {
      await open(viewer, address);
      await viewer.see(`withdraw-stage-${stage}`);
      if (stage !== 'asked') return;
      await centreOf(viewer).getByRole('button', { name: viewer.t('member', 'withdraw.confirm.partly'), exact: true }).click();
      await viewer.see('withdraw-confirm-partly');
      await centreOf(viewer).locator('form button[type=submit]').last().click();
      await viewer.see('withdraw-confirm-partly-fault');
      await open(viewer, address);
      await centreOf(viewer).getByRole('button', { name: viewer.t('member', 'withdraw.confirm.missing'), exact: true }).click();
      await viewer.see('withdraw-confirm-missing');
    });
  }
}

/** Who looks at what, by name. */
const series: Readonly<Record<string, (viewer: Viewer, from: From, stack: Stack) => Promise<unknown>>> = {
  filled: (viewer) => seePages(viewer, pages, 'filled'),
  loading: (viewer) => seeWithout(viewer, all, 'loading'),
  refused: (viewer) => seeWithout(viewer, all, 'refused'),
  receipts: seeReceipts,
  deposits: seeDeposits,
  withdrawals: seeWithdrawals,
  acts: (viewer) => seeActs(viewer, memberActs(false)),
};

for (const look of looks) {
  const { brand } = look.own;
  test(`${brand}: empty`, async ({ browser, stack }) => {
    test.setTimeout(3_600_000);
    // Whoever has an upline transfers to it.
    const { username } = await makeAccount(stack.site(brand), { affiliateCode: 'DEMOAGENT' });
    const viewer = await viewAs(browser, stack, look, username);
    await seePages(viewer, pages, 'empty');
    await seeActs(viewer, memberActs(true));
    await viewer.close();
  });
  for (const [name, see] of Object.entries(series)) {
    test(`${brand}: ${name}`, async ({ browser, stack }) => {
      test.setTimeout(3_600_000);
      const viewer = await viewAs(browser, stack, look, MEMBER);
      await see(viewer, await sessionOf(stack.site(brand), MEMBER), stack);
      await viewer.close();
    });
  }
}
