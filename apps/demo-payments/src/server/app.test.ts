import { paymentCallback, paymentCallbackPath, paymentCalls, type PaymentCall } from '@livery/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp, type PaymentsApp } from './app.ts';
import { createFaults, NO_FAULTS, type FaultPlan } from './faults.ts';
import { signedHeaders, signerOf } from './keys.ts';
import { openStore } from './store.ts';

const KEYS = { demopay: { NORTH: { id: 'k1', secret: 'a secret of at least thirty-two letters' } } };
const ACCOUNT = { provider: 'demopay', merchant: 'NORTH' };
let now = 1_800_000_000_000;
let payments: PaymentsApp;
let plan: FaultPlan = NO_FAULTS;
let told: unknown[] = [];
/** Statuses that the cashier answers callbacks with; 200 when there is none left. */
let statuses: number[] = [];

beforeEach(async () => {
  plan = NO_FAULTS;
  told = [];
  statuses = [];
  payments = await buildApp({
    store: openStore(':memory:'),
    keys: () => KEYS,
    faults: createFaults(() => plan),
    origin: 'http://pay.test',
    gatewayUrl: 'http://gateway.test',
    now: () => now,
    async fetch(_input, init) {
      const rawBody = typeof init?.body === 'string' ? init.body : '';
      const headers = new Headers(init?.headers);
      expect(signerOf(KEYS, { path: paymentCallbackPath('demopay'), rawBody, header: (name) => headers.get(name) ?? undefined }, now)).toEqual(ACCOUNT);
      const status = statuses.shift() ?? 200;
      if (status === 200) told.push(paymentCallback.parse(JSON.parse(rawBody)));
      return new Response('{}', { status });
    },
  });
});

async function call(name: PaymentCall, fields: object, change: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const { path } = paymentCalls[name];
  const payload = JSON.stringify({ requestId: 'r-1', ts: now, ...fields });
  const headers = { ...signedHeaders(KEYS.demopay.NORTH, { ...ACCOUNT, path, rawBody: payload, timestamp: String(now) }), 'content-type': 'application/json', ...change };
  return (await payments.app.inject({ method: 'POST', url: path, payload, headers })).json();
}
const order = (paymentId: string, more: object = {}) => ({
  paymentId, kind: 'qr', amount: '10000', scale: 2, currency: 'PHP', reference: 'D7K2QXMRT', language: 'EN', payerId: 'm-1', returnUrl: 'http://site.test/back', expiresAt: new Date(now + 60_000).toISOString(), ...more,
});
const press = (id: string, action: string, more: Readonly<Record<string, string>> = {}) =>
  payments.app.inject({ method: 'POST', url: `/pay/demopay/NORTH/${id}`, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: new URLSearchParams({ action, ...more }).toString() });

