import type { Database, Tx } from '../../platform/db/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { WalletRefusal } from '../wallet/index.ts';
import type { StateChange, TransferStore } from './store.ts';
import type { Transfer, TransferOrder, TransferState } from './types.ts';
import type { VendorReply, VendorClient } from './vendor-client.ts';

/** Executes transfers. */
export interface Sagas {
  /**
   * Writes a transfer and, where it goes to a vendor, debits the member, in `tx`. Nothing is sent yet.
   * @throws WalletRefusal INSUFFICIENT_FUNDS
   */
  request(tx: Tx, order: TransferOrder): Promise<Transfer>;
  /**
   * Advances a transfer as far as possible now, with at most one call to the vendor, and returns its state. A caller that is
   * only `looking` may come often: its failed attempts do not make the job wait longer.
   */
  advance(tenant: string, id: string, looking?: 'looking'): Promise<Transfer>;
  /**
   * Ends a transfer whose outcome the vendor does not tell, by what an operator knows of it, in `tx`. Returns why not where it has
   * ended, has not been sent yet, or is being asked for right now.
   */
  decide(tx: Tx, tenant: string, id: string, outcome: { readonly done: boolean; readonly vendorTx: string | null }): Promise<Transfer | 'unknown' | 'ended' | 'unsent' | 'asking'>;
  /** Advances due transfers, whichever process began them. */
  reconcile(): Promise<void>;
}

export interface SagaDeps {
  readonly db: Database;
  readonly wallet: Wallet;
  readonly store: TransferStore;
  readonly client: VendorClient;
  readonly log: { error(facts: object, message: string): void; warn(facts: object, message: string): void };
}

/** Longer than any call to a vendor may take: the holder of an expired lease is dead or can do no more harm. */
const LEASE_MS = 30_000;
/** When the job takes over a transfer that its own request did not finish. */
const RECONCILE_AFTER_MS = 10_000;
const SHORTEST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;
const BATCH = 50;

/** The outcome of a transfer after a call to the vendor. */
type Outcome =
  | { readonly kind: 'done'; readonly vendorTx: string | null }
  | { readonly kind: 'not-done'; readonly code: string }
  | { readonly kind: 'unknown'; readonly code: string };

/**
 * {@link Sagas}: each state is committed before the step it announces. A deposit or withdrawal is sent once, by the process
 * that committed `sent`; afterwards its outcome is only queried. So a lost answer is neither guessed nor repeated.
 */
