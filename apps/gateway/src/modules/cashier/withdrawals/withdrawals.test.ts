import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf } from '../../../../test-support/account-helpers.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { fakePayments, PROVIDER, testPayoutMethod, type FakePayments } from '../../../../test-support/fake-payments.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { connectPayouts, payee, payoutCallback, withdrawalSetting, type WithdrawalView } from '../../../../test-support/payee.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';

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
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.cashier.drift()).toEqual([]);
  await gateway.stop();
});
beforeEach(() => connectPayouts(gateway));

const member = (gift?: string) => payee(gateway, accounts, `payee${++serial}`, gift);
const set = (changes: Parameters<typeof withdrawalSetting>[0]) => gateway.settings.set(NORTH, 'withdrawals', withdrawalSetting(changes));
const statesOf = ({ steps }: WithdrawalView) => steps.map(({ state }) => state);
const sumOf = async (owner: `payment:${string}` | `clearing:${string}` | `house:${string}`) => gateway.wallet.derivedBalance(NORTH, await gateway.wallet.openAccount(NORTH, { owner, currency: 'PHP', kind: 'real' }));

describe('withdrawal', () => {
  it('is held, sent and paid, less the fee, with each state told', async () => {
    const { withdraw, read, money } = await member();
    const [owed, fees] = [await sumOf(`payment:${PROVIDER}`), await sumOf('house:withdrawal-fees')];
    const begun = await withdraw('200.00');
    expect(begun).toMatchObject({ state: 'sent', amount: '200.00', fee: '3.00', arrives: '197.00', account: { name: 'Bank of the Islands', holder: 'Mira Santos', lastFour: '5678' }, canCancel: false, canConfirm: false });
    expect([await money(), await sumOf(`clearing:${PROVIDER}`)]).toEqual([[80_000n, 0n], 20_000n]);
    expect(provider.payouts.get(begun.id)).toMatchObject({ amount: '19700', scale: 2, currency: 'PHP', account: { number: '0012345678', holder: 'Mira Santos', kind: 'bank', institution: 'BPI' } });
    expect(await payoutCallback(gateway, provider.endPayout(begun.id, 'paid'))).toBe(200);
    const paid = await read(begun.id);
    expect([paid.state, paid.confirmation, paid.canConfirm, statesOf(paid)]).toEqual(['paid', 'awaited', true, ['created', 'approved', 'sending', 'sent', 'paid']]);
    expect([await money(), await sumOf(`clearing:${PROVIDER}`), await sumOf(`payment:${PROVIDER}`), await sumOf('house:withdrawal-fees')]).toEqual([[80_000n, 0n], 0n, owed + 19_700n, fees + 300n]);
  });

  it('waits for an operator with its money held, and is given up by its member where the merchant allows it', async () => {
    await set({ approveUpTo: null, memberMayCancel: true });
    const { withdraw, read, money, options } = await member();
    const { id } = await withdraw('200.00');
    expect([(await read(id)).state, await money()]).toEqual(['review', [100_000n, 20_000n]]);
    const balance = await accounts.valueOf('balance', {}, options);
    expect([balance.available, balance.held]).toEqual(['800.00', '200.00']);
    const answers = [await accounts.valueOf('withdrawalCancel', { id }, options), await accounts.valueOf('withdrawalCancel', { id }, options)];
    expect([answers.map(({ withdrawal }) => withdrawal.state), await money(), provider.payouts.has(id)]).toEqual([['cancelled', 'cancelled'], [100_000n, 0n], false]);
  });

  it('is given up once under one key, which every repetition is answered by', async () => {
    await set({ approveUpTo: null, memberMayCancel: true });
    const { withdraw, money, options } = await member();
    const [{ id }, other] = [await withdraw('200.00'), await withdraw('100.00')];
    const cancel = (of: string, idempotencyKey: string) => accounts.call('withdrawalCancel', { id: of }, { ...options, idempotencyKey });
    expect(codeOf(await cancel(id, ''))).toBe('IDEMPOTENCY_KEY_REQUIRED');
    const answers = await Promise.all([1, 2, 3].map(() => cancel(id, 'given-up-once')));
    const again = await cancel(id, 'given-up-once');
    for (const { body } of answers) expect({ ...body, requestId: '' }).toEqual({ ...again.body, requestId: '' });
    expect([again.body, again.headers['idempotency-replayed'], await money()]).toMatchObject([{ success: true, value: { withdrawal: { id, state: 'cancelled' } } }, 'true', [100_000n, 10_000n]]);
    expect(codeOf(await cancel(other.id, 'given-up-once'))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is not given up unless the merchant allows it, nor once it is approved', async () => {
    await set({ approveUpTo: null });
    const held = await member();
    const { id, canCancel } = await held.withdraw('200.00');
    expect([canCancel, (await accounts.valueOf('withdrawalCancel', { id }, held.options)).withdrawal.state]).toEqual([false, 'review']);
    await set({ sendAutomatically: false, memberMayCancel: true });
    const approved = await member();
    const second = await approved.withdraw('200.00');
    expect([second.state, (await accounts.valueOf('withdrawalCancel', { id: second.id }, approved.options)).withdrawal.state]).toEqual(['approved', 'approved']);
    await gateway.cashier.resume();
    expect([(await approved.read(second.id)).state, provider.payouts.has(second.id)]).toEqual(['approved', false]);
  });

  it('gives the money back where the provider could not pay, and tells why', async () => {
    const { withdraw, read, money } = await member();
    const { id } = await withdraw('200.00');
    expect(await payoutCallback(gateway, provider.endPayout(id, 'failed'))).toBe(200);
    expect([await read(id), await money(), await sumOf(`clearing:${PROVIDER}`)]).toMatchObject([{ state: 'failed', code: 'ACCOUNT_CLOSED', confirmation: null }, [100_000n, 0n], 0n]);
  });

  it('gives the money back where the provider refuses the order', async () => {
    provider.refusals.payout = ['NOT_ACCEPTED'];
    const { withdraw, money } = await member();
    expect([await withdraw('200.00'), await money()]).toMatchObject([{ state: 'failed', code: 'NOT_ACCEPTED' }, [100_000n, 0n]]);
  });

  it('is made once for one key, however often it is sent, and answers how it stands', async () => {
    const { ask, money, read } = await member();
    const key = randomUUID();
    const both = await Promise.all([ask('200.00', {}, key), ask('200.00', {}, key)]);
    const [id, ...more] = [...new Set(both.map(({ body }) => body.success && body.value.withdrawal.id))];
    expect([more, await money()]).toEqual([[], [80_000n, 0n]]);
    await payoutCallback(gateway, provider.endPayout(String(id), 'paid'));
    const again = await ask('200.00', {}, key);
    expect(again.body).toMatchObject({ value: { withdrawal: { id, state: 'paid' } } });
    expect((await read(String(id))).state).toBe('paid');
  });

  it('takes the balance once where many are asked for at once', async () => {
    await set({ openMost: 50 });
    const { ask, money } = await member();
    const codes = (await Promise.all(Array.from({ length: 8 }, () => ask('300.00')))).map(codeOf);
    expect(codes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'INSUFFICIENT_FUNDS'), 'OK', 'OK', 'OK']);
    expect(await money()).toEqual([10_000n, 0n]);
  });

  it('is listed open until its arrival is answered, newest first', async () => {
    const { withdraw, options } = await member();
    const [first, second] = [await withdraw('10.00'), await withdraw('11.00')];
    const listed = async (which: string) => (await accounts.valueOf('withdrawals', { which }, options)).records.map(({ id }) => id);
    expect(await listed('open')).toEqual([second.id, first.id]);
    await payoutCallback(gateway, provider.endPayout(first.id, 'paid'));
    expect([await listed('open'), await listed('past')]).toEqual([[second.id, first.id], []]);
    await accounts.valueOf('withdrawalConfirm', { id: first.id, said: 'received' }, options);
    expect([await listed('open'), await listed('past')]).toEqual([[second.id], [first.id]]);
    const { records, next } = await accounts.valueOf('withdrawals', { limit: 1 }, options);
    expect([records[0]?.id, (await accounts.valueOf('withdrawals', { limit: 1, before: next ?? '' }, options)).records[0]?.id]).toEqual([second.id, first.id]);
  });
});

