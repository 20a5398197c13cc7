import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperatorValueOf } from '@livery/contracts';
import { testClock } from '../../../../test-support/clock.ts';
import { connectPayments, fakePayments, PROVIDER, signedCallback, type FakePayments } from '../../../../test-support/fake-payments.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let provider: FakePayments;
let fiona: string;
let fred: string;
let sam: string;
let memberId = '';
let serial = 0;

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  ({ gateway, ops, accounts, tokens: { fiona, fred, sam } } = await operatorDesk({ fiona: ['finance', 'risk'], fred: ['finance'], sam: ['support'] }, { clock, fetch: provider.fetch }));
  await connectPayments(gateway.cashier, NORTH);
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.cashier.drift()).toEqual([]);
  await gateway.stop();
});
beforeEach(async () => {
  await ops.forgetMovements();
  memberId = await accounts.open(`deposits-${++serial}`);
});

const balance = async () => (await gateway.wallet.balanceOf(NORTH, memberId, 'PHP'))?.posted;
const deposit = async (id: string) => gateway.cashier.find(NORTH, id);
/** A deposit of 100.00 that waits for its payment. */
async function begun(amount = 10_000n, code = 'qr'): Promise<string> {
  const method = await gateway.cashier.methods.find(NORTH, code);
  if (method === undefined) throw new Error('There is no method.');
  const made = await gateway.db.transaction((tx) => gateway.cashier.begin(tx, { tenant: NORTH, memberId, amount, language: 'EN', method, returnUrl: () => 'http://localhost/' }));
  if (typeof made === 'string') throw new Error(made);
  await gateway.cashier.advance(NORTH, made.id);
  return made.id;
}
const arrives = async (id: string, more: Parameters<FakePayments['pay']>[1] = {}) =>
  void (await gateway.app.inject(signedCallback({ tenant: NORTH, provider: PROVIDER }, provider.pay(id, more), gateway.clock.now())));
/** A deposit of which 60.00 arrived instead of 100.00. */
async function short(): Promise<string> {
  const id = await begun();
  await arrives(id, { amount: '6000' });
  return id;
}
const call = (name: 'deposits:credit' | 'deposits:refund' | 'deposits:refuse', depositId: string, more: object = {}, token = fiona) => ops.call(name, { depositId, reason: 'ticket 12', note: 'seen by us', ...more }, { token });
type Listed = OperatorValueOf<'deposits:list'>['deposits'][number];
const listed = async (id: string, more: object = {}): Promise<Listed | undefined> => (await ops.valueOf('deposits:list', { limit: 100, ...more }, { token: sam })).deposits.find((one) => one.id === id);

describe('deposits:list', () => {
  it('shows what needs a look with its money, and deposits of a state or a member', async () => {
    const id = await short();
    expect(await listed(id)).toMatchObject({ memberId, state: 'review', look: 'less', receipts: [{ amount: '60.00', outcome: 'held', look: 'less', source: 'callback' }] });
    const waiting = await begun();
    expect([await listed(waiting), (await listed(waiting, { state: 'created' }))?.id, (await listed(id, { memberId }))?.id, await listed(waiting, { memberId: (await accounts.open(`other-${serial}`)), state: 'created' })]).toEqual([undefined, waiting, id, undefined]);
  });
});

describe('a deposit whose provider tells of another amount under the same number', () => {
  it('is listed with both until an operator ends it, and repetitions do not bring it back', async () => {
    const id = await begun();
    await arrives(id, { txId: 'twice-told-1' });
    await arrives(id, { txId: 'twice-told-1', amount: '1000' });
    expect(await listed(id)).toMatchObject({ state: 'credited', look: 'changed', receipts: [{ txId: 'twice-told-1', amount: '100.00', told: '10.00', outcome: 'credited', look: null }] });
    expect(operatorCodeOf(await call('deposits:refuse', id, { note: 'We asked the bank.' }))).toBe('OK');
    await arrives(id, { txId: 'twice-told-1', amount: '1000' });
    expect([await listed(id), (await deposit(id))?.state, await balance()]).toEqual([undefined, 'credited', 10_000n]);
  });

  it('is decided about with the money that is held', async () => {
    const id = await short();
    const [receipt] = (await gateway.cashier.receipts(NORTH, [id])).get(id) ?? [];
    await arrives(id, { txId: receipt?.providerTx ?? '', amount: '10000' });
    expect([(await listed(id))?.look, operatorCodeOf(await call('deposits:refuse', id)), operatorCodeOf(await call('deposits:credit', id))]).toEqual(['changed', 'STATE_CONFLICT', 'OK']);
    expect([await balance(), await listed(id)]).toEqual([6_000n, undefined]);
  });
});

