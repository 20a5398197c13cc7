import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@livery/contracts';
import type { Setting } from '../src/modules/settings/index.ts';
import { settingSchemas } from '../src/modules/settings/index.ts';
import { codeOf, HOME_IP, PASSWORD, type accountHelpers } from './account-helpers.ts';
import { connectPayments, PROVIDER, signedCallback, testPayoutMethod } from './fake-payments.ts';
import type { TestGateway } from './gateway.ts';
import { NORTH } from './test-fleet.ts';

/** Transaction password of every {@link payee}. */
export const PIN = '246810';
/** A withdrawal as its member reads it. */
export type WithdrawalView = ResponseOf<'withdrawalOne'>['withdrawal'];

const providers = [
  { kind: 'bank', code: 'BPI', name: 'Bank of the Islands', minDigits: 10, maxDigits: 12 },
  { kind: 'ewallet', code: 'GPAY', name: 'Gee Pay', minDigits: 11, maxDigits: 11 },
] as const;

/** Rules of withdrawals with `changes`; no rule of review is on, and everything is approved at once. */
export const withdrawalSetting = (changes: Partial<Setting<'withdrawals'>> = {}): Setting<'withdrawals'> => ({
  ...settingSchemas.withdrawals.parse(undefined),
  approveUpTo: '1000000',
  review: { often: null, newDeviceHours: 0, newMemberDays: 0, newAccountHours: 0, nameMismatch: false },
  ...changes,
});

/** Connects the fake provider at a merchant, that of tests unless stated, with a way to be paid that costs 1 % and 1.00. */
export async function connectPayouts(gateway: TestGateway, changes: Partial<Setting<'withdrawals'>> = {}, { merchant, currency }: { readonly merchant: string; readonly currency: string } = { merchant: NORTH, currency: 'PHP' }): Promise<void> {
  await connectPayments(gateway.cashier, merchant, currency);
  await gateway.cashier.withdrawals.methods.set(merchant, testPayoutMethod({ currency, fee: { ppm: 10_000n, fixed: 100n, least: 0n, most: null } }));
  await gateway.settings.set(merchant, 'payoutAccounts', { most: 5, coolingHours: 0, providers: [...providers] });
  await gateway.settings.set(merchant, 'withdrawals', withdrawalSetting(changes));
}

const hashes = new WeakMap<TestGateway, Promise<string>>();

/** A member with 1000.00, a transaction password and a payout account. */
export async function payee(gateway: TestGateway, accounts: ReturnType<typeof accountHelpers>, username: string, gift = '1000') {
  const hash = hashes.get(gateway) ?? gateway.passwords.hash(PIN, { tenantId: NORTH, ip: null });
  hashes.set(gateway, hash);
  const id = await accounts.open(username, { paymentPasswordHash: await hash, profile: { payeeName: 'Mira Santos' }, gift: { reason: 'welcome', amount: gift } });
  await accounts.knows(id, HOME_IP);
  const { token } = await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  const options = { token, ip: HOME_IP };
  const added = await accounts.valueOf('addPayoutAccount', { provider: 'BPI', number: '0012345678', holder: 'Mira Santos', paymentPassword: PIN }, options);
  const account = added.accounts[0]?.id ?? '';
  const ask = (amount: string, more: object = {}, idempotencyKey: string = randomUUID()) =>
    accounts.call<{ withdrawal: WithdrawalView }>('withdrawalCreate', { method: 'payout', account, amount, paymentPassword: PIN, ...more }, { ...options, idempotencyKey });
  return {
    id,
    token,
    account,
    options,
    ask,
    /** Asks for a withdrawal that is begun. */
    async withdraw(amount: string, more: object = {}): Promise<WithdrawalView> {
      const answer = await ask(amount, more);
      if (!answer.body.success) throw new Error(codeOf(answer));
      return answer.body.value.withdrawal;
    },
    read: async (withdrawalId: string): Promise<WithdrawalView> => (await accounts.valueOf('withdrawalOne', { id: withdrawalId }, options)).withdrawal,
    shown: () => accounts.valueOf('withdrawalOptions', {}, options),
    /** Minor units: all of it, and what is held of it. */
    async money(): Promise<readonly [posted: bigint | undefined, held: bigint | undefined]> {
      const balance = await gateway.wallet.balanceOf(NORTH, id, 'PHP');
      return [balance?.posted, balance?.held];
    },
  };
}

/** Sends a callback of the fake provider; the status of the answer. */
export const payoutCallback = async (gateway: TestGateway, event: object, merchant: string = NORTH): Promise<number> =>
  (await gateway.app.inject(signedCallback({ tenant: merchant, provider: PROVIDER }, event, gateway.clock.now()))).statusCode;
