import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAPTCHA, DEFAULT_PASSWORD, testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { codeOf, HOME_IP, PASSWORD, accountHelpers } from '../../../../test-support/account-helpers.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
  await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true });
});
afterAll(() => gateway.stop());
// Counters of earlier tests must not affect the next one.
beforeEach(() => gateway.clock.advance(3_600_000));

const login = (request: object, merchantCode = NORTH) => crowd.call('loginV2', request, { ip: HOME_IP, merchantCode });
const byName = (username: string, password = PASSWORD, more: object = {}) => login({ username, password, type: 'username', ...more });
const number = (index: number) => `+63917${String(1_000_000 + index)}`;
const askForCode = (mobileNum: string) => crowd.call('smsNoLogin', { mobileNum, countryDialingCode: '+63' }, { ip: HOME_IP });
const bySms = (username: string, password: string, more: object = {}) => login({ username, password, countryDialingCode: '+63', type: 'sms', ...more });
const captcha = async () => ({ captchaId: (await crowd.valueOf('captcha')).captchaId, captcha: CAPTCHA });

describe('password credentials', () => {
  it('accept the user name or the phone number, in any spelling', async () => {
    await crowd.open('dialler1', { mobile: number(1) });
    for (const username of ['Dialler1', '0917 100 0001', '+63 917-1000001', '9171000001']) {
      expect(codeOf(await byName(username, PASSWORD, { countryDialingCode: '63' }))).toBe('OK');
    }
    // Without one: that of the number, else that of the merchant's currency.
    for (const username of ['09171000001', '+639171000001']) expect(codeOf(await byName(username))).toBe('OK');
    expect(codeOf(await byName('+659171000001'))).toBe('LOGIN_FAILED');
    expect(codeOf(await byName('09171000001', PASSWORD, { countryDialingCode: '+65' }))).toBe('LOGIN_FAILED');
  });

  it('reject an account without a password', async () => {
    await crowd.open('pinless1', { mobile: number(2), passwordHash: null });
    expect(codeOf(await byName('pinless1'))).toBe('LOGIN_FAILED');
  });

  it('report the default password as expired', async () => {
    await crowd.open('greeted1', { passwordHash: await gateway.passwords.hash(DEFAULT_PASSWORD, { tenantId: NORTH, ip: null }) });
    expect((await byName('greeted1', DEFAULT_PASSWORD)).body).toMatchObject({ value: { passwordExpired: true } });
    expect((await byName('greeted1', `${DEFAULT_PASSWORD}x`)).body).toMatchObject({ code: 'LOGIN_FAILED' });
  });
});

describe('fields of the specification alone', () => {
  it('log in by SMS, and set a password by mobile number', async () => {
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true, CHNGPASSVERIF3: true });
    await crowd.open('plain001', { mobile: number(70) });
    await crowd.valueOf('smsNoLogin', { mobileNum: '09171000070' }, { ip: HOME_IP });
    const request = { username: '09171000070', password: await crowd.codeSentTo(number(70)), type: 'sms' };
    expect(codeOf(await login(request))).toBe('OK');
    gateway.clock.advance(60_000);
    await crowd.valueOf('smsNoLogin', { mobileNum: '09171000070' }, { ip: HOME_IP });
    const recovery = { newPassword: 'Another-horse-8', mobileNum: '09171000070', verificationCode: await crowd.codeSentTo(number(70)) };
    expect(codeOf(await crowd.call('passwordByPhone', recovery, { ip: HOME_IP }))).toBe('OK');
    expect(codeOf(await byName('09171000070', 'Another-horse-8'))).toBe('OK');
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true });
  });
});

