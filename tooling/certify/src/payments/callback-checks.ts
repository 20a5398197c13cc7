import type { CallbackRequest } from '@livery/gateway';
import { expectSame } from '../wallet/expect.ts';
import { expectKind, opened, payoutOf, valueOf, type PaymentCheck } from './check.ts';
import type { PaymentsUnderTest } from './payments-under-test.ts';

/** The callbacks of a payment that was made, and the payment's id. */
async function told(under: PaymentsUnderTest): Promise<{ readonly paymentId: string; readonly callbacks: readonly CallbackRequest[] }> {
  await under.callbacks();
  const { paymentId, amount } = await opened(under);
  await under.pay(paymentId, amount);
  const callbacks = await under.callbacks();
  if (callbacks.length === 0) throw new Error('No callback told of the payment.');
  return { paymentId, callbacks };
}
const MINUTE_MS = 60_000;

/** Checks of callbacks and payouts, and of what happens where the network fails. */
export const callbackChecks: readonly PaymentCheck[] = [
  {
    name: 'callback-receipt',
    rule: 'A callback tells of the same money under the same number as a query.',
    async run(under) {
      const { paymentId, callbacks } = await told(under);
      const { receipts } = valueOf('query', await under.adapter.payIn.query(under.ref, paymentId));
      for (const callback of callbacks) {
        const read = await under.adapter.callback(under.ref, callback);
        if (read.kind !== 'event' || read.event.type !== 'pay-in.received') throw new Error(`The callback was read as ${read.kind}.`);
        expectSame('the payment', read.event.paymentId, paymentId);
        expectSame('the receipt', read.event.receipt, receipts[0]);
      }
    },
  },
  {
    name: 'callback-signed',
    rule: 'A callback that was changed, is of another merchant, or comes again after ten minutes is not taken.',
    async run(under) {
      const { callbacks: [callback] } = await told(under);
      if (callback === undefined) return;
      const changes: readonly (readonly [what: string, Partial<CallbackRequest>])[] = [
        ['with another body', { rawBody: callback.rawBody.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) }],
        ['without headers', { header: () => undefined }],
        ['on another path', { path: `${callback.path}x` }],
      ];
      for (const [what, change] of changes) expectKind(`a callback ${what}`, await under.adapter.callback(under.ref, { ...callback, ...change }), 'unsigned');
      expectKind('a callback at another merchant', await under.adapter.callback(under.other, callback), 'unsigned');
      under.advance(10 * MINUTE_MS);
      expectKind('a callback of ten minutes ago', await under.adapter.callback(under.ref, callback), 'unsigned');
    },
  },
  {
    name: 'payout-ends',
    rule: 'A payout is carried out once for one id, ends as paid or failed, and a callback and a query tell the same.',
    async run(under) {
      for (const [number, end] of [['12345678', 'paid'], [under.unreachable, 'failed']] as const) {
        await under.callbacks();
        const order = payoutOf(under, number);
        valueOf('payout', await under.adapter.payout.send(under.ref, order));
        valueOf('the same payout', await under.adapter.payout.send(under.ref, order));
        under.advance(MINUTE_MS);
        const events = await Promise.all((await under.callbacks()).map((callback) => under.adapter.callback(under.ref, callback)));
        const ended = events.flatMap((read) => (read.kind === 'event' && read.event.type === 'payout.ended' && read.event.payoutId === order.payoutId ? [read.event.state] : []));
        expectSame(`what callbacks tell of a payout to ${number}`, [...new Set(ended)], [end]);
        expectSame('what a query tells', valueOf('query', await under.adapter.payout.query(under.ref, order.payoutId)).state, end);
        expectKind('another amount under its id', await under.adapter.payout.send(under.ref, { ...order, amount: order.amount + 1n }), 'refused', 'unknown');
      }
    },
  },
  {
    name: 'network-fails',
    rule: 'Where the network fails the reply is unknown, nothing is thrown, and the same call later is the same order.',
    async run(under) {
      for (const how of ['never', 'lost', 'garbage'] as const) {
        const { paymentId, amount, ...rest } = await opened(under);
        const payout = payoutOf(under);
        const attempts: readonly (readonly [what: string, () => Promise<{ readonly kind: string }>])[] = [
          ['open', () => under.adapter.payIn.open(under.ref, { paymentId, amount, ...rest })],
          ['query', () => under.adapter.payIn.query(under.ref, paymentId)],
          ['payout', () => under.adapter.payout.send(under.ref, payout)],
          ['payout query', () => under.adapter.payout.query(under.ref, payout.payoutId)],
        ];
        for (const [what, attempt] of attempts) {
          under.fail(how);
          expectKind(`${what} where the network fails by ${how}`, await attempt(), 'unknown');
          expectKind(`${what} afterwards`, await attempt(), 'ok');
        }
      }
    },
  },
];
