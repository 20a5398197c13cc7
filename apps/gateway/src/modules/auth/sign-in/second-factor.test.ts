import type { ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { OTHER_IP, codeOf, HOME_IP, PASSWORD, accountHelpers } from '../../../../test-support/account-helpers.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(2 * 3_600_000));

type SecondFactorChallenge = Extract<ResponseOf<'loginV2'>, { secondFactor: unknown }>['secondFactor'];

const request = (username: string, more: object = {}) => ({ username, password: PASSWORD, type: 'username', ...more });
const login = (username: string, ip: string, more: object = {}) => crowd.call('loginV2', request(username, more), { ip });
/** The challenge that a login away from home leads to. */
async function challenged(username: string, ip = OTHER_IP, more: object = {}): Promise<SecondFactorChallenge> {
  const value = await crowd.valueOf('loginV2', request(username, more), { ip });
  if (!('secondFactor' in value)) throw new Error('No second factor is required.');
  return value.secondFactor;
}
const verify = (challengeId: string, method: string, code: string, options: { ip?: string; registerAddress?: boolean; merchantCode?: string } = {}) => {
  const { ip = OTHER_IP, registerAddress = true, merchantCode = NORTH } = options;
  return crowd.call('loginVerify', { challengeId, method, code, registerAddress }, { ip, merchantCode });
};

/** An account that is known at HOME and has a proved number. */
async function phoned(username: string, index: number): Promise<{ id: string; mobile: string }> {
  const mobile = `+63918${String(1_000_000 + index)}`;
  const id = await crowd.open(username, { mobile, mobileVerified: true });
  await crowd.knows(id, HOME_IP);
  return { id, mobile };
}

/** An account that is known at HOME and has an authenticator app. */
async function enrolled(username: string) {
  const id = await crowd.open(username);
  const { token } = await crowd.valueOf('login', request(username), { ip: HOME_IP });
  return { id, token, ...(await crowd.enrol(token)) };
}

const sessionsOf = async (memberId: string) => (await gateway.sessions.list(NORTH, memberId)).length;

describe('login from a new address', () => {
  it('requires nothing where the account has no second factor, and remembers the address', async () => {
    const id = await crowd.open('factorless');
    expect(codeOf(await login('factorless', OTHER_IP))).toBe('OK');
    expect(await gateway.addresses.knows(NORTH, id, OTHER_IP)).toBe(true);
  });

  it('requires nothing at the address that the account was registered from', async () => {
    const { token } = await crowd.valueOf('register', { username: 'homely01', password: PASSWORD, confirmPassword: PASSWORD, login: true, registerUrl: 'x', registerMethod: 'WEB', ageConfirmed: true, termsVersion: '2026-01' }, { ip: HOME_IP });
    await crowd.enrol(token);
    expect(codeOf(await login('homely01', '198.51.100.250'))).toBe('OK');
    expect((await challenged('homely01')).methods.map(({ method }) => method)).toEqual(['totp', 'recovery']);
  });

  it('requires a code by SMS, and then remembers the address', async () => {
    const { id, mobile } = await phoned('phoned01', 1);
    const { challengeId, methods, expiresIn } = await challenged('phoned01');
    expect([methods, expiresIn]).toEqual([[{ method: 'sms', hint: '+63 ••••••••01' }], 600]);
    expect(await crowd.lastMessage(mobile)).toBeUndefined();
    expect((await crowd.call('loginVerifySms', { challengeId }, { ip: OTHER_IP })).body).toMatchObject({ value: { expiredMinutes: 1 } });
    expect((await crowd.call('loginVerifySms', { challengeId }, { ip: OTHER_IP })).body).toMatchObject({ code: 'TOO_MANY_REQUESTS', value: { retryAfter: 60 } });
    const opened = await verify(challengeId, 'sms', await crowd.codeSentTo(mobile));
    expect(opened.body).toMatchObject({ success: true, value: { firstTimeLogin: true, passwordExpired: false } });
    expect(await gateway.addresses.knows(NORTH, id, OTHER_IP)).toBe(true);
    expect(codeOf(await login('phoned01', OTHER_IP))).toBe('OK');
  });

  it('does not remember the address when asked not to', async () => {
    const { id, mobile } = await phoned('phoned02', 2);
    const { challengeId } = await challenged('phoned02');
    await crowd.valueOf('loginVerifySms', { challengeId }, { ip: OTHER_IP });
    expect(codeOf(await verify(challengeId, 'sms', await crowd.codeSentTo(mobile), { registerAddress: false }))).toBe('OK');
    expect(await gateway.addresses.knows(NORTH, id, OTHER_IP)).toBe(false);
  });

  it('requires the app where there is one, also after a code by SMS, which verifies the number only', async () => {
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true });
    const bySms = async (mobile: string) => {
      await crowd.call('smsNoLogin', { mobileNum: mobile.slice(3), countryDialingCode: '+63' }, { ip: OTHER_IP });
      const value = await crowd.valueOf('loginV2', { username: mobile.slice(3), countryDialingCode: '+63', password: await crowd.codeSentTo(mobile), type: 'sms' }, { ip: OTHER_IP });
      return 'secondFactor' in value ? value.secondFactor.methods.map(({ method }) => method) : 'opened';
    };
    const { mobile } = await phoned('phoned03', 3);
    expect(await bySms(mobile)).toBe('opened');
    const second = await phoned('phoned04', 4);
    await crowd.enrol((await crowd.valueOf('login', request('phoned04'), { ip: HOME_IP })).token);
    expect(await bySms(second.mobile)).toEqual(['totp', 'recovery']);
  });

  it('requires nothing where the merchant has switched it off, or no factor can be used', async () => {
    await phoned('phoned05', 5);
    await crowd.open('phoned06', { mobile: '+639181000006' }); // typed, never proved
    expect(codeOf(await login('phoned06', OTHER_IP))).toBe('OK');
    await gateway.settings.set(NORTH, 'secondFactor', false);
    expect(codeOf(await login('phoned05', OTHER_IP))).toBe('OK');
    await gateway.settings.set(NORTH, 'secondFactor', true);
  });

  it('is rejected by the first version of the call, after the password is verified', async () => {
    const { id } = await phoned('phoned07', 7);
    expect(codeOf(await crowd.call('login', request('phoned07'), { ip: OTHER_IP }))).toBe('SECOND_FACTOR_REQUIRED');
    expect(codeOf(await crowd.call('login', request('phoned07', { password: 'wrong-one-1' }), { ip: OTHER_IP }))).toBe('LOGIN_FAILED');
    expect(codeOf(await login('phoned07', OTHER_IP, { password: 'wrong-one-1' }))).toBe('LOGIN_FAILED');
    expect(await sessionsOf(id)).toBe(0);
    expect(codeOf(await crowd.call('login', request('phoned07'), { ip: OTHER_IP }))).toBe('CAPTCHA_REQUIRED');
    expect(codeOf(await crowd.call('login', request('phoned07'), { ip: HOME_IP }))).toBe('OK');
  });

  it('keeps the choices of the first step until the second: the device, and the expired password', async () => {
    const { secret } = await enrolled('forgetful1');
    await gateway.settings.set(NORTH, 'passwordMaxAgeDays', 1);
    gateway.clock.advance(86_400_000);
    const { challengeId } = await challenged('forgetful1', OTHER_IP, { remember: true });
    await gateway.settings.set(NORTH, 'passwordMaxAgeDays', null);
    const opened = await verify(challengeId, 'totp', crowd.appShows(secret));
    expect(opened.body).toMatchObject({ value: { passwordExpired: true, passwordTemporary: false } });
    expect(opened.headers['set-cookie']).toMatch(/^livery_device=/);
  });
});

