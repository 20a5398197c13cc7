import { randomUUID } from 'node:crypto';
import { calls, HPKE_HEADER, HPKE_VERSION, SEALED_LIFETIME_MS, type CallName, type CallSpec, type SealedBody } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newJti, seal } from '../../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { PASSWORD, accountHelpers } from '../../../../test-support/account-helpers.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await testGateway();
  const crowd = accountHelpers(gateway);
  await crowd.open('enveloped');
  token = (await crowd.valueOf('login', { username: 'enveloped', password: PASSWORD, type: 'username' })).token;
});
afterAll(() => gateway.stop());

const sealedCalls = (Object.entries(calls) as [CallName, CallSpec][]).filter(([, spec]) => spec.encrypted === true);
/** A request that the call decrypts, and then refuses for its content. */
const requests: Partial<Record<CallName, { readonly body: object; readonly code: string }>> = {
  login: { body: { username: 'nobody01', password: 'x', type: 'username' }, code: 'LOGIN_FAILED' },
  loginV2: { body: { username: 'nobody02', password: 'x', type: 'username' }, code: 'LOGIN_FAILED' },
  loginVerify: { body: { challengeId: 'x', method: 'totp', code: '000000' }, code: 'CHALLENGE_EXPIRED' },
  changePassword: { body: { oldPassword: 'x', newPassword: 'a1', confirmNewPassword: 'a1' }, code: 'VALIDATION_FAILED' },
  passwordByPhone: { body: { newPassword: PASSWORD, mobileNum: '1', countryDialingCode: '+63', verificationCode: '0' }, code: 'FUNCTION_DISABLED' },
  totpConfirm: { body: { password: PASSWORD, code: '000000' }, code: 'CODE_INVALID' },
  totpRemove: { body: { password: PASSWORD, code: '000000' }, code: 'CODE_INVALID' },
  setPaymentPassword: { body: { password: 'wrong-one', newPaymentPassword: 'Nine-9999', confirmPaymentPassword: 'Nine-9999' }, code: 'VALIDATION_FAILED' },
  changePaymentPassword: { body: { oldPaymentPassword: 'x', newPaymentPassword: 'Nine-9999', confirmPaymentPassword: 'Nine-9999' }, code: 'VALIDATION_FAILED' },
  saveProfile: { body: {}, code: 'VALIDATION_FAILED' },
  addPayoutAccount: { body: {}, code: 'VALIDATION_FAILED' },
  removePayoutAccount: { body: {}, code: 'VALIDATION_FAILED' },
  recoveryCodes: { body: { password: PASSWORD }, code: 'FUNCTION_DISABLED' },
  proveEmail: { body: {}, code: 'VALIDATION_FAILED' },
  provePhone: { body: {}, code: 'VALIDATION_FAILED' },
  uploadImage: { body: {}, code: 'VALIDATION_FAILED' },
  sendDocuments: { body: {}, code: 'VALIDATION_FAILED' },
  withdrawalCreate: { body: {}, code: 'VALIDATION_FAILED' },
  transferToUpline: { body: {}, code: 'VALIDATION_FAILED' },
};
const owned = sealedCalls.filter(([name]) => name in requests);

async function post({ path, method, idempotent }: CallSpec, payload: object, { merchant = NORTH, marked = true } = {}) {
  const answer = await gateway.app.inject({
    method,
    url: path,
    payload,
    headers: { host: 'localhost', 'x-merchant-code': merchant, authorization: `Bearer ${token}`, ...(idempotent === true ? { 'idempotency-key': randomUUID() } : {}), ...(marked ? { [HPKE_HEADER]: HPKE_VERSION } : {}) },
  });
  return answer.json<{ code?: string }>().code;
}

describe('encrypted calls', () => {
  it('include register and its alias, and what is for agents alone', () => {
    expect(sealedCalls.map(([name]) => name).toSorted()).toEqual([...Object.keys(requests), 'register', 'registerMobile', 'transferToDownline', 'agentOpenAccount'].toSorted());
  });
});

describe.each(owned)('%s', (name, spec) => {
  const { body, code } = requests[name]!;
  const sealed = (changes: { readonly iat?: number; readonly path?: string; readonly merchantCode?: string } = {}): Promise<SealedBody> =>
    seal(gateway, body, { merchantCode: NORTH, method: spec.method, path: spec.path, iat: gateway.clock.now(), jti: newJti(), ...changes });

  it('accepts its envelope once', async () => {
    const envelope = await sealed();
    expect(await post(spec, envelope)).toBe(code);
    expect(await post(spec, envelope)).toBe('ENVELOPE_REPLAYED');
  });

  it('rejects an envelope that is too old or from the future', async () => {
    for (const late of [1, -1]) expect(await post(spec, await sealed({ iat: gateway.clock.now() - late * (SEALED_LIFETIME_MS + 1) }))).toBe('ENVELOPE_STALE');
  });

  it('rejects plain text, and an envelope for another call or merchant', async () => {
    expect(await post(spec, body, { marked: false })).toBe('ENCRYPTION_REQUIRED');
    expect(await post(spec, body)).toBe('ENCRYPTION_REQUIRED');
    expect(await post(spec, await sealed({ path: name === 'login' ? calls.loginV2.path : calls.login.path }))).toBe('ENCRYPTION_INVALID');
    expect(await post(spec, await sealed({ merchantCode: SOUTH }))).toBe('ENCRYPTION_INVALID');
  });
});
