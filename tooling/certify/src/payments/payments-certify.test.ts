import type { PaymentAdapter } from '@livery/gateway';
import { afterEach, describe, expect, it } from 'vitest';
import { demoPayments } from './demo-payments.ts';
import type { PaymentsUnderTest } from './payments-under-test.ts';
import { checkPayments, paymentChecks } from './run.ts';

let close: (() => Promise<void>) | undefined;
afterEach(async () => close?.());

async function demo(): Promise<PaymentsUnderTest> {
  const opened = await demoPayments();
  ({ close } = opened);
  return opened;
}
const failed = async (under: PaymentsUnderTest) => (await checkPayments(under)).flatMap(({ name, failures }) => (failures > 0 ? [name] : []));

/** What adapters get wrong, each with the checks that must find it. */
const bugs: Readonly<Record<string, readonly [change: (adapter: PaymentAdapter) => PaymentAdapter, found: readonly string[]]>> = {
  'takes callbacks that nobody signed': [
    (adapter) => ({
      ...adapter,
      async callback(ref, request) {
        const read = await adapter.callback(ref, request);
        return read.kind === 'unsigned' ? { kind: 'event', event: JSON.parse(request.rawBody) as never } : read;
      },
    }),
    ['callback-signed'],
  ],
  'numbers receipts anew each time': [
    (adapter) => {
      let serial = 0;
      return {
        ...adapter,
        payIn: {
          ...adapter.payIn,
          async query(ref, id) {
            const reply = await adapter.payIn.query(ref, id);
            return reply.kind === 'ok' ? { ...reply, value: { ...reply.value, receipts: reply.value.receipts.map((receipt) => ({ ...receipt, txId: `n${++serial}` })) } } : reply;
          },
        },
      };
    },
    ['callback-receipt', 'receipt-exact', 'receipt-stays', 'refund-once'],
  ],
  'adds a further part to the number of the first': [
    (adapter) => ({
      ...adapter,
      payIn: {
        ...adapter.payIn,
        async query(ref, id) {
          const reply = await adapter.payIn.query(ref, id);
          const [first] = reply.kind === 'ok' ? reply.value.receipts : [];
          if (reply.kind !== 'ok' || first === undefined) return reply;
          const amount = String(reply.value.receipts.reduce((sum, receipt) => sum + BigInt(receipt.amount), 0n));
          return { ...reply, value: { ...reply.value, receipts: [{ ...first, amount }] } };
        },
      },
    }),
    ['receipt-exact', 'receipt-stays'],
  ],
  'takes a lost answer for a refusal': [
    (adapter) => ({
      ...adapter,
      payout: {
        ...adapter.payout,
        async send(ref, order) {
          const reply = await adapter.payout.send(ref, order);
          return reply.kind === 'unknown' ? { kind: 'refused', code: 'NOT_ACCEPTED' } : reply;
        },
      },
    }),
    ['network-fails', 'payout-faults'],
  ],
  'throws where the network fails': [
    (adapter) => ({
      ...adapter,
      payIn: {
        ...adapter.payIn,
        async query(ref, id) {
          const reply = await adapter.payIn.query(ref, id);
          if (reply.kind === 'unknown') throw new Error('no answer');
          return reply;
        },
      },
    }),
    ['network-fails'],
  ],
  'rounds amounts to main units': [
    (adapter) => ({ ...adapter, payIn: { ...adapter.payIn, open: (ref, order) => adapter.payIn.open(ref, { ...order, amount: (order.amount / 100n) * 100n }) } }),
    ['open-conflict', 'receipt-exact'],
  ],
  'reads a float out of an amount': [
    (adapter) => ({
      ...adapter,
      payIn: {
        ...adapter.payIn,
        async query(ref, id) {
          const reply = await adapter.payIn.query(ref, id);
          return reply.kind === 'ok' ? { ...reply, value: { ...reply.value, receipts: reply.value.receipts.map((receipt) => ({ ...receipt, amount: String(Number(receipt.amount)) })) } } : reply;
        },
      },
    }),
    ['receipt-exact'],
  ],
  'dates receipts by when it was asked': [
    (adapter) => ({
      ...adapter,
      payIn: {
        ...adapter.payIn,
        async query(ref, id) {
          const reply = await adapter.payIn.query(ref, id);
          return reply.kind === 'ok' ? { ...reply, value: { ...reply.value, receipts: reply.value.receipts.map((receipt) => ({ ...receipt, at: '2030-01-01T00:00:00.000Z' })) } } : reply;
        },
      },
    }),
    ['callback-receipt', 'receipt-time'],
  ],
  'pays out under an id of its own': [
    (adapter) => {
      let serial = 0;
      const own = new Map<string, string>();
      return {
        ...adapter,
        payout: {
          async send(ref, order) {
            const payoutId = `own-${++serial}`;
            own.set(order.payoutId, payoutId);
            return adapter.payout.send(ref, { ...order, payoutId });
          },
          query: (ref, id) => adapter.payout.query(ref, own.get(id) ?? id),
        },
      };
    },
    ['payout-conflict', 'payout-ends', 'payout-exact', 'payout-faults', 'payout-once'],
  ],
  'takes a payout that it cannot find for one that failed': [
    (adapter) => ({
      ...adapter,
      payout: {
        ...adapter.payout,
        async query(ref, id) {
          const reply = await adapter.payout.query(ref, id);
          return reply.kind === 'refused' ? { kind: 'ok', value: { state: 'failed', providerTx: null, reason: reply.code } } : reply;
        },
      },
    }),
    ['payout-unknown'],
  ],
  'rounds payouts to main units': [
    (adapter) => ({ ...adapter, payout: { ...adapter.payout, send: (ref, order) => adapter.payout.send(ref, { ...order, amount: (order.amount / 100n) * 100n }) } }),
    ['payout-conflict', 'payout-ends', 'payout-exact'],
  ],
  'refunds under an id of its own': [
    (adapter) => {
      let serial = 0;
      return { ...adapter, payIn: { ...adapter.payIn, refund: (ref, order) => adapter.payIn.refund(ref, { ...order, refundId: `own-${++serial}` }) } };
    },
    ['refund-once'],
  ],
};

describe('checkPayments', () => {
  it('finds no fault in the demo provider and its adapter, in every check', async () => {
    const results = await checkPayments(await demo());
    expect(results.map(({ name, cases, examples }) => [name, cases, examples])).toEqual(paymentChecks.map(({ name }) => [name, 1, []]));
  });

  it.each(Object.keys(bugs))('finds an adapter that %s', async (name) => {
    const [change, found] = bugs[name] ?? [];
    const under = await demo();
    if (change === undefined) throw new Error(name);
    expect((await failed({ ...under, adapter: change(under.adapter) })).toSorted()).toEqual(found?.toSorted());
  });
});