describe('second factor challenge', () => {
  it('is valid once', async () => {
    const { secret } = await enrolled('onceonly');
    const { challengeId } = await challenged('onceonly');
    expect(codeOf(await verify(challengeId, 'totp', crowd.appShows(secret)))).toBe('OK');
    gateway.clock.advance(30_000);
    expect(codeOf(await verify(challengeId, 'totp', crowd.appShows(secret)))).toBe('CHALLENGE_EXPIRED');
  });

  it('expires after ten minutes', async () => {
    const { secret } = await enrolled('tardy001');
    const { challengeId } = await challenged('tardy001');
    gateway.clock.advance(599_999);
    const late = await challenged('tardy001');
    gateway.clock.advance(1);
    expect(codeOf(await verify(challengeId, 'totp', crowd.appShows(secret)))).toBe('CHALLENGE_EXPIRED');
    expect(codeOf(await crowd.call('loginVerifySms', { challengeId }, { ip: OTHER_IP }))).toBe('CHALLENGE_EXPIRED');
    expect(codeOf(await verify(late.challengeId, 'totp', crowd.appShows(secret)))).toBe('OK');
  });

  it('accepts answers from the address of the login, at the same merchant', async () => {
    const { secret } = await enrolled('bound001');
    const { challengeId } = await challenged('bound001');
    for (const elsewhere of [{ ip: HOME_IP }, { ip: '192.0.2.1' }, { merchantCode: SOUTH }]) {
      expect(codeOf(await verify(challengeId, 'totp', crowd.appShows(secret), elsewhere))).toBe('CHALLENGE_EXPIRED');
    }
    expect(codeOf(await verify(challengeId, 'totp', crowd.appShows(secret), { ip: '203.0.113.77' }))).toBe('OK');
  });

  it('ends with the fifth wrong code, also for a right one afterwards', async () => {
    const { secret, recoveryCodes } = await enrolled('guessed1');
    const { challengeId } = await challenged('guessed1');
    const answers = [];
    for (const method of ['totp', 'recovery', 'totp', 'sms', 'totp']) answers.push(codeOf(await verify(challengeId, method, '000000')));
    expect(answers).toEqual([...Array<string>(4).fill('CODE_INVALID'), 'CHALLENGE_EXPIRED']);
    expect(codeOf(await verify(challengeId, 'totp', crowd.appShows(secret)))).toBe('CHALLENGE_EXPIRED');
    expect(codeOf(await verify(challengeId, 'recovery', recoveryCodes[0]!))).toBe('CHALLENGE_EXPIRED');
  });

  it('allows five attempts also when they are concurrent', async () => {
    await enrolled('guessed2');
    const { challengeId } = await challenged('guessed2');
    const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => verify(challengeId, 'totp', `00000${index}`)));
    const codes = answers.map(codeOf).toSorted();
    expect(codes).toEqual([...Array<string>(5).fill('CHALLENGE_EXPIRED'), ...Array<string>(4).fill('CODE_INVALID')]);
  });

  it('is stored as a hash', async () => {
    await enrolled('unread01');
    const { challengeId } = await challenged('unread01');
    const { rows } = await sql<{ text: string }>`select login_challenge::text as text from login_challenge`.execute(gateway.db.query);
    expect(rows.map(({ text }) => text).join()).not.toContain(challengeId);
  });
});

