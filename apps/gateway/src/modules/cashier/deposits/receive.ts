import { depositFee, type PaymentReceipt } from '@livery/contracts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { minorUnits, type Wallet } from '../../wallet/index.ts';
import type { CashierLog } from '../cashier-log.ts';
import type { ProviderRef } from '../providers/adapter.ts';
import type { Withdrawals } from '../withdrawals/withdrawals.ts';
import { arrivedAt } from './arrived-at.ts';
import { createCreditAtOnce } from './credit-at-once.ts';
import type { DepositLedger } from './deposit-ledger.ts';
import type { DepositStore } from './deposit-store.ts';
import { nextWatch } from './schedule.ts';
import { isDepositId, WAITING, type Deposit, type DepositChange, type DepositLook, type DepositState, type Receipt } from './types.ts';

export interface ReceiveDeps {
  readonly db: Database;
  readonly wallet: Wallet;
  readonly store: DepositStore;
  readonly ledger: DepositLedger;
  /** Begins what has to be played of credited money. */
  readonly withdrawals: Pick<Withdrawals, 'rulesOf' | 'turnover'>;
  readonly changed: (change: DepositChange) => void;
  readonly log: CashierLog;
}

/** What became of news about money: `known` moves nothing again; nor does `changed`, which tells of another amount than the same money had before. */
export type Received = 'taken' | 'known' | 'changed' | 'unknown-deposit' | 'mismatch';

/** Takes money that arrived, and credits it. */
export interface Receive {
  /** Writes down money that arrived, whoever tells of it, and credits it where it is what was asked for. */
  receive(ref: ProviderRef, paymentId: string, receipt: PaymentReceipt, source: Receipt['source']): Promise<Received>;
  /** Writes it down alone, in `tx`. */
  take(tx: Tx, deposit: Deposit, receipt: MinorReceipt, source: Receipt['source']): Promise<DepositLook | null | 'known'>;
  /** Credits the money of a deposit that is `seen`; nothing otherwise. Safe to repeat. */
  creditSeen(tenant: string, id: string): Promise<void>;
  /** Credits money that is held, in `tx`, and returns the fee. */
  credit(tx: Tx, deposit: Deposit, receipt: Pick<Receipt, 'providerTx' | 'amount'>): Promise<bigint>;
}

