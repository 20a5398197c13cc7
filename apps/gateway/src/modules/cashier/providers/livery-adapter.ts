import { paymentCallback, paymentCalls, type PaymentAnswerOf, type PaymentCall, type PaymentCode, type PaymentRequestOf } from '@livery/contracts';
import type { Database } from '../../../platform/db/index.ts';
import { AnswerTooLong, readAnswer } from '../../../platform/http/index.ts';
import type { PaymentAdapter, PaymentAmount, PaymentReply, PayoutStatus, ProviderRef } from './adapter.ts';
import type { Providers } from './providers.ts';
import { isPaymentSigned, mayBeSigned, paymentSignature } from './signature.ts';

export interface LiveryAdapterDeps {
  readonly db: Pick<Database, 'clock' | 'newId'>;
  readonly providers: Pick<Providers, 'fresh' | 'keys'>;
  readonly fetch: typeof globalThis.fetch;
}

type Fields<Call extends PaymentCall> = Omit<PaymentRequestOf<Call>, 'requestId' | 'ts'>;

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 65_536;
/** Refusals after which certainly nothing was done; others may be about a call that was carried out, or settle nothing. */
const DEFINITE: ReadonlySet<PaymentCode> = new Set(['NOT_FOUND', 'NOT_ACCEPTED', 'TOO_LATE', 'INVALID_REQUEST']);

const unitsOf = ({ amount, currency, exponent: scale }: PaymentAmount) => ({ amount: String(amount), scale, currency });

/** The adapter of providers that speak the protocol of `paymentCalls`, such as the demo's. */
export function createLiveryAdapter({ db, providers, fetch }: LiveryAdapterDeps): PaymentAdapter {
  async function call<Call extends PaymentCall>(ref: ProviderRef, name: Call, fields: Fields<Call>): Promise<PaymentReply<PaymentAnswerOf<Call>>> {
    const unknown = (code: string) => ({ kind: 'unknown' as const, code });
    try {
      const known = await providers.fresh(ref);
      const key = known?.keys[0];
      if (known === undefined || key === undefined) return unknown('NOT_CONNECTED');
      const requestId = db.newId();
      const timestamp = String(db.clock.now());
      const rawBody = JSON.stringify({ requestId, ts: Number(timestamp), ...fields });
      const { path } = paymentCalls[name];
      const signed = paymentSignature(key, { ...ref, method: 'POST', path, rawBody, timestamp });
      const response = await fetch(new URL(path, known.provider.origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed },
        body: rawBody,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await readAnswer(response, MAX_BYTES);
      const parsed = paymentCalls[name].answer.safeParse(JSON.parse(text));
      if (!parsed.success) return unknown(`HTTP_${response.status}`);
      const answer = parsed.data as PaymentAnswerOf<Call>;
      // An answer that does not refer to this very request settles nothing.
      if (answer.requestId !== requestId) return unknown('ANOTHER_ANSWER');
      if (answer.code === 'OK') return { kind: 'ok', value: answer };
      return DEFINITE.has(answer.code) ? { kind: 'refused', code: answer.code } : unknown(answer.code);
    } catch (error) {
      if (error instanceof AnswerTooLong) return unknown('ANSWER_TOO_LONG');
      return unknown(error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NO_ANSWER');
    }
  }

  /** A reply whose value is incomplete settles nothing. */
  function reading<Answer, Value>(reply: PaymentReply<Answer>, read: (answer: Answer) => Value | undefined): PaymentReply<Value> {
    if (reply.kind !== 'ok') return reply;
    const value = read(reply.value);
    return value === undefined ? { kind: 'unknown', code: 'INCOMPLETE_ANSWER' } : { kind: 'ok', value };
  }
  const payoutStatus = ({ state, providerTx = null, reason = null, amount, scale, currency }: Partial<PaymentAnswerOf<'payoutQuery'>>): PayoutStatus | undefined =>
    state === undefined ? undefined : { state, providerTx: providerTx ?? null, reason: reason ?? null, paid: amount === undefined || scale === undefined || currency === undefined ? null : { amount, scale, currency } };

  return {
    payIn: {
      async open(ref, { amount, currency, exponent, expiresAt, kind, ...order }) {
        // No provider of this protocol lets members pay each other.
        if (kind === 'peer') return { kind: 'refused', code: 'NOT_ACCEPTED' };
        const reply = await call(ref, 'payIn', { ...order, kind, ...unitsOf({ amount, currency, exponent }), expiresAt: expiresAt.toISOString() });
        return reading(reply, ({ paymentId, instructions }) => (paymentId === order.paymentId ? instructions : undefined));
      },
      async query(ref, paymentId) {
        const reply = await call(ref, 'payInQuery', { paymentId });
        return reading(reply, ({ paymentId: told, state, receipts }) => (told !== paymentId || state === undefined || receipts === undefined ? undefined : { state, receipts }));
      },
      async refund(ref, { refundId, paymentId, txId, ...amount }) {
        const reply = await call(ref, 'refund', { refundId, paymentId, txId, ...unitsOf(amount) });
        return reading(reply, (answer) => (answer.refundId === refundId ? null : undefined));
      },
    },
    payout: {
      async send(ref, { payoutId, reference, account, ...amount }) {
        const reply = await call(ref, 'payout', { payoutId, reference, account, ...unitsOf(amount) });
        return reading(reply, (answer) => (answer.payoutId === payoutId ? payoutStatus(answer) : undefined));
      },
      async query(ref, payoutId) {
        const reply = await call(ref, 'payoutQuery', { payoutId });
        return reading(reply, (answer) => (answer.payoutId === payoutId ? payoutStatus(answer) : undefined));
      },
    },
    async callback(ref, request) {
      // Anyone can call: nothing is looked up for what cannot be right.
      if (!mayBeSigned(ref, request, db.clock.now()) || !isPaymentSigned(ref, request, await providers.keys(ref), db.clock.now())) return { kind: 'unsigned' };
      try {
        const parsed = paymentCallback.safeParse(JSON.parse(request.rawBody));
        if (parsed.success) return { kind: 'event', event: parsed.data };
        return { kind: 'unreadable', why: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
      } catch {
        return { kind: 'unreadable', why: 'not JSON' };
      }
    },
  };
}