describe('wrong second factors', () => {
  it('count as failed logins: ten of them lock the account for five minutes', async () => {
    const { secret } = await enrolled('guessed3');
    const first = await challenged('guessed3');
    for (let guess = 0; guess < 5; guess++) await verify(first.challengeId, 'totp', '000000');
    expect(codeOf(await login('guessed3', OTHER_IP))).toBe('CAPTCHA_REQUIRED');
    const second = await crowd.valueOf('captcha').then(({ captchaId }) => challenged('guessed3', OTHER_IP, { captchaId, captcha: 'HK347' }));
    for (let guess = 0; guess < 3; guess++) await verify(second.challengeId, 'totp', '000000');
    expect((await verify(second.challengeId, 'totp', crowd.appShows(secret))).body).toMatchObject({ code: 'TRY_AGAIN_LATER', value: { retryAfter: 300 } });
    gateway.clock.advance(300_000);
    expect(codeOf(await verify(second.challengeId, 'totp', crowd.appShows(secret)))).toBe('OK');
    expect(codeOf(await login('guessed3', OTHER_IP))).toBe('OK');
  });

  it('lock for a day after thirty', async () => {
    const { secret } = await enrolled('guessed4');
    let wrong = 0;
    let last = '';
    for (let hour = 0; hour < 12 && last !== 'QUOTA_EXCEEDED'; hour++) {
      gateway.clock.advance(3_600_000);
      const { challengeId } = await challenged('guessed4');
      for (let guess = 0; guess < 5 && last !== 'QUOTA_EXCEEDED'; guess++) {
        last = codeOf(await verify(challengeId, 'totp', '000000'));
        if (last !== 'QUOTA_EXCEEDED') wrong += 1;
      }
    }
    expect([wrong, last]).toEqual([30, 'QUOTA_EXCEEDED']);
    gateway.clock.advance(86_400_000);
    const { challengeId } = await challenged('guessed4');
    expect(codeOf(await verify(challengeId, 'totp', crowd.appShows(secret)))).toBe('OK');
  });
});

