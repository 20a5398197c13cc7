import type { PaymentCallback } from '@livery/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHelpers } from '../../../test-support/account-helpers.ts';
import { testClock } from '../../../test-support/clock.ts';
import { connectPayments, fakePayments, PAYMENT_KEY, PROVIDER, signedCallback, type FakePayments } from '../../../test-support/fake-payments.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';

const MINUTE = 60_000;
const REF = { tenant: NORTH, provider: PROVIDER };
let gateway: TestGateway;
let provider: FakePayments;
let accounts: ReturnType<typeof accountHelpers>;
let memberId = '';
let serial = 0;

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  gateway = await testGateway({ clock, fetch: provider.fetch });
  accounts = accountHelpers(gateway);
  await connectPayments(gateway.cashier, NORTH);
  await connectPayments(gateway.cashier, SOUTH, 'EUR');
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});
beforeEach(async () => {
  memberId = await accounts.open(`payee${++serial}`);
});

const send = async (event: object): Promise<number> => (await gateway.app.inject(signedCallback(REF, event, gateway.clock.now()))).statusCode;
const balance = async () => (await gateway.wallet.balanceOf(NORTH, memberId, 'PHP'))?.posted;
const stateOf = async (id: string) => (await gateway.cashier.find(NORTH, id))?.state;
const lookOf = async (id: string) => (await gateway.cashier.find(NORTH, id))?.look;

/** A deposit of 100.00 that waits for its payment. */
async function begun(): Promise<string> {
  const method = await gateway.cashier.methods.find(NORTH, 'qr');
  if (method === undefined) throw new Error('There is no method.');
  const order = { tenant: NORTH, memberId, amount: 10_000n, language: 'EN', method, returnUrl: () => 'http://localhost/' };
  const deposit = await gateway.db.transaction((tx) => gateway.cashier.begin(tx, order));
  if (typeof deposit === 'string') throw new Error(deposit);
  await gateway.cashier.advance(NORTH, deposit.id);
  return deposit.id;
}

/** Stages that a deposit is brought to before its payment, which was made in time, is told of. */
const stages: Readonly<Record<string, (id: string) => Promise<void>>> = {
  created: async () => undefined,
  paid: async (id) => void (await gateway.cashier.say(await found(id), 'paid', 'paid by app')),
  expired: async (id) => void (await send({ eventId: `x-${id}`, type: 'pay-in.ended', paymentId: id, state: 'expired' })),
};
async function found(id: string) {
  const deposit = await gateway.cashier.find(NORTH, id);
  if (deposit === undefined) throw new Error(`No deposit ${id}.`);
  return deposit;
}

/** How news of one payment comes. */
const faults: Readonly<Record<string, (event: PaymentCallback) => Promise<void>>> = {
  'comes once': async (event) => void (await send(event)),
  'comes twice': async (event) => {
    await send(event);
    expect(await send(event)).toBe(200);
  },
  'comes eight times at once': async (event) => void (await Promise.all(Array.from({ length: 8 }, () => send(event)))),
  'comes again under another event id': async (event) => {
    await send(event);
    await send({ ...event, eventId: 'another' });
  },
  'never comes, and is asked for': async () => {
    gateway.clock.advance(90 * MINUTE);
    await gateway.cashier.resume();
  },
  'comes while it is asked for': async (event) => {
    gateway.clock.advance(90 * MINUTE);
    await Promise.all([gateway.cashier.resume(), send(event), gateway.cashier.resume()]);
  },
  'comes an hour late': async (event) => {
    gateway.clock.advance(60 * MINUTE);
    await send(event);
  },
  'comes behind the news of its end': async (event) => {
    if (event.type === 'pay-in.received') await send({ eventId: 'end', type: 'pay-in.ended', paymentId: event.paymentId, state: 'expired' });
    await send(event);
  },
  'fails at first and is repeated': async (event) => {
    const { url, payload, headers, method } = signedCallback(REF, event, gateway.clock.now() - 600_000);
    expect((await gateway.app.inject({ url, payload, headers, method })).statusCode).toBe(401);
    await send(event);
  },
};
const table = Object.keys(stages).flatMap((stage) => Object.keys(faults).map((fault) => [stage, fault] as const));

describe('payment that was made in time', () => {
  it.each(table)('of a deposit that is %s and whose callback %s is credited once', async (stage, fault) => {
    const id = await begun();
    const event = provider.pay(id);
    await stages[stage]?.(id);
    await faults[fault]?.(event);
    expect([await stateOf(id), await balance()]).toEqual(['credited', 10_000n]);
    gateway.clock.advance(100 * 60 * MINUTE);
    await gateway.cashier.resume();
    await send(event);
    expect([await stateOf(id), await balance(), await gateway.cashier.drift()]).toEqual(['credited', 10_000n, []]);
  });
});