describe('pay-in', () => {
  it('opens a payment once for one id, and refuses other content under it', async () => {
    const first = await call('payIn', order('p1'));
    expect(first).toMatchObject({ code: 'OK', paymentId: 'p1', instructions: { pageUrl: 'http://pay.test/pay/demopay/NORTH/p1', qr: 'http://pay.test/pay/demopay/NORTH/p1', bank: null } });
    expect(await call('payIn', order('p1'))).toEqual(first);
    expect((await call('payIn', order('p1', { amount: '1' })))['code']).toBe('CONFLICT');
    expect((await call('payIn', order('p2', { amount: '0' })))['code']).toBe('NOT_ACCEPTED');
  });

  it('refuses what is not signed, or signed for something else', async () => {
    expect((await call('payIn', order('p1'), { 'x-signature': '0'.repeat(64) }))['code']).toBe('BAD_SIGNATURE');
    expect((await call('payIn', order('p1'), { 'x-merchant-code': 'SOUTH' }))['code']).toBe('BAD_SIGNATURE');
    expect((await call('payInQuery', { paymentId: 'p1' }))['code']).toBe('NOT_FOUND');
  });

  it('tells of what was paid by a callback, and again when it is asked', async () => {
    await call('payIn', order('p1'));
    expect((await press('p1', 'pay')).statusCode).toBe(303);
    await payments.work();
    expect(told).toMatchObject([{ type: 'pay-in.received', paymentId: 'p1', receipt: { amount: '10000', scale: 2, currency: 'PHP' } }]);
    expect(await call('payInQuery', { paymentId: 'p1' })).toMatchObject({ code: 'OK', state: 'waiting', receipts: [{ amount: '10000' }] });
  });

  it.each([
    ['less', ['5000']],
    ['more', ['11000']],
    ['twice', ['10000', '10000']],
  ])('receives what is wrong by %s', async (action, amounts) => {
    await call('payIn', order('p1'));
    await press('p1', action);
    expect(((await call('payInQuery', { paymentId: 'p1' }))['receipts'] as { amount: string }[]).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('ends when the payer gives up or its time is over', async () => {
    await call('payIn', order('p1'));
    await call('payIn', order('p2'));
    await press('p1', 'cancel');
    now += 61_000;
    await payments.work();
    expect(told).toMatchObject([{ type: 'pay-in.ended', paymentId: 'p1', state: 'closed' }, { type: 'pay-in.ended', paymentId: 'p2', state: 'expired' }]);
  });

  it('refunds money once', async () => {
    await call('payIn', order('p1'));
    await press('p1', 'pay');
    const { receipts } = (await call('payInQuery', { paymentId: 'p1' })) as { receipts: { txId: string }[] };
    const refund = { refundId: 'f1', paymentId: 'p1', txId: receipts[0]?.txId, amount: '10000', scale: 2, currency: 'PHP' };
    expect([(await call('refund', refund))['code'], (await call('refund', refund))['code'], (await call('refund', { ...refund, refundId: 'f2' }))['code']]).toEqual(['OK', 'OK', 'TOO_LATE']);
  });
});

describe('payout', () => {
  it.each([
    ['12345678', 'paid', null],
    ['12340000', 'failed', 'ACCOUNT_UNKNOWN'],
  ])('to %s is %s a while later', async (number, state, reason) => {
    const payout = { payoutId: 'o1', amount: '500', scale: 2, currency: 'PHP', account: { kind: 'bank', institution: 'Bank', holder: 'A', number }, reference: 'R' };
    expect(await call('payout', payout)).toMatchObject({ code: 'OK', state: 'accepted' });
    now += 2_000;
    await payments.work();
    expect(told).toMatchObject([{ type: 'payout.ended', payoutId: 'o1', state, reason, amount: '500' }]);
    expect(await call('payout', payout)).toMatchObject({ code: 'OK', state });
    expect(await call('payoutQuery', { payoutId: 'o1' })).toMatchObject({ code: 'OK', state, reason });
  });
});

describe('callbacks', () => {
  const afterPay = async (chances: FaultPlan['chances'], waits: readonly number[]): Promise<number> => {
    plan = { seed: 's', chances };
    await call('payIn', order('p1'));
    await press('p1', 'pay');
    for (const wait of waits) {
      now += wait;
      await payments.work();
    }
    return told.length;
  };

  it('are repeated until they are taken, and not after an answer that is final', async () => {
    statuses = [500, 503, 409];
    expect(await afterPay({}, [0, 500, 1_000, 2_000, 4_000, 8_000])).toBe(1);
    statuses = [404];
    expect(await afterPay({}, [0, 60_000])).toBe(1);
  });

  it.each<[keyof FaultPlan['chances'], readonly number[], number]>([
    ['late', [0, 19_000], 0],
    ['late', [0, 20_000], 1],
    ['twice', [0], 2],
    ['out-of-order', [2_999], 0],
    ['out-of-order', [3_000], 1],
    ['never', [0, 600_000], 0],
  ])('that go wrong by %s after %j are taken %i times', async (fault, waits, times) => {
    expect(await afterPay({ [fault]: 1 }, waits)).toBe(times);
  });

  it.each(['lose-answer', 'down'] as const)('a call that fails by %s is not answered', async (fault) => {
    plan = { seed: 's', chances: { [fault]: 1 } };
    expect((await call('payIn', order('p9')))['code']).toBeUndefined();
    plan = NO_FAULTS;
    expect((await call('payInQuery', { paymentId: 'p9' }))['code']).toBe(fault === 'down' ? 'NOT_FOUND' : 'OK');
  });
});
