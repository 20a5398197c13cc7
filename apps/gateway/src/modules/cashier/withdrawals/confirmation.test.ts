import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../../../test-support/account-helpers.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { fakePayments, type FakePayments } from '../../../../test-support/fake-payments.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { connectPayouts, payee, payoutCallback } from '../../../../test-support/payee.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { png } from '../../../../test-support/pictures.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';

const MINUTE = 60_000;
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let provider: FakePayments;
let fiona: string;
let serial = 0;

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  ({ gateway, ops, accounts, tokens: { fiona } } = await operatorDesk({ fiona: ['finance'] }, { clock, fetch: provider.fetch }));
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.cashier.drift()).toEqual([]);
  await gateway.stop();
});
beforeEach(async () => {
  await ops.forgetMovements();
  await connectPayouts(gateway, { confirmMinutes: 2 });
});

/** A member who was paid 197.00 of 200.00. */
async function paid() {
  const member = await payee(gateway, accounts, `confirms${++serial}`);
  const { id } = await member.withdraw('200.00');
  await payoutCallback(gateway, provider.endPayout(id, 'paid'));
  const confirm = (request: object, more: object = {}) => accounts.call('withdrawalConfirm', { id, ...request }, { ...member.options, ...more });
  const settle = (request: object) => ops.call('withdrawals:settle', { withdrawalId: id, note: 'We asked the bank.', reason: 'ticket 12', ...request }, { token: fiona });
  return { ...member, withdrawalId: id, confirm, settle, now: () => member.read(id) };
}