export function createSagas({ db, wallet, store, client, log }: SagaDeps): Sagas {
  const at = (ms: number): Date => new Date(db.clock.now() + ms);

  async function accountsOf({ tenant, memberId, vendor, currency }: TransferOrder, tx: Tx) {
    const member = await wallet.balanceOf(tenant, memberId, currency, tx);
    if (member?.kind !== 'real') throw new WalletRefusal('UNKNOWN_ACCOUNT');
    const ref = { currency, kind: 'real' as const };
    return {
      member: member.account,
      transit: await wallet.openAccount(tenant, { ...ref, owner: `transit:${vendor}` }, {}, tx),
      vendor: await wallet.openAccount(tenant, { ...ref, owner: `vendor:${vendor}` }, {}, tx),
    };
  }

  /** One leg: `send` puts money in transit, `done` credits its destination, `back` returns it to its source. */
  async function post(tx: Tx, transfer: Transfer, step: 'send' | 'done' | 'back'): Promise<void> {
    const { tenant, id, direction, amount } = transfer;
    const { member, transit, vendor } = await accountsOf(transfer, tx);
    const [origin, target] = direction === 'in' ? [member, vendor] : [vendor, member];
    const [debit, credit] = step === 'send' ? [origin, transit] : [transit, step === 'done' ? target : origin];
    const reason = step === 'back' ? 'transfer-back' : direction === 'in' ? 'transfer-in' : 'transfer-out';
    await wallet.post({ tenant, key: `transfer:${id}:${step}`, reason, reference: `${transfer.vendor}:${id}`, legs: [{ debit, credit, amount }] }, tx);
  }

  async function send(transfer: Transfer): Promise<Outcome> {
    const { tenant, vendor, id: transferId, memberId: playerId, currency, amount, direction } = transfer;
    const scale = (await wallet.currency(tenant, currency))?.exponent ?? 0;
    const fields = { transferId, playerId, currency, amount: amount.toString(), scale };
    const reply = await client.call({ tenant, vendor }, direction === 'in' ? 'deposit' : 'withdraw', fields);
    if (reply.kind === 'ok' && reply.answer.transferId !== transferId) return { kind: 'unknown', code: 'ANOTHER_ANSWER' };
    if (reply.kind === 'ok') return { kind: 'done', vendorTx: reply.answer.vendorTxId };
    return reply.kind === 'refused' ? { kind: 'not-done', code: reply.code } : reply;
  }

  async function queryVendor(transfer: Transfer): Promise<Outcome> {
    const { tenant, vendor, id: transferId } = transfer;
    const reply: VendorReply<{ state: string; vendorTxId?: string | undefined } & VendorTransfer> = await client.call({ tenant, vendor }, 'query', { transferId });
    if (reply.kind === 'unknown') return reply;
    if (reply.kind === 'refused') return reply.code === 'TRANSFER_NOT_FOUND' ? { kind: 'not-done', code: reply.code } : { kind: 'unknown', code: reply.code };
    const exponent = (await wallet.currency(tenant, transfer.currency))?.exponent ?? 0;
    if (!matchesTransfer(transfer, reply.answer, exponent)) {
      log.error({ tenant, vendor, transferId, answer: reply.answer }, 'A vendor tells of a transfer that is not ours.');
      return { kind: 'unknown', code: 'MISMATCH' };
    }
    if (reply.answer.state === 'pending') return { kind: 'unknown', code: 'PENDING' };
    return reply.answer.state === 'completed' ? { kind: 'done', vendorTx: reply.answer.vendorTxId ?? null } : { kind: 'not-done', code: 'REJECTED' };
  }

  /** Writes the outcome of a call, with the money movements that follow from it. */
  async function conclude(transfer: Transfer, outcome: Outcome, { asked, looking = false }: { readonly asked: boolean; readonly looking?: boolean }): Promise<void> {
    const from: TransferState[] = ['sent', 'unknown'];
    if (outcome.kind === 'unknown') {
      const attempts = transfer.attempts + (looking ? 0 : 1);
      const wait = Math.min(SHORTEST_WAIT_MS * 2 ** Math.min(Math.max(attempts - 1, 0), 10), LONGEST_WAIT_MS);
      await store.move(db.query, transfer, from, { state: 'unknown', code: outcome.code, attempts, nextTryAt: at(wait) });
      log.warn({ tenant: transfer.tenant, vendor: transfer.vendor, transferId: transfer.id, code: outcome.code, attempts }, 'The outcome of a transfer is not known yet.');
      return;
    }
    const done = outcome.kind === 'done';
    const end: StateChange = done
      ? { state: 'confirmed', vendorTx: outcome.vendorTx, reconciled: asked, nextTryAt: null }
      : { state: 'failed', code: outcome.code, reconciled: asked, nextTryAt: null };
    await db.transaction(async (tx) => {
      // In another state by now: another process has concluded it, money included.
      if (await store.move(tx, transfer, from, end)) await post(tx, transfer, done ? 'done' : 'back');
    });
    wallet.committed();
  }

  /** Commits that the vendor is about to be called; for money going home, that it is in transit. */
  async function announce(transfer: Transfer): Promise<boolean> {
    return db.transaction(async (tx) => {
      const moved = await store.move(tx, transfer, ['requested', 'debited'], { state: 'sent', nextTryAt: at(LEASE_MS) }, true);
      if (moved && transfer.direction === 'out') await post(tx, transfer, 'send');
      return moved;
    });
  }

  const sagas: Sagas = {
    async request(tx, order) {
      const transfer = await store.insert(tx, order, at(RECONCILE_AFTER_MS));
      if (order.direction === 'out') return transfer;
      await post(tx, transfer, 'send');
      await store.move(tx, transfer, ['requested'], { state: 'debited', nextTryAt: at(RECONCILE_AFTER_MS) });
      return { ...transfer, state: 'debited' };
    },

    async advance(tenant, id, looking) {
      const transfer = await store.lease(tenant, id, at(LEASE_MS));
      if (transfer !== undefined) {
        const fresh = transfer.state === 'requested' || transfer.state === 'debited';
        // `sent` with a free lease: the process that sent it died before it could write the answer.
        if (!fresh) await conclude(transfer, await queryVendor(transfer), { asked: true, looking: looking !== undefined });
        else if (await announce(transfer)) await conclude(transfer, await send(transfer), { asked: false });
      }
      const now = await store.find(tenant, id);
      if (now === undefined) throw new Error(`No transfer ${id}.`);
      return now;
    },

    async decide(tx, tenant, id, { done, vendorTx }) {
      const found = await store.lock(tx, tenant, id);
      if (found === undefined) return 'unknown';
      const { transfer, leasedUntil } = found;
      if (transfer.settledAt !== null) return 'ended';
      if (transfer.state !== 'sent' && transfer.state !== 'unknown') return 'unsent';
      // A call to the vendor is under way, and may bring the outcome.
      if (leasedUntil !== null && leasedUntil.getTime() > db.clock.now()) return 'asking';
      await store.move(tx, transfer, ['sent', 'unknown'], { state: done ? 'confirmed' : 'failed', code: 'OPERATOR', vendorTx, nextTryAt: null });
      await post(tx, transfer, done ? 'done' : 'back');
      return transfer;
    },

    async reconcile() {
      for (let more = true; more; ) {
        const due = await store.due(BATCH);
        const done = await Promise.allSettled(due.map(({ tenant, id }) => sagas.advance(tenant, id)));
        for (const result of done) if (result.status === 'rejected') log.error({ err: result.reason }, 'A pending transfer could not be resolved.');
        more = due.length === BATCH && done.every(({ status }) => status === 'fulfilled');
      }
    },
  };
  return sagas;
}

interface VendorTransfer {
  readonly direction: 'deposit' | 'withdraw';
  readonly playerId: string;
  readonly currency: string;
  readonly amount: string;
  readonly scale: number;
}

/** Whether the vendor's record of a transfer matches the one we sent. */
function matchesTransfer({ direction, memberId, currency, amount }: Transfer, reported: VendorTransfer, exponent: number): boolean {
  const matches = amount * 10n ** BigInt(Math.max(reported.scale - exponent, 0));
  const reportedAmount = BigInt(reported.amount) * 10n ** BigInt(Math.max(exponent - reported.scale, 0));
  return reported.direction === (direction === 'in' ? 'deposit' : 'withdraw') && reported.playerId === memberId && reported.currency === currency && matches === reportedAmount;
}