describe('payment that does not match', () => {
  it.each([
    ['less', '9999', 0],
    ['more', '10001', 0],
    ['late', '10000', 31 * MINUTE],
  ] as const)('is held for a look where it is %s', async (look, amount, after) => {
    const id = await begun();
    gateway.clock.advance(after);
    expect(await send(provider.pay(id, { amount }))).toBe(200);
    expect([await stateOf(id), await lookOf(id), await balance(), await gateway.cashier.drift()]).toEqual(['review', look, 0n, []]);
    expect((await gateway.cashier.queue(NORTH, {}, 50)).map((deposit) => deposit.id)).toContain(id);
  });

  it.each([['0000-01-01T00:00:00Z', 'told'], ['0001-01-01T00:00:00Z', 'asked for'], ['9999-01-01T00:00:00Z', 'told']] as const)('arrived when its news came where its provider says %s, and is %s', async (at, how) => {
    const id = await begun();
    const event = provider.pay(id);
    const receipt = { ...event.receipt, at };
    if (how === 'told') await send({ ...event, receipt });
    else {
      provider.payments.get(id)?.receipts.splice(0, 1, receipt);
      gateway.clock.advance(20 * MINUTE);
      await gateway.cashier.resume();
    }
    expect([await stateOf(id), await balance()]).toEqual(['credited', 10_000n]);
    const [stored] = (await gateway.cashier.receipts(NORTH, [id])).get(id) ?? [];
    expect(stored?.receivedAt.getTime()).toBe(gateway.clock.now());
  });

  it('is held for a look where it is the second one, and the first stays credited', async () => {
    const id = await begun();
    await send(provider.pay(id));
    await send(provider.pay(id));
    expect([await stateOf(id), await lookOf(id), await balance(), await gateway.cashier.drift()]).toEqual(['credited', 'twice', 10_000n, []]);
  });

  it('is found by asking where it came a second time and no callback told of it', async () => {
    const id = await begun();
    await send(provider.pay(id));
    provider.pay(id);
    gateway.clock.advance(61 * MINUTE);
    await gateway.cashier.resume();
    expect([await lookOf(id), await balance()]).toEqual(['twice', 10_000n]);
  });

  it('is found by asking where it came after the end and no callback told of it', async () => {
    const id = await begun();
    await gateway.cashier.say(await found(id), 'cancelled');
    await gateway.cashier.resume();
    provider.pay(id);
    gateway.clock.advance(25 * 60 * MINUTE);
    await gateway.cashier.resume();
    expect([await stateOf(id), await lookOf(id), await balance()]).toEqual(['review', 'late', 0n]);
  });

  it('moves nothing where it is in another currency, and shows in the queue', async () => {
    const id = await begun();
    expect(await send(provider.pay(id, { currency: 'EUR' }))).toBe(409);
    expect([await lookOf(id), await balance(), await gateway.cashier.drift()]).toEqual(['currency', 0n, []]);
  });
});

describe('another amount under a known number', () => {
  const told = async (id: string) => (await gateway.cashier.receipts(NORTH, [id])).get(id)?.map(({ amount, told: other }) => [amount, other]);

  it.each([['less than was credited', '10000', '1000', 'credited', 10_000n], ['more than a part that is held', '4000', '10000', 'review', 0n]] as const)('that is %s moves nothing, is not acknowledged, and waits for an operator', async (_, first, then, state, money) => {
    const id = await begun();
    const event = provider.pay(id, { amount: first });
    const other = { ...event, receipt: { ...event.receipt, amount: then } };
    expect([await send(event), await send(other), await send(event), await send(other)]).toEqual([200, 409, 200, 409]);
    expect([await stateOf(id), await lookOf(id), await balance(), await told(id), await gateway.cashier.drift()]).toEqual([state, 'changed', money, [[BigInt(first), BigInt(then)]], []]);
    expect((await gateway.cashier.queue(NORTH, {}, 200)).map((deposit) => deposit.id)).toContain(id);
    expect((await gateway.cashier.unsettled()).find(({ tenant, state: waits }) => tenant === NORTH && waits === 'look')).toBeDefined();
  });

  it('is found where a query tells it', async () => {
    const id = await begun();
    await send(provider.pay(id, { txId: 'asked-1' }));
    const [receipt] = provider.payments.get(id)?.receipts ?? [];
    if (receipt === undefined) throw new Error('Nothing was paid.');
    provider.payments.get(id)?.receipts.splice(0, 1, { ...receipt, amount: '9000' });
    gateway.clock.advance(61 * MINUTE);
    await gateway.cashier.resume();
    expect([await stateOf(id), await lookOf(id), await balance(), await told(id)]).toEqual(['credited', 'changed', 10_000n, [[10_000n, 9_000n]]]);
  });

  it('of a second deposit is shown at that one, and credits nothing', async () => {
    const [first, second] = [await begun(), await begun()];
    const event = provider.pay(first, { txId: 'shared-2' });
    await send(event);
    expect(await send({ ...event, paymentId: second, receipt: { ...event.receipt, amount: '9999' } })).toBe(409);
    expect([await lookOf(first), await lookOf(second), await balance()]).toEqual([null, 'changed', 10_000n]);
  });
});