describe('codes of the authenticator app', () => {
  it.each([
    [-2, 'CODE_INVALID'],
    [-1, 'OK'],
    [0, 'OK'],
    [1, 'OK'],
    [2, 'CODE_INVALID'],
  ])('answer %s for the step %i from now', async (steps, code) => {
    const username = `clocked${steps + 5}`;
    const { secret } = await enrolled(username);
    gateway.clock.advance(60_000);
    const { challengeId } = await challenged(username);
    expect(codeOf(await verify(challengeId, 'totp', crowd.appShows(secret, steps)))).toBe(code);
  });

  it('are valid once, and make earlier ones invalid; blanks do not matter', async () => {
    const { secret } = await enrolled('replayed');
    gateway.clock.advance(60_000);
    const [first, second, third] = [await challenged('replayed'), await challenged('replayed'), await challenged('replayed')];
    const code = crowd.appShows(secret);
    expect(codeOf(await verify(first.challengeId, 'totp', `${code.slice(0, 3)} ${code.slice(3)}`))).toBe('OK');
    expect(codeOf(await verify(second.challengeId, 'totp', code))).toBe('CODE_INVALID');
    expect(codeOf(await verify(second.challengeId, 'totp', crowd.appShows(secret, -1)))).toBe('CODE_INVALID');
    expect(codeOf(await verify(third.challengeId, 'totp', crowd.appShows(secret, 1)))).toBe('OK');
  });
});

describe('recovery codes', () => {
  it('replace the app, each once, in any spelling', async () => {
    const { id, recoveryCodes } = await enrolled('rescued1');
    const [first = '', second = ''] = recoveryCodes;
    const one = await challenged('rescued1');
    expect(codeOf(await verify(one.challengeId, 'recovery', ` ${first.toLowerCase().replace('-', ' ')} `, { registerAddress: false }))).toBe('OK');
    const two = await challenged('rescued1');
    expect(codeOf(await verify(two.challengeId, 'recovery', first))).toBe('CODE_INVALID');
    // As a keyboard of another script types it.
    const persian = second.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));
    expect(codeOf(await verify(two.challengeId, 'recovery', persian))).toBe('OK');
    expect(await sessionsOf(id)).toBe(3); // with the one that set up the app
  });

  it('are accepted for exactly one of twelve concurrent logins', async () => {
    const { id, recoveryCodes } = await enrolled('rescued2');
    const challenges: SecondFactorChallenge[] = [];
    for (let index = 0; index < 12; index++) {
      challenges.push(await challenged('rescued2', `203.0.${index}.9`));
      // So many logins would require a captcha and a wait, which other tests cover.
      await sql`delete from login_attempt`.execute(gateway.db.query);
    }
    const before = await sessionsOf(id);
    const answers = await Promise.all(challenges.map(({ challengeId }, index) => verify(challengeId, 'recovery', recoveryCodes[0]!, { ip: `203.0.${index}.9` })));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await sessionsOf(id)).toBe(before + 1);
  });

  it('open one session for one challenge', async () => {
    const { id, recoveryCodes } = await enrolled('rescued3');
    const { challengeId } = await challenged('rescued3');
    const before = await sessionsOf(id);
    const answers = await Promise.all(recoveryCodes.slice(0, 5).map((code) => verify(challengeId, 'recovery', code)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await sessionsOf(id)).toBe(before + 1);
  });
});
