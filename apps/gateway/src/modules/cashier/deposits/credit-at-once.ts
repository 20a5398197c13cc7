import { depositFee, type PaymentReceipt } from '@livery/contracts';
import { sql } from 'kysely';
import { hotStatement, sqlState, withRetry, type Database } from '../../../platform/db/index.ts';
import { minorUnits, preparePost, type Wallet } from '../../wallet/index.ts';
import type { ProviderRef } from '../providers/adapter.ts';
import { requiredTurnover } from '../withdrawals/turnover.ts';
import type { RulesOf } from '../withdrawals/rules.ts';
import type { Turnover } from '../withdrawals/turnover-store.ts';
import type { DepositLedger } from './deposit-ledger.ts';
import { nextWatch } from './schedule.ts';
import { WAITING, type DepositChange, type DepositState, type Receipt } from './types.ts';

export interface CreditAtOnceDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'currency'>;
  readonly ledger: Pick<DepositLedger, 'commands'>;
  readonly withdrawals: { readonly rulesOf: RulesOf; readonly turnover: Pick<Turnover, 'open'> };
}

/**
 * Takes and credits money that is what its deposit asked for, in one transaction of one statement, and tells whose it was. Undefined where
 * it is anything else: nothing was written then, and the money is to be taken step by step.
 */
export type CreditAtOnce = (ref: ProviderRef, depositId: string, receipt: PaymentReceipt, source: Receipt['source']) => Promise<DepositChange | undefined>;

/** Raised by `deposit_credit` where the ledger does not post what is new by all that was looked at. */
const NOT_POSTED = 'LV003';

interface Found {
  readonly memberId: string;
  readonly provider: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly state: DepositState;
  readonly look: string | null;
  readonly expiresAt: Date;
  readonly ppm: number;
  readonly fixed: bigint;
  readonly least: bigint;
  readonly most: bigint | null;
  /** The member's account; null where there is none of real money. */
  readonly account: string | null;
  /** Whether something of an earlier deposit has to be played, unless it is met. */
  readonly isToPlay: boolean;
}

const find = hotStatement<{ readonly tenant: string; readonly id: string }, Found>(
  'deposit_to_credit',
  ({ tenant, id }) => sql<Found>`
    select deposit.member_id as "memberId", deposit.provider, deposit.currency, deposit.amount, deposit.state, deposit.look, deposit.expires_at as "expiresAt",
           deposit.fee_ppm as ppm, deposit.fee_fixed as fixed, deposit.fee_least as least, deposit.fee_most as most, account.id as account,
           exists (select from turnover_requirement t where t.tenant_id = deposit.tenant_id and t.member_id = deposit.member_id and t.currency = deposit.currency and t.ended_at is null) as "isToPlay"
      from deposit
      left join account on account.tenant_id = deposit.tenant_id and account.owner = 'member:' || deposit.member_id and account.currency = deposit.currency and account.kind = 'real'
      where deposit.tenant_id = ${tenant} and deposit.id = ${id}`,
);

interface Credit {
  readonly tenant: string;
  readonly provider: string;
  readonly depositId: string;
  readonly providerTx: string;
  readonly source: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly memberId: string;
  readonly currency: string;
  readonly receivedAt: Date;
  readonly now: Date;
  readonly nextTryAt: Date | null;
  readonly payment: string;
  readonly clearing: string;
  readonly account: string;
  readonly keys: readonly string[];
  readonly hashes: readonly Uint8Array[];
  readonly journals: readonly string[];
  readonly transfers: readonly string[];
  readonly credits: readonly string[];
  readonly amounts: readonly bigint[];
  readonly percent: number;
  readonly required: bigint;
  readonly left: boolean;
}

const credit = hotStatement<Credit, { readonly done: boolean }>(
  'deposit_credit',
  (p) => sql`select deposit_credit(${p.tenant}, ${p.provider}, ${p.depositId}, ${p.providerTx}, ${p.source}, ${p.amount}, ${p.fee}, ${p.memberId}, ${p.currency},
    ${p.receivedAt}, ${p.now}, ${p.nextTryAt}, ${p.payment}, ${p.clearing}, ${p.account}, ${p.keys}, ${p.hashes}, ${p.journals}, ${p.transfers}, ${p.credits},
    ${p.amounts}, ${p.percent}, ${p.required}, ${p.left}) as done`,
);

export function createCreditAtOnce({ db, wallet, ledger, withdrawals: { rulesOf, turnover } }: CreditAtOnceDeps): CreditAtOnce {
  return async ({ tenant, provider }, depositId, receipt, source) => {
    const [{ rows }, { turnoverPercent }] = await Promise.all([db.query.executeQuery(find({ tenant, id: depositId })), rulesOf(tenant)]);
    const [found] = rows;
    if (found === undefined || found.account === null || found.provider !== provider || found.look !== null || !WAITING.includes(found.state)) return undefined;
    const { memberId, currency, amount, account } = found;
    const exponent = (await wallet.currency(tenant, currency))?.exponent;
    const receivedAt = new Date(receipt.at);
    if (exponent === undefined || receipt.currency !== currency || minorUnits(receipt.amount, receipt.scale, exponent) !== amount || receivedAt > found.expiresAt) return undefined;

    const fee = depositFee(amount, { ppm: BigInt(found.ppm), fixed: found.fixed, least: found.least, most: found.most });
    const required = amount > fee ? requiredTurnover(amount - fee, turnoverPercent) : 0n;
    const left = required > 0n && found.isToPlay;
    // What is met is ended, the long way: its bets are never summed again.
    if (left && (await turnover.open(tenant, memberId, currency)).length === 0) return undefined;

    const commands = await ledger.commands({ tenant, id: depositId, memberId, currency, provider }, account, { providerTx: receipt.txId, amount }, fee);
    const [seen, paid] = [preparePost(commands.seen, db.newId), preparePost(commands.credit, db.newId)];
    const [payment = '', clearing = ''] = [seen.debits[0], seen.credits[0]];
    const now = db.clock.now();
    const statement = credit({
      tenant, provider, depositId, providerTx: receipt.txId, source, amount, fee, memberId, currency, receivedAt, now: new Date(now), nextTryAt: nextWatch(0, now),
      payment, clearing, account, keys: [seen.key, paid.key], hashes: [seen.hash, paid.hash], journals: [seen.journal, paid.journal], transfers: [...seen.ids, ...paid.ids],
      credits: paid.credits, amounts: paid.amounts, percent: turnoverPercent, required, left,
    });
    try {
      const { rows: [answer] } = await withRetry('conflicts-and-duplicates', () => db.query.executeQuery(statement));
      return answer?.done === true ? { tenant, memberId, depositId } : undefined;
    } catch (error) {
      if (sqlState(error) === NOT_POSTED) return undefined;
      throw error;
    }
  };
}