describe('callback', () => {
  const attempt = async (event: object, change: (request: ReturnType<typeof signedCallback>) => Partial<ReturnType<typeof signedCallback>>): Promise<number> => {
    const request = signedCallback(REF, event, gateway.clock.now());
    return (await gateway.app.inject({ ...request, ...change(request) })).statusCode;
  };

  it.each<[string, (request: ReturnType<typeof signedCallback>) => Partial<ReturnType<typeof signedCallback>>, number]>([
    ['without a signature', () => ({ headers: { 'content-type': 'application/json' } }), 401],
    ['with a changed amount', ({ payload }) => ({ payload: payload.replace('"10000"', '"90000"') }), 401],
    ['with a changed time', ({ headers }) => ({ headers: { ...headers, 'x-timestamp': String(gateway.clock.now() + 1) } }), 401],
    ['of another merchant', ({ headers }) => ({ headers: { ...headers, 'x-merchant-code': SOUTH } }), 401],
    ['to another provider', ({ url }) => ({ url: url.replace(PROVIDER, 'other') }), 401],
    ['with an unknown key id', ({ headers }) => ({ headers: { ...headers, 'x-key-id': 'pay-2' } }), 401],
    ['as it was signed', () => ({}), 200],
  ])('%s is answered as it must be', async (_name, change, status) => {
    const id = await begun();
    expect(await attempt(provider.pay(id), change)).toBe(status);
    expect(await balance()).toBe(status === 200 ? 10_000n : 0n);
  });

  it('is refused when it is replayed after five minutes, and moves nothing when it is replayed before', async () => {
    const id = await begun();
    const request = signedCallback(REF, provider.pay(id), gateway.clock.now());
    const replay = async () => (await gateway.app.inject(request)).statusCode;
    expect([await replay(), await replay()]).toEqual([200, 200]);
    gateway.clock.advance(301_000);
    expect([await replay(), await balance()]).toEqual([401, 10_000n]);
  });

  it('is refused under a key that was revoked', async () => {
    const key = { id: 'pay-9', secret: 'another-secret-of-more-than-thirty-two-letters' };
    await gateway.cashier.providers.addKey(REF, key);
    const id = await begun().catch(async () => begun());
    await gateway.cashier.providers.revokeKey(REF, 'pay-9');
    const request = signedCallback(REF, { eventId: 'e', type: 'pay-in.ended', paymentId: id, state: 'closed' }, gateway.clock.now(), key);
    expect((await gateway.app.inject(request)).statusCode).toBe(401);
    expect((await gateway.cashier.providers.keys(REF)).map(({ id: keyId }) => keyId)).toEqual([PAYMENT_KEY.id]);
  });

  it.each([
    ['no JSON', 400],
    [{ eventId: 'e', type: 'pay-in.received' }, 400],
    [{ eventId: 'e', type: 'pay-in.received', paymentId: 'nobody', receipt: { txId: 'x', amount: '1', scale: 2, currency: 'PHP', at: '2026-01-01T00:00:00Z' } }, 404],
    [{ eventId: 'e', type: 'pay-in.ended', paymentId: 'nobody', state: 'closed' }, 200],
    [{ eventId: 'e', type: 'payout.ended', payoutId: 'p', state: 'paid', amount: '1', scale: 2, currency: 'PHP', providerTx: 'x', reason: null }, 404],
  ])('with %j is answered %s', async (event, status) => {
    expect(await send(typeof event === 'string' ? [event] : event)).toBe(status);
  });

  it('of one payment about two deposits credits the first alone', async () => {
    const [first, second] = [await begun(), await begun()];
    const event = provider.pay(first, { txId: 'shared' });
    await send(event);
    await send({ ...event, paymentId: second });
    expect([await stateOf(first), await stateOf(second), await balance()]).toEqual(['credited', 'created', 10_000n]);
  });

  it('loses to no race: different payments of one deposit at once are credited once, and the rest is held', async () => {
    const id = await begun();
    const events = Array.from({ length: 4 }, () => provider.pay(id));
    expect(await Promise.all(events.map(send))).toEqual([200, 200, 200, 200]);
    expect([await stateOf(id), await lookOf(id), await balance(), await gateway.cashier.drift()]).toEqual(['credited', 'twice', 10_000n, []]);
  });
});