/** Money that arrived, in minor units of the deposit's currency. */
export interface MinorReceipt {
  readonly txId: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** Why money is not credited at once; null where it is what was asked for. A provider's time counts, not when its news arrived. */
function lookOf(deposit: Deposit, { amount, at }: MinorReceipt, earlier: number): DepositLook | null {
  if (earlier > 0) return 'twice';
  if (deposit.state === 'cancelled' || deposit.state === 'refused' || at > deposit.expiresAt) return 'late';
  if (amount === deposit.amount) return null;
  return amount < deposit.amount ? 'less' : 'more';
}

const NOTHING_ARRIVED: readonly DepositState[] = [...WAITING, 'expired', 'cancelled', 'refused'];

export function createReceive({ db, wallet, store, ledger, withdrawals, changed, log }: ReceiveDeps): Receive {
  const now = (): Date => new Date(db.clock.now());
  const creditAtOnce = createCreditAtOnce({ db, wallet, ledger, withdrawals });

  async function take(tx: Tx, deposit: Deposit, { txId, amount, at }: MinorReceipt, source: Receipt['source']): Promise<DepositLook | null | 'known'> {
    const { tenant, id, provider } = deposit;
    const earlier = (await store.receipts(tenant, [id], tx)).get(id) ?? [];
    const look = lookOf(deposit, { txId, amount, at }, earlier.length);
    const inserted = await tx
      .insertInto('deposit_receipt')
      .values({ tenant_id: tenant, provider, provider_tx: txId, deposit_id: id, amount, outcome: 'held', source, look, received_at: at, seen_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('provider_tx')
      .executeTakeFirst();
    if (inserted === undefined) return 'known';
    await ledger.seen(tx, deposit, { providerTx: txId, amount });
    if (look === null) await store.update(tx, deposit, { state: 'seen', code: null, nextTryAt: now() });
    else await store.update(tx, deposit, { look, ...(NOTHING_ARRIVED.includes(deposit.state) ? { state: 'review', attempts: 0, nextTryAt: nextWatch(0, db.clock.now()) } : {}) });
    return look;
  }

  async function credit(tx: Tx, deposit: Deposit, { providerTx, amount }: Pick<Receipt, 'providerTx' | 'amount'>): Promise<bigint> {
    const fee = depositFee(amount, deposit.fee);
    await ledger.credit(tx, deposit, { providerTx, amount }, fee);
    await tx
      .updateTable('deposit_receipt')
      .set({ outcome: 'credited', fee, look: null, settled_at: now() })
      .where('tenant_id', '=', deposit.tenant)
      .where('provider', '=', deposit.provider)
      .where('provider_tx', '=', providerTx)
      .execute();
    const { tenant, memberId, currency, id: depositId, provider } = deposit;
    const { turnoverPercent } = await withdrawals.rulesOf(tenant, tx);
    if (turnoverPercent > 0) await withdrawals.turnover.begin(tx, { tenant, memberId, currency, depositId, provider, providerTx, credited: amount - fee }, turnoverPercent);
    return fee;
  }

  const receive: Receive = {
    take,
    credit,
    async receive({ tenant, provider }, paymentId, receipt, source) {
      const facts = { tenant, provider, depositId: paymentId, providerTx: receipt.txId };
      if (!isDepositId(paymentId)) return 'unknown-deposit';
      const atOnce = await creditAtOnce({ tenant, provider }, paymentId, receipt, source);
      if (atOnce !== undefined) {
        wallet.committed();
        changed(atOnce);
        return 'taken';
      }
      const done = await db.transaction(async (tx) => {
        const deposit = await store.lock(tx, tenant, paymentId);
        if (deposit?.provider !== provider) return { outcome: 'unknown-deposit' as const };
        const exponent = (await wallet.currency(tenant, deposit.currency, tx))?.exponent ?? 0;
        const amount = minorUnits(receipt.amount, receipt.scale, exponent);
        if (receipt.currency !== deposit.currency || amount === undefined || amount <= 0n) {
          if (deposit.look === null) await store.update(tx, deposit, { look: 'currency' });
          return { outcome: 'mismatch' as const, deposit };
        }
        const taken = await take(tx, deposit, { txId: receipt.txId, amount, at: arrivedAt(receipt, db.clock.now()) }, source);
        if (taken !== 'known') return { outcome: 'taken' as const, deposit };
        const stored = await store.receipt(tx, { tenant, provider }, receipt.txId);
        const elsewhere = stored.depositId !== paymentId;
        if (stored.amount === amount) return { outcome: 'known' as const, deposit, elsewhere };
        // What an operator looked at and settled is not shown again by each repetition.
        if (stored.told !== amount) {
          await store.setTold(tx, { tenant, provider }, receipt.txId, amount);
          await store.update(tx, deposit, { look: 'changed' });
        }
        return { outcome: 'changed' as const, deposit, elsewhere, stored };
      });
      if (done.outcome === 'mismatch') log.error({ ...facts, receipt }, 'A provider tells of money that is not in the currency of its deposit.');
      if (done.outcome === 'changed') log.error({ ...facts, receipt, taken: String(done.stored.amount), takenFor: done.stored.depositId }, 'A provider tells of another amount under a number that was taken: an operator has to ask which is right.');
      if (done.outcome === 'known' && done.elsewhere) log.error(facts, 'A provider tells of money for a second deposit: it counts for the first.');
      if (done.outcome === 'unknown-deposit') log.error(facts, 'A provider tells of money for a deposit that is not here.');
      if (done.outcome === 'taken' || done.outcome === 'mismatch' || done.outcome === 'changed') changed({ tenant, memberId: done.deposit.memberId, depositId: paymentId });
      if (done.outcome === 'taken' || done.outcome === 'known' || done.outcome === 'changed') await receive.creditSeen(tenant, paymentId);
      return done.outcome;
    },
    async creditSeen(tenant, id) {
      const credited = await db.transaction(async (tx) => {
        const deposit = await store.lock(tx, tenant, id);
        if (deposit?.state !== 'seen') return undefined;
        const matching = ((await store.receipts(tenant, [id], tx)).get(id) ?? []).find(({ outcome, look }) => outcome === 'held' && look === null);
        if (matching === undefined) throw new Error(`Deposit ${id} is seen without money.`);
        await credit(tx, deposit, matching);
        await store.update(tx, deposit, { state: 'credited', attempts: 0, nextTryAt: nextWatch(0, db.clock.now()) });
        return deposit;
      });
      if (credited === undefined) return;
      wallet.committed();
      changed({ tenant, memberId: credited.memberId, depositId: id });
    },
  };
  return receive;
}
