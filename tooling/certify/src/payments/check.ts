import { randomUUID } from 'node:crypto';
import type { PayInOrder, PaymentReply, PayoutOrder } from '@livery/gateway';
import type { PaymentsUnderTest } from './payments-under-test.ts';

/** One named check of a payment adapter. */
export interface PaymentCheck {
  readonly name: string;
  /** The rule it holds, in one sentence. */
  readonly rule: string;
  /** Throws what is wrong. */
  run(under: PaymentsUnderTest): Promise<void>;
}

/** A payment of 123.45, or so many hundredths of a currency with other decimals. */
export const orderOf = ({ currency, exponent, now }: PaymentsUnderTest, more: Partial<PayInOrder> = {}): PayInOrder => ({
  paymentId: randomUUID(), kind: 'qr', amount: 12_345n, currency, exponent, reference: 'D7K2QXMRT', language: 'EN', payerId: 'payer-1', returnUrl: 'https://site.example/back', expiresAt: new Date(now() + 900_000), ...more,
});

/** A payout of 50.00, or so many hundredths of a currency with other decimals. */
export const payoutOf = ({ currency, exponent }: PaymentsUnderTest, number = '12345678'): PayoutOrder => ({
  payoutId: randomUUID(), amount: 5_000n, currency, exponent, reference: 'W7K2QXMRT', account: { kind: 'bank', institution: 'Harbour Bank', holder: 'M. Cruz', number },
});

/** The value of a reply that must be well. */
export function valueOf<Value>(what: string, reply: PaymentReply<Value>): Value {
  if (reply.kind !== 'ok') throw new Error(`${what}: expected ok, got ${reply.kind} ${reply.code}`);
  return reply.value;
}

/** Throws where a reply is not of this kind. */
export function expectKind(what: string, { kind }: { readonly kind: string }, ...wanted: readonly string[]): void {
  if (!wanted.includes(kind)) throw new Error(`${what}: expected ${wanted.join(' or ')}, got ${kind}`);
}

/** Opens a payment; its order. */
export async function opened(under: PaymentsUnderTest, more: Partial<PayInOrder> = {}): Promise<PayInOrder> {
  const order = orderOf(under, more);
  valueOf('open', await under.adapter.payIn.open(under.ref, order));
  return order;
}
