import type { Database, Tx } from '../../platform/db/index.ts';
import { createOutbox, type Outbox } from '../../platform/outbox/index.ts';
import { createAccountHours, type AccountHours } from './account-hours.ts';
import { createAccounts, houseAccount, type Accounts } from './accounts.ts';
import { createCommands, type Commands } from './commands.ts';
import { createHistory, type History } from './history.ts';
import { WalletRefusal } from './refusal.ts';
import type { LedgerCommand, Posted } from './types.ts';

/** Money between a member and the house. */
export interface MemberCommand extends LedgerCommand {
  readonly memberId: string;
  readonly currency: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
  /** The house account on the other side; the reason unless given. */
  readonly purpose?: string;
}

/** Listeners for changed balances. */
export interface WalletEvents {
  /** A member's balance changed, and the change is committed. May be called more than once for one change. */
  balanceChanged(change: {
    readonly tenant: string;
    readonly memberId: string;
    readonly currency: string;
  }): Promise<void> | void;
}

/** The wallet: the ledger and what members see of it. */
export interface Wallet extends Accounts, Commands, History, AccountHours {
  /** Pays a member from the house: `welcome` and `demo` funds, prizes, corrections. */
  credit(tx: Tx | undefined, command: MemberCommand): Promise<Posted>;
  /** Takes from a member to the house. */
  debit(tx: Tx | undefined, command: MemberCommand): Promise<Posted>;
  /** Delivers changed balances to the events; the composition starts and stops it. */
  readonly outbox: Outbox;
  /** Reports that a transaction with ledger entries of other modules' functions was committed. */
  committed(): void;
}

export interface WalletDeps {
  readonly db: Database;
  readonly events: WalletEvents;
  /** Called for events that could not be delivered; they are retried. */
  readonly onError?: (error: unknown) => void;
}

const MEMBER = 'member:';

export function createWallet({ db, events, onError = () => undefined }: WalletDeps): Wallet {
  const outbox = createOutbox({
    db,
    topic: 'balance',
    onError,
    async deliver({ tenant, subject, detail }) {
      await events.balanceChanged({ tenant, memberId: subject.slice(MEMBER.length), currency: detail });
    },
  });
  const accounts = createAccounts(db);
  const commands = createCommands(db, outbox.poke);

  async function withHouse(
    { memberId, currency, purpose, ...command }: MemberCommand,
    tx: Tx | undefined,
    towards: 'member' | 'house',
  ): Promise<Posted> {
    const { tenant, reason, amount } = command;
    const member = await accounts.balanceOf(tenant, memberId, currency, tx);
    if (member === undefined) throw new WalletRefusal('UNKNOWN_ACCOUNT');
    const ref = houseAccount(purpose ?? reason, currency, member.kind);
    const house = await accounts.openAccount(tenant, ref, {}, tx);
    const [debit, credit] = towards === 'member' ? [house, member.account] : [member.account, house];
    return commands.post({ ...command, legs: [{ debit, credit, amount }] }, tx);
  }

  return {
    ...accounts,
    ...commands,
    ...createHistory(db),
    ...createAccountHours(db),
    outbox,
    committed: outbox.poke,
    credit: (tx, command) => withHouse(command, tx, 'member'),
    debit: (tx, command) => withHouse(command, tx, 'house'),
  };
}
