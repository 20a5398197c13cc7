import { randomUUID } from 'node:crypto';
import type { PaymentReceipt } from '@livery/contracts';
import { expectSame } from '../wallet/expect.ts';
import { expectKind, opened, orderOf, valueOf, type PaymentCheck } from './check.ts';
import type { PaymentsUnderTest } from './payments-under-test.ts';

const receiptsOf = async ({ adapter, ref }: PaymentsUnderTest, paymentId: string): Promise<readonly PaymentReceipt[]> => valueOf('query', await adapter.payIn.query(ref, paymentId)).receipts;
/** A receipt's amount in minor units of `exponent` decimals; undefined where it is no whole number of them. */
function minorOf({ amount, scale }: PaymentReceipt, exponent: number): bigint | undefined {
  const [up, down] = [10n ** BigInt(Math.max(exponent - scale, 0)), 10n ** BigInt(Math.max(scale - exponent, 0))];
  return (BigInt(amount) * up) % down === 0n ? (BigInt(amount) * up) / down : undefined;
}

/** Checks of payments that members make. */
export const payInChecks: readonly PaymentCheck[] = [
  {
    name: 'open-once',
    rule: 'The same order under the same id is one payment, and is answered alike.',
    async run(under) {
      const order = orderOf(under);
      const first = valueOf('open', await under.adapter.payIn.open(under.ref, order));
      if (!/^https?:\/\//.test(first.pageUrl)) throw new Error(`The page is no address: ${first.pageUrl}`);
      expectSame('the second answer', valueOf('open again', await under.adapter.payIn.open(under.ref, order)), first);
    },
  },
  {
    name: 'open-conflict',
    rule: 'Another amount under a known id is not taken.',
    async run(under) {
      const order = await opened(under);
      expectKind('open with another amount', await under.adapter.payIn.open(under.ref, { ...order, amount: order.amount + 1n }), 'refused', 'unknown');
      await under.pay(order.paymentId, order.amount);
      expectSame('the amount that arrived', (await receiptsOf(under, order.paymentId)).map((receipt) => minorOf(receipt, under.exponent)), [order.amount]);
    },
  },
  {
    name: 'query-unpaid',
    rule: 'A payment that nobody has paid has no receipts, and one that is not there is refused as NOT_FOUND.',
    async run(under) {
      expectSame('the receipts', await receiptsOf(under, (await opened(under)).paymentId), []);
      expectSame('the answer about nothing', await under.adapter.payIn.query(under.ref, randomUUID()), { kind: 'refused', code: 'NOT_FOUND' });
    },
  },
  {
    name: 'receipt-exact',
    rule: 'What was paid is told to the minor unit, under a number that stays, and each payment under one of its own.',
    async run(under) {
      for (const amount of [1n, 12_345n, 12_344n, 9_007_199_254_740_993n]) {
        const { paymentId } = await opened(under, { amount });
        await under.pay(paymentId, amount);
        await under.pay(paymentId, amount + 1n);
        const receipts = await receiptsOf(under, paymentId);
        expectSame('the amounts', receipts.map((receipt) => String(minorOf(receipt, under.exponent))).toSorted(), [String(amount), String(amount + 1n)].toSorted());
        expectSame('the currencies', receipts.map(({ currency }) => currency), [under.currency, under.currency]);
        if (receipts[0]?.txId === receipts[1]?.txId) throw new Error('Two payments have one number.');
        expectSame('the same receipts later', await receiptsOf(under, paymentId), receipts);
      }
    },
  },
  {
    name: 'receipt-stays',
    rule: 'Money that was told of keeps its number and amount when more of it comes: a further part has a number of its own.',
    async run(under) {
      const { paymentId, amount } = await opened(under, { amount: 10_000n });
      await under.pay(paymentId, amount / 4n);
      const [first] = await receiptsOf(under, paymentId);
      if (first === undefined) throw new Error('Nothing arrived.');
      await under.pay(paymentId, amount - amount / 4n);
      under.advance(60_000);
      const later = await receiptsOf(under, paymentId);
      expectSame('the first part later', later.filter(({ txId }) => txId === first.txId), [first]);
      expectSame('all that arrived', later.reduce((sum, receipt) => sum + (minorOf(receipt, under.exponent) ?? 0n), 0n), amount);
    },
  },
  {
    name: 'receipt-time',
    rule: 'A receipt says when the payer paid, not when it was asked for.',
    async run(under) {
      const { paymentId, amount } = await opened(under);
      const at = under.now();
      await under.pay(paymentId, amount);
      under.advance(120_000);
      const told = Date.parse((await receiptsOf(under, paymentId))[0]?.at ?? '');
      if (Math.abs(told - at) > 5_000) throw new Error(`Paid at ${at}, told as ${told}.`);
    },
  },
  {
    name: 'merchants-apart',
    rule: 'A merchant learns nothing of the payments of another one.',
    async run(under) {
      const { paymentId, amount } = await opened(under);
      await under.pay(paymentId, amount);
      const reply = await under.adapter.payIn.query(under.other, paymentId);
      if (reply.kind === 'ok' && reply.value.receipts.length > 0) throw new Error('Another merchant was told of the payment.');
    },
  },
  {
    name: 'refund-once',
    rule: 'Money is sent back once for one id, and not a second time under another.',
    async run(under) {
      const { paymentId, amount } = await opened(under);
      await under.pay(paymentId, amount);
      const [receipt] = await receiptsOf(under, paymentId);
      if (receipt === undefined) throw new Error('Nothing arrived.');
      const order = { refundId: randomUUID(), paymentId, txId: receipt.txId, amount, currency: under.currency, exponent: under.exponent };
      valueOf('refund', await under.adapter.payIn.refund(under.ref, order));
      valueOf('the same refund', await under.adapter.payIn.refund(under.ref, order));
      expectKind('another refund of the same money', await under.adapter.payIn.refund(under.ref, { ...order, refundId: randomUUID() }), 'refused');
      expectKind('a refund of what never arrived', await under.adapter.payIn.refund(under.ref, { ...order, refundId: randomUUID(), txId: 'nothing' }), 'refused');
    },
  },
];
