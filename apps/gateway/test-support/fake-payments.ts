import { paymentCallbackPath, paymentCalls, paymentCodes, type PaymentCall, type PaymentCallback, type PaymentCode, type PaymentReceipt } from '@livery/contracts';
import type { Cashier, PaymentMethod, PayoutMethod, ProviderRef } from '../src/modules/cashier/index.ts';
import { isPaymentSigned, paymentSignature, type PaymentKey } from '../src/modules/cashier/providers/signature.ts';

/**
 * What goes wrong with one call: it does not arrive; it is carried out and its answer is lost; answered 500 and not carried out; or something
 * happens while it is under way, and no answer comes.
 */
export type PaymentFault = 'never' | 'lost' | 'down' | (() => Promise<void>);

/** Where the fake provider is reached, through its own `fetch`. */
export const PAYMENTS_ORIGIN = 'http://payments.test';
/** Its key at every merchant. */
export const PAYMENT_KEY: PaymentKey = { id: 'pay-1', secret: 'a-payment-secret-of-more-than-thirty-two-letters' };
/** Its code at merchants. */
export const PROVIDER = 'testpay';

interface Payment {
  readonly text: string;
  state: 'waiting' | 'expired' | 'closed';
  readonly receipts: PaymentReceipt[];
  readonly currency: string;
  readonly scale: number;
  readonly amount: string;
}

/** Money that it was told to pay out. */
interface Payout {
  readonly text: string;
  state: 'accepted' | 'paid' | 'failed';
  reason: string | null;
  readonly providerTx: string;
  amount: string;
  readonly scale: number;
  readonly currency: string;
  readonly account: { readonly number: string; readonly holder: string };
}

/** A payment provider that keeps to the contract, behind a network that does not. */
export interface FakePayments {
  readonly fetch: typeof globalThis.fetch;
  readonly payments: Map<string, Payment>;
  readonly refunds: Map<string, string>;
  readonly payouts: Map<string, Payout>;
  /** Calls that arrived. */
  readonly arrived: PaymentCall[];
  /** Faults of the next calls, by call. */
  readonly faults: Partial<Record<PaymentCall, PaymentFault[]>>;
  /** Codes that the next calls are refused with, by call. */
  readonly refusals: Partial<Record<PaymentCall, PaymentCode[]>>;
  /** A payout ends: the event that tells of it. */
  endPayout(payoutId: string, state: 'paid' | 'failed', more?: { readonly amount?: string; readonly currency?: string }): PaymentCallback & { type: 'payout.ended' };
  /** Somebody pays: the event that tells of it. Exactly what was asked for, now, unless stated. */
  pay(paymentId: string, more?: { readonly amount?: string; readonly txId?: string; readonly at?: number; readonly currency?: string }): PaymentCallback & { type: 'pay-in.received' };
}

let serial = 0;

