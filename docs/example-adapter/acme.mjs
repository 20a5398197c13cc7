// A payment adapter for an imagined provider "Acme", whose API is JSON over HTTPS with a bearer token. It is a whole one: docs/payments.md says what each part must
// keep to, and a test of the gateway deposits, refunds and pays out with it.
//
//   PAYMENT_ADAPTERS=acme=/srv/livery/acme.mjs ACME_TOKEN=…
import { createHmac, timingSafeEqual } from 'node:crypto';

const TIMEOUT_MS = 8_000;
/** How far the clock of Acme may be from ours, in milliseconds. */
const SKEW_MS = 300_000;

/** Minor units as Acme takes amounts: 1250 with two decimals is "12.50". */
const decimal = ({ amount, exponent }) => {
  const digits = String(amount).padStart(exponent + 1, '0');
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
};

/** Whole units and their scale of an amount that Acme tells: "12.5" is 125 of scale 1. */
const unitsOf = (text) => {
  const [whole, fraction = ''] = String(text).split('.');
  return { amount: BigInt(`${whole}${fraction}`).toString(), scale: fraction.length };
};
const receiptOf = ({ number, amount, currency, paidAt }) => ({ txId: number, ...unitsOf(amount), currency, at: Date.parse(paidAt) });
const states = { open: 'waiting', expired: 'expired', closed: 'closed' };
const payoutOf = ({ status, number, amount, currency, reason }) => ({
  state: status === 'done' ? 'paid' : status === 'failed' ? 'failed' : 'accepted',
  providerTx: number ?? null,
  reason: reason ?? null,
  paid: amount === undefined ? null : { ...unitsOf(amount), currency },
});

/** @type {import('../../apps/gateway/src/modules/cashier/index.ts').CreatePaymentAdapter} */
export function createAdapter({ provider, fetch, now }) {
  /** Calls Acme: `ok` with its answer, `refused` where it says so, and `unknown` for all else, as it may have been done. */
  async function call(ref, method, path, body) {
    try {
      const known = await provider(ref);
      if (known === undefined) return { kind: 'unknown', code: 'NOT_CONNECTED' };
      const response = await fetch(new URL(path, known.origin), {
        method,
        headers: { authorization: `Bearer ${process.env.ACME_TOKEN}`, 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.status === 404) return { kind: 'refused', code: 'NOT_FOUND' };
      if (response.status === 422) return { kind: 'refused', code: 'NOT_ACCEPTED' };
      if (!response.ok) return { kind: 'unknown', code: `HTTP_${response.status}` };
      return { kind: 'ok', value: await response.json() };
    } catch {
      return { kind: 'unknown', code: 'NO_ANSWER' };
    }
  }
  /** An answer that cannot be read, or is about something else, settles nothing. */
  const read = (reply, id, value) => {
    if (reply.kind !== 'ok') return reply;
    try {
      return reply.value.id === id ? { kind: 'ok', value: value(reply.value) } : { kind: 'unknown', code: 'ANOTHER_ANSWER' };
    } catch {
      return { kind: 'unknown', code: 'UNREADABLE' };
    }
  };
  const about = (id) => encodeURIComponent(id);

  return {
    payIn: {
      async open(ref, { paymentId, reference, returnUrl, expiresAt, currency, ...money }) {
        const order = { id: paymentId, amount: decimal(money), currency, reference, returnUrl, expiresAt: expiresAt.toISOString() };
        return read(await call(ref, 'POST', '/charges', order), paymentId, ({ page }) => ({ pageUrl: page, qr: null, bank: null }));
      },
      async query(ref, paymentId) {
        return read(await call(ref, 'GET', `/charges/${about(paymentId)}`), paymentId, ({ status, payments }) => ({ state: states[status], receipts: payments.map(receiptOf) }));
      },
      async refund(ref, { refundId, txId, currency, ...money }) {
        return read(await call(ref, 'POST', '/refunds', { id: refundId, payment: txId, amount: decimal(money), currency }), refundId, () => null);
      },
    },
    payout: {
      async send(ref, { payoutId, reference, account, currency, ...money }) {
        return read(await call(ref, 'POST', '/transfers', { id: payoutId, amount: decimal(money), currency, reference, to: account }), payoutId, payoutOf);
      },
      async query(ref, payoutId) {
        return read(await call(ref, 'GET', `/transfers/${about(payoutId)}`), payoutId, payoutOf);
      },
    },
    /** Acme signs `<time>.<body>` with the key of `payment-keys:add`, which it was handed. */
    async callback(ref, { rawBody, header }) {
      const [time = '', signature = ''] = [header('acme-time'), header('acme-signature')];
      const keys = (await provider(ref))?.keys ?? [];
      const matches = (secret) => {
        const [given, expected] = [Buffer.from(signature, 'hex'), createHmac('sha256', secret).update(`${time}.${rawBody}`).digest()];
        return given.length === expected.length && timingSafeEqual(given, expected);
      };
      if (!/^\d{1,16}$/.test(time) || Math.abs(now() - Number(time)) > SKEW_MS || !keys.some(({ secret }) => matches(secret))) return { kind: 'unsigned' };
      try {
        const { event, charge, payment, transfer } = JSON.parse(rawBody);
        if (payment !== undefined) return { kind: 'event', event: { eventId: event, type: 'pay-in.received', paymentId: charge, receipt: receiptOf(payment) } };
        if (transfer.status !== 'done' && transfer.status !== 'failed') return { kind: 'unreadable', why: `status ${transfer.status}` };
        const { state, providerTx, reason, paid } = payoutOf(transfer);
        return { kind: 'event', event: { eventId: event, type: 'payout.ended', payoutId: transfer.id, state, ...paid, providerTx, reason } };
      } catch (error) {
        return { kind: 'unreadable', why: String(error) };
      }
    },
  };
}