describe('phone code credentials', () => {
  it('open a session once', async () => {
    await crowd.open('texter01', { mobile: number(3) });
    await askForCode('09171000003');
    const code = await crowd.codeSentTo(number(3));
    expect(codeOf(await bySms('0917 1000003', ` ${code} `))).toBe('OK');
    expect(codeOf(await bySms('09171000003', code))).toBe('CODE_INVALID');
    expect((await gateway.members.byUsername(NORTH, 'texter01'))?.mobileVerifiedAt).not.toBeNull();
  });

  it('reject an account of another tenant and a code of another purpose', async () => {
    await crowd.open('texter02', { mobile: number(4) });
    await gateway.settings.set(SOUTH, 'whitelabel', { smsLogin: true });
    await askForCode('09171000004');
    const code = await crowd.codeSentTo(number(4));
    expect(codeOf(await login({ username: '09171000004', password: code, countryDialingCode: '+63', type: 'sms' }, SOUTH))).toBe('CODE_INVALID');
    expect(codeOf(await crowd.call('passwordByPhone', { newPassword: 'Another-pass-7', mobileNum: '09171000004', countryDialingCode: '+63', verificationCode: code }))).toBe('FUNCTION_DISABLED');
    expect(codeOf(await bySms('09171000004', code))).toBe('OK');
  });

  it('reject an invalid number', async () => {
    expect((await bySms('12', '123456')).body).toMatchObject({ code: 'PHONE_INVALID', value: { fields: [{ field: 'mobileNum' }] } });
    expect(codeOf(await login({ username: 'marigold', password: '1', type: 'sms' }))).toBe('PHONE_INVALID');
  });

  it("are available only where the merchant has enabled them, with the merchant's proof", async () => {
    expect(codeOf(await login({ username: '09171000003', countryDialingCode: '+63', firebaseIdToken: 'x', type: 'firebase' }))).toBe('FUNCTION_DISABLED');
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: false });
    expect(codeOf(await bySms('09171000003', '123456'))).toBe('FUNCTION_DISABLED');
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true });
    const at = 'http://phone.example';
    await gateway.settings.set(NORTH, 'phoneProvider', { provider: 'external', apiUrl: at, apiKey: 'k', issuer: at, audience: 'a', keySetUrl: `${at}/keys` });
    expect(codeOf(await bySms('09171000003', '123456'))).toBe('FUNCTION_DISABLED');
    expect(codeOf(await login({ username: '09171000003', countryDialingCode: '+63', type: 'firebase' }))).toBe('CODE_INVALID');
    await gateway.settings.set(NORTH, 'phoneProvider', { provider: 'platform' });
  });
});

describe('account types admitted by a site', () => {
  it.each([
    ['members', 0, 'OK'],
    ['members', 1, 'NOT_A_MEMBER'],
    ['agents', 42, 'OK'],
    ['agents', 0, 'NOT_AN_AGENT'],
    ['everyone', 41, 'OK'],
  ] as const)('answer %s at a site for an account of type %i with %s', async (audience, type, code) => {
    await gateway.settings.set(NORTH, 'signInAudience', audience);
    const username = `guest${audience}${type}`;
    await crowd.open(username, { type });
    expect(codeOf(await byName(username))).toBe(code);
    expect(codeOf(await byName(username, 'wrong-one-1'))).toBe('LOGIN_FAILED');
    await gateway.settings.set(NORTH, 'signInAudience', 'everyone');
  });
});

