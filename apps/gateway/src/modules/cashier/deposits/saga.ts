import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { CashierLog } from '../cashier-log.ts';
import type { PaymentAdapter, PaymentReply, ProviderRef } from '../providers/adapter.ts';
import type { DepositLedger } from './deposit-ledger.ts';
import type { DepositStore } from './deposit-store.ts';
import type { Receive } from './receive.ts';
import { refundIdOf } from './refund-id.ts';
import { MAY_STILL_ARRIVE_MS } from '../withdrawals/schedule.ts';
import { nextQuery, nextWatch } from './schedule.ts';
import { isDepositId, WAITING, type Deposit, type DepositChange, type DepositState, type Receipt } from './types.ts';

export interface DepositSagaDeps {
  readonly db: Database;
  readonly wallet: Wallet;
  readonly store: DepositStore;
  readonly ledger: DepositLedger;
  readonly receive: Receive;
  /** The adapter that speaks with a provider; undefined where it or its adapter is not known. */
  readonly adapterOf: (ref: ProviderRef) => Promise<PaymentAdapter | undefined>;
  readonly changed: (change: DepositChange) => void;
  /** Frees in `tx` what is reserved for a deposit that ends unpaid, or says that it may not end; and what is told of it after the commit. */
  readonly mayEnd: (tx: Tx, deposit: Deposit) => Promise<{ readonly ends: boolean; readonly tell: () => void }>;
  readonly log: CashierLog;
}

/** Carries deposits on. */
export interface DepositSaga {
  /** Does what can be done for a deposit now, whoever began it; nothing where another process is at it. */
  advance(tenant: string, id: string): Promise<void>;
  /** Ends a deposit that no money arrived for, by what its provider tells. Nothing where something arrived, or it has ended. */
  end(ref: ProviderRef, id: string, state: 'expired' | 'closed'): Promise<void>;
  /** Carries on whatever is due, at any process. */
  resume(): Promise<void>;
}

/** Longer than the calls of one step may take: the holder of a lease that ran out is dead or can do no more harm. */
const LEASE_MS = 30_000;
const BATCH = 50;
/** After so many orders of a gateway that did not note their time the one before was sent two minutes ago or more. */
const CERTAIN_AFTER = 4;

