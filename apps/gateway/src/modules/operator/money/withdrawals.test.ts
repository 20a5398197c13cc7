import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperatorValueOf } from '@livery/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { testEngine } from '../../../../test-support/database.ts';
import { fakePayments, PROVIDER, type FakePayments } from '../../../../test-support/fake-payments.ts';
import { gate, waitingForLocks } from '../../../../test-support/gates.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { connectPayouts, payee, payoutCallback, withdrawalSetting } from '../../../../test-support/payee.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';

const [FIRST_DEPOSIT, SECOND_DEPOSIT] = ['0198c0de-0000-7000-8000-00000000a001', '0198c0de-0000-7000-8000-00000000a002'];
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let provider: FakePayments;
let fiona: string;
let fred: string;
let sam: string;
let member: Awaited<ReturnType<typeof payee>>;
let serial = 0;

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  ({ gateway, ops, accounts, tokens: { fiona, fred, sam } } = await operatorDesk({ fiona: ['finance', 'risk'], fred: ['finance'], sam: ['support'] }, { clock, fetch: provider.fetch }));
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.cashier.drift()).toEqual([]);
  await gateway.stop();
});
beforeEach(async () => {
  await ops.forgetMovements();
  await connectPayouts(gateway, { approveUpTo: null });
  await gateway.settings.set(NORTH, 'operatorApprovalAbove', '1000');
  member = await payee(gateway, accounts, `withdraws-${++serial}`);
});

type Call = 'withdrawals:take' | 'withdrawals:approve' | 'withdrawals:pay-out' | 'withdrawals:refuse' | 'withdrawals:decide' | 'withdrawals:settle';
const call = (name: Call, withdrawalId: string, more: object = {}, token = fiona) => ops.call(name, { withdrawalId, reason: 'ticket 12', ...more }, { token });
const stateOf = async (id: string) => (await gateway.cashier.withdrawals.find(NORTH, id))?.state;
/** One that waits for an operator. */
const waiting = async (amount = '200.00'): Promise<string> => (await member.withdraw(amount)).id;
type Listed = OperatorValueOf<'withdrawals:list'>['withdrawals'][number];
const listed = async (id: string, more: object = {}): Promise<Listed | undefined> => (await ops.valueOf('withdrawals:list', { limit: 100, ...more }, { token: sam })).withdrawals.find((one) => one.id === id);

describe('withdrawals:list', () => {
  it('shows what waits with what it meets of the rules, and withdrawals of a state or a member', async () => {
    const { review } = withdrawalSetting();
    await gateway.settings.set(NORTH, 'withdrawals', withdrawalSetting({ review: { ...review, newMemberDays: 3, newAccountHours: 72 } }));
    const id = await waiting();
    expect(await listed(id)).toMatchObject({ memberId: member.id, state: 'review', risks: ['newMember', 'newAccount'], amount: '200.00', fee: '3.00', account: { name: 'Bank of the Islands', lastFour: '5678' }, takenBy: null });
    expect([(await listed(id, { memberId: member.id }))?.id, await listed(id, { state: 'sent' })]).toEqual([id, undefined]);
  });
});

describe('withdrawals:approve', () => {
  it('lets a withdrawal be sent, once, with a row in the trail', async () => {
    const id = await waiting();
    expect(operatorCodeOf(await call('withdrawals:approve', id, { dryRun: true }))).toBe('OK');
    expect([await stateOf(id), await member.money()]).toEqual(['review', [100_000n, 20_000n]]);
    const answer = await call('withdrawals:approve', id);
    expect(answer.body).toMatchObject({ value: { effect: { subject: `withdrawal:${id}`, before: { state: 'review' }, after: { state: 'approved', decided: '200.00', sends: true } } } });
    expect(operatorCodeOf(await call('withdrawals:approve', id))).toBe('STATE_CONFLICT');
    await gateway.cashier.resume();
    expect([await stateOf(id), await member.money(), provider.payouts.has(id)]).toEqual(['sent', [80_000n, 0n], true]);
    expect((await ops.valueOf('trail:list', { subject: `withdrawal:${id}` }, { token: fiona })).entries).toHaveLength(1);
  });

  it('waits for a second operator beyond the limit of the merchant', async () => {
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '50');
    const id = await waiting();
    const { body } = await call('withdrawals:approve', id);
    if (!body.success) throw new Error(body.message);
    expect([body.value.effect.outcome, await stateOf(id)]).toEqual(['waiting', 'review']);
    await gateway.cashier.resume();
    expect(provider.payouts.has(id)).toBe(false);
    await ops.valueOf('approvals:approve', { approvalId: body.value.effect.approvalId, reason: 'seen it too' }, { token: fred });
    await gateway.cashier.resume();
    expect(await stateOf(id)).toBe('sent');
  });

  it('and a refusal, and the member who gives it up, at once: one of them counts', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await waiting('50.00');
      await Promise.all([call('withdrawals:approve', id), call('withdrawals:refuse', id, { note: 'not yours' }, fred), accounts.call('withdrawalCancel', { id }, member.options), gateway.cashier.resume()]);
      await gateway.cashier.resume();
      expect(['sent', 'refused', 'cancelled']).toContain(await stateOf(id));
      expect(await gateway.cashier.drift()).toEqual([]);
      const [, held] = await member.money();
      expect(held).toBe(0n);
    }
  });

  it('is not sent, and waits anew, where the member was blocked meanwhile', async () => {
    const id = await waiting();
    await call('withdrawals:approve', id);
    await gateway.members.setStatus(NORTH, member.id, 'blocked');
    await gateway.cashier.resume();
    expect([await stateOf(id), (await listed(id))?.risks, provider.payouts.has(id), await member.money()]).toEqual(['review', ['blocked'], false, [100_000n, 20_000n]]);
  });
});

