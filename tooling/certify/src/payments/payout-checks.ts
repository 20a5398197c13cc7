import { randomUUID } from 'node:crypto';
import type { PaymentCallback } from '@livery/contracts';
import type { PaymentReply, PayoutOrder, PayoutStatus } from '@livery/gateway';
import { expectSame } from '../wallet/expect.ts';
import { expectKind, payoutOf, valueOf, type PaymentCheck } from './check.ts';
import type { NetworkFault, PaymentsUnderTest } from './payments-under-test.ts';

type Ended = Extract<PaymentCallback, { type: 'payout.ended' }>;

const MINUTE_MS = 60_000;
const REPEATS = 8;
const FAULTS: readonly NetworkFault[] = ['never', 'lost', 'garbage'];
const NUMBER = '12345678';

/** Lets time pass, and reads what callbacks tell of the end of a payout. */
async function endsOf({ adapter, ref, advance, callbacks }: PaymentsUnderTest, payoutId: string): Promise<Ended[]> {
  advance(MINUTE_MS);
  const read = await Promise.all((await callbacks()).map((callback) => adapter.callback(ref, callback)));
  return read.flatMap((one) => (one.kind === 'event' && one.event.type === 'payout.ended' && one.event.payoutId === payoutId ? [one.event] : []));
}

/** Throws unless callbacks tell of one end, and of exactly this money. */
function expectOneEnd(what: string, ends: readonly Ended[], { amount, currency, exponent }: PayoutOrder, state: Ended['state']): void {
  expectSame(`${what}: the ends`, [...new Set(ends.map((end) => end.state))], [state]);
  expectSame(`${what}: the provider's numbers`, new Set(ends.map(({ providerTx }) => providerTx)).size, 1);
  for (const end of ends) {
    const [up, down] = [10n ** BigInt(Math.max(exponent - end.scale, 0)), 10n ** BigInt(Math.max(end.scale - exponent, 0))];
    expectSame(`${what}: the amount`, [BigInt(end.amount) * up, end.currency], [amount * down, currency]);
  }
}

/** The same call until it is answered, as a cashier repeats it. */
async function answered(what: string, call: () => Promise<PaymentReply<PayoutStatus>>): Promise<PayoutStatus> {
  for (let attempt = 0; attempt < REPEATS; attempt++) {
    const reply = await call();
    if (reply.kind !== 'unknown') return valueOf(what, reply);
  }
  throw new Error(`${what} was never answered.`);
}

/** Checks of payouts: what a withdrawal relies on, so that no payout is made twice or lost. */
export const payoutChecks: readonly PaymentCheck[] = [
  {
    name: 'payout-unknown',
    rule: 'A payout that is not there is refused as NOT_FOUND, also to who asks at another merchant.',
    async run(under) {
      expectSame('the answer about nothing', await under.adapter.payout.query(under.ref, randomUUID()), { kind: 'refused', code: 'NOT_FOUND' });
      const order = payoutOf(under, NUMBER);
      valueOf('payout', await under.adapter.payout.send(under.ref, order));
      expectSame('the answer at another merchant', await under.adapter.payout.query(under.other, order.payoutId), { kind: 'refused', code: 'NOT_FOUND' });
    },
  },
  {
    name: 'payout-once',
    rule: 'The same order under the same id is one payout, however often and however closely together it comes, also after its end.',
    async run(under) {
      for (const [number, end] of [[NUMBER, 'paid'], [under.unreachable, 'failed']] as const) {
        await under.callbacks();
        const order = payoutOf(under, number);
        const together = await Promise.all(Array.from({ length: REPEATS }, () => under.adapter.payout.send(under.ref, order)));
        expectSame('the numbers of orders that came together', new Set(together.map((reply) => valueOf('payout', reply).providerTx)).size, 1);
        expectOneEnd(`a payout to ${number}`, await endsOf(under, order.payoutId), order, end);
        expectSame('the same order after its end', valueOf('payout', await under.adapter.payout.send(under.ref, order)).state, end);
        expectSame('what callbacks tell of that', await endsOf(under, order.payoutId), []);
      }
    },
  },
  {
    name: 'payout-conflict',
    rule: 'Another account, amount or currency under a known id is not taken, and the first order is carried out as it was.',
    async run(under) {
      await under.callbacks();
      const order = payoutOf(under, NUMBER);
      valueOf('payout', await under.adapter.payout.send(under.ref, order));
      const others: readonly (readonly [what: string, PayoutOrder])[] = [
        ['amount', { ...order, amount: order.amount + 1n }],
        ['account', { ...order, account: { ...order.account, number: '87654321' } }],
        ['holder', { ...order, account: { ...order.account, holder: 'Somebody Else' } }],
        ['currency', { ...order, currency: 'XXX' }],
      ];
      for (const [what, other] of others) expectKind(`another ${what}`, await under.adapter.payout.send(under.ref, other), 'refused', 'unknown');
      expectOneEnd('the first order', await endsOf(under, order.payoutId), order, 'paid');
    },
  },
  {
    name: 'payout-exact',
    rule: 'What was paid out is told to the minor unit.',
    async run(under) {
      for (const amount of [1n, 5_001n, 9_007_199_254_740_993n]) {
        await under.callbacks();
        const order = { ...payoutOf(under, NUMBER), amount };
        valueOf('payout', await under.adapter.payout.send(under.ref, order));
        expectOneEnd(`a payout of ${amount}`, await endsOf(under, order.payoutId), order, 'paid');
      }
    },
  },
  {
    name: 'payout-final',
    rule: 'An end stays: days later a query tells the same under the same number.',
    async run(under) {
      for (const [number, end] of [[NUMBER, 'paid'], [under.unreachable, 'failed']] as const) {
        const order = payoutOf(under, number);
        valueOf('payout', await under.adapter.payout.send(under.ref, order));
        await endsOf(under, order.payoutId);
        const first = valueOf('query', await under.adapter.payout.query(under.ref, order.payoutId));
        expectSame('the end', first.state, end);
        under.advance(3 * 24 * 60 * MINUTE_MS);
        expectSame('the end days later', valueOf('query', await under.adapter.payout.query(under.ref, order.payoutId)), first);
      }
    },
  },
  {
    name: 'payout-faults',
    rule: 'Whichever call the network loses, before the order, while it is under way or after its end, it is one payout with one end.',
    async run(under) {
      for (const how of FAULTS) {
        for (const stage of ['order', 'under way', 'ended'] as const) {
          for (const [number, end] of [[NUMBER, 'paid'], [under.unreachable, 'failed']] as const) {
            await under.callbacks();
            const what = `${how} at the stage ${stage}, to ${number}`;
            const order = payoutOf(under, number);
            const send = () => under.adapter.payout.send(under.ref, order);
            const query = () => under.adapter.payout.query(under.ref, order.payoutId);
            if (stage === 'order') under.fail(how);
            await answered(`${what}: the order`, send);
            if (stage === 'under way') under.fail(how);
            await answered(`${what}: the question`, query);
            const ends = await endsOf(under, order.payoutId);
            if (stage === 'ended') under.fail(how);
            expectSame(`${what}: the end`, (await answered(`${what}: the last question`, query)).state, end);
            expectOneEnd(what, [...ends, ...(await endsOf(under, order.payoutId))], order, end);
          }
        }
      }
    },
  },
];
