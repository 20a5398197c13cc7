import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { CashierLog } from '../cashier-log.ts';
import type { DepositStore } from '../deposits/deposit-store.ts';
import type { Receive } from '../deposits/receive.ts';
import type { Deposit, DepositChange, DepositState } from '../deposits/types.ts';
import type { PayoutSaga } from '../withdrawals/payout-saga.ts';
import type { Withdrawal, WithdrawalChange } from '../withdrawals/types.ts';
import type { WithdrawalStore } from '../withdrawals/withdrawal-store.ts';
import type { WithdrawalPorts } from '../withdrawals/withdrawals.ts';
import type { PeerStore } from './peer-store.ts';
import { DISPUTED_PAYMENTS, NOT_ARRIVED, NOT_MATCHED, OPEN, REST_RETURNED, type PeerPayment, type PeerPayout } from './types.ts';

/** `isBlocked`: nothing is credited to such a payer by silence. */
export interface PeerPaymentsDeps extends Pick<WithdrawalPorts, 'rulesOf' | 'isBlocked' | 'tellPayee'> {
  readonly db: Database;
  readonly wallet: Wallet;
  readonly store: PeerStore;
  readonly deposits: DepositStore;
  readonly withdrawals: WithdrawalStore;
  readonly receive: Pick<Receive, 'take' | 'credit'>;
  readonly saga: Pick<PayoutSaga, 'end'>;
  /** Whether the payer added pictures of the payment. */
  readonly isProved: (tx: Tx, deposit: Deposit) => Promise<boolean>;
  readonly depositChanged: (change: DepositChange) => void;
  readonly withdrawalChanged: (change: WithdrawalChange) => void;
  readonly log: CashierLog;
}

/** What became of a payment, with those whose pages show it. */
export interface PeerDecision {
  readonly payment: PeerPayment;
  readonly deposit: Deposit;
  readonly payout: PeerPayout;
  /** What is told after the commit, where that is more than that it changed. */
  readonly tell?: Told;
}

/** What a payee says of one payment; pictures are claimed by the caller's `prove`, in the same transaction. Amounts in minor units. */
export type PayeeWord =
  | { readonly said: 'received' }
  | { readonly said: 'partly'; readonly missing: bigint; readonly note: string; readonly prove: (tx: Tx) => Promise<void> }
  | { readonly said: 'missing'; readonly note: string; readonly prove: (tx: Tx) => Promise<void> };

/** Why a decision about a payment is refused: there is none; it is over; no such amount of it; the withdrawal has other payers meanwhile. */
export type PeerRefusal = 'unknown' | 'over' | 'amount' | 'matched';

/** Tells open pages, and the payee where there is something to answer; called after the commit. */
export type Told = () => void;

