import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, PASSWORD } from '../../../test-support/account-helpers.ts';
import { connectPayments, fakePayments, PROVIDER, signedCallback, testMethod, type FakePayments } from '../../../test-support/fake-payments.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { testClock } from '../../../test-support/clock.ts';

type View = ResponseOf<'depositOne'>['deposit'];
const RETURN = { returnPath: '/member/depositv2' };
const MINUTE = 60_000;

let gateway: TestGateway;
let provider: FakePayments;
let accounts: ReturnType<typeof accountHelpers>;
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
  expect(await gateway.cashier.drift()).toEqual([]);
  await gateway.stop();
});

/** A member with a session, and nothing in the wallet. */
async function member() {
  const username = `payer${++serial}`;
  const id = await accounts.open(username);
  const { token } = await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' });
  const call = accounts.call;
  const deposit = async (amount: string, method = 'qr'): Promise<View> => (await accounts.valueOf('depositCreate', { method, amount, ...RETURN }, { token })).deposit;
  const read = async (depositId: string): Promise<View> => (await accounts.valueOf('depositOne', { id: depositId }, { token })).deposit;
  const balance = async () => (await gateway.wallet.balanceOf(NORTH, id, 'PHP'))?.posted;
  return { id, token, call, deposit, read, balance };
}
const callback = async (event: object, tenant = NORTH): Promise<number> => (await gateway.app.inject(signedCallback({ tenant, provider: PROVIDER }, event, gateway.clock.now()))).statusCode;
const statesOf = ({ steps }: View) => steps.map(({ state }) => state);

