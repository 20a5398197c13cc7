import { sql, type RawBuilder } from 'kysely';
import { hotStatement, type Database, type HotParameters } from '../../../platform/db/index.ts';
import { preparePost, prepareResolve } from '../../wallet/index.ts';
import { isDoneAtOnce } from '../done-at-once.ts';
import type { WithdrawalRules } from './rules.ts';
import { AT_PROVIDER, type PaidPayout, type Withdrawal } from './types.ts';
import type { WithdrawalLedger } from './withdrawal-ledger.ts';

/**
 * The two steps of a payout that nearly every one takes, each in one transaction of one statement. False where it is anything else:
 * nothing was written then, and the step is to be taken the long way, which finds out why.
 */
export interface AtOnce {
  /** Puts the money of an approved one into clearing, and notes that its order is sent at `at`. */
  send(withdrawal: Withdrawal, moments: { readonly at: Date; readonly nextTryAt: Date; readonly leasedUntil: Date }): Promise<boolean>;
  /** Settles what its provider has paid as it was ordered. */
  settle(withdrawal: PaidPayout, providerTx: string | null, rules: Pick<WithdrawalRules, 'confirmMinutes'>): Promise<boolean>;
}

const MINUTE_MS = 60_000;

interface Done {
  readonly done: boolean;
}

interface Send {
  readonly tenant: string;
  readonly id: string;
  readonly memberId: string;
  readonly amount: bigint;
  readonly hold: string;
  readonly at: Date;
  readonly nextTryAt: Date;
  readonly leasedUntil: Date;
  readonly key: string;
  readonly hash: Uint8Array;
  readonly credit: string | null;
  readonly journal: string;
  readonly transfer: string;
}

const sendStatement = hotStatement<Send, Done>(
  'withdrawal_send',
  (p: HotParameters<Send>): RawBuilder<Done> => sql`select withdrawal_send(${p.tenant}, ${p.id}, ${p.memberId}, ${p.amount}, ${p.hold}, ${p.at}, ${p.nextTryAt}, ${p.leasedUntil},
    ${p.key}, ${p.hash}, ${p.credit}, ${p.journal}, ${p.transfer}) as done`,
);

interface Settle {
  readonly tenant: string;
  readonly id: string;
  readonly provider: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly providerTx: string | null;
  readonly at: Date;
  readonly confirmBy: Date;
  readonly key: string;
  readonly hash: Uint8Array;
  readonly journal: string;
  readonly ids: readonly string[];
  readonly debits: readonly string[];
  readonly credits: readonly string[];
  readonly amounts: readonly bigint[];
}

const settleStatement = hotStatement<Settle, Done>(
  'withdrawal_settle',
  (p) => sql`select withdrawal_settle(${p.tenant}, ${p.id}, ${p.provider}, ${p.currency}, ${p.amount}, ${p.fee}, ${p.providerTx}, ${p.at}, ${p.confirmBy},
    ${p.key}, ${p.hash}, ${p.journal}, ${p.ids}, ${p.debits}, ${p.credits}, ${p.amounts}) as done`,
);

/** Reads a {@link PaidPayout}: a small part of a withdrawal's row, without compiling anything. */
export const payoutToSettle = hotStatement<{ readonly tenant: string; readonly id: string }, PaidPayout>(
  'withdrawal_to_settle',
  ({ tenant, id }) => sql`
    select tenant_id as tenant, id, member_id as "memberId", provider, currency, amount, fee, state, look from withdrawal where tenant_id = ${tenant} and id = ${id}`,
);

export function createAtOnce(db: Database, ledger: Pick<WithdrawalLedger, 'paidCommand' | 'sendCommand'>): AtOnce {
  return {
    async send(withdrawal, moments) {
      const { tenant, id, memberId } = withdrawal;
      return isDoneAtOnce(db, sendStatement({ tenant, id, memberId, ...moments, ...prepareResolve(await ledger.sendCommand(withdrawal), db.newId) }));
    },
    async settle(payout, providerTx, { confirmMinutes }) {
      if (!AT_PROVIDER.includes(payout.state) || payout.look !== null) return false;
      const { key, hash, journal, ids, debits, credits, amounts } = preparePost(await ledger.paidCommand(payout), db.newId);
      const { tenant, id, provider, currency, amount, fee } = payout;
      const now = db.clock.now();
      return isDoneAtOnce(db, settleStatement({ tenant, id, provider, currency, amount, fee, providerTx, at: new Date(now), confirmBy: new Date(now + confirmMinutes * MINUTE_MS), key, hash, journal, ids, debits, credits, amounts }));
    },
  };
}
