import { randomInt } from 'node:crypto';
import { depositFee } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { PayoutAccounts } from '../../payout-accounts/index.ts';
import { sameName } from '../../payout-accounts/index.ts';
import { paysTo, type PayoutMethod } from './payout-methods.ts';
import { risksOf } from './risk.ts';
import type { RulesOf } from './rules.ts';
import type { Turnover } from './turnover-store.ts';
import { turnoverLeft } from './turnover.ts';
import type { Withdrawal } from './types.ts';
import type { WithdrawalLedger } from './withdrawal-ledger.ts';
import type { WithdrawalStore } from './withdrawal-store.ts';

/** What is known of who asks for a withdrawal, beside their account. */
export interface Asker {
  readonly registeredAt: Date | undefined;
  /** Since when the account is used from the address range of the call; undefined where it is not known. */
  readonly addressSince: Date | undefined;
  /** Since when it is used by the browser of the call; undefined where it never was, null where no other browser is known. */
  readonly browserSince: Date | null | undefined;
  /** The payee name of the profile. */
  readonly payeeName: string | undefined;
  /** Whether a mobile number or an e-mail address was proved. */
  readonly provedContact: boolean;
}

/** A withdrawal that is asked for. */
export interface NewWithdrawal extends Pick<Withdrawal, 'tenant' | 'memberId' | 'amount' | 'language'> {
  /** What is offered to the member. */
  readonly method: PayoutMethod;
  readonly accountId: string;
  readonly asker: Asker;
  /** Name of a bank or wallet by its code. */
  readonly institutionName: (code: string) => string;
}

/**
 * Why a withdrawal is not begun: below or above what the method takes; eaten up by the fee; too much or too many within a day; too many
 * under way; bets still to play; an account that the method does not pay to; no proved number or address; no approved document.
 */
export type WithdrawalRefusal = 'least' | 'most' | 'fee' | 'day' | 'count' | 'open' | 'turnover' | 'account' | 'contact' | 'documents';

/** Tells whether a member's identity documents were approved. */
export interface Documents {
  approved(tx: Tx, tenant: string, memberId: string): Promise<boolean>;
}

export interface OrderDeps {
  readonly db: Database;
  readonly store: WithdrawalStore;
  readonly ledger: WithdrawalLedger;
  readonly turnover: Turnover;
  readonly rulesOf: RulesOf;
  readonly payoutAccounts: Pick<PayoutAccounts, 'payTo'>;
  /** Asked where the merchant requires documents. */
  readonly documents: Documents;
}

/** No vowels and nothing that looks alike: nobody reads a word in it or mistypes it. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const REFERENCE_LENGTH = 9;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const newReference = (): string => Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Writes a withdrawal down and holds its money, in `tx`, or says why not. It is approved at once where the merchant's rules let it, and
 * waits for an operator otherwise.
 *
 * @throws Problem as {@link PayoutAccounts.payTo}; WalletRefusal INSUFFICIENT_FUNDS
 */
export async function beginWithdrawal(tx: Tx, { db, store, ledger, turnover, rulesOf, payoutAccounts, documents }: OrderDeps, order: NewWithdrawal): Promise<Withdrawal | WithdrawalRefusal> {
  const { tenant, memberId, amount, language, method, asker } = order;
  const { currency } = method;
  if (amount < method.least) return 'least';
  if (amount > method.most) return 'most';
  const fee = depositFee(amount, method.fee);
  if (fee >= amount) return 'fee';
  const rules = await rulesOf(tenant, tx);
  if (rules.provedContact && !asker.provedContact) return 'contact';
  // Withdrawals of one member are begun one after the other, so that limits hold when two are asked for at once.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal:${tenant}:${memberId}`}, 0))`.execute(tx);
  const now = db.clock.now();
  const day = await store.askedSince(tenant, memberId, new Date(now - DAY_MS), tx);
  if (day.open >= rules.openMost) return 'open';
  if (rules.dayMost !== null && day.sum + amount > rules.dayMost) return 'day';
  if (rules.dayCount !== null && day.count >= rules.dayCount) return 'count';
  const account = await payoutAccounts.payTo(tx, tenant, memberId, order.accountId);
  if (!paysTo(method, account)) return 'account';
  // A deposit that is credited at this moment holds the account: what is to be played for it is seen then.
  const own = await ledger.lock(tx, { tenant, memberId, currency });
  if (turnoverLeft(await turnover.settle(tx, tenant, memberId, currency)) > 0n) return 'turnover';
  if (rules.documentsRequiredAbove !== null && amount > rules.documentsRequiredAbove && !(await documents.approved(tx, tenant, memberId))) return 'documents';

  const often = rules.review.often;
  const recent = often === null ? 0 : (await store.askedSince(tenant, memberId, new Date(now - often.hours * HOUR_MS), tx)).count;
  const facts = { now, recent, registeredAt: asker.registeredAt, addressSince: asker.addressSince, browserSince: asker.browserSince, accountAddedAt: account.addedAt, sameName: asker.payeeName !== undefined && sameName(asker.payeeName, account.holder) };
  const risks = risksOf(rules.review, facts);
  const id = db.newId();
  const holdId = await ledger.hold(tx, { tenant, id, memberId, currency, amount }, own);
  const { id: accountId, kind, holder, lastFour, provider: institution } = account;
  const begun = await store.insert(tx, {
    tenant, id, memberId, method: method.code, provider: method.provider, currency, amount, fee, reference: newReference(), holdId, language, arrivesMinutes: method.arrivesMinutes,
    account: { id: accountId, kind, holder, lastFour, name: order.institutionName(institution) },
  });
  const approved = risks.length === 0 && rules.approveUpTo !== null && amount <= rules.approveUpTo;
  return store.updated(tx, begun, { risks, state: approved ? 'approved' : 'review', nextTryAt: approved && rules.sendAutomatically ? new Date(now) : null });
}