describe('deposit', () => {
  it.each([
    ['qr', '150.00', '0.00', 15_000n],
    ['bank', '150.00', '0.00', 15_000n],
    ['card', '150.00', '3.25', 14_675n],
  ])('by %s is credited once its payment has arrived, less the fee', async (method, amount, fee, credited) => {
    const { deposit, read, balance } = await member();
    const begun = await deposit(amount, method);
    expect(begun).toMatchObject({ state: 'created', amount, fee, credited: '0.00', look: null, canCancel: true, canSayPaid: true });
    expect(begun.instructions).toMatchObject({ pageUrl: `http://payments.test/pay/${begun.id}`, qr: method === 'qr' ? `pay:${begun.id}` : null, bank: method === 'bank' ? { accountNumber: '12345678' } : null });
    expect(await callback(provider.pay(begun.id))).toBe(200);
    const ended = await read(begun.id);
    expect([ended.state, statesOf(ended), await balance()]).toEqual(['credited', ['created', 'seen', 'credited'], credited]);
    expect(ended).toMatchObject({ credited: `${String(credited).slice(0, -2)}.${String(credited).slice(-2)}`, instructions: null, canCancel: false, receipts: [{ amount, outcome: 'credited' }] });
  });

  it('goes from the account of the provider through clearing to the member, with the fee to the house', async () => {
    const { id, deposit } = await member();
    const sumOf = async (owner: `payment:${string}` | `clearing:${string}` | `house:${string}`) => gateway.wallet.derivedBalance(NORTH, await gateway.wallet.openAccount(NORTH, { owner, currency: 'PHP', kind: 'real' }));
    const [owed, fees] = [await sumOf(`payment:${PROVIDER}`), await sumOf('house:deposit-fees')];
    const begun = await deposit('100.00', 'card');
    await callback(provider.pay(begun.id));
    expect([await sumOf(`payment:${PROVIDER}`), await sumOf(`clearing:${PROVIDER}`), await sumOf('house:deposit-fees')]).toEqual([owed - 10_000n, 0n, fees + 250n]);
    const { lines } = await gateway.wallet.history(NORTH, id, { limit: 5 });
    expect(lines.map(({ reason, amount, reference }) => [reason, amount, reference])).toEqual([['deposit', 9_750n, begun.id]]);
  });

  it('moves from created to paid when the member says so, and is found by asking where no callback comes', async () => {
    const { deposit, read, balance, token, call } = await member();
    const { id } = await deposit('20.00', 'bank');
    provider.pay(id);
    expect(codeOf(await call('depositPaid', { id, note: 'from J. Cruz' }, { token }))).toBe('OK');
    await gateway.cashier.resume();
    const found = await read(id);
    expect([found.state, statesOf(found), await balance()]).toEqual(['credited', ['created', 'paid', 'seen', 'credited'], 2_000n]);
  });

  it.each(['never', 'lost', 'down'] as const)('is opened later where the call of its opening is %s', async (fault) => {
    const { deposit, read } = await member();
    provider.faults.payIn = [fault];
    const begun = await deposit('10.00');
    expect([begun.state, begun.instructions, begun.canSayPaid]).toEqual(['created', null, false]);
    gateway.clock.advance(MINUTE);
    await gateway.cashier.resume();
    expect((await read(begun.id)).instructions).not.toBeNull();
  });

  it('is refused where the provider refuses it', async () => {
    const { deposit, read } = await member();
    provider.refusals.payIn = ['NOT_ACCEPTED'];
    const begun = await deposit('10.00');
    expect(await read(begun.id)).toMatchObject({ state: 'refused', code: 'NOT_ACCEPTED', canCancel: false });
  });

  it('expires when nothing arrives, and not while the provider does not answer', async () => {
    const { deposit } = await member();
    const { id } = await deposit('10.00');
    const read = async (depositId: string) => gateway.cashier.find(NORTH, depositId);
    gateway.clock.advance(31 * MINUTE);
    provider.faults.payInQuery = Array.from({ length: 100 }, () => 'down' as const);
    await gateway.cashier.resume();
    expect((await read(id))?.state).toBe('created');
    provider.faults.payInQuery = [];
    gateway.clock.advance(20 * MINUTE);
    await gateway.cashier.resume();
    expect(await read(id)).toMatchObject({ state: 'expired' });
  });

  it('is cancelled by its member, and is cancelled already when asked again', async () => {
    const { deposit, call, token } = await member();
    const { id } = await deposit('10.00');
    const other = await deposit('11.00');
    const listed = async (which: string) => (await accounts.valueOf('deposits', { which }, { token })).records.map((record) => record.id);
    expect([await listed('open'), await listed('past')]).toEqual([[other.id, id], []]);
    const answers = [await call('depositCancel', { id }, { token }), await call('depositCancel', { id }, { token })];
    expect(answers.map(({ body }) => body.success && (body.value as { deposit: View }).deposit.state)).toEqual(['cancelled', 'cancelled']);
    expect([await listed('open'), await listed('past'), await listed('all')]).toEqual([[other.id], [id], [other.id, id]]);
    const { records, next } = await accounts.valueOf('deposits', { limit: 1 }, { token });
    expect([records[0]?.id, (await accounts.valueOf('deposits', { limit: 1, before: next ?? '' }, { token })).records[0]?.id]).toEqual([other.id, id]);
  });

  it('is made once for one key, however often it is sent, and answers how it stands', async () => {
    const { token, call } = await member();
    const [request, options] = [{ method: 'qr', amount: '30.00', ...RETURN }, { token, idempotencyKey: randomUUID() }];
    const both = await Promise.all([call<{ deposit: View }>('depositCreate', request, options), call<{ deposit: View }>('depositCreate', request, options)]);
    const ids = new Set(both.map(({ body }) => body.success && body.value.deposit.id));
    expect(ids.size).toBe(1);
    const [id] = [...ids];
    await callback(provider.pay(String(id)));
    const again = await call<{ deposit: View }>('depositCreate', request, options);
    expect(again.body.success && [again.body.value.deposit.id, again.body.value.deposit.state]).toEqual([id, 'credited']);
    expect((await accounts.valueOf('deposits', {}, { token })).records).toHaveLength(1);
  });
});

