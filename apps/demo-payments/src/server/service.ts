import { randomUUID } from 'node:crypto';
import type { PaymentAnswerOf, PaymentCall, PaymentInstructions, PaymentReceipt, PaymentRequestOf } from '@livery/contracts';
import type { Callbacks } from './callbacks.ts';
import type { Account } from './keys.ts';
import type { Payment, Payout, Receipt, Store } from './store.ts';

export interface ServiceDeps {
  readonly store: Store;
  readonly callbacks: Callbacks;
  /** Scheme and host of the hosted pages. */
  readonly origin: string;
  readonly now: () => number;
}

type Answers = { readonly [Call in PaymentCall]: (account: Account, request: PaymentRequestOf<Call>) => Omit<PaymentAnswerOf<Call>, 'requestId'> };

/** What the provider does. */
export interface Service extends Answers {
  /** A payer pays some money for a payment. */
  pay(payment: Payment, amount: bigint): void;
  /** A payer gives up. */
  giveUp(payment: Payment): void;
  /** Ends what is over, and pays out what is due. */
  tick(): void;
}

/** How long a payout takes. */
const PAYOUT_MS = 2_000;
/** Payouts to accounts that end so fail, to be tried out. */
const NO_SUCH_ACCOUNT = '0000';

const contentOf = ({ requestId: _requestId, ts: _ts, ...content }: Readonly<Record<string, unknown>>): string => JSON.stringify(content);
const receiptOf = ({ scale, currency }: Pick<Payment, 'scale' | 'currency'>, { txId, amount, at }: Omit<Receipt, 'refundId'>): PaymentReceipt => ({ txId, amount: String(amount), scale, currency, at: new Date(at).toISOString() });

/** The demo's account that a merchant's payers transfer to: always the same digits. */
function accountNumberOf({ provider, merchant }: Account): string {
  const digits = [...`${provider}${merchant}`].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_000_000_000, 7);
  return String(digits).padStart(10, '0').replace(/(\d{4})(\d{3})(\d{3})/, '$1 $2 $3');
}

export function createService({ store, callbacks, origin, now }: ServiceDeps): Service {
  function instructionsOf({ provider, merchant, id, kind }: Payment): PaymentInstructions {
    const pageUrl = `${origin}/pay/${encodeURIComponent(provider)}/${encodeURIComponent(merchant)}/${encodeURIComponent(id)}`;
    return {
      pageUrl,
      qr: kind === 'qr' ? pageUrl : null,
      bank: kind === 'bank' ? { bankName: 'Harbour Bank (demo)', accountName: `Clearing ${merchant}`, accountNumber: accountNumberOf({ provider, merchant }) } : null,
    };
  }
  const payoutEnded = ({ provider, merchant, id: payoutId, amount, scale, currency }: Payout, state: 'paid' | 'failed', reason: string | null): void =>
    callbacks.queue({ provider, merchant }, { eventId: randomUUID(), type: 'payout.ended', payoutId, state, amount: String(amount), scale, currency, providerTx: `out-${payoutId}`, reason });

  return {
    payIn: (account, request) =>
      store.together(() => {
        const { paymentId: id, kind, amount, scale, currency, reference, language, returnUrl, expiresAt } = request;
        const content = contentOf(request);
        const found = store.payment(account, id);
        if (found !== undefined && found.content !== content) return { code: 'CONFLICT' };
        const payment: Payment = found ?? { ...account, id, kind, amount: BigInt(amount), scale, currency, reference, language, returnUrl, expiresAt: Date.parse(expiresAt), state: 'waiting', content };
        if (payment.amount <= 0n) return { code: 'NOT_ACCEPTED' };
        if (found === undefined) store.addPayment(payment);
        return { code: 'OK', paymentId: id, instructions: instructionsOf(payment) };
      }),
    payInQuery(account, { paymentId }) {
      const payment = store.payment(account, paymentId);
      if (payment === undefined) return { code: 'NOT_FOUND' };
      return { code: 'OK', paymentId, state: payment.state, receipts: store.receipts(account, paymentId).map((receipt) => receiptOf(payment, receipt)) };
    },
    refund: (account, { refundId, paymentId, txId, amount }) =>
      store.together(() => {
        const receipt = store.receipts(account, paymentId).find((one) => one.txId === txId);
        if (receipt === undefined) return { code: 'NOT_FOUND' };
        if (receipt.amount !== BigInt(amount)) return { code: 'CONFLICT' };
        if (receipt.refundId !== null && receipt.refundId !== refundId) return { code: 'TOO_LATE' };
        store.setRefunded(account, txId, refundId);
        return { code: 'OK', refundId };
      }),
    payout: (account, request) =>
      store.together(() => {
        const { payoutId: id, amount, scale, currency } = request;
        const content = contentOf(request);
        const found = store.payout(account, id);
        if (found !== undefined && found.content !== content) return { code: 'CONFLICT' };
        if (BigInt(amount) <= 0n) return { code: 'NOT_ACCEPTED' };
        const payout: Payout = found ?? { ...account, id, amount: BigInt(amount), scale, currency, state: 'accepted', reason: request.account.number.endsWith(NO_SUCH_ACCOUNT) ? 'ACCOUNT_UNKNOWN' : null, dueAt: now() + PAYOUT_MS, content };
        if (found === undefined) store.addPayout(payout);
        return { code: 'OK', payoutId: id, state: payout.state, providerTx: `out-${id}`, reason: payout.state === 'failed' ? payout.reason : null };
      }),
    payoutQuery(account, { payoutId }) {
      const payout = store.payout(account, payoutId);
      if (payout === undefined) return { code: 'NOT_FOUND' };
      const { amount, scale, currency, state, reason } = payout;
      return { code: 'OK', payoutId, amount: String(amount), scale, currency, state, providerTx: `out-${payoutId}`, reason: state === 'failed' ? reason : null };
    },
    pay: (payment, amount) =>
      store.together(() => {
        const receipt = { txId: `in-${randomUUID()}`, amount, at: now() };
        store.addReceipt(payment, payment.id, receipt);
        callbacks.queue(payment, { eventId: randomUUID(), type: 'pay-in.received', paymentId: payment.id, receipt: receiptOf(payment, receipt) });
      }),
    giveUp: (payment) =>
      store.together(() => {
        if (store.payment(payment, payment.id)?.state !== 'waiting' || store.receipts(payment, payment.id).length > 0) return;
        store.setPaymentState(payment, payment.id, 'closed');
        callbacks.queue(payment, { eventId: randomUUID(), type: 'pay-in.ended', paymentId: payment.id, state: 'closed' });
      }),
    tick() {
      for (const payment of store.overdue(now())) {
        store.together(() => {
          store.setPaymentState(payment, payment.id, 'expired');
          if (store.receipts(payment, payment.id).length === 0) callbacks.queue(payment, { eventId: randomUUID(), type: 'pay-in.ended', paymentId: payment.id, state: 'expired' });
        });
      }
      for (const payout of store.duePayouts(now())) {
        store.together(() => {
          const state = payout.reason === null ? 'paid' : 'failed';
          store.setPayoutState(payout, payout.id, state, payout.reason);
          payoutEnded(payout, state, payout.reason);
        });
      }
    },
  };
}