describe('withdrawals:take', () => {
  it('keeps others from deciding, until it is left to them', async () => {
    const id = await waiting();
    expect(operatorCodeOf(await call('withdrawals:take', id))).toBe('OK');
    expect((await listed(id))?.takenBy).not.toBeNull();
    for (const name of ['withdrawals:approve', 'withdrawals:take'] as const) expect(operatorCodeOf(await call(name, id, {}, fred))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await call('withdrawals:refuse', id, { note: 'not yours' }, fred))).toBe('STATE_CONFLICT');
    await call('withdrawals:take', id, { leave: true });
    expect(operatorCodeOf(await call('withdrawals:approve', id, {}, fred))).toBe('OK');
  });

  it('does not keep the member from giving it up', async () => {
    await gateway.settings.set(NORTH, 'withdrawals', withdrawalSetting({ approveUpTo: null, memberMayCancel: true }));
    const id = await waiting();
    await call('withdrawals:take', id);
    await accounts.valueOf('withdrawalCancel', { id }, member.options);
    expect([await stateOf(id), await member.money()]).toEqual(['cancelled', [100_000n, 0n]]);
  });
});

describe('withdrawals:pay-out', () => {
  beforeEach(() => gateway.settings.set(NORTH, 'withdrawals', withdrawalSetting({ approveUpTo: null, sendAutomatically: false })));

  it('sends what was approved, and counts then towards the limit for a second operator', async () => {
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '50');
    const id = await waiting();
    const approved = await call('withdrawals:approve', id);
    expect(approved.body).toMatchObject({ value: { effect: { outcome: 'done', after: { sends: false } } } });
    await gateway.cashier.resume();
    expect(await stateOf(id)).toBe('approved');
    const { body } = await call('withdrawals:pay-out', id);
    if (!body.success) throw new Error(body.message);
    expect(body.value.effect.outcome).toBe('waiting');
    await ops.valueOf('approvals:approve', { approvalId: body.value.effect.approvalId, reason: 'seen it too' }, { token: fred });
    await gateway.cashier.resume();
    expect([await stateOf(id), operatorCodeOf(await call('withdrawals:pay-out', id))]).toEqual(['sent', 'STATE_CONFLICT']);
  });

  it('records what was paid by hand, which the provider is never told of', async () => {
    const id = await waiting();
    await call('withdrawals:approve', id);
    expect(operatorCodeOf(await call('withdrawals:pay-out', id, { txId: 'bank-77' }))).toBe('OK');
    await gateway.cashier.resume();
    expect([await member.read(id), await member.money(), provider.payouts.has(id), await gateway.cashier.withdrawals.find(NORTH, id)]).toMatchObject([{ state: 'paid', confirmation: 'awaited' }, [80_000n, 0n], false, { providerTx: 'bank-77' }]);
  });

  it('takes the number of a bank for one withdrawal alone', async () => {
    const [first, second] = [await waiting(), await waiting()];
    for (const id of [first, second]) await call('withdrawals:approve', id);
    expect([operatorCodeOf(await call('withdrawals:pay-out', first, { txId: 'bank-79' })), operatorCodeOf(await call('withdrawals:pay-out', second, { txId: 'bank-79' }))]).toEqual(['OK', 'STATE_CONFLICT']);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'approved']);
  });

  it('is refused before the approval', async () => {
    expect(operatorCodeOf(await call('withdrawals:pay-out', await waiting()))).toBe('STATE_CONFLICT');
  });
});

