import type { PaymentCallback } from '@livery/contracts';
import type { Database, Queries, Tx } from '../../../platform/db/index.ts';
import type { PayoutAccounts } from '../../payout-accounts/index.ts';
import { minorUnits, type Wallet } from '../../wallet/index.ts';
import { isDepositId } from '../deposits/types.ts';
import type { CashierLog } from '../cashier-log.ts';
import type { PaymentAdapter, PayoutOrder, PayoutStatus, ProviderRef } from '../providers/adapter.ts';
import { createAtOnce, payoutToSettle } from './at-once.ts';
import type { RulesOf } from './rules.ts';
import { MAY_STILL_ARRIVE_MS, nextQuestion } from './schedule.ts';
import { AT_PROVIDER, PAID_AFTER_ALL, RETURNED, type Withdrawal, type WithdrawalChange, type WithdrawalConfirmation } from './types.ts';
import type { WithdrawalLedger } from './withdrawal-ledger.ts';
import type { WithdrawalStore } from './withdrawal-store.ts';

export interface PayoutSagaDeps {
  readonly db: Database;
  readonly wallet: Wallet;
  readonly store: WithdrawalStore;
  readonly ledger: WithdrawalLedger;
  readonly rulesOf: RulesOf;
  readonly payoutAccounts: Pick<PayoutAccounts, 'ofPayout'>;
  /** Whether a member was blocked: money that was not sent yet stays. */
  readonly isBlocked: (query: Queries, tenant: string, memberId: string) => Promise<boolean>;
  /** The adapter that speaks with a provider; undefined where there is none. */
  readonly adapterOf: (ref: ProviderRef) => Promise<PaymentAdapter | undefined>;
  readonly changed: (change: WithdrawalChange) => void;
  readonly log: CashierLog;
}

/** What a provider tells of the end of a payout. */
export type PayoutEnded = Extract<PaymentCallback, { type: 'payout.ended' }>;

/** How a payout ended. */
export interface PayoutOutcome {
  readonly state: 'paid' | 'failed';
  readonly providerTx: string | null;
  readonly reason: string | null;
  /** Who knows: an operator decides where a provider's word is in doubt; of money between members these do. */
  readonly by: 'provider' | 'operator' | 'members';
  /** What is known of its arrival already; the member is asked unless stated. */
  readonly confirmation?: Extract<WithdrawalConfirmation, 'received' | 'forced' | 'settled'>;
  /** What nobody paid, in minor units: it is given back. */
  readonly rest?: bigint;
}

/** Carries withdrawals on: sends those that are approved, and finds out what became of them. */
export interface PayoutSaga {
  /** Does what can be done for a withdrawal now; nothing where another process is at it. */
  advance(tenant: string, id: string): Promise<void>;
  /** Takes a provider's word of the end of a payout; `mismatch` where it names another amount. */
  ended(ref: ProviderRef, event: PayoutEnded): Promise<'taken' | 'unknown' | 'mismatch'>;
  /** Ends a payout in `tx`, by what its provider or an operator knows; false where it had ended otherwise, or waits for an operator. */
  end(tx: Tx, withdrawal: Withdrawal, outcome: PayoutOutcome): Promise<boolean>;
  /** Carries on whatever is due, at any process. */
  resume(): Promise<void>;
}

/** When an order is sent, and when it was sent before, if it was. */
interface Sent {
  readonly at: Date;
  readonly before: Date | null;
}

/** Longer than the calls of one step may take: the holder of a lease that ran out is dead or can do no more harm. */
const LEASE_MS = 30_000;
const BATCH = 50;
const MINUTE_MS = 60_000;

