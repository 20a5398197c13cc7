import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../test-support/account-helpers.ts';
import { testClock } from '../../test-support/clock.ts';
import { fakePayments } from '../../test-support/fake-payments.ts';
import type { TestGateway } from '../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../test-support/operator-desk.ts';
import { connectPayouts, payee, PIN } from '../../test-support/payee.ts';
import { png } from '../../test-support/pictures.ts';
import { NORTH } from '../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let token: string;
let attacker: Awaited<ReturnType<typeof payee>>;
let victim: Awaited<ReturnType<typeof payee>>;
let serial = 0;

beforeAll(async () => {
  const clock = testClock();
  ({ gateway, ops, accounts, tokens: { rita: token } } = await operatorDesk({ rita: ['risk'] }, { clock, fetch: fakePayments(clock.now).fetch }));
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  await connectPayouts(gateway, { openMost: 20 });
  [attacker, victim] = [await payee(gateway, accounts, `attacker${++serial}`), await payee(gateway, accounts, `victim${serial}`)];
});

/** What an operator of risk finds of the attacker. */
async function found(): Promise<string[]> {
  await gateway.refusals.flush();
  const { refusals } = await ops.valueOf('members:refusals', { memberId: attacker.id }, { token });
  // Nothing of the one who was attacked.
  expect((await ops.valueOf('members:refusals', { memberId: victim.id }, { token })).refusals).toEqual([]);
  return refusals.map(({ call, code, field, times }) => [call, code, ...(field === null ? [] : [field]), times].join(' ')).toSorted();
}

describe('an attack by a member', () => {
  it('returns its rows to an operator when it names what belongs to another member', async () => {
    const { id } = await victim.withdraw('20.00');
    for (const call of ['withdrawalOne', 'withdrawalCancel'] as const) expect(codeOf(await accounts.call(call, { id }, { ...attacker.options, idempotencyKey: randomUUID() }))).toBe('NOT_FOUND');
    expect(codeOf(await attacker.ask('20.00', { account: victim.account }))).toBe('NOT_FOUND');
    expect(codeOf(await accounts.call('removePayoutAccount', { id: victim.account, paymentPassword: PIN }, attacker.options))).toBe('NOT_FOUND');
    expect(await found()).toEqual(['removePayoutAccount NOT_FOUND 1', 'withdrawalCancel NOT_FOUND 1', 'withdrawalCreate NOT_FOUND 1', 'withdrawalOne NOT_FOUND 1']);
  });

  it('returns its rows to an operator when it uploads what is not the picture that it says', async () => {
    const upload = (data: Buffer) => accounts.call('uploadImage', { purpose: 'document', data: data.toString('base64') }, attacker.options);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const file of [page, Buffer.concat([png().subarray(0, 8), page]), Buffer.from('%PDF-1.7')]) expect(codeOf(await upload(file))).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(codeOf(await upload(png()))).toBe('OK');
    expect(await found()).toEqual(['uploadImage UNSUPPORTED_MEDIA_TYPE 3']);
  });

  it('returns its rows to an operator when it writes a script into a name', async () => {
    const script = '<script>alert(1)</script>';
    expect(codeOf(await accounts.call('saveProfile', { values: { payeeName: script } }, attacker.options))).toBe('VALIDATION_FAILED');
    expect(codeOf(await accounts.call('addPayoutAccount', { provider: 'GPAY', number: '09171234567', holder: script, paymentPassword: PIN }, attacker.options))).toBe('VALIDATION_FAILED');
    expect(await found()).toEqual(['addPayoutAccount VALIDATION_FAILED holder 1', 'saveProfile VALIDATION_FAILED payeeName 1']);
  });

  it('returns its rows to an operator when it adds a payout account and asks for a withdrawal to it', async () => {
    const { providers } = await gateway.settings.get(NORTH, 'payoutAccounts');
    await gateway.settings.set(NORTH, 'payoutAccounts', { most: 5, coolingHours: 24, providers });
    const added = await accounts.valueOf('addPayoutAccount', { provider: 'GPAY', number: '09171234568', holder: 'Mira Santos', paymentPassword: PIN }, attacker.options);
    expect(codeOf(await attacker.ask('100.00', { account: added.accounts.at(-1)?.id }))).toBe('TRY_AGAIN_LATER');
    expect(await attacker.money()).toEqual([100_000n, 0n]);
    expect(await found()).toEqual(['withdrawalCreate TRY_AGAIN_LATER account 1']);
  });

  it('returns its rows to an operator when it asks for more than the balance by withdrawals at once', async () => {
    const codes = (await Promise.all(Array.from({ length: 6 }, () => attacker.ask('400.00')))).map(codeOf);
    expect(codes.toSorted()).toEqual([...Array<string>(4).fill('INSUFFICIENT_FUNDS'), 'OK', 'OK']);
    expect(await found()).toEqual(['withdrawalCreate INSUFFICIENT_FUNDS amount 4']);
  });

  it('returns its rows to an operator when it guesses the transaction password', async () => {
    for (let guess = 0; guess < 12; guess++) await attacker.ask('10.00', { paymentPassword: String(100_000 + guess) });
    expect(await found()).toEqual(['withdrawalCreate PASSWORD_WRONG paymentPassword 10', 'withdrawalCreate TRY_AGAIN_LATER 2']);
  });

  it('returns its rows to an operator when it calls what agents alone may', async () => {
    expect(codeOf(await accounts.call('downlineContracts', { kind: 'daily' }, attacker.options))).toBe('NOT_AN_AGENT');
    expect(await found()).toEqual(['downlineContracts NOT_AN_AGENT 1']);
  });
});