describe('deposit limits', () => {
  it.each([
    ['0.99', 'VALIDATION_FAILED'],
    ['10000.01', 'VALIDATION_FAILED'],
    ['10.001', 'VALIDATION_FAILED'],
    ['0', 'VALIDATION_FAILED'],
    ['-5.00', 'VALIDATION_FAILED'],
    ['1.00', 'OK'],
    ['10000.00', 'OK'],
  ])('of %s answers %s', async (amount, code) => {
    const { call, token } = await member();
    expect(codeOf(await call('depositCreate', { method: 'qr', amount, ...RETURN }, { token }))).toBe(code);
  });

  it('counts what was asked for within a day, also by deposits at the same time', async () => {
    await gateway.cashier.methods.set(NORTH, testMethod({ code: 'daily', dayMost: 10_000n }));
    const { call, token, deposit } = await member();
    const both = await Promise.all(['60.00', '60.00'].map(async (amount) => codeOf(await call('depositCreate', { method: 'daily', amount, ...RETURN }, { token }))));
    expect(both.toSorted()).toEqual(['LIMIT_EXCEEDED', 'OK']);
    const { methods } = await accounts.valueOf('depositMethods', {}, { token });
    expect(methods.find(({ code }) => code === 'daily')?.left).toBe('40.00');
    await deposit('40.00', 'daily');
    expect(codeOf(await call('depositCreate', { method: 'daily', amount: '1.00', ...RETURN }, { token }))).toBe('LIMIT_EXCEEDED');
    gateway.clock.advance(25 * 60 * MINUTE);
    await gateway.cashier.methods.set(NORTH, testMethod({ code: 'daily', dayMost: 10_000n, state: 'closed' }));
  });

  it('refuses more deposits that wait than the method allows', async () => {
    await gateway.cashier.methods.set(NORTH, testMethod({ code: 'two', openMost: 2 }));
    const { call, token, deposit } = await member();
    const first = await deposit('5.00', 'two');
    await deposit('5.00', 'two');
    expect(codeOf(await call('depositCreate', { method: 'two', amount: '5.00', ...RETURN }, { token }))).toBe('LIMIT_EXCEEDED');
    await call('depositCancel', { id: first.id }, { token });
    expect(codeOf(await call('depositCreate', { method: 'two', amount: '5.00', ...RETURN }, { token }))).toBe('OK');
    await gateway.cashier.methods.set(NORTH, testMethod({ code: 'two', state: 'closed' }));
  });

  it('offers a method by its state, rank and country, in the language asked for', async () => {
    const { token } = await member();
    await gateway.cashier.methods.set(NORTH, testMethod({ code: 'vip', rankFrom: 3 }));
    await gateway.cashier.methods.set(NORTH, testMethod({ code: 'abroad', countries: ['TH'] }));
    const { methods } = await accounts.valueOf('depositMethods', {}, { token, language: 'TY' });
    expect(methods.map(({ code, name }) => [code, name])).toEqual([['qr', 'QR వాలెట్'], ['bank', 'Bank transfer'], ['card', 'Card']]);
    expect(await gateway.cashier.methods.offered(NORTH, { currency: 'PHP', country: 'TH', rank: 3 })).toHaveLength(5);
    await gateway.cashier.methods.set(NORTH, testMethod({ code: 'vip', state: 'closed' }));
    await gateway.cashier.methods.set(NORTH, testMethod({ code: 'abroad', state: 'closed' }));
  });

  it('rejects a method that is not offered, and a page to return to that is not of the site', async () => {
    const { call, token } = await member();
    expect(codeOf(await call('depositCreate', { method: 'none', amount: '5.00', ...RETURN }, { token }))).toBe('FUNCTION_DISABLED');
    for (const returnPath of ['//evil.example', 'https://evil.example', '/a?x=//b', String.raw`/\evil`]) {
      expect(codeOf(await call('depositCreate', { method: 'qr', amount: '5.00', returnPath }, { token }))).toBe('VALIDATION_FAILED');
    }
  });
});

describe('deposits of others', () => {
  it('are not found, cannot be paid or cancelled, and are not listed', async () => {
    const [owner, other] = [await member(), await member()];
    const { id } = await owner.deposit('10.00');
    for (const name of ['depositOne', 'depositPaid', 'depositCancel'] as const) expect(codeOf(await other.call(name, { id }, { token: other.token }))).toBe('NOT_FOUND');
    expect((await accounts.valueOf('deposits', {}, { token: other.token })).records).toEqual([]);
    expect((await owner.read(id)).state).toBe('created');
  });

  it('are nothing to another merchant, nor to its key', async () => {
    const { deposit, read, balance } = await member();
    const { id } = await deposit('10.00');
    expect(await callback(provider.pay(id), SOUTH)).toBe(404);
    expect([(await read(id)).state, await balance()]).toEqual(['created', 0n]);
  });
});
