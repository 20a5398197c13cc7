import { depositFee, type PaymentReceipt } from '@livery/contracts';
import { sql } from 'kysely';
import { hotStatement, violates, type Database } from '../../../platform/db/index.ts';
import { minorUnits, preparePost, type Wallet } from '../../wallet/index.ts';
import { isDoneAtOnce } from '../done-at-once.ts';
import type { ProviderRef } from '../providers/adapter.ts';
import { requiredTurnover } from '../withdrawals/turnover.ts';
import type { RulesOf } from '../withdrawals/rules.ts';
import type { Turnover } from '../withdrawals/turnover-store.ts';
import { arrivedAt } from './arrived-at.ts';
import type { DepositLedger } from './deposit-ledger.ts';
import { nextWatch } from './schedule.ts';
import { WAITING, type DepositChange, type DepositState, type Receipt } from './types.ts';

export interface CreditAtOnceDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'currency'>;
  readonly ledger: Pick<DepositLedger, 'commands'>;
  readonly withdrawals: { readonly rulesOf: RulesOf; readonly turnover: Pick<Turnover, 'isCertainlyLeft'> };
}

/**
 * Takes and credits money that is what its deposit asked for, in one transaction of one statement, and tells whose it was. Undefined where
 * it is anything else: nothing was written then, and the money is to be taken step by step.
 */
export type CreditAtOnce = (ref: ProviderRef, depositId: string, receipt: PaymentReceipt, source: Receipt['source']) => Promise<DepositChange | undefined>;

/** Violated where the provider's number of the money is known. */
const RECEIPT_KEY = 'deposit_receipt_pkey';

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
  /** What has to be played of earlier deposits, and since when the oldest; null where nothing is open. */
  readonly required: bigint | null;
  readonly since: Date | null;
}

const find = hotStatement<{ readonly tenant: string; readonly id: string }, Found>(
  'deposit_to_credit',
  ({ tenant, id }) => sql<Found>`
    select deposit.member_id as "memberId", deposit.provider, deposit.currency, deposit.amount, deposit.state, deposit.look, deposit.expires_at as "expiresAt",
           deposit.fee_ppm as ppm, deposit.fee_fixed as fixed, deposit.fee_least as least, deposit.fee_most as most, account.id as account,
           open.required, open.since
      from deposit
      left join account on account.tenant_id = deposit.tenant_id and account.owner = 'member:' || deposit.member_id and account.currency = deposit.currency and account.kind = 'real'
      left join lateral (
        select sum(required)::bigint as required, min(begun_at) as since from turnover_requirement
          where tenant_id = deposit.tenant_id and member_id = deposit.member_id and currency = deposit.currency and ended_at is null
      ) open on true
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
    ${p.receivedAt}, ${p.now}, ${p.nextTryAt}, ${p.payment}, ${p.clearing}, ${p.keys}, ${p.hashes}, ${p.journals}, ${p.transfers}, ${p.credits},
    ${p.amounts}, ${p.percent}, ${p.required}, ${p.left}) as done`,
);

export function createCreditAtOnce({ db, wallet, ledger, withdrawals: { rulesOf, turnover } }: CreditAtOnceDeps): CreditAtOnce {
  return async ({ tenant, provider }, depositId, receipt, source) => {
    const [{ rows }, { turnoverPercent }] = await Promise.all([db.query.executeQuery(find({ tenant, id: depositId })), rulesOf(tenant)]);
    const [found] = rows;
    if (found === undefined || found.account === null || found.provider !== provider || found.look !== null || !WAITING.includes(found.state)) return undefined;
    const { memberId, currency, amount, account } = found;
    const exponent = (await wallet.currency(tenant, currency))?.exponent;
    const receivedAt = arrivedAt(receipt, db.clock.now());
    if (exponent === undefined || receipt.currency !== currency || minorUnits(receipt.amount, receipt.scale, exponent) !== amount || receivedAt > found.expiresAt) return undefined;

    const fee = depositFee(amount, { ppm: BigInt(found.ppm), fixed: found.fixed, least: found.least, most: found.most });
    if (fee >= amount) return undefined;
    const required = requiredTurnover(amount - fee, turnoverPercent);
    const left = required > 0n && found.required !== null && found.since !== null;
    // What is met is ended, step by step: its bets are never summed again.
    if (left && !(await turnover.isCertainlyLeft(tenant, memberId, currency, { required: found.required, since: found.since }))) return undefined;

    const commands = await ledger.commands({ tenant, id: depositId, memberId, currency, provider }, account, { providerTx: receipt.txId, amount }, fee);
    const [seen, paid] = [preparePost(commands.seen, db.newId), preparePost(commands.credit, db.newId)];
    const [payment = '', clearing = ''] = [seen.debits[0], seen.credits[0]];
    const now = db.clock.now();
    const statement = credit({
      tenant, provider, depositId, providerTx: receipt.txId, source, amount, fee, memberId, currency, receivedAt, now: new Date(now), nextTryAt: nextWatch(0, now),
      payment, clearing, keys: [seen.key, paid.key], hashes: [seen.hash, paid.hash], journals: [seen.journal, paid.journal], transfers: [...seen.ids, ...paid.ids],
      credits: paid.credits, amounts: paid.amounts, percent: turnoverPercent, required, left,
    });
    const done = await isDoneAtOnce(db, statement, (error) => violates(error, RECEIPT_KEY));
    return done ? { tenant, memberId, depositId } : undefined;
  };
}