/** {@link DepositSaga}: each state is committed before the next step, and every step may be repeated. */
export function createDepositSaga({ db, wallet, store, ledger, receive, adapterOf, mayEnd, changed, log }: DepositSagaDeps): DepositSaga {
  const now = (): number => db.clock.now();
  const tell = ({ tenant, memberId, id }: Deposit): void => changed({ tenant, memberId, depositId: id });
  const refOf = ({ tenant, provider }: Deposit): ProviderRef => ({ tenant, provider });

  /** Ends it in a transaction of its own, where it still waits and nothing arrived. */
  async function endAs(deposit: Deposit, state: Extract<DepositState, 'expired' | 'cancelled' | 'refused'>, code: string | null): Promise<void> {
    const ended = await db.transaction(async (tx) => {
      const found = await store.lock(tx, deposit.tenant, deposit.id);
      if (found === undefined || !WAITING.includes(found.state)) return undefined;
      const { ends, tell: told } = await mayEnd(tx, found);
      if (!ends) return told;
      await store.update(tx, found, { state, code, attempts: 0, nextTryAt: nextWatch(0, now()), release: true });
      return told;
    });
    if (ended === undefined) return;
    ended();
    tell(deposit);
  }

  /** When a refund is sent again of which its provider does not tell: it is never given up. */
  const nextRefund = (attempts: number): Date => nextQuery({ expiresAt: new Date(0) }, attempts, now());

  /** Waits on: nobody knows more yet. */
  async function postpone(deposit: Deposit): Promise<void> {
    const attempts = deposit.attempts + 1;
    const next = WAITING.includes(deposit.state) ? nextQuery(deposit, attempts, now()) : nextWatch(attempts, now());
    await store.leave(deposit, { attempts, nextTryAt: next });
  }

  async function open(deposit: Deposit, adapter: PaymentAdapter): Promise<void> {
    const exponent = (await wallet.currency(deposit.tenant, deposit.currency))?.exponent ?? 0;
    const { id: paymentId, memberId: payerId, kind, amount, currency, reference, language, returnUrl, expiresAt } = deposit;
    const reply = await adapter.payIn.open(refOf(deposit), { paymentId, payerId, kind, amount, currency, exponent, reference, language, returnUrl, expiresAt });
    if (reply.kind === 'refused') return endAs(deposit, 'refused', reply.code);
    if (reply.kind === 'unknown') {
      log.warn({ tenant: deposit.tenant, provider: deposit.provider, depositId: deposit.id, code: reply.code }, 'A payment provider did not open a deposit yet.');
      return postpone(deposit);
    }
    await store.update(db.query, deposit, { instructions: reply.value, attempts: 0, nextTryAt: nextQuery(deposit, 0, now()), release: true });
    tell(deposit);
  }

  /** Sends money back that an operator decided to. Repeated until the provider tells what became of it. */
  async function refund(deposit: Deposit, adapter: PaymentAdapter, { providerTx, amount, look }: Receipt): Promise<void> {
    // Before it is sent: a process that dies here leaves one that may have been.
    const order = await store.refundSent(deposit, providerTx, new Date(now()));
    if (order === undefined) return;
    const exponent = (await wallet.currency(deposit.tenant, deposit.currency))?.exponent ?? 0;
    const reply: PaymentReply<null> = await adapter.payIn.refund(refOf(deposit), { refundId: refundIdOf(deposit.provider, providerTx), paymentId: deposit.id, txId: providerTx, amount, currency: deposit.currency, exponent });
    // One that was sent before may still arrive: a refusal of this one does not say that no money went back.
    // A gateway of the version before counted its orders alone.
    const young = order.before === null ? deposit.attempts > 0 && deposit.attempts < CERTAIN_AFTER : now() - order.before.getTime() < MAY_STILL_ARRIVE_MS;
    const uncertain = reply.kind === 'refused' && young;
    if (reply.kind === 'unknown' || uncertain) return log.warn({ tenant: deposit.tenant, depositId: deposit.id, providerTx, code: reply.code }, 'What became of a refund is not known yet.');
    const back = reply.kind === 'ok';
    await db.transaction(async (tx) => {
      const found = await store.lock(tx, deposit.tenant, deposit.id);
      const receipts = (await store.receipts(deposit.tenant, [deposit.id], tx)).get(deposit.id) ?? [];
      if (found === undefined || receipts.find((receipt) => receipt.providerTx === providerTx)?.outcome !== 'refunding') {
        if (back) log.error({ tenant: deposit.tenant, depositId: deposit.id, providerTx }, 'A provider sent money back that was decided otherwise meanwhile: an operator has to look.');
        return;
      }
      await tx.updateTable('deposit_receipt').set({ outcome: back ? 'refunded' : 'held', settled_at: back ? new Date(now()) : null }).where('tenant_id', '=', deposit.tenant).where('provider', '=', deposit.provider).where('provider_tx', '=', providerTx).execute();
      if (!back) return store.update(tx, found, { look: look ?? 'twice', code: reply.code });
      await ledger.refunded(tx, found, { providerTx, amount });
      const open = receipts.some((receipt) => receipt.providerTx !== providerTx && receipt.outcome !== 'refunded');
      if (found.state === 'review' && !open) await store.update(tx, found, { state: 'refunded' });
    });
    if (!back) log.error({ tenant: deposit.tenant, depositId: deposit.id, providerTx, code: reply.code }, 'A provider refuses to send money back: an operator has to decide anew.');
    tell(deposit);
  }

  async function ask(deposit: Deposit, adapter: PaymentAdapter): Promise<void> {
    const reply = await adapter.payIn.query(refOf(deposit), deposit.id);
    if (reply.kind === 'ok') for (const receipt of reply.value.receipts) await receive.receive(refOf(deposit), deposit.id, receipt, 'query');
    const present = await store.find(deposit.tenant, deposit.id);
    if (present === undefined) return;
    // Money arrived: whoever took it said when the deposit is due again.
    if (present.state !== deposit.state) return store.update(db.query, present, { release: true });
    if (!WAITING.includes(present.state)) return postpone(present);
    const told = reply.kind === 'ok' ? reply.value.state : reply.kind === 'refused' && reply.code === 'NOT_FOUND' ? 'waiting' : 'unknown';
    if (told === 'unknown') return postpone(present);
    if (told === 'closed') return endAs(present, 'cancelled', 'PAYER');
    if (told === 'expired' || present.expiresAt.getTime() <= now()) return endAs(present, 'expired', null);
    return postpone(present);
  }

  async function work(deposit: Deposit): Promise<void> {
    if (deposit.state === 'seen') {
      await receive.creditSeen(deposit.tenant, deposit.id);
      return store.update(db.query, deposit, { release: true });
    }
    const adapter = await adapterOf(refOf(deposit));
    const refunding = ((await store.receipts(deposit.tenant, [deposit.id])).get(deposit.id) ?? []).filter(({ outcome }) => outcome === 'refunding');
    if (adapter === undefined && refunding.length > 0) {
      // A refund that was ordered is sent, however long nobody can speak with its provider.
      log.warn({ tenant: deposit.tenant, provider: deposit.provider, depositId: deposit.id }, 'A refund waits: this gateway has no adapter for its payment provider.');
      const attempts = deposit.attempts + 1;
      return store.leave(deposit, { attempts, nextTryAt: nextRefund(attempts) });
    }
    if (adapter === undefined) return postpone(deposit);
    for (const receipt of refunding) await refund(deposit, adapter, receipt);
    if (refunding.length > 0) {
      const present = await store.find(deposit.tenant, deposit.id);
      const open = ((await store.receipts(deposit.tenant, [deposit.id])).get(deposit.id) ?? []).some(({ outcome }) => outcome === 'refunding');
      const attempts = open ? deposit.attempts + 1 : 0;
      return store.update(db.query, present ?? deposit, { attempts, nextTryAt: open ? nextRefund(attempts) : nextWatch(0, now()), release: true });
    }
    if (deposit.instructions === null && WAITING.includes(deposit.state) && deposit.expiresAt.getTime() > now()) return open(deposit, adapter);
    return ask(deposit, adapter);
  }

  const saga: DepositSaga = {
    async advance(tenant, id) {
      const deposit = await store.lease(tenant, id, new Date(now() + LEASE_MS));
      if (deposit !== undefined) await work(deposit);
    },
    async end({ tenant, provider }, id, state) {
      if (!isDepositId(id)) return;
      const deposit = await store.find(tenant, id);
      if (deposit?.provider === provider) await endAs(deposit, state === 'expired' ? 'expired' : 'cancelled', state === 'expired' ? null : 'PAYER');
    },
    async resume() {
      for (let more = true; more; ) {
        const due = await store.claim(BATCH, new Date(now() + LEASE_MS));
        const done = await Promise.allSettled(due.map(work));
        for (const result of done) if (result.status === 'rejected') log.error({ err: result.reason as unknown }, 'A deposit could not be carried on; it is tried again.');
        more = due.length === BATCH && done.every(({ status }) => status === 'fulfilled');
      }
    },
  };
  return saga;
}