describe('withdrawals:refuse', () => {
  it('gives the money back, with words that the member reads', async () => {
    const id = await waiting();
    expect(operatorCodeOf(await call('withdrawals:refuse', id, { note: 'Please add an account of your own.' }))).toBe('OK');
    expect([await member.read(id), await member.money()]).toMatchObject([{ state: 'refused', note: 'Please add an account of your own.', canCancel: false }, [100_000n, 0n]]);
    expect(operatorCodeOf(await call('withdrawals:refuse', id, { note: 'again' }))).toBe('STATE_CONFLICT');
  });

  it('is refused to support, to other merchants, and once it was sent', async () => {
    const id = await waiting();
    expect(operatorCodeOf(await call('withdrawals:refuse', id, { note: 'no no' }, sam))).toBe('FORBIDDEN');
    expect(operatorCodeOf(await ops.call('withdrawals:refuse', { withdrawalId: id, reason: 'elsewhere', note: 'elsewhere' }, { token: fiona, merchant: SOUTH }))).toBe('NOT_FOUND');
    await call('withdrawals:approve', id);
    await gateway.cashier.resume();
    expect(operatorCodeOf(await call('withdrawals:refuse', id, { note: 'too late' }))).toBe('STATE_CONFLICT');
  });
});

describe('withdrawals:decide', () => {
  it.each([
    ['paid', [80_000n, 0n]],
    ['failed', [100_000n, 0n]],
  ] as const)('ends a payout as %s that its provider does not tell of; its later word changes nothing', async (outcome, money) => {
    const id = await waiting();
    await call('withdrawals:approve', id);
    await gateway.cashier.resume();
    expect(operatorCodeOf(await call('withdrawals:decide', id, { outcome, ...(outcome === 'paid' ? { txId: 'bank-78' } : {}) }))).toBe('OK');
    expect([await stateOf(id), await member.money()]).toEqual([outcome, money]);
    await payoutCallback(gateway, provider.endPayout(id, outcome));
    expect([await stateOf(id), await member.money(), operatorCodeOf(await call('withdrawals:decide', id, { outcome }))]).toEqual([outcome, money, 'STATE_CONFLICT']);
  });

  it('is refused for one that was not sent', async () => {
    expect(operatorCodeOf(await call('withdrawals:decide', await waiting(), { outcome: 'failed' }))).toBe('STATE_CONFLICT');
  });
});

describe('turnover:waive', () => {
  it('lets a member withdraw without the bets, and says in the trail what was waived', async () => {
    await gateway.settings.set(NORTH, 'withdrawals', withdrawalSetting({ turnoverPercent: 100 }));
    const { deposit } = await accounts.valueOf('depositCreate', { method: 'qr', amount: '100.00', returnPath: '/member/depositv2' }, member.options);
    await payoutCallback(gateway, provider.pay(deposit.id));
    expect((await member.shown()).stops).toEqual(['turnover']);
    const { body } = await ops.call('turnover:waive', { memberId: member.id, reason: 'a gift of the house' }, { token: fiona });
    expect(body).toMatchObject({ value: { effect: { subject: `member:${member.id}`, before: { turnover: [{ depositId: deposit.id, required: '100.00', played: '0.00' }] }, after: { turnover: [] } } } });
    expect((await member.shown()).stops).toEqual([]);
    // Nothing is left to waive, so nothing moves.
    expect(await ops.valueOf('turnover:waive', { memberId: member.id, dryRun: true, reason: 'a look' }, { token: fiona })).toMatchObject({ effect: { outcome: 'dryRun', before: { turnover: [] } } });
    expect(operatorCodeOf(await ops.call('turnover:waive', { memberId: '0198c0de-0000-7000-8000-000000000000', reason: 'nobody' }, { token: fiona }))).toBe('NOT_FOUND');
  });
});

describe.runIf(testEngine === 'postgres')('turnover:waive while a deposit is credited', () => {
  it('waits for it, and waives no more than it says', async () => {
    await gateway.settings.set(NORTH, 'withdrawals', withdrawalSetting({ turnoverPercent: 100 }));
    const currency = 'PHP';
    const { turnover } = gateway.cashier.withdrawals;
    const account = (await gateway.wallet.balanceOf(NORTH, member.id, currency))?.account ?? '';
    const begin = (tx: Tx, depositId: string) => turnover.begin(tx, { tenant: NORTH, memberId: member.id, currency, depositId, provider: PROVIDER, providerTx: depositId, credited: 100_00n }, 100);
    await gateway.db.transaction((tx) => begin(tx, FIRST_DEPOSIT));
    const [credited, waits] = [gate(), gate()];
    const deposit = gateway.db.transaction(async (tx) => {
      await gateway.wallet.lockAccount(NORTH, account, tx);
      await begin(tx, SECOND_DEPOSIT);
      credited.open();
      await waits.opened;
    });
    await credited.opened;
    const waived = ops.valueOf('turnover:waive', { memberId: member.id, reason: 'a gift of the house' }, { token: fiona });
    await Promise.race([waitingForLocks(gateway.db), waived]);
    waits.open();
    await deposit;
    expect((await waived).effect.before).toMatchObject({ turnover: [{ depositId: FIRST_DEPOSIT }, { depositId: SECOND_DEPOSIT }] });
    expect(await turnover.open(NORTH, member.id, currency)).toEqual([]);
  });
});

