import type { Database } from '../../../platform/db/index.ts';
import type { PayoutAccounts } from '../../payout-accounts/index.ts';
import type { PaymentMethods } from '../methods.ts';
import type { PayInStatus, PaymentAdapter, PaymentReply, PayoutStatus } from '../providers/adapter.ts';
import type { WithdrawalChange } from '../withdrawals/types.ts';
import type { WithdrawalPorts } from '../withdrawals/withdrawals.ts';
import type { PeerPayments } from './peer-payments.ts';
import type { PeerStore } from './peer-store.ts';
import { NO_MATCH, NOT_MATCHED, type PeerPayment } from './types.ts';

/** `isBlocked`: nobody is sent to such a payee. */
export interface PeerAdapterDeps extends Pick<WithdrawalPorts, 'rulesOf' | 'isBlocked'> {
  readonly db: Database;
  readonly store: PeerStore;
  readonly payments: Pick<PeerPayments, 'close'>;
  /** Tells the payee's open pages, after the commit. */
  readonly withdrawalChanged: (change: WithdrawalChange) => void;
  readonly methods: Pick<PaymentMethods, 'all'>;
  readonly payoutAccounts: Pick<PayoutAccounts, 'ofPayout'>;
}

const MINUTE_MS = 60_000;
const WAITING_FOR_PAYEE = { kind: 'unknown', code: 'WAITS_FOR_PAYEE' } as const;

/**
 * The provider whose payers and payees are members: a deposit is matched with a withdrawal that waits, and is paid to its account. Unlike
 * other adapters it writes to the database, in transactions of its own, and each method is safe to repeat.
 */
export function createPeerAdapter({ db, store, payments, methods, rulesOf, payoutAccounts, isBlocked, withdrawalChanged }: PeerAdapterDeps): PaymentAdapter {
  /** What a payer needs: the payee's account. */
  async function instructions({ tenant, payoutId }: PeerPayment, pageUrl: string) {
    const payee = await db.query.selectFrom('withdrawal').select(['account_id', 'account_name', 'account_holder']).where('tenant_id', '=', tenant).where('id', '=', payoutId).executeTakeFirstOrThrow();
    const account = await payoutAccounts.ofPayout(tenant, payee.account_id);
    if (account === undefined) throw new Error(`Withdrawal ${payoutId} has lost its account.`);
    return { kind: 'ok', value: { pageUrl, qr: null, bank: { bankName: payee.account_name, accountName: payee.account_holder, accountNumber: account.number } } } as const;
  }

  return {
    payIn: {
      async open({ tenant, provider }, { paymentId, payerId, amount, currency, returnUrl }) {
        const known = await store.payment(tenant, paymentId);
        if (known !== undefined) return known.state === 'lapsed' ? { kind: 'refused', code: 'TOO_LATE' } : instructions(known, returnUrl);
        const own = (await methods.all(tenant)).filter((method) => method.provider === provider && method.currency === currency);
        const least = own.reduce<bigint>((most, method) => (method.least > most ? method.least : most), 1n);
        const reserved = await db.transaction(async (tx) => {
          // Given up at this moment, nothing may be reserved for it any more.
          const waits = await tx.selectFrom('deposit').select('id').where('tenant_id', '=', tenant).where('id', '=', paymentId).where('state', 'in', ['created', 'paid']).forUpdate().executeTakeFirst();
          if (waits === undefined) return undefined;
          const wanted = { tenant, provider, currency, amount, payer: payerId, least };
          const next = async () => (await store.match(tx, wanted, true)) ?? (await store.match(tx, wanted, false));
          let payout = await next();
          for (; payout !== undefined && (await isBlocked(tx, tenant, payout.memberId)); payout = await next()) await payments.close(tx, tenant, payout.id);
          if (payout === undefined) return undefined;
          await store.reserve(tx, { tenant, id: paymentId, payoutId: payout.id, amount });
          await store.changePayout(tx, payout, { unmatchedBy: -amount });
          const made = await store.payment(tenant, paymentId, tx);
          return made === undefined ? undefined : { ...made, payee: payout.memberId };
        });
        if (reserved !== undefined) withdrawalChanged({ tenant, memberId: reserved.payee, withdrawalId: reserved.payoutId });
        return reserved === undefined ? { kind: 'refused', code: NO_MATCH } : instructions(reserved, returnUrl);
      },
      async query(ref, paymentId): Promise<PaymentReply<PayInStatus>> {
        const payment = await store.payment(ref.tenant, paymentId);
        if (payment === undefined) return { kind: 'refused', code: 'NOT_FOUND' };
        const empty = (state: PayInStatus['state']) => ({ kind: 'ok', value: { state, receipts: [] } }) as const;
        if (payment.state === 'lapsed') return empty('expired');
        // Whoever ends the deposit frees what is reserved for it in the same transaction: nobody is shown an account that another member pays by then.
        return payment.state === 'reserved' ? empty('waiting') : WAITING_FOR_PAYEE;
      },
      // Money between members goes back between them.
      refund: () => Promise.resolve({ kind: 'refused', code: 'NOT_ACCEPTED' }),
    },
    payout: {
      async send({ tenant, provider }, { payoutId, amount, currency }): Promise<PaymentReply<PayoutStatus>> {
        const { matchMinutes } = await rulesOf(tenant);
        const offeredUntil = new Date(db.clock.now() + matchMinutes * MINUTE_MS);
        await db.transaction(async (tx) => {
          const { member_id: memberId } = await tx.selectFrom('withdrawal').select('member_id').where('tenant_id', '=', tenant).where('id', '=', payoutId).executeTakeFirstOrThrow();
          await store.offer(tx, { tenant, id: payoutId, provider, memberId, currency, amount, offeredUntil });
        });
        return { kind: 'ok', value: { state: 'accepted', providerTx: null, reason: null } };
      },
      async query({ tenant }, payoutId): Promise<PaymentReply<PayoutStatus>> {
        const payout = await store.payout(tenant, payoutId);
        if (payout === undefined) return { kind: 'refused', code: 'NOT_FOUND' };
        // The withdrawal ends in the transaction in which its payout does: this is its state then.
        if (payout.state !== 'ended') return { kind: 'ok', value: { state: 'accepted', providerTx: null, reason: null } };
        const failed = payout.unmatched === payout.amount;
        return { kind: 'ok', value: { state: failed ? 'failed' : 'paid', providerTx: null, reason: failed ? NOT_MATCHED : null } };
      },
    },
    callback: () => Promise.resolve({ kind: 'unsigned' }),
  };
}