/** Payments between members: what payers and payees say of them, and what follows. */
export interface PeerPayments {
  /** The payer says to have paid, in `tx`: what has to be told after the commit; undefined where it is too late for that. */
  told(tx: Tx, deposit: Deposit): Promise<Told | undefined>;
  /**
   * Frees what is reserved for a deposit that ends unpaid, in the `tx` of its end; `too-late` where it may not end. Unless it is given up, a payer who added a
   * picture or said to have paid is taken at their word: their payee is asked.
   */
  lapse(tx: Tx, tenant: string, id: string, why: 'ended' | 'given-up'): Promise<{ readonly outcome: 'lapsed' | 'too-late'; readonly tell?: Told }>;
  /**
   * The payee's word about one payment of their withdrawal, in `tx`: what has to be told after the commit, which is nothing for the same word again. What
   * is received is credited to the payer at once.
   */
  confirm(tx: Tx, tenant: string, payoutId: string, id: string, word: PayeeWord): Promise<PeerRefusal | { readonly tell: Told | undefined }>;
  /** An operator decides what arrived, of a payment that is disputed or told; 0 for nothing. In `tx`. */
  settle(tx: Tx, tenant: string, id: string, arrived: bigint, note: string): Promise<PeerDecision | PeerRefusal>;
  /** Asks the payee about a payment that lapsed though its payer says to have paid, where nobody else pays that part meanwhile. In `tx`. */
  reopen(tx: Tx, tenant: string, id: string): Promise<PeerDecision | PeerRefusal>;
  /** Looks for no more payers; what is under way goes on, and the rest is the member's again. In `tx`. */
  close(tx: Tx, tenant: string, payoutId: string): Promise<PeerPayout | PeerRefusal>;
  /** Tells open pages of a decision; after the commit. */
  decided(decision: PeerDecision): void;
  /** Tells open pages that no payers are looked for any more; after the commit. */
  closed(payout: PeerPayout): void;
  /** Does what time has brought for one payout: counts as received what its payee did not answer, and ends it where no payer was found. */
  advance(tenant: string, payoutId: string): Promise<void>;
  /** Likewise for all payouts. */
  resume(): Promise<void>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const BATCH = 50;
/** Payments of one payer that silence counts as received in a day; a person looks into more, since pictures can be made up. */
const FORCED_A_DAY = 1;

/** Rows of a payment, locked in the order that every change keeps: deposit, payout, withdrawal, then accounts. */
interface Locked extends PeerDecision {
  readonly withdrawal: Withdrawal;
}

/** {@link PeerPayments}: each word and what follows from it is one transaction. */
export function createPeerPayments({ db, wallet, store, deposits, withdrawals, receive, saga, rulesOf, isProved, isBlocked, tellPayee, depositChanged, withdrawalChanged, log }: PeerPaymentsDeps): PeerPayments {
  const now = (): Date => new Date(db.clock.now());

  async function lock(tx: Tx, tenant: string, id: string): Promise<Locked | undefined> {
    const deposit = await deposits.lock(tx, tenant, id);
    const read = deposit === undefined ? undefined : await store.payment(tenant, id, tx);
    if (deposit === undefined || read === undefined) return undefined;
    const payout = await store.lockPayout(tx, tenant, read.payoutId);
    const withdrawal = await withdrawals.lock(tx, tenant, read.payoutId);
    // Its state may have changed until the deposit was locked, and only under that lock does it change.
    const payment = await store.payment(tenant, id, tx);
    if (payout === undefined || withdrawal === undefined || payment === undefined) throw new Error(`Payment ${id} has lost its withdrawal.`);
    return { payment, deposit, payout, withdrawal };
  }

  /** Credits what arrived of a payment to its payer, and frees the rest of it for other payers. */
  async function arrive(tx: Tx, { payment, deposit, payout }: Locked, arrived: bigint, state: 'received' | 'forced' | 'settled', note?: string): Promise<void> {
    const { tenant, id } = payment;
    await store.update(tx, payment, { state, arrived, confirmBy: null });
    if (arrived < payment.amount) await store.changePayout(tx, payout, { unmatchedBy: payment.amount - arrived });
    const said = note === undefined ? {} : { note };
    if (arrived === 0n) return deposits.update(tx, deposit, { state: 'refused', code: NOT_ARRIVED, nextTryAt: null, release: true, ...said });
    // A payer's word in time counts in time, whenever the payee answers.
    const at = new Date(Math.min((payment.toldAt ?? now()).getTime(), deposit.expiresAt.getTime()));
    const taken = await receive.take(tx, deposit, { txId: id, amount: arrived, at }, state === 'settled' ? 'operator' : 'query');
    if (taken === 'known') throw new Error(`Payment ${id} of ${tenant} was credited before.`);
    await receive.credit(tx, deposit, { providerTx: id, amount: arrived });
    return deposits.update(tx, deposit, { state: 'credited', look: null, code: null, attempts: 0, nextTryAt: null, release: true, ...said });
  }

  /** Ends a payout that has nothing under way and gets nothing more, with its withdrawal. */
  async function finish(tx: Tx, payout: PeerPayout, withdrawal: Withdrawal): Promise<void> {
    const present = await store.lockPayout(tx, payout.tenant, payout.id);
    if (present === undefined || present.state === 'ended') return;
    if (present.unmatched > 0n && present.state !== 'closed') return;
    if (await store.hasOpen(tx, payout.tenant, payout.id)) return;
    await store.changePayout(tx, present, { state: 'ended' });
    const rest = present.unmatched;
    const states = ((await store.paymentsOf(payout.tenant, [payout.id], tx)).get(payout.id) ?? []).map(({ state }) => state);
    const confirmation = rest > 0n || states.includes('settled') ? 'settled' : states.includes('forced') ? 'forced' : 'received';
    const ended =
      rest === present.amount
        ? await saga.end(tx, withdrawal, { state: 'failed', providerTx: null, reason: NOT_MATCHED, by: 'members' })
        : await saga.end(tx, withdrawal, { state: 'paid', providerTx: null, reason: rest > 0n ? REST_RETURNED : null, by: 'members', confirmation, rest });
    if (!ended) throw new Error(`Withdrawal ${payout.id} cannot end as its payments did.`);
  }

  function tell({ deposit, payout }: Pick<PeerDecision, 'deposit' | 'payout'>): void {
    wallet.committed();
    depositChanged({ tenant: deposit.tenant, memberId: deposit.memberId, depositId: deposit.id });
    withdrawalChanged({ tenant: payout.tenant, memberId: payout.memberId, withdrawalId: payout.id });
  }

  function closed({ tenant, memberId, id }: PeerPayout): void {
    wallet.committed();
    withdrawalChanged({ tenant, memberId, withdrawalId: id });
  }

  /** What nobody answered in time counts as received; without any proof of the payment, or where that happened today, a person looks into it. */
  async function force({ tenant, id }: PeerPayment): Promise<void> {
    const done = await db.transaction(async (tx) => {
      const locked = await lock(tx, tenant, id);
      if (locked === undefined || locked.payment.state !== 'told' || locked.payment.confirmBy === null || locked.payment.confirmBy.getTime() > db.clock.now()) return undefined;
      const { payment, deposit, payout, withdrawal } = locked;
      const { confirmMinutes } = await rulesOf(tenant, tx);
      const sinceProof = deposit.provedAt === null ? null : new Date(deposit.provedAt.getTime() + confirmMinutes * MINUTE_MS);
      const byWord = (await isProved(tx, deposit)) && !(await isBlocked(tx, tenant, deposit.memberId)) && (await store.forcedSince(tx, tenant, deposit.memberId, new Date(db.clock.now() - DAY_MS))) < FORCED_A_DAY;
      if (!byWord) await store.update(tx, payment, { state: 'missing', missing: payment.amount, confirmBy: null });
      // A picture that came late is seen as long as one that came at once.
      else if (sinceProof !== null && sinceProof.getTime() > db.clock.now()) await store.update(tx, payment, { confirmBy: sinceProof });
      else {
        await arrive(tx, locked, payment.amount, 'forced');
        await finish(tx, payout, withdrawal);
      }
      return locked;
    });
    if (done !== undefined) tell(done);
  }

  /** Ends the search for payers of a payout. */
  async function end(over: PeerPayout): Promise<void> {
    await db.transaction(async (tx) => {
      const payout = await store.lockPayout(tx, over.tenant, over.id);
      if (payout?.state === 'offered') await close(tx, payout);
    });
    closed(over);
  }
  async function close(tx: Tx, payout: PeerPayout): Promise<void> {
    const withdrawal = await withdrawals.lock(tx, payout.tenant, payout.id);
    if (withdrawal === undefined) throw new Error(`No withdrawal ${payout.id}.`);
    await store.changePayout(tx, payout, { state: 'closed' });
    await finish(tx, payout, withdrawal);
  }

  /** Asks the payee about a payment that its payer says to have made. */
  async function ask(tx: Tx, { payment, deposit, payout }: Locked): Promise<Told> {
    const { tenant } = payment;
    const { confirmMinutes } = await rulesOf(tenant, tx);
    await store.update(tx, payment, { state: 'told', toldAt: now(), confirmBy: new Date(db.clock.now() + confirmMinutes * MINUTE_MS) });
    const written = await tellPayee(tx, { tenant, memberId: payout.memberId, amount: payment.amount, currency: payout.currency, reference: deposit.reference });
    return () => {
      written();
      tell({ deposit, payout });
    };
  }

  return {
    async told(tx, deposit) {
      const locked = await lock(tx, deposit.tenant, deposit.id);
      return locked?.payment.state === 'reserved' ? ask(tx, locked) : undefined;
    },
    async lapse(tx, tenant, id, why) {
      const locked = await lock(tx, tenant, id);
      if (locked === undefined || locked.payment.state === 'lapsed') return { outcome: 'lapsed' };
      const { payment, deposit, payout, withdrawal } = locked;
      if (payment.state !== 'reserved') return { outcome: 'too-late' };
      if (why !== 'given-up' && (deposit.state === 'paid' || (await isProved(tx, deposit)))) {
        await deposits.update(tx, deposit, { state: 'paid', nextTryAt: null, release: true });
        return { outcome: 'too-late', tell: await ask(tx, locked) };
      }
      await store.update(tx, payment, { state: 'lapsed' });
      await store.changePayout(tx, payout, { unmatchedBy: payment.amount });
      const { matchMinutes } = await rulesOf(tenant, tx);
      // Its payee gets the time back, though not for ever: others may do the same.
      await store.waitLonger(tx, payout, db.clock.now() - payment.createdAt.getTime(), new Date(payout.createdAt.getTime() + 2 * matchMinutes * MINUTE_MS));
      await finish(tx, payout, withdrawal);
      return { outcome: 'lapsed', tell: () => tell(locked) };
    },
    async confirm(tx, tenant, payoutId, id, word) {
      const locked = await lock(tx, tenant, id);
      if (locked?.payment.payoutId !== payoutId) return 'unknown';
      const { payment } = locked;
      const missing = word.said === 'partly' ? word.missing : word.said === 'missing' ? payment.amount : null;
      // Where nobody answered in time, its payee has said nothing yet.
      const silent = payment.state === 'missing' && payment.payeeNote === null;
      if (payment.state === word.said && payment.missing === missing && !silent) return { tell: undefined };
      // What the payer has not told of may have arrived, but cannot be missing; what was missing may be found.
      if (word.said === 'received' ? !OPEN.includes(payment.state) : payment.state !== 'told' && !silent) return 'over';
      if (word.said === 'partly' && (word.missing <= 0n || word.missing >= payment.amount)) return 'amount';
      if (word.said === 'received') {
        await arrive(tx, locked, payment.amount, 'received');
        await finish(tx, locked.payout, locked.withdrawal);
      } else {
        await word.prove(tx);
        await store.update(tx, payment, { state: word.said, missing, payeeNote: word.note, confirmBy: null });
      }
      return { tell: () => tell(locked) };
    },
    async settle(tx, tenant, id, arrived, note) {
      const locked = await lock(tx, tenant, id);
      if (locked === undefined) return 'unknown';
      if (locked.payment.state !== 'told' && !DISPUTED_PAYMENTS.includes(locked.payment.state)) return 'over';
      if (arrived < 0n || arrived > locked.payment.amount) return 'amount';
      await arrive(tx, locked, arrived, 'settled', note);
      await finish(tx, locked.payout, locked.withdrawal);
      return locked;
    },
    async reopen(tx, tenant, id) {
      const locked = await lock(tx, tenant, id);
      if (locked === undefined) return 'unknown';
      const { payment, payout, deposit } = locked;
      const ended: readonly DepositState[] = ['expired', 'cancelled'];
      if (payment.state !== 'lapsed' || payout.state === 'ended' || !ended.includes(deposit.state)) return 'over';
      if (payout.unmatched < payment.amount) return 'matched';
      await store.changePayout(tx, payout, { unmatchedBy: -payment.amount });
      await deposits.update(tx, deposit, { state: 'paid', code: null, nextTryAt: null });
      return { ...locked, tell: await ask(tx, locked) };
    },
    async close(tx, tenant, payoutId) {
      const payout = await store.lockPayout(tx, tenant, payoutId);
      if (payout === undefined) return 'unknown';
      if (payout.state !== 'offered') return 'over';
      await close(tx, payout);
      return payout;
    },
    decided(decision) {
      if (decision.tell === undefined) tell(decision);
      else decision.tell();
    },
    closed,
    async advance(tenant, payoutId) {
      const of = { tenant, payoutId };
      for (const payment of await store.unanswered(BATCH, of)) await force(payment);
      for (const payout of await store.over(BATCH, of)) await end(payout);
    },
    async resume() {
      const [unanswered, over] = await Promise.all([store.unanswered(BATCH), store.over(BATCH)]);
      const done = await Promise.allSettled([...unanswered.map(force), ...over.map(end)]);
      for (const result of done) if (result.status === 'rejected') log.error({ err: result.reason as unknown }, 'A payment between members could not be carried on; it is tried again.');
    },
  };
}