describe('deposits:credit', () => {
  it('credits what arrived less its fee, once, with a row in the trail', async () => {
    const id = await begun(10_000n, 'card');
    await arrives(id, { amount: '6000' });
    expect(operatorCodeOf(await call('deposits:credit', id, { dryRun: true }))).toBe('OK');
    expect(await balance()).toBe(0n);
    const answer = await call('deposits:credit', id);
    expect(answer.body).toMatchObject({ success: true, value: { effect: { subject: `deposit:${id}`, before: { state: 'review', look: 'less' }, after: { state: 'credited', decided: '60.00', fee: '1.90' } } } });
    expect([await balance(), (await deposit(id))?.state, (await deposit(id))?.look, await listed(id)]).toEqual([5_810n, 'credited', null, undefined]);
    expect(operatorCodeOf(await call('deposits:credit', id))).toBe('STATE_CONFLICT');
    expect((await ops.valueOf('trail:list', { subject: `deposit:${id}` }, { token: fiona })).entries).toHaveLength(1);
  });

  it('credits what a statement shows and no callback told of, and the callback that comes later moves nothing', async () => {
    const id = await begun();
    expect(operatorCodeOf(await call('deposits:credit', id, { txId: 'bank-77', amount: '100' }))).toBe('OK');
    expect([await balance(), (await deposit(id))?.state]).toEqual([10_000n, 'credited']);
    await arrives(id, { txId: 'bank-77' });
    expect([await balance(), (await deposit(id))?.look]).toEqual([10_000n, null]);
    expect(operatorCodeOf(await call('deposits:credit', id, { txId: 'bank-77', amount: '100' }))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await call('deposits:credit', id, { txId: 'bank-78' }))).toBe('VALIDATION_FAILED');
  });

  it('waits for a second operator beyond the limit of the merchant', async () => {
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '50');
    const id = await short();
    const { body } = await call('deposits:credit', id);
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '1000');
    if (!body.success) throw new Error(body.message);
    expect([body.value.effect.outcome, await balance()]).toEqual(['waiting', 0n]);
    await ops.valueOf('approvals:approve', { approvalId: body.value.effect.approvalId, reason: 'seen the statement' }, { token: fred });
    expect(await balance()).toBe(6_000n);
  });

  it('credits once when several decide at the same time, and differently', async () => {
    const id = await short();
    const codes = await Promise.all([call('deposits:credit', id), call('deposits:refund', id), call('deposits:credit', id, {}, fred), call('deposits:refund', id, {}, fred)]);
    expect(codes.map(operatorCodeOf).toSorted()).toEqual(['OK', 'STATE_CONFLICT', 'STATE_CONFLICT', 'STATE_CONFLICT']);
    await gateway.cashier.resume();
    expect([6_000n, 0n]).toContain(await balance());
    expect(await gateway.cashier.drift()).toEqual([]);
  });
});

describe('deposits:refund', () => {
  it.each(['lost', 'never', 'down'] as const)('sends the money back once, also where the call is %s', async (fault) => {
    const id = await short();
    provider.faults.refund = [fault];
    const sent = provider.refunds.size;
    expect(operatorCodeOf(await call('deposits:refund', id))).toBe('OK');
    await gateway.cashier.resume();
    expect((await deposit(id))?.state).toBe('review');
    gateway.clock.advance(60_000);
    await gateway.cashier.resume();
    expect([(await deposit(id))?.state, await balance(), provider.refunds.size - sent, await gateway.cashier.drift()]).toEqual(['refunded', 0n, 1, []]);
    expect(operatorCodeOf(await call('deposits:credit', id))).toBe('STATE_CONFLICT');
  });

  it('is listed until the provider tells what became of it', async () => {
    const id = await begun();
    for (const _ of [1, 2]) await arrives(id);
    provider.faults.refund = ['never'];
    await call('deposits:refund', id);
    await gateway.cashier.resume();
    expect(await listed(id)).toMatchObject({ state: 'credited', look: null, receipts: [{ outcome: 'credited' }, { outcome: 'refunding' }] });
    gateway.clock.advance(60_000);
    await gateway.cashier.resume();
    expect(await listed(id)).toBeUndefined();
  });

  it('comes back to the queue where the provider refuses', async () => {
    const id = await short();
    provider.refusals.refund = ['TOO_LATE'];
    await call('deposits:refund', id);
    await gateway.cashier.resume();
    expect(await listed(id)).toMatchObject({ state: 'review', look: 'less', code: 'TOO_LATE', receipts: [{ outcome: 'held' }] });
    expect(operatorCodeOf(await call('deposits:credit', id))).toBe('OK');
    expect(await balance()).toBe(6_000n);
  });

  it('believes no refusal while an order that a killed gateway sent may still arrive', async () => {
    const id = await short();
    provider.faults.refund = ['never'];
    provider.refusals.refund = ['TOO_LATE', 'TOO_LATE'];
    await call('deposits:refund', id);
    await gateway.cashier.resume();
    // As it was left by a process that ended before it could count the order.
    await gateway.db.query.updateTable('deposit').set({ attempts: 0, leased_until: null, next_try_at: new Date(gateway.clock.now()) }).where('id', '=', id).execute();
    await gateway.cashier.resume();
    const outcome = async () => (await gateway.db.query.selectFrom('deposit_receipt').select('outcome').where('deposit_id', '=', id).executeTakeFirstOrThrow()).outcome;
    expect([await outcome(), operatorCodeOf(await call('deposits:credit', id))]).toEqual(['refunding', 'STATE_CONFLICT']);
    gateway.clock.advance(121_000);
    await gateway.cashier.resume();
    expect(await outcome()).toBe('held');
  });

  it('sends a second payment back, and leaves what was credited', async () => {
    const id = await begun();
    await arrives(id);
    await arrives(id);
    await call('deposits:refund', id);
    await gateway.cashier.resume();
    expect([(await deposit(id))?.state, (await deposit(id))?.look, await balance(), await gateway.cashier.drift()]).toEqual(['credited', null, 10_000n, []]);
  });
});