/** {@link PayoutSaga}: each state is committed before the next step, and the provider is only ever given the withdrawal's own id. */
export function createPayoutSaga({ db, wallet, store, ledger, rulesOf, payoutAccounts, isBlocked, adapterOf, changed, log }: PayoutSagaDeps): PayoutSaga {
  const now = (): Date => new Date(db.clock.now());
  const atOnce = createAtOnce(db, ledger);
  const refOf = ({ tenant, provider }: Withdrawal): ProviderRef => ({ tenant, provider });
  function tell({ tenant, memberId, id }: Pick<Withdrawal, 'tenant' | 'memberId' | 'id'>): void {
    wallet.committed();
    changed({ tenant, memberId, withdrawalId: id });
  }
  const leaseFrom = (at: Date): Date => new Date(at.getTime() + LEASE_MS);
  const exponentOf = async ({ tenant, currency }: Pick<Withdrawal, 'tenant' | 'currency'>): Promise<number> => (await wallet.currency(tenant, currency))?.exponent ?? 0;

  /** Waits on: nobody knows more yet. */
  async function postpone(withdrawal: Withdrawal): Promise<void> {
    const attempts = withdrawal.attempts + 1;
    await store.leave(withdrawal, { attempts, nextTryAt: nextQuestion(attempts, db.clock.now()) });
  }

  /** Puts the money into clearing, so that it counts as the provider's before anything is sent. */
  async function begin(withdrawal: Withdrawal): Promise<Withdrawal | undefined> {
    const begun = await db.transaction(async (tx) => {
      const found = await store.lock(tx, withdrawal.tenant, withdrawal.id);
      if (found?.state !== 'approved') return undefined;
      if (await isBlocked(tx, found.tenant, found.memberId)) {
        await store.update(tx, found, { state: 'review', risks: [...new Set([...found.risks, 'blocked' as const])], nextTryAt: null, release: true });
        return { ...found, state: 'review' as const };
      }
      await ledger.send(tx, found);
      const nextTryAt = nextQuestion(0, db.clock.now());
      await store.update(tx, found, { state: 'sending', attempts: 0, nextTryAt });
      return { ...found, state: 'sending' as const, attempts: 0, nextTryAt };
    });
    if (begun === undefined) await store.leave(withdrawal);
    else tell(begun);
    return begun?.state === 'sending' ? begun : undefined;
  }

  const saga: PayoutSaga = {
    async end(tx, { tenant, id }, { state, providerTx, reason, by, confirmation, rest = 0n }) {
      const found = await store.lock(tx, tenant, id);
      if (found === undefined) return false;
      // What an operator looked at and settled is not shown again by each repetition.
      if (found.state === 'paid' && state === 'failed' && found.code === RETURNED) return true;
      if (found.state === 'paid' && state === 'failed' && found.look === null) {
        // It came back after it had been paid: only a person can tell what the member has got.
        await store.update(tx, found, { look: 'returned', code: reason, nextTryAt: null });
        return true;
      }
      if (found.state === 'failed' && state === 'paid' && found.code === PAID_AFTER_ALL) return true;
      if (found.state === 'failed' && state === 'paid' && found.sentAt !== null && found.look === null) {
        // The member has been given the money back, and has been paid it as well.
        await store.update(tx, found, { look: 'paid-after-all', paidAt: now(), ...(providerTx === null ? {} : { providerTx }), nextTryAt: null });
        return false;
      }
      if (!AT_PROVIDER.includes(found.state)) return found.state === state;
      // Its provider told of another amount: what it tells now settles that no more.
      if (found.look === 'amount' && by === 'provider') return false;
      if (state === 'failed') {
        await ledger.returned(tx, found);
        await store.update(tx, found, { state, code: reason, look: null, nextTryAt: null, release: true });
        return true;
      }
      await ledger.paid(tx, found);
      if (confirmation !== undefined) {
        if (rest > 0n) await ledger.giveBack(tx, found, rest, 'provider');
        await store.update(tx, found, { state, confirmation, givenBack: rest, look: null, code: reason, paidAt: now(), nextTryAt: null, release: true });
        return true;
      }
      const { confirmMinutes } = await rulesOf(tenant, tx);
      const confirmBy = new Date(db.clock.now() + confirmMinutes * MINUTE_MS);
      await store.update(tx, found, { state, confirmation: 'awaited', look: null, code: null, paidAt: now(), confirmBy, nextTryAt: confirmBy, release: true, ...(providerTx === null ? {} : { providerTx }) });
      return true;
    },
    async advance(tenant, id) {
      const withdrawal = await store.lease(tenant, id, new Date(db.clock.now() + LEASE_MS));
      if (withdrawal !== undefined) await work(withdrawal);
    },
    async ended(ref, event) {
      if (!isDepositId(event.payoutId)) return 'unknown';
      const [{ rows: [payout] }, rules] = await Promise.all([db.query.executeQuery(payoutToSettle({ tenant: ref.tenant, id: event.payoutId })), rulesOf(ref.tenant)]);
      if (payout?.provider !== ref.provider) return 'unknown';
      const agreed = event.currency === payout.currency && minorUnits(event.amount, event.scale, await exponentOf(payout)) === payout.amount - payout.fee;
      if (agreed && event.state === 'paid' && (await atOnce.settle(payout, event.providerTx, rules))) {
        tell(payout);
        return 'taken';
      }
      const withdrawal = await store.find(ref.tenant, event.payoutId);
      if (withdrawal === undefined) return 'unknown';
      if (!agreed) {
        log.error({ ...ref, withdrawalId: withdrawal.id, state: withdrawal.state, event }, 'A provider tells of another amount than it was to pay: an operator has to decide.');
        await doubt(withdrawal);
        return 'mismatch';
      }
      await conclude(withdrawal, { state: event.state, providerTx: event.providerTx, reason: event.reason, by: 'provider' });
      return 'taken';
    },
    async resume() {
      for (let more = true; more; ) {
        const due = await store.claim(BATCH, new Date(db.clock.now() + LEASE_MS));
        const done = await Promise.allSettled(due.map(work));
        for (const result of done) if (result.status === 'rejected') log.error({ err: result.reason as unknown }, 'A withdrawal could not be carried on; it is tried again.');
        more = due.length === BATCH && done.every(({ status }) => status === 'fulfilled');
      }
    },
  };

  /** Leaves a payout of another amount than was ordered to an operator: nobody is asked about it any more. */
  async function doubt({ tenant, id }: Withdrawal): Promise<void> {
    const found = await db.transaction(async (tx) => {
      const present = await store.lock(tx, tenant, id);
      if (present === undefined || !AT_PROVIDER.includes(present.state)) return undefined;
      await store.update(tx, present, { look: 'amount', nextTryAt: null, release: true });
      return present;
    });
    if (found !== undefined) tell(found);
  }

  /** Ends a payout in a transaction of its own. */
  async function conclude(withdrawal: Withdrawal, outcome: PayoutOutcome): Promise<void> {
    const agreed = await db.transaction((tx) => saga.end(tx, withdrawal, outcome));
    if (!agreed) log.error({ tenant: withdrawal.tenant, withdrawalId: withdrawal.id, outcome }, 'What is told of a payout contradicts how it ended here.');
    tell(withdrawal);
  }

  async function taken(withdrawal: Withdrawal, { state, providerTx, reason, paid = null }: PayoutStatus): Promise<void> {
    const net = withdrawal.amount - withdrawal.fee;
    if (paid !== null && (paid.currency !== withdrawal.currency || minorUnits(paid.amount, paid.scale, await exponentOf(withdrawal)) !== net)) {
      log.error({ tenant: withdrawal.tenant, withdrawalId: withdrawal.id, paid }, 'A provider tells of another amount than it was to pay: an operator has to decide.');
      return doubt(withdrawal);
    }
    if (state !== 'accepted') return conclude(withdrawal, { state, providerTx, reason, by: 'provider' });
    const accepted = await store.updateSending(withdrawal, { state: 'sent', attempts: 0, nextTryAt: nextQuestion(0, db.clock.now()), release: true, ...(providerTx === null ? {} : { providerTx }) });
    if (accepted) return tell(withdrawal);
    // Still accepted, or ended meanwhile by a callback, which said when it is due again.
    const present = await store.find(withdrawal.tenant, withdrawal.id);
    if (present?.state === 'sent') await postpone(present);
  }

  /** The order for its provider. @throws where its account is lost: nothing may be sent then */
  async function orderOf(withdrawal: Withdrawal): Promise<PayoutOrder> {
    const account = await payoutAccounts.ofPayout(withdrawal.tenant, withdrawal.account.id);
    if (account === undefined) throw new Error(`Withdrawal ${withdrawal.id} has lost its account.`);
    return {
      payoutId: withdrawal.id,
      amount: withdrawal.amount - withdrawal.fee,
      currency: withdrawal.currency,
      exponent: await exponentOf(withdrawal),
      reference: withdrawal.reference,
      account: { kind: account.kind === 'bank' ? 'bank' : 'wallet', institution: account.provider, holder: account.holder, number: account.number },
    };
  }

  /** Sends an approved one for the first time. */
  async function sendFirst(withdrawal: Withdrawal, adapter: PaymentAdapter): Promise<void> {
    const [order, blocked] = await Promise.all([orderOf(withdrawal), isBlocked(db.query, withdrawal.tenant, withdrawal.memberId)]);
    const at = now();
    const nextTryAt = nextQuestion(0, at.getTime());
    if (!blocked && (await atOnce.send(withdrawal, { at, nextTryAt, leasedUntil: leaseFrom(at) }))) {
      tell(withdrawal);
      return send({ ...withdrawal, state: 'sending', attempts: 0, nextTryAt, sentAt: at }, adapter, order, { at, before: null });
    }
    const begun = await begin(withdrawal);
    if (begun !== undefined) await sendAgain(begun, adapter);
  }

  async function send(withdrawal: Withdrawal, adapter: PaymentAdapter, order: PayoutOrder, sent: Sent): Promise<void> {
    const reply = await adapter.payout.send(refOf(withdrawal), order);
    if (reply.kind === 'ok') return taken(withdrawal, reply.value);
    log.warn({ tenant: withdrawal.tenant, provider: withdrawal.provider, withdrawalId: withdrawal.id, code: reply.code }, 'A payment provider did not take a payout.');
    // A refusal says that this order was not carried out. One that was sent before may still be on its way.
    const certain = reply.kind === 'refused' && (sent.before === null || sent.at.getTime() - sent.before.getTime() >= MAY_STILL_ARRIVE_MS);
    if (!certain) return postpone(withdrawal);
    const ended = await db.transaction(async (tx) => {
      const found = await store.lock(tx, withdrawal.tenant, withdrawal.id);
      // Whoever took the lease over meanwhile may have sent it again.
      if (found?.state !== 'sending' || found.sentAt?.getTime() !== sent.at.getTime()) return false;
      return saga.end(tx, found, { state: 'failed', providerTx: null, reason: reply.code, by: 'provider' });
    });
    if (ended) tell(withdrawal);
    else await postpone(withdrawal);
  }

  /**
   * Writes down that the order is sent now, and keeps the lease for as long as that may take; undefined where it ended meanwhile, or is in
   * doubt. Returns when it was sent before, if it was.
   */
  async function aboutToSend({ tenant, id }: Withdrawal): Promise<Sent | undefined> {
    return db.transaction(async (tx) => {
      const found = await store.lock(tx, tenant, id);
      if (found?.state !== 'sending' || found.look !== null) return undefined;
      const at = now();
      await store.update(tx, found, { sentAt: at, leasedUntil: leaseFrom(at) });
      return { at, before: found.sentAt };
    });
  }

  /** Sends one that was begun, whether its order was sent before or not. */
  async function sendAgain(withdrawal: Withdrawal, adapter: PaymentAdapter): Promise<void> {
    const order = await orderOf(withdrawal);
    const sent = await aboutToSend(withdrawal);
    if (sent === undefined) return store.leave(withdrawal);
    return send(withdrawal, adapter, order, sent);
  }

  /** Asks what became of an order that was sent, or may have been; sends it again, under the same id, where the provider has none. */
  async function ask(withdrawal: Withdrawal, adapter: PaymentAdapter): Promise<void> {
    const reply = await adapter.payout.query(refOf(withdrawal), withdrawal.id);
    if (reply.kind === 'ok') return taken(withdrawal, reply.value);
    if (reply.kind === 'refused' && reply.code === 'NOT_FOUND' && withdrawal.state === 'sending') return sendAgain(withdrawal, adapter);
    log.warn({ tenant: withdrawal.tenant, provider: withdrawal.provider, withdrawalId: withdrawal.id, code: reply.code }, 'A payment provider does not tell what became of a payout.');
    return postpone(withdrawal);
  }

  /** What nobody confirmed in time counts as received. */
  async function force(withdrawal: Withdrawal): Promise<void> {
    const forced = await db.transaction(async (tx) => {
      const found = await store.lock(tx, withdrawal.tenant, withdrawal.id);
      if (found?.confirmation !== 'awaited' || found.look !== null || found.confirmBy === null || found.confirmBy.getTime() > db.clock.now()) return false;
      await store.update(tx, found, { confirmation: 'forced', nextTryAt: null, release: true });
      return true;
    });
    if (forced) tell(withdrawal);
    else await store.leave(withdrawal, { nextTryAt: withdrawal.confirmation === 'awaited' && withdrawal.look === null ? withdrawal.confirmBy : null });
  }

  async function work(withdrawal: Withdrawal): Promise<void> {
    // It waits for a person.
    if (withdrawal.nextTryAt === null || withdrawal.look !== null) return store.leave(withdrawal, { nextTryAt: null });
    if (withdrawal.state === 'paid') return force(withdrawal);
    const adapter = await adapterOf(refOf(withdrawal));
    if (withdrawal.state === 'approved') {
      if (adapter !== undefined) return sendFirst(withdrawal, adapter);
      const begun = await begin(withdrawal);
      return begun === undefined ? undefined : postpone(begun);
    }
    if (!AT_PROVIDER.includes(withdrawal.state)) return store.leave(withdrawal, { nextTryAt: null });
    return adapter === undefined ? postpone(withdrawal) : ask(withdrawal, adapter);
  }

  return saga;
}