describe('withdrawalConfirm call', () => {
  it('takes that it was received, once and for all', async () => {
    const { confirm, now, money } = await paid();
    expect(codeOf(await confirm({ said: 'received' }))).toBe('OK');
    expect(codeOf(await confirm({ said: 'received' }))).toBe('OK');
    expect(codeOf(await confirm({ said: 'missing', note: 'no' }))).toBe('FUNCTION_DISABLED');
    const after = await now();
    expect([after.confirmation, after.canConfirm, after.steps.at(-1)?.state, await money()]).toEqual(['received', false, 'received', [80_000n, 0n]]);
  });

  it('takes a word once under one key, which every repetition is answered by', async () => {
    const { confirm, now } = await paid();
    expect(codeOf(await confirm({ said: 'missing', note: 'no' }, { idempotencyKey: '' }))).toBe('IDEMPOTENCY_KEY_REQUIRED');
    const once = { idempotencyKey: 'my-one-word' };
    const answers = await Promise.all([1, 2, 3].map(() => confirm({ said: 'missing', note: 'no' }, once)));
    const again = await confirm({ said: 'missing', note: 'no' }, once);
    for (const { body } of answers) expect({ ...body, requestId: '' }).toEqual({ ...again.body, requestId: '' });
    expect([codeOf(again), again.headers['idempotency-replayed'], codeOf(await confirm({ said: 'received' }, once)), (await now()).confirmation]).toEqual(['OK', 'true', 'IDEMPOTENCY_KEY_REUSED', 'missing']);
  });

  it('takes what is missing, and an operator gives it back from what the provider owes', async () => {
    const { confirm, now, money, settle, withdrawalId } = await paid();
    expect(codeOf(await confirm({ said: 'partly', missing: '47.00', note: 'The statement shows 150.' }))).toBe('OK');
    expect(await now()).toMatchObject({ confirmation: 'partly', missing: '47.00', canConfirm: false });
    const { withdrawals } = await ops.valueOf('withdrawals:list', {}, { token: fiona });
    expect(withdrawals.find(({ id }) => id === withdrawalId)).toMatchObject({ confirmation: 'partly', missing: '47.00', memberNote: 'The statement shows 150.' });
    // The job leaves what is disputed alone.
    gateway.clock.advance(3 * MINUTE);
    await gateway.cashier.resume();
    expect(operatorCodeOf(await settle({ giveBack: '47' }))).toBe('OK');
    expect([await money(), await gateway.cashier.withdrawals.find(NORTH, withdrawalId)]).toMatchObject([[84_700n, 0n], { confirmation: 'settled', givenBack: 4_700n, note: 'We asked the bank.' }]);
    expect(operatorCodeOf(await settle({ giveBack: '47' }))).toBe('STATE_CONFLICT');
  });

  it.each([
    [{ said: 'partly', missing: '0' }, 'VALIDATION_FAILED'],
    [{ said: 'partly', missing: '197.00' }, 'VALIDATION_FAILED'],
    [{ said: 'partly', missing: '-1' }, 'VALIDATION_FAILED'],
    [{ said: 'partly', missing: '1.001' }, 'VALIDATION_FAILED'],
    [{ said: 'partly' }, 'VALIDATION_FAILED'],
    [{ said: 'partly', missing: '196.99' }, 'OK'],
    [{ said: 'missing' }, 'OK'],
  ])('answers %j with %s', async (request, code) => {
    const { confirm } = await paid();
    expect(codeOf(await confirm(request))).toBe(code);
  });

  it('takes pictures as proof, which operators see, and nobody else’s, none twice and not more than three', async () => {
    const [mine, other] = [await paid(), await paid()];
    const upload = async ({ options }: typeof mine, purpose = 'withdrawal-proof'): Promise<string> => (await accounts.valueOf('uploadImage', { purpose, data: png().toString('base64') }, options)).id;
    const images = [await upload(mine), await upload(mine)];
    for (const wrong of [[await upload(other)], [await upload(mine, 'deposit-proof')], ['0198c0de-0000-7000-8000-000000000000']]) {
      const { body } = await mine.confirm({ said: 'missing', images: wrong });
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'images', rule: 'invalid' }] } });
    }
    expect([codeOf(await mine.confirm({ said: 'missing', images: [...images, images[0], images[1]] })), (await mine.now()).confirmation]).toEqual(['VALIDATION_FAILED', 'awaited']);
    expect(codeOf(await mine.confirm({ said: 'missing', note: 'See the statement.', images }))).toBe('OK');
    expect((await mine.now()).proofs.map(({ id }) => id)).toEqual(images);
    expect(codeOf(await other.confirm({ said: 'missing', images }))).toBe('VALIDATION_FAILED');
    const shown = await ops.valueOf('withdrawals:show', { withdrawalId: mine.withdrawalId }, { token: fiona });
    expect([shown.withdrawal.proofs, shown.withdrawal.memberNote, shown.proofs.map(({ id }) => id)]).toEqual([2, 'See the statement.', images]);
    expect(Buffer.from((await ops.valueOf('withdrawals:picture', { imageId: images[0] }, { token: fiona })).data, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(operatorCodeOf(await ops.call('withdrawals:picture', { imageId: images[0] }, { token: fiona, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect(operatorCodeOf(await ops.call('withdrawals:show', { withdrawalId: mine.withdrawalId }, { token: fiona, merchant: SOUTH }))).toBe('NOT_FOUND');
  });

  it('is not asked for before the payment', async () => {
    const member = await payee(gateway, accounts, `early${++serial}`);
    const { id } = await member.withdraw('200.00');
    expect(codeOf(await accounts.call('withdrawalConfirm', { id, said: 'received' }, member.options))).toBe('FUNCTION_DISABLED');
  });

  it('is too late after the minutes of the merchant: what nobody answered counts as received', async () => {
    const { confirm, now, money, settle } = await paid();
    gateway.clock.advance(MINUTE);
    await gateway.cashier.resume();
    expect((await now()).confirmation).toBe('awaited');
    gateway.clock.advance(MINUTE);
    // Also before the job was there.
    expect([(await now()).canConfirm, codeOf(await confirm({ said: 'missing' }))]).toEqual([false, 'FUNCTION_DISABLED']);
    await gateway.cashier.resume();
    expect([(await now()).confirmation, (await now()).steps.at(-1)?.state, await money(), operatorCodeOf(await settle({ giveBack: '1' }))]).toEqual(['forced', 'forced', [80_000n, 0n], 'STATE_CONFLICT']);
  });

  it('and the end of its minutes at once end one way', async () => {
    for (let round = 0; round < 4; round++) {
      const { confirm, now, withdrawalId } = await paid();
      gateway.clock.advance(2 * MINUTE - 1);
      await Promise.all([confirm({ said: 'missing', note: 'nothing' }), Promise.resolve().then(() => gateway.clock.advance(1)), gateway.cashier.resume(), gateway.cashier.resume()]);
      await gateway.cashier.resume();
      const stored = await gateway.cashier.withdrawals.find(NORTH, withdrawalId);
      expect([['missing', 'forced'].includes(stored?.confirmation ?? ''), (await now()).steps.filter(({ state }) => state === 'missing' || state === 'forced')]).toEqual([true, [expect.anything()]]);
    }
  });
});

describe('withdrawals:settle', () => {
  it('gives nothing back where it arrived, all where it did not, and never more than was paid', async () => {
    const arrived = await paid();
    await arrived.confirm({ said: 'missing' });
    expect([operatorCodeOf(await arrived.settle({ giveBack: '197.01' })), operatorCodeOf(await arrived.settle({ giveBack: '0' })), await arrived.money()]).toEqual(['STATE_CONFLICT', 'OK', [80_000n, 0n]]);
    expect(await arrived.now()).toMatchObject({ confirmation: 'settled', givenBack: '0.00', note: 'We asked the bank.' });
    const lost = await paid();
    await lost.confirm({ said: 'missing' });
    expect([operatorCodeOf(await lost.settle({ giveBack: '197', from: 'house' })), await lost.money()]).toEqual(['OK', [99_700n, 0n]]);
  });

  it('gives all of it back, the fee too, where it came back after it was paid', async () => {
    const { withdrawalId, settle, money } = await paid();
    await payoutCallback(gateway, provider.endPayout(withdrawalId, 'failed'));
    expect([operatorCodeOf(await settle({ giveBack: '200' })), await money()]).toEqual(['OK', [100_000n, 0n]]);
  });

  it('is refused where nobody disputes the payout, and takes a dry run back', async () => {
    const { settle, confirm, money, now } = await paid();
    expect(operatorCodeOf(await settle({ giveBack: '10' }))).toBe('STATE_CONFLICT');
    await confirm({ said: 'missing' });
    expect([operatorCodeOf(await settle({ giveBack: '10', dryRun: true })), await money(), (await now()).confirmation]).toEqual(['OK', [80_000n, 0n], 'missing']);
  });

  it('gives back once when several decide at the same time', async () => {
    const { settle, confirm, money } = await paid();
    await confirm({ said: 'missing' });
    const codes = await Promise.all(['50', '60', '70'].map(async (giveBack) => operatorCodeOf(await settle({ giveBack }))));
    expect(codes.toSorted()).toEqual(['OK', 'STATE_CONFLICT', 'STATE_CONFLICT']);
    expect([85_000n, 86_000n, 87_000n]).toContain((await money())[0]);
  });
});