describe('deposits:refuse', () => {
  it('ends a deposit that nothing arrived for, and never one whose money is there', async () => {
    const id = await begun();
    expect(operatorCodeOf(await call('deposits:refuse', id))).toBe('OK');
    expect(await deposit(id)).toMatchObject({ state: 'refused', note: 'seen by us' });
    expect(operatorCodeOf(await call('deposits:refuse', id))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await call('deposits:refuse', await short()))).toBe('STATE_CONFLICT');
  });

  it('is refused to support, and about deposits of another merchant', async () => {
    const id = await begun();
    expect(operatorCodeOf(await call('deposits:refuse', id, {}, sam))).toBe('FORBIDDEN');
    expect(operatorCodeOf(await ops.call('deposits:refuse', { depositId: id, reason: 'elsewhere', note: 'elsewhere' }, { token: fiona, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect((await deposit(id))?.state).toBe('created');
  });
});

describe('payment-methods:set', () => {
  const set = (request: object, token = fiona) => ops.call('payment-methods:set', { reason: 'new tariff', ...request }, { token });
  const methodOf = async (code: string) => (await ops.valueOf('payment-methods:list', {}, { token: sam })).methods.find(({ method }) => method === code);

  it('changes what is named, and leaves the rest and deposits under way', async () => {
    const id = await begun();
    const before = await methodOf('qr');
    expect(operatorCodeOf(await set({ method: 'qr', feePercent: '2.5', feeFixed: '1', dayMost: '500', presets: ['20', '40'], countries: ['PH'], name: 'Wallet', language: 'EN' }))).toBe('OK');
    expect(await methodOf('qr')).toEqual({ ...before, feePercent: '2.5000', feeFixed: '1.00', dayMost: '500.00', presets: ['20.00', '40.00'], countries: ['PH'], texts: { ...before?.texts, EN: { name: 'Wallet', note: 'Scan it.' } } });
    await arrives(id);
    expect(await balance()).toBe(10_000n);
    expect(operatorCodeOf(await set({ method: 'qr', feePercent: '0', feeFixed: '0', dayMost: 'none', countries: [] }))).toBe('OK');
    expect(await methodOf('qr')).toMatchObject({ feePercent: '0.0000', dayMost: null, countries: null });
  });

  it.each([
    [{ method: 'qr', least: '500', most: '100' }, 'VALIDATION_FAILED'],
    [{ method: 'qr', feePercent: '50.0001' }, 'VALIDATION_FAILED'],
    [{ method: 'qr', provider: 'nobody' }, 'VALIDATION_FAILED'],
    [{ method: 'qr', least: '1.001' }, 'VALIDATION_FAILED'],
    [{ method: 'fresh' }, 'VALIDATION_FAILED'],
  ])('rejects %j', async (request, code) => {
    expect(operatorCodeOf(await set(request))).toBe(code);
  });

  it('adds a method, closed until it is opened', async () => {
    expect(operatorCodeOf(await set({ method: 'fresh', provider: PROVIDER, kind: 'bank', least: '10', most: '100', name: 'Fresh' }))).toBe('OK');
    expect(await methodOf('fresh')).toMatchObject({ state: 'closed', kind: 'bank', least: '10.00' });
    expect(operatorCodeOf(await set({ method: 'fresh', state: 'open' }, sam))).toBe('FORBIDDEN');
    expect(operatorCodeOf(await set({ method: 'fresh', state: 'open' }))).toBe('OK');
  });
});
