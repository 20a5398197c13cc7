import type { Tx } from '../../../platform/db/index.ts';
import { WalletRefusal, type AccountOwner, type PostCommand, type Wallet } from '../../wallet/index.ts';
import type { Deposit } from './types.ts';

/** What a posting needs to know of its deposit. */
export type PostedDeposit = Pick<Deposit, 'tenant' | 'id' | 'memberId' | 'currency' | 'provider'>;

/** Money that arrived for a deposit: the provider's number of it, and its minor units. */
export interface Arrived {
  readonly providerTx: string;
  readonly amount: bigint;
}

/** What the ledger writes of a deposit's money. Each method is safe to repeat: its key is the provider's number of the money. */
export interface DepositLedger {
  /** The provider has it: it stands in clearing. */
  seen(tx: Tx, deposit: PostedDeposit, arrived: Arrived): Promise<void>;
  /** The member gets it, less the fee. */
  credit(tx: Tx, deposit: PostedDeposit, arrived: Arrived, fee: bigint): Promise<void>;
  /** It went back to where it came from. */
  refunded(tx: Tx, deposit: PostedDeposit, arrived: Arrived): Promise<void>;
  /** What {@link DepositLedger.seen} and {@link DepositLedger.credit} post for a member's `account`, to be posted by one statement. */
  commands(deposit: PostedDeposit, account: string, arrived: Arrived, fee: bigint): Promise<{ readonly seen: PostCommand; readonly credit: PostCommand }>;
}

export function createDepositLedger(wallet: Wallet): DepositLedger {
  const accountOf = ({ tenant, currency }: PostedDeposit, owner: AccountOwner, tx?: Tx): Promise<string> => wallet.openAccount(tenant, { owner, currency, kind: 'real' }, {}, tx);
  // The reference is without a colon, which would make a vendor's round of it.
  const commandOf = ({ tenant, provider, id: reference }: PostedDeposit, { providerTx }: Arrived, step: string, reason: string, legs: PostCommand['legs']): PostCommand => ({ tenant, key: `deposit:${provider}:${providerTx}:${step}`, reason, reference, legs });

  async function between(deposit: PostedDeposit, step: 'seen' | 'refund', arrived: Arrived, tx?: Tx): Promise<PostCommand> {
    const provider = await accountOf(deposit, `payment:${deposit.provider}`, tx);
    const clearing = await accountOf(deposit, `clearing:${deposit.provider}`, tx);
    const [debit, credit] = step === 'seen' ? [provider, clearing] : [clearing, provider];
    return commandOf(deposit, arrived, step, `deposit-${step}`, [{ debit, credit, amount: arrived.amount }]);
  }
  async function toMember(deposit: PostedDeposit, account: string, arrived: Arrived, fee: bigint, tx?: Tx): Promise<PostCommand> {
    const { amount } = arrived;
    const debit = await accountOf(deposit, `clearing:${deposit.provider}`, tx);
    const legs = amount > fee ? [{ debit, credit: account, amount: amount - fee }] : [];
    if (fee > 0n) legs.push({ debit, credit: await accountOf(deposit, 'house:deposit-fees', tx), amount: fee });
    return commandOf(deposit, arrived, 'credit', 'deposit', legs);
  }

  return {
    seen: async (tx, deposit, arrived) => void (await wallet.post(await between(deposit, 'seen', arrived, tx), tx)),
    refunded: async (tx, deposit, arrived) => void (await wallet.post(await between(deposit, 'refund', arrived, tx), tx)),
    async credit(tx, deposit, arrived, fee) {
      const member = await wallet.balanceOf(deposit.tenant, deposit.memberId, deposit.currency, tx);
      if (member?.kind !== 'real') throw new WalletRefusal('UNKNOWN_ACCOUNT');
      await wallet.post(await toMember(deposit, member.account, arrived, fee, tx), tx);
    },
    commands: async (deposit, account, arrived, fee) => ({ seen: await between(deposit, 'seen', arrived), credit: await toMember(deposit, account, arrived, fee) }),
  };
}