describe('failed attempts', () => {
  it('are counted for the account, under any of its names', async () => {
    await crowd.open('besieged', { mobile: number(5) });
    await byName('besieged', 'wrong-one-1');
    await byName('BESIEGED', 'wrong-one-1');
    expect((await byName('09171000005', 'wrong-one-1', { countryDialingCode: '+63' })).body).toMatchObject({ code: 'LOGIN_FAILED', value: { captcha: true } });
    expect(codeOf(await bySms('0917 100 0005', '000000'))).toBe('CAPTCHA_REQUIRED');
    expect(codeOf(await byName('besieged'))).toBe('CAPTCHA_REQUIRED');
  });

  it('of codes are counted like those of passwords', async () => {
    await crowd.open('besieged2', { mobile: number(6) });
    await askForCode('09171000006');
    for (const captchaShown of [undefined, undefined, true]) {
      expect((await bySms('09171000006', '000000')).body).toMatchObject({ code: 'CODE_INVALID', ...(captchaShown === undefined ? {} : { value: { captcha: true } }) });
    }
    expect(codeOf(await bySms('09171000006', await crowd.codeSentTo(number(6))))).toBe('CAPTCHA_REQUIRED');
    expect(codeOf(await bySms('09171000006', await crowd.codeSentTo(number(6)), await captcha()))).toBe('OK');
  });

  it('allow three attempts without a captcha, seven with one, then lock', async () => {
    await crowd.open('besieged3');
    const seen: string[] = [];
    for (let attempt = 0; attempt < 15; attempt++) seen.push(codeOf(await byName('besieged3', `guess-${attempt}`, attempt < 3 ? {} : await captcha())));
    expect(seen).toEqual([...Array<string>(10).fill('LOGIN_FAILED'), ...Array<string>(5).fill('TRY_AGAIN_LATER')]);
    expect((await byName('besieged3', PASSWORD, await captcha())).body).toMatchObject({ value: { retryAfter: 300 } });
    gateway.clock.advance(5 * 60_000);
    expect(codeOf(await byName('besieged3'))).toBe('CAPTCHA_REQUIRED');
    expect(codeOf(await byName('besieged3', PASSWORD, await captcha()))).toBe('OK');
    expect(codeOf(await byName('besieged3'))).toBe('OK');
  });

  it('are all counted when they are concurrent', async () => {
    await crowd.open('besieged4');
    const proofs = await Promise.all(Array.from({ length: 30 }, captcha));
    const answers = await Promise.all(proofs.map((proof) => byName('besieged4', 'wrong-one-1', proof)));
    expect(answers.filter((answer) => codeOf(answer) === 'LOGIN_FAILED')).toHaveLength(10);
  });

  it('are reset an hour after the first', async () => {
    await crowd.open('besieged5');
    for (let attempt = 0; attempt < 3; attempt++) await byName('besieged5', 'wrong-one-1');
    gateway.clock.advance(3_600_000);
    expect((await byName('besieged5', 'wrong-one-1')).body).toMatchObject({ code: 'LOGIN_FAILED' });
    expect(codeOf(await byName('besieged5'))).toBe('OK');
  });
});

describe('the existence of an account', () => {
  /** An answer without the parts that are new each time. */
  const plain = ({ status, body }: Awaited<ReturnType<typeof login>>) => ({ status, body: { ...body, requestId: '' } });

  it('shows neither in the answers to passwords nor in the work they take', async () => {
    await crowd.open('existing');
    await crowd.open('existing3', { mobile: number(7) });
    const verify = vi.spyOn(gateway.passwords, 'verify');
    for (const [there, nowhere] of [['existing', 'missing1'], ['09171000007', '09171009999']] as const) {
      for (let attempt = 1; attempt <= 5; attempt++) {
        const work = [];
        const answers = [];
        for (const username of [there, nowhere]) {
          verify.mockClear();
          answers.push(plain(await byName(username, 'wrong-one-1', { countryDialingCode: '+63' })));
          work.push(verify.mock.calls.length);
        }
        expect(answers[0]).toEqual(answers[1]);
        expect(work).toEqual(attempt <= 3 ? [1, 1] : [0, 0]);
      }
    }
    verify.mockRestore();
  });

  it('does not show in answers to codes', async () => {
    await crowd.open('existing2', { mobile: number(8) });
    for (const mobileNum of ['09171000008', '09171009998']) await askForCode(mobileNum);
    for (let attempt = 1; attempt <= 6; attempt++) {
      expect(plain(await bySms('09171000008', '000000'))).toEqual(plain(await bySms('09171009998', '000000')));
    }
  });
});