/** Creates a {@link FakePayments}. */
export function fakePayments(now: () => number): FakePayments {
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, string>();
  const payouts = new Map<string, Payout>();
  const arrived: PaymentCall[] = [];
  const faults: FakePayments['faults'] = {};
  const refusals: FakePayments['refusals'] = {};

  function answer(call: PaymentCall, body: Record<string, string> & { scale: number }): { code: PaymentCode; [field: string]: unknown } {
    arrived.push(call);
    const refusal = refusals[call]?.shift();
    if (refusal !== undefined) return { code: refusal };
    const paymentId = body['paymentId'] ?? '';
    if (call === 'payIn') {
      const { requestId: _request, ts: _ts, ...content } = body;
      const text = JSON.stringify(content);
      const found = payments.get(paymentId);
      if (found !== undefined && found.text !== text) return { code: 'CONFLICT' };
      if (found === undefined) payments.set(paymentId, { text, state: 'waiting', receipts: [], currency: body['currency'] ?? '', scale: body.scale, amount: body['amount'] ?? '' });
      const bank = body['kind'] === 'bank' ? { bankName: 'Test Bank', accountName: 'North Ltd', accountNumber: '12345678' } : null;
      return { code: 'OK', paymentId, instructions: { pageUrl: `${PAYMENTS_ORIGIN}/pay/${paymentId}`, qr: body['kind'] === 'qr' ? `pay:${paymentId}` : null, bank } };
    }
    if (call === 'payInQuery') {
      const found = payments.get(paymentId);
      return found === undefined ? { code: 'NOT_FOUND' } : { code: 'OK', paymentId, state: found.state, receipts: found.receipts };
    }
    if (call === 'refund') {
      const found = payments.get(paymentId)?.receipts.find(({ txId }) => txId === body['txId']);
      if (found === undefined) return { code: 'NOT_FOUND' };
      refunds.set(body['refundId'] ?? '', found.txId);
      return { code: 'OK', refundId: body['refundId'] };
    }
    const payoutId = body['payoutId'] ?? '';
    if (call === 'payout') {
      const { requestId: _request, ts: _ts, ...content } = body;
      const text = JSON.stringify(content);
      const found = payouts.get(payoutId);
      if (found !== undefined && found.text !== text) return { code: 'CONFLICT' };
      const { amount, currency, scale, account } = body as unknown as Payout;
      const payout: Payout = found ?? { text, state: 'accepted', reason: null, providerTx: `out-${++serial}`, amount, scale, currency, account };
      payouts.set(payoutId, payout);
      return { code: 'OK', payoutId, state: payout.state, amount: payout.amount, scale: payout.scale, currency: payout.currency, providerTx: payout.providerTx, reason: payout.reason };
    }
    const payout = payouts.get(payoutId);
    return payout === undefined ? { code: 'NOT_FOUND' } : { code: 'OK', payoutId, state: payout.state, amount: payout.amount, scale: payout.scale, currency: payout.currency, providerTx: payout.providerTx, reason: payout.reason };
  }

  return {
    payments,
    refunds,
    payouts,
    arrived,
    faults,
    refusals,
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input);
      const call = Object.entries(paymentCalls).find(([, { path }]) => path === url.pathname)?.[0] as PaymentCall | undefined;
      if (url.origin !== PAYMENTS_ORIGIN || call === undefined) throw new TypeError(`Nothing answers at ${url.href}.`);
      const fault = faults[call]?.shift();
      if (typeof fault === 'function') await fault();
      if (fault === 'never' || typeof fault === 'function') throw new TypeError('fetch failed');
      if (fault === 'down') return new Response('<html>', { status: 503 });
      const rawBody = typeof init?.body === 'string' ? init.body : '';
      const headers = new Headers(init?.headers);
      const ref = { tenant: headers.get('x-merchant-code') ?? '', provider: headers.get('x-provider') ?? '' };
      const body = JSON.parse(rawBody) as Record<string, string> & { scale: number };
      const signed = isPaymentSigned(ref, { method: 'POST', path: url.pathname, rawBody, header: (name) => headers.get(name) ?? undefined }, [PAYMENT_KEY], now());
      const given = signed ? answer(call, paymentCalls[call].request.parse(body) as never) : { code: 'BAD_SIGNATURE' as const };
      if (fault === 'lost') throw new TypeError('fetch failed');
      return Response.json({ ...given, requestId: body['requestId'] }, { status: paymentCodes[given.code] });
    },
    endPayout(payoutId, state, more = {}) {
      const found = payouts.get(payoutId);
      if (found === undefined) throw new Error(`No payout ${payoutId}.`);
      found.state = state;
      found.reason = state === 'failed' ? 'ACCOUNT_CLOSED' : null;
      return { eventId: `e-${++serial}`, type: 'payout.ended', payoutId, state, amount: more.amount ?? found.amount, scale: found.scale, currency: more.currency ?? found.currency, providerTx: found.providerTx, reason: found.reason };
    },
    pay(paymentId, more = {}) {
      const found = payments.get(paymentId);
      if (found === undefined) throw new Error(`No payment ${paymentId}.`);
      const { amount = found.amount, txId = `tx-${++serial}`, at = now(), currency = found.currency } = more;
      const receipt = { txId, amount, scale: found.scale, currency, at: new Date(at).toISOString() };
      found.receipts.push(receipt);
      return { eventId: `e-${++serial}`, type: 'pay-in.received', paymentId, receipt };
    },
  };
}

/** A callback as the provider sends it: the bytes signed that are sent. */
export function signedCallback(ref: ProviderRef, event: object, now: number, key: PaymentKey = PAYMENT_KEY) {
  const payload = JSON.stringify(event);
  const path = paymentCallbackPath(ref.provider);
  return { method: 'POST' as const, url: path, payload, headers: { 'content-type': 'application/json', ...paymentSignature(key, { ...ref, method: 'POST', path, rawBody: payload, timestamp: String(now) }) } };
}

/** A method of tests: from 1 to 10,000, in 30 minutes, without a fee. */
export const testMethod = (changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code: 'qr', provider: PROVIDER, kind: 'qr', currency: 'PHP', state: 'open', position: 0, least: 100n, most: 1_000_000n, dayMost: null, openMost: 50,
  fee: { ppm: 0n, fixed: 0n, least: 0n, most: null }, presets: [10_000n, 50_000n], arrivesMinutes: 1, expiresMinutes: 30, countries: null, barredCountries: [], rankFrom: 0,
  texts: { EN: { name: 'Wallet by QR', note: 'Scan it.' }, TY: { name: 'QR వాలెట్' } }, ...changes,
});

/** A way to be paid, of tests: from 1 to 10,000, without a fee. */
export const testPayoutMethod = (changes: Partial<PayoutMethod> = {}): PayoutMethod => ({
  code: 'payout', provider: PROVIDER, kinds: ['bank', 'ewallet'], institutions: null, currency: 'PHP', state: 'open', position: 0, least: 100n, most: 1_000_000n,
  fee: { ppm: 0n, fixed: 0n, least: 0n, most: null }, arrivesMinutes: 30, rankFrom: 0, texts: { EN: { name: 'To your account' } }, ...changes,
});

/** Connects the fake provider at a merchant, with a method of each kind. */
export async function connectPayments(cashier: Cashier, tenant: string, currency = 'PHP'): Promise<void> {
  await cashier.providers.set(tenant, { code: PROVIDER, adapter: 'livery', origin: PAYMENTS_ORIGIN, state: 'open' });
  await cashier.providers.addKey({ tenant, provider: PROVIDER }, PAYMENT_KEY);
  await cashier.methods.set(tenant, testMethod({ currency }));
  await cashier.methods.set(tenant, testMethod({ code: 'bank', kind: 'bank', currency, position: 1, texts: { EN: { name: 'Bank transfer' } } }));
  await cashier.methods.set(tenant, testMethod({ code: 'card', kind: 'card', currency, position: 2, fee: { ppm: 15_000n, fixed: 100n, least: 0n, most: null }, texts: { EN: { name: 'Card' } } }));
}