describe('decisions against the limit of the merchant', () => {
  beforeEach(() => gateway.settings.set(NORTH, 'operatorApprovalAbove', '50'));

  it('turnover:waive counts what is left to play', async () => {
    await gateway.settings.set(NORTH, 'withdrawals', withdrawalSetting({ turnoverPercent: 51 }));
    const { deposit } = await accounts.valueOf('depositCreate', { method: 'qr', amount: '100.00', returnPath: '/member/depositv2' }, member.options);
    await payoutCallback(gateway, provider.pay(deposit.id));
    const { effect } = await ops.valueOf('turnover:waive', { memberId: member.id, reason: 'a gift of the house' }, { token: fiona });
    expect([effect.outcome, (await member.shown()).stops]).toEqual(['waiting', ['turnover']]);
    await ops.valueOf('approvals:approve', { approvalId: effect.approvalId, reason: 'seen it too' }, { token: fred });
    expect((await member.shown()).stops).toEqual([]);
  });

  it.each(['0', '10'])('withdrawals:settle counts all that is disputed where %s is given back', async (giveBack) => {
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '1000');
    const id = await waiting();
    await call('withdrawals:approve', id);
    await gateway.cashier.resume();
    await payoutCallback(gateway, provider.endPayout(id, 'paid'));
    await accounts.valueOf('withdrawalConfirm', { id, said: 'missing' }, member.options);
    await ops.forgetMovements();
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '196.99');
    const { body } = await call('withdrawals:settle', id, { giveBack, note: 'It arrived.' });
    if (!body.success) throw new Error(body.message);
    expect([body.value.effect.outcome, (await member.read(id)).confirmation]).toEqual(['waiting', 'missing']);
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '197');
    expect((await call('withdrawals:settle', id, { giveBack, note: 'It arrived.' })).body).toMatchObject({ value: { effect: { outcome: 'done', after: { decided: `${giveBack}.00` } } } });
  });
});

describe('payout-methods:set', () => {
  const set = (request: object, token = fiona) => ops.call('payout-methods:set', { reason: 'new tariff', ...request }, { token });
  const methodOf = async (code: string) => (await ops.valueOf('payout-methods:list', {}, { token: sam })).methods.find(({ method }) => method === code);

  it('changes what is named, and leaves the rest and withdrawals under way', async () => {
    const id = await waiting();
    const before = await methodOf('payout');
    expect(operatorCodeOf(await set({ method: 'payout', feePercent: '2.5', feeFixed: '0', feeMost: '50', institutions: ['BPI'], name: 'Bank', language: 'EN' }))).toBe('OK');
    expect(await methodOf('payout')).toEqual({ ...before, feePercent: '2.5000', feeFixed: '0.00', feeMost: '50.00', institutions: ['BPI'], texts: { EN: { name: 'Bank' } } });
    expect((await member.read(id)).fee).toBe('3.00');
    expect(operatorCodeOf(await set({ method: 'payout', institutions: [], feeMost: 'none' }))).toBe('OK');
    expect(await methodOf('payout')).toMatchObject({ institutions: null, feeMost: null });
  });

  it.each([
    [{ method: 'payout', least: '500', most: '100' }],
    [{ method: 'payout', feePercent: '50.0001' }],
    [{ method: 'payout', provider: 'nobody' }],
    [{ method: 'payout', least: '1.001' }],
    [{ method: 'fresh' }],
  ])('rejects %j', async (request) => {
    expect(operatorCodeOf(await set(request))).toBe('VALIDATION_FAILED');
  });

  it('adds a method, closed until it is opened', async () => {
    expect(operatorCodeOf(await set({ method: 'fresh', provider: PROVIDER, kinds: ['ewallet'], least: '10', most: '100', name: 'Fresh' }))).toBe('OK');
    expect(await methodOf('fresh')).toMatchObject({ state: 'closed', kinds: ['ewallet'], least: '10.00' });
    expect([operatorCodeOf(await set({ method: 'fresh', state: 'open' }, sam)), operatorCodeOf(await set({ method: 'fresh', state: 'open' }))]).toEqual(['FORBIDDEN', 'OK']);
    await set({ method: 'fresh', state: 'closed' });
  });
});
