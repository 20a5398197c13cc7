import type { ResponseOf } from '@livery/contracts';
import { HOME_IP, PASSWORD, type accountHelpers } from './account-helpers.ts';
import { testMethod, testPayoutMethod } from './fake-payments.ts';
import type { TestGateway } from './gateway.ts';
import { connectPayouts, payee } from './payee.ts';
import { png } from './pictures.ts';
import { NORTH } from './test-fleet.ts';

/** Code of the provider by which members pay each other, and of its methods. */
export const PEERS = 'members';

/** A deposit as its member reads it. */
type DepositView = ResponseOf<'depositOne'>['deposit'];

/** Lets members of a merchant, that of tests unless stated, pay each other, from 10.00, without fees. */
export async function connectPeers(gateway: TestGateway, changes: Parameters<typeof connectPayouts>[1] = {}, at: NonNullable<Parameters<typeof connectPayouts>[2]> = { merchant: NORTH, currency: 'PHP' }): Promise<void> {
  await connectPayouts(gateway, changes, at);
  await connectPeerWay(gateway, { code: PEERS, expiresMinutes: 2 }, at);
}

/** One way more by which members of a merchant pay each other: whoever asks by it is matched with those alone who do, too. */
export async function connectPeerWay({ cashier }: TestGateway, { code, expiresMinutes }: { readonly code: string; readonly expiresMinutes: number }, { merchant, currency } = { merchant: NORTH, currency: 'PHP' }): Promise<void> {
  await cashier.providers.set(merchant, { code, adapter: 'peer', origin: '', state: 'open' });
  await cashier.methods.set(merchant, testMethod({ currency, code, provider: code, kind: 'peer', least: 1_000n, expiresMinutes, openMost: 20, dayMost: null }));
  await cashier.withdrawals.methods.set(merchant, testPayoutMethod({ currency, code, provider: code, fee: { ppm: 0n, fixed: 0n, least: 0n, most: null } }));
}

/** A member with 1000.00 who withdraws `amount` from other members. */
export async function peerPayee(gateway: TestGateway, accounts: ReturnType<typeof accountHelpers>, username: string, amount: string) {
  const member = await payee(gateway, accounts, username);
  const { id } = await member.withdraw(amount, { method: PEERS });
  return {
    ...member,
    withdrawalId: id,
    now: () => member.read(id),
    picture: async () => (await accounts.valueOf('uploadImage', { purpose: 'withdrawal-proof', data: png().toString('base64') }, member.options)).id,
    confirm: (payment: string, request: object) => accounts.call('withdrawalConfirm', { id, payment, ...request }, member.options),
  };
}

/** A member who can pay others. */
export async function peerPayer(gateway: TestGateway, accounts: ReturnType<typeof accountHelpers>, username: string) {
  return loggedIn(gateway, accounts, username, await accounts.open(username));
}

async function loggedIn(gateway: TestGateway, accounts: ReturnType<typeof accountHelpers>, username: string, id: string) {
  const { token } = await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  const options = { token, ip: HOME_IP };
  const read = async (deposit: string): Promise<DepositView> => (await accounts.valueOf('depositOne', { id: deposit }, options)).deposit;
  return {
    id,
    token,
    options,
    read,
    /** The same member after another login. */
    again: () => loggedIn(gateway, accounts, username, id),
    ask: async (amount: string): Promise<DepositView> => (await accounts.valueOf('depositCreate', { method: PEERS, amount, returnPath: '/member/depositv2' }, options)).deposit,
    paid: async (deposit: string): Promise<DepositView> => (await accounts.valueOf('depositPaid', { id: deposit }, options)).deposit,
    cancel: async (deposit: string): Promise<DepositView> => (await accounts.valueOf('depositCancel', { id: deposit }, options)).deposit,
    async prove(deposit: string): Promise<void> {
      const image = await accounts.valueOf('uploadImage', { purpose: 'deposit-proof', data: png().toString('base64') }, options);
      await accounts.valueOf('depositProof', { id: deposit, images: [image.id] }, options);
    },
    offered: async () => (await accounts.valueOf('depositMethods', {}, options)).methods.find(({ code }) => code === PEERS),
    /** Minor units. */
    money: async (): Promise<bigint | undefined> => (await gateway.wallet.balanceOf(NORTH, id, 'PHP'))?.posted,
  };
}
