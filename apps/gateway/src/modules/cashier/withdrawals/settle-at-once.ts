import { sql } from 'kysely';
import { hotStatement, sqlState, withRetry, type Database } from '../../../platform/db/index.ts';
import { preparePost } from '../../wallet/index.ts';
import type { WithdrawalRules } from './rules.ts';
import { AT_PROVIDER, type Withdrawal } from './types.ts';
import type { WithdrawalLedger } from './withdrawal-ledger.ts';

/**
 * Settles a payout that its provider has paid as it was ordered, in one transaction of one statement. False where it is anything else:
 * nothing was written then, and its end is to be taken step by step.
 */
export type SettleAtOnce = (withdrawal: Withdrawal, providerTx: string | null, rules: Pick<WithdrawalRules, 'confirmMinutes'>) => Promise<boolean>;

/** Raised by `withdrawal_settle`, which takes back what it wrote: the ledger does not post it. Why is found out step by step. */
const TAKEN_BACK = 'LV003';
const MINUTE_MS = 60_000;

interface Settle {
  readonly tenant: string;
  readonly id: string;
  readonly provider: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly providerTx: string | null;
  readonly now: Date;
  readonly confirmBy: Date;
  readonly key: string;
  readonly hash: Uint8Array;
  readonly journal: string;
  readonly ids: readonly string[];
  readonly debits: readonly string[];
  readonly credits: readonly string[];
  readonly amounts: readonly bigint[];
}

const settle = hotStatement<Settle, { readonly done: boolean }>(
  'withdrawal_settle',
  (p) => sql`select withdrawal_settle(${p.tenant}, ${p.id}, ${p.provider}, ${p.currency}, ${p.amount}, ${p.fee}, ${p.providerTx}, ${p.now}, ${p.confirmBy},
    ${p.key}, ${p.hash}, ${p.journal}, ${p.ids}, ${p.debits}, ${p.credits}, ${p.amounts}) as done`,
);

export function createSettleAtOnce(db: Database, ledger: Pick<WithdrawalLedger, 'paidCommand'>): SettleAtOnce {
  return async (withdrawal, providerTx, { confirmMinutes }) => {
    if (!AT_PROVIDER.includes(withdrawal.state) || withdrawal.look !== null) return false;
    const { key, hash, journal, ids, debits, credits, amounts } = preparePost(await ledger.paidCommand(withdrawal), db.newId);
    const { tenant, id, provider, currency, amount, fee } = withdrawal;
    const now = db.clock.now();
    const statement = settle({ tenant, id, provider, currency, amount, fee, providerTx, now: new Date(now), confirmBy: new Date(now + confirmMinutes * MINUTE_MS), key, hash, journal, ids, debits, credits, amounts });
    try {
      const { rows: [answer] } = await withRetry('conflicts', () => db.query.executeQuery(statement));
      return answer?.done === true;
    } catch (error) {
      // Taken back: nothing was written.
      if (sqlState(error) === TAKEN_BACK) return false;
      throw error;
    }
  };
}
