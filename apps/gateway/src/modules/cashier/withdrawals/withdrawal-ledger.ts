import type { Tx } from '../../../platform/db/index.ts';
import { WalletRefusal, type AccountOwner, type PostCommand, type ResolveCommand, type Wallet } from '../../wallet/index.ts';
import type { PaidPayout, Withdrawal } from './types.ts';

/** Money of a withdrawal that is not written down yet. */
export interface HoldOrder extends Pick<Withdrawal, 'tenant' | 'id' | 'memberId' | 'currency' | 'amount'> {}

/** What the ledger writes of a withdrawal's money. Each method is safe to repeat: its key is the withdrawal's id. */
export interface WithdrawalLedger {
  /** Locks the member's account, so that no deposit is credited to it meanwhile; its id. @throws WalletRefusal UNKNOWN_ACCOUNT */
  lock(tx: Tx, order: Omit<HoldOrder, 'id' | 'amount'>): Promise<string>;
  /** Sets money of that account aside; the hold's id. @throws WalletRefusal INSUFFICIENT_FUNDS */
  hold(tx: Tx, order: HoldOrder, account: string): Promise<string>;
  /** The money is the member's again. */
  release(tx: Tx, withdrawal: Withdrawal): Promise<void>;
  /** The provider is going to get the order: the money stands in clearing. */
  send(tx: Tx, withdrawal: Withdrawal): Promise<void>;
  /** What {@link WithdrawalLedger.send} resolves, to be resolved by another statement. */
  sendCommand(withdrawal: Withdrawal): Promise<ResolveCommand>;
  /** The provider has paid it, and the house has its fee. */
  paid(tx: Tx, withdrawal: Withdrawal): Promise<void>;
  /** What {@link WithdrawalLedger.paid} posts, to be posted by another statement. */
  paidCommand(withdrawal: PaidPayout): Promise<PostCommand>;
  /** The provider has not paid it: the member gets all of it back. */
  returned(tx: Tx, withdrawal: Withdrawal): Promise<void>;
  /** Gives the member back what was paid out and did not arrive: the provider owes it, or the house bears it. */
  giveBack(tx: Tx, withdrawal: Withdrawal, amount: bigint, from: 'provider' | 'house'): Promise<void>;
  /** The provider has paid what was given back to the member: the house bears it. */
  paidAfterAll(tx: Tx, withdrawal: Withdrawal): Promise<void>;
}

export function createWithdrawalLedger(wallet: Wallet): WithdrawalLedger {
  const account = (tx: Tx | undefined, { tenant, currency }: Pick<Withdrawal, 'tenant' | 'currency'>, owner: AccountOwner): Promise<string> => wallet.openAccount(tenant, { owner, currency, kind: 'real' }, {}, tx);
  const keyOf = ({ id }: Pick<Withdrawal, 'id'>, step: string): string => `withdrawal:${id}:${step}`;
  async function memberAccount(tx: Tx, { tenant, memberId, currency }: Omit<HoldOrder, 'id' | 'amount'>): Promise<string> {
    const member = await wallet.balanceOf(tenant, memberId, currency, tx);
    if (member?.kind !== 'real') throw new WalletRefusal('UNKNOWN_ACCOUNT');
    return member.account;
  }
  async function toMember(tx: Tx, withdrawal: Withdrawal, step: 'return' | 'settle', from: AccountOwner, amount: bigint, number = ''): Promise<void> {
    const [debit, credit] = [await account(tx, withdrawal, from), await memberAccount(tx, withdrawal)];
    // A reference has no colon, which would make a vendor's round of it.
    const { replayed } = await wallet.post({ tenant: withdrawal.tenant, key: keyOf(withdrawal, `${step}${number}`), reason: `withdrawal-${step}`, reference: withdrawal.id, legs: [{ debit, credit, amount }] }, tx);
    // The trail must not say that money was given back which had been before.
    if (replayed) throw new Error(`Withdrawal ${withdrawal.id} was given back by this order before.`);
  }
  async function sendCommand(withdrawal: Withdrawal, tx?: Tx): Promise<ResolveCommand> {
    const { tenant, provider, holdId: hold, amount } = withdrawal;
    return { tenant, key: keyOf(withdrawal, 'send'), reason: 'withdrawal', hold, capture: { amount, credit: await account(tx, withdrawal, `clearing:${provider}`) } };
  }
  async function paidCommand(withdrawal: PaidPayout, tx?: Tx): Promise<PostCommand> {
    const { tenant, id, amount, fee, provider } = withdrawal;
    const debit = await account(tx, withdrawal, `clearing:${provider}`);
    const legs = [{ debit, credit: await account(tx, withdrawal, `payment:${provider}`), amount: amount - fee }];
    if (fee > 0n) legs.push({ debit, credit: await account(tx, withdrawal, 'house:withdrawal-fees'), amount: fee });
    return { tenant, key: keyOf(withdrawal, 'paid'), reason: 'withdrawal-paid', reference: id, legs };
  }

  return {
    async lock(tx, order) {
      const own = await memberAccount(tx, order);
      await wallet.lockAccount(order.tenant, own, tx);
      return own;
    },
    async hold(tx, order, own) {
      const held = await wallet.hold({ tenant: order.tenant, key: keyOf(order, 'hold'), reason: 'withdrawal', reference: order.id, account: own, amount: order.amount }, tx);
      if (held.id === null) throw new Error(`Withdrawal ${order.id} has no hold.`);
      return held.id;
    },
    async release(tx, withdrawal) {
      await wallet.resolve({ tenant: withdrawal.tenant, key: keyOf(withdrawal, 'release'), reason: 'withdrawal', hold: withdrawal.holdId }, tx);
    },
    send: async (tx, withdrawal) => void (await wallet.resolve(await sendCommand(withdrawal, tx), tx)),
    sendCommand: (withdrawal) => sendCommand(withdrawal),
    paid: async (tx, withdrawal) => void (await wallet.post(await paidCommand(withdrawal, tx), tx)),
    paidCommand: (withdrawal) => paidCommand(withdrawal),
    returned: (tx, withdrawal) => toMember(tx, withdrawal, 'return', `clearing:${withdrawal.provider}`, withdrawal.amount),
    giveBack: (tx, withdrawal, amount, from) =>
      // What was given back before tells this order from an earlier one.
      toMember(tx, withdrawal, 'settle', from === 'provider' ? `payment:${withdrawal.provider}` : 'house:withdrawal-losses', amount, withdrawal.givenBack === 0n ? '' : `:${withdrawal.givenBack}`),
    async paidAfterAll(tx, withdrawal) {
      const [debit, credit] = [await account(tx, withdrawal, 'house:withdrawal-losses'), await account(tx, withdrawal, `payment:${withdrawal.provider}`)];
      await wallet.post({ tenant: withdrawal.tenant, key: keyOf(withdrawal, 'after-all'), reason: 'withdrawal-paid', reference: withdrawal.id, legs: [{ debit, credit, amount: withdrawal.amount - withdrawal.fee }] }, tx);
    },
  };
}
