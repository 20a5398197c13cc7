import type { Tx } from '../../../platform/db/index.ts';
import { WalletRefusal, type AccountOwner, type Wallet } from '../../wallet/index.ts';
import type { Deposit } from './types.ts';

/** What the ledger writes of a deposit's money. Each method is safe to repeat: its key is the provider's number of the money. */
export interface DepositLedger {
  /** The provider has it: it stands in clearing. */
  seen(tx: Tx, deposit: Deposit, providerTx: string, amount: bigint): Promise<void>;
  /** The member gets it, less the fee. */
  credit(tx: Tx, deposit: Deposit, providerTx: string, amount: bigint, fee: bigint): Promise<void>;
  /** It went back to where it came from. */
  refunded(tx: Tx, deposit: Deposit, providerTx: string, amount: bigint): Promise<void>;
}

export function createDepositLedger(wallet: Wallet): DepositLedger {
  const account = (tx: Tx, { tenant, currency }: Deposit, owner: AccountOwner): Promise<string> => wallet.openAccount(tenant, { owner, currency, kind: 'real' }, {}, tx);
  const keyOf = ({ provider }: Deposit, providerTx: string, step: string): string => `deposit:${provider}:${providerTx}:${step}`;
  // Without a colon, which would make a vendor's round of it.
  const referenceOf = ({ id }: Deposit): string => id;
  async function between(tx: Tx, deposit: Deposit, step: 'seen' | 'refund', providerTx: string, amount: bigint): Promise<void> {
    const provider = await account(tx, deposit, `payment:${deposit.provider}`);
    const clearing = await account(tx, deposit, `clearing:${deposit.provider}`);
    const [debit, credit] = step === 'seen' ? [provider, clearing] : [clearing, provider];
    await wallet.post({ tenant: deposit.tenant, key: keyOf(deposit, providerTx, step), reason: `deposit-${step}`, reference: referenceOf(deposit), legs: [{ debit, credit, amount }] }, tx);
  }
  return {
    seen: (tx, deposit, providerTx, amount) => between(tx, deposit, 'seen', providerTx, amount),
    refunded: (tx, deposit, providerTx, amount) => between(tx, deposit, 'refund', providerTx, amount),
    async credit(tx, deposit, providerTx, amount, fee) {
      const { tenant, memberId, currency } = deposit;
      const member = await wallet.balanceOf(tenant, memberId, currency, tx);
      if (member?.kind !== 'real') throw new WalletRefusal('UNKNOWN_ACCOUNT');
      const clearing = await account(tx, deposit, `clearing:${deposit.provider}`);
      const legs = amount > fee ? [{ debit: clearing, credit: member.account, amount: amount - fee }] : [];
      if (fee > 0n) legs.push({ debit: clearing, credit: await account(tx, deposit, 'house:deposit-fees'), amount: fee });
      await wallet.post({ tenant, key: keyOf(deposit, providerTx, 'credit'), reason: 'deposit', reference: referenceOf(deposit), legs }, tx);
    },
  };
}