describe('withdrawal request', () => {
  const faultsOf = ({ body }: Awaited<ReturnType<Awaited<ReturnType<typeof member>>['ask']>>) => (body.success ? 'OK' : `${body.code} ${body.value?.fields?.map(({ field }) => field).join() ?? ''}`);

  it.each([
    ['0.99', {}, 'VALIDATION_FAILED amount'],
    ['10000.01', {}, 'VALIDATION_FAILED amount'],
    ['10.001', {}, 'VALIDATION_FAILED amount'],
    ['-5.00', {}, 'VALIDATION_FAILED amount'],
    ['1.00', {}, 'VALIDATION_FAILED amount'],
    ['1000.01', {}, 'INSUFFICIENT_FUNDS amount'],
    ['10.00', { paymentPassword: '000000' }, 'PASSWORD_WRONG paymentPassword'],
    ['10.00', { paymentPassword: '' }, 'VALIDATION_FAILED paymentPassword'],
    ['10.00', { account: '0198c0de-0000-7000-8000-000000000000' }, 'NOT_FOUND '],
    ['10.00', { method: 'none' }, 'FUNCTION_DISABLED '],
    ['1000.00', {}, 'OK'],
  ])('of %s with %j is answered %s', async (amount, more, answer) => {
    const { ask } = await member();
    expect(faultsOf(await ask(amount, more))).toBe(answer);
  });

  it('is refused beyond what may be asked for, and be under way, within a day', async () => {
    await set({ dayMost: '300', dayCount: 3, openMost: 2 });
    const { ask, withdraw, shown } = await member();
    const first = await withdraw('100.00');
    expect(faultsOf(await ask('200.01'))).toBe('LIMIT_EXCEEDED amount');
    await withdraw('100.00');
    expect(faultsOf(await ask('1.10'))).toBe('LIMIT_EXCEEDED open');
    expect(await shown()).toMatchObject({ stops: ['open'], dayLeft: '100.00', dayCountLeft: 1 });
    await payoutCallback(gateway, provider.endPayout(first.id, 'paid'));
    await withdraw('50.00');
    await set({ dayMost: '300', dayCount: 3 });
    expect(faultsOf(await ask('10.00'))).toBe('LIMIT_EXCEEDED count');
    expect(await shown()).toMatchObject({ stops: ['count'], dayLeft: '50.00', dayCountLeft: 0 });
  });

  it('counts nothing twice when two are asked for at once at the limit', async () => {
    await set({ dayMost: '100', openMost: 50 });
    const { ask } = await member();
    expect((await Promise.all([ask('60.00'), ask('60.00')])).map(codeOf).toSorted()).toEqual(['LIMIT_EXCEEDED', 'OK']);
  });

  it('is refused to an account that the method does not pay to', async () => {
    await gateway.cashier.withdrawals.methods.set(NORTH, testPayoutMethod({ code: 'wallets', kinds: ['ewallet'], position: 1 }));
    await gateway.cashier.withdrawals.methods.set(NORTH, testPayoutMethod({ code: 'others', institutions: ['BDO'], position: 2 }));
    const { ask } = await member();
    for (const method of ['wallets', 'others']) expect(faultsOf(await ask('10.00', { method }))).toBe('VALIDATION_FAILED account');
    for (const code of ['wallets', 'others']) await gateway.cashier.withdrawals.methods.set(NORTH, testPayoutMethod({ code, state: 'closed' }));
  });

  it('asks for a proved number or address, and for documents, where the merchant does', async () => {
    await set({ provedContact: true });
    const { id, ask, shown } = await member();
    expect([faultsOf(await ask('10.00')), (await shown()).stops]).toEqual(['FORBIDDEN contact', ['contact']]);
    await set({ provedContact: true, documentsRequiredAbove: '50' });
    await gateway.db.transaction((tx) => gateway.members.emailProved(tx, NORTH, id, 'proved@mail.example'));
    expect([faultsOf(await ask('50.01')), faultsOf(await ask('50.00')), (await shown()).documentsAbove]).toEqual(['FORBIDDEN documents', 'OK', '50.00']);
  });
});

