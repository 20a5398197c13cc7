import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { ownNetwork } from '../../../../test-support/own-network.ts';
import { OTHER_IP, codeOf, HOME_IP, PASSWORD, accountHelpers } from '../../../../test-support/account-helpers.ts';

const AT = 'http://localhost/__dev/phone-provider';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway({ fetch: ownNetwork(() => gateway) });
  crowd = accountHelpers(gateway);
  await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true, CHNGPASSVERIF3: true });
  await gateway.settings.set(NORTH, 'phoneProvider', { provider: 'external', apiUrl: AT, apiKey: 'north-key', issuer: AT, audience: 'north', keySetUrl: `${AT}/keys` });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(2 * 3_600_000));

/** The token a browser gets from the provider after confirming the code. */
async function vouchedFor(phoneNumber: string): Promise<string> {
  const ask = async (name: string, payload: object) =>
    (await gateway.app.inject({ method: 'POST', url: `/__dev/phone-provider/v1/accounts:${name}?key=north-key`, payload })).json<Record<string, string>>();
  const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber });
  const { idToken } = await ask('signInWithPhoneNumber', { sessionInfo, code: await crowd.codeSentTo(phoneNumber) });
  return idToken ?? '';
}
const login = (username: string, firebaseIdToken: string, ip = HOME_IP) => crowd.call('loginV2', { username, countryDialingCode: '+63', type: 'firebase', firebaseIdToken }, { ip });

describe('login with a number verified by the outside provider', () => {
  it('opens a session without a password, once', async () => {
    await crowd.open('vouched1', { mobile: '+639211000001' });
    const idToken = await vouchedFor('+639211000001');
    expect(codeOf(await login('0921 100 0001', idToken))).toBe('OK');
    expect(codeOf(await login('09211000001', idToken))).toBe('CODE_EXPIRED');
    expect((await gateway.members.byUsername(NORTH, 'vouched1'))?.mobileVerifiedAt).not.toBeNull();
  });

  it('accepts that number only, with an account that has it', async () => {
    await crowd.open('vouched2', { mobile: '+639211000002' });
    const idToken = await vouchedFor('+639211000003');
    expect(codeOf(await login('09211000002', idToken))).toBe('CODE_INVALID');
    expect(codeOf(await login('09211000002', ''))).toBe('CODE_INVALID');
    expect(codeOf(await login('09211000003', idToken))).toBe('LOGIN_FAILED');
  });

  it('counts a rejected token like a wrong password', async () => {
    await crowd.open('vouched3', { mobile: '+639211000004' });
    for (let attempt = 0; attempt < 3; attempt++) await login('09211000004', 'forged.token.here');
    expect(codeOf(await login('09211000004', await vouchedFor('+639211000004')))).toBe('CAPTCHA_REQUIRED');
  });

  it('can set a new password', async () => {
    await crowd.open('vouched4', { mobile: '+639211000005' });
    const request = { newPassword: 'Another-pass-7', mobileNum: '09211000005', countryDialingCode: '+63', verificationCode: '000000' };
    expect(codeOf(await crowd.call('passwordByPhone', request))).toBe('CODE_INVALID');
    expect(codeOf(await crowd.call('passwordByPhone', { ...request, firebaseIdToken: await vouchedFor('+639211000005') }))).toBe('OK');
    expect(codeOf(await crowd.call('loginV2', { username: 'vouched4', password: 'Another-pass-7', type: 'username' }))).toBe('OK');
  });

});

describe('second factor with an outside code provider', () => {
  const challenged = async (username: string) => {
    const value = await crowd.valueOf('loginV2', { username, password: PASSWORD, type: 'username' }, { ip: OTHER_IP });
    if (!('secondFactor' in value)) throw new Error('Nothing is owed.');
    return value.secondFactor;
  };
  const verify = async (challengeId: string, more: object = {}) => codeOf(await crowd.call('loginVerify', { challengeId, method: 'phone', code: '000000', ...more }, { ip: OTHER_IP }));
  const atHome = async (username: string, mobile: string) => crowd.knows(await crowd.open(username, { mobile, mobileVerified: true }), HOME_IP);

  it("is the provider's token for the account's number, of which only the last digits are shown", async () => {
    await atHome('factored1', '+639211000006');
    const { challengeId, methods } = await challenged('factored1');
    expect(methods).toEqual([{ method: 'phone', hint: '+63 ••••••••06' }]);
    expect(codeOf(await crowd.call('loginVerifySms', { challengeId }, { ip: OTHER_IP }))).toBe('FUNCTION_DISABLED');
    expect(await verify(challengeId, { firebaseIdToken: await vouchedFor('+639211000006') })).toBe('OK');
  });

  it('rejects any other token like a wrong code, and ends with the fifth', async () => {
    await atHome('factored2', '+639211000007');
    const { challengeId } = await challenged('factored2');
    const wrong = [{}, { firebaseIdToken: 'forged.token.here' }, { firebaseIdToken: await vouchedFor('+639211000008') }, { method: 'sms' }];
    for (const shown of wrong) expect(await verify(challengeId, shown)).toBe('CODE_INVALID');
    expect(await verify(challengeId)).toBe('CHALLENGE_EXPIRED');
    expect(await verify(challengeId, { firebaseIdToken: await vouchedFor('+639211000007') })).toBe('CHALLENGE_EXPIRED');
  });

  it('accepts a token once, for whatever it was used', async () => {
    await atHome('factored3', '+639211000009');
    const firebaseIdToken = await vouchedFor('+639211000009');
    expect(codeOf(await login('09211000009', firebaseIdToken))).toBe('OK');
    const { challengeId } = await challenged('factored3');
    expect(await verify(challengeId, { firebaseIdToken })).toBe('CODE_EXPIRED');
  });

  it('is not the number again when the number was the first factor', async () => {
    await atHome('factored4', '+639211000010');
    expect(codeOf(await login('09211000010', await vouchedFor('+639211000010'), OTHER_IP))).toBe('OK');
  });
});