describe("another member's withdrawal", () => {
  it('is not found, cannot be given up or confirmed, and is not listed', async () => {
    await set({ approveUpTo: null });
    const [owner, other] = [await member(), await member()];
    const { id } = await owner.withdraw('10.00');
    for (const [name, request] of [['withdrawalOne', { id }], ['withdrawalCancel', { id }], ['withdrawalConfirm', { id, said: 'received' }]] as const) expect(codeOf(await accounts.call(name, request, other.options))).toBe('NOT_FOUND');
    expect((await accounts.valueOf('withdrawals', {}, other.options)).records).toEqual([]);
    expect(codeOf(await other.ask('10.00', { account: owner.account }))).toBe('NOT_FOUND');
    expect((await owner.read(id)).state).toBe('review');
  });
});

describe('the usual time', () => {
  it('is that of the middle of the last payouts, and is not told where there were too few', async () => {
    await gateway.cashier.withdrawals.methods.set(NORTH, testPayoutMethod({ code: 'timed' }));
    await set({ openMost: 50 });
    const { withdraw, shown } = await member();
    const told = async () => (await shown()).methods.find(({ code }) => code === 'timed')?.usualMinutes;
    for (const [index, minutes] of [4, 1, 2, 9, 3].entries()) {
      expect([index, await told()]).toEqual([index, null]);
      const { id } = await withdraw('5.00', { method: 'timed' });
      gateway.clock.advance(minutes * MINUTE);
      await payoutCallback(gateway, provider.endPayout(id, 'paid'));
    }
    expect(await told()).toBe(3);
    await gateway.cashier.withdrawals.methods.set(NORTH, testPayoutMethod({ code: 'timed', state: 'closed' }));
  });
});
