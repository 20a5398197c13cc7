import { calls, canDo, type CallName, type CallSpec } from '@livery/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, deviceCookieOf, HOME_IP, OTHER_IP, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { DEFAULT_PASSWORD, testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

const NEW = 'Another-horse-8';
const DAY_MS = 86_400_000;
const LAUNCH = { accountType: 1, confirmTrans: 0, vassalage: 'V', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3, gameId: 'g' };
const rows = Object.entries(calls) as [CallName, CallSpec][];

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
let defaultHash: string;
beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
  defaultHash = await gateway.passwords.hash(DEFAULT_PASSWORD, { tenantId: NORTH, ip: null });
  await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true });
});
afterAll(() => gateway.stop());
// Counters of earlier tests must not affect the next one.
beforeEach(() => gateway.clock.advance(3_600_000));

const logIn = (username: string, password: string, more: object = {}) => crowd.call<{ token: string }>('loginV2', { username, password, type: 'username', ...more }, { ip: HOME_IP });
const tokenOf = (answer: Awaited<ReturnType<typeof logIn>>): string => (answer.body.success ? answer.body.value.token : '');
const code = async (name: CallName, token: string, request: object = {}) => codeOf(await crowd.call(name, request, { token, ip: HOME_IP }));
const changed = (token: string, oldPassword: string) => code('changePassword', token, { oldPassword, newPassword: NEW, confirmNewPassword: NEW });

/** Whether the server refuses a session everything: by the calls that a site makes first. */
const forced = async (token: string) => (await code('balance', token)) === 'PASSWORD_CHANGE_REQUIRED';

describe('a session whose password must be changed', () => {
  it('is refused every call that needs a session, but for the change, logging out and the member’s data', async () => {
    await crowd.open('forced01', { passwordHash: defaultHash });
    const token = tokenOf(await logIn('forced01', DEFAULT_PASSWORD));
    // Who may not make a call at all is told that.
    await crowd.open('forcedagent', { passwordHash: defaultHash, type: 1 });
    const ofAgent = tokenOf(await logIn('forcedagent', DEFAULT_PASSWORD));
    for (const [name, { guard }] of rows.filter(([, { token: needed, beforePasswordChange, stream }]) => needed && beforePasswordChange !== true && stream !== true)) {
      const mayAsPlayer = guard === undefined || canDo('member', guard) === 'allowed';
      expect([name, await code(name, mayAsPlayer ? token : ofAgent)]).toEqual([name, 'PASSWORD_CHANGE_REQUIRED']);
    }
    expect((await crowd.call('events', {}, { token })).body).toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' });
    expect((await crowd.call('launchGame', LAUNCH, { token })).status).toBe(403);
    expect(await code('memberInfo', token)).toBe('OK');
    expect(await changed(token, DEFAULT_PASSWORD)).toBe('OK');
    expect(await code('balance', token)).toBe('OK');
    expect(await code('logout', tokenOf(await logIn('forced01', NEW)))).toBe('OK');
  });

  it('may still do what a visitor may, and log out', async () => {
    await crowd.open('forced02', { passwordHash: defaultHash });
    const token = tokenOf(await logIn('forced02', DEFAULT_PASSWORD));
    expect([await code('registerSettings', token), await code('announcements', token), await code('logout', token)]).toEqual(['OK', 'OK', 'OK']);
  });

  it('is one by an expired password while the merchant forces changes, and at once again when it does', async () => {
    await crowd.open('forced03');
    gateway.clock.advance(30 * DAY_MS);
    await gateway.settings.set(NORTH, 'passwordMaxAgeDays', 30);
    const token = tokenOf(await logIn('forced03', PASSWORD));
    await gateway.settings.set(NORTH, 'passwordMaxAgeDays', null);
    expect(await forced(token)).toBe(true);
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true, forcedPasswordChange: false });
    expect(await forced(token)).toBe(false);
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true });
    expect(await forced(token)).toBe(true);
  });

  it('is one by a temporary password whatever the merchant forces', async () => {
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true, forcedPasswordChange: false });
    await crowd.open('forced04', { email: 'forced04@mail.example' });
    await crowd.call('passwordByEmail', { username: 'forced04', email: 'forced04@mail.example' }, { ip: HOME_IP });
    const temporary = (await crowd.lastMessage('forced04@mail.example'))?.text.split('\n\n')[2] ?? '';
    const token = tokenOf(await logIn('forced04', temporary));
    expect(await forced(token)).toBe(true);
    expect(await changed(token, temporary)).toBe('OK');
    expect(await forced(token)).toBe(false);
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true });
  });

  it('is none by a code to the phone, nor by a device that was remembered by one', async () => {
    await crowd.open('forced05', { mobile: '+639171000055' });
    gateway.clock.advance(30 * DAY_MS);
    await gateway.settings.set(NORTH, 'passwordMaxAgeDays', 30);
    await crowd.call('smsNoLogin', { mobileNum: '09171000055', countryDialingCode: '+63' }, { ip: HOME_IP });
    const answer = await logIn('09171000055', await crowd.codeSentTo('+639171000055'), { type: 'sms', countryDialingCode: '+63', remember: true });
    expect([codeOf(answer), await forced(tokenOf(answer))]).toEqual(['OK', false]);
    const device = deviceCookieOf(answer)?.token ?? '';
    const again = await crowd.call<{ token: string }>('deviceLogin', {}, { ip: HOME_IP, headers: { cookie: `livery_device=${device}` } });
    expect([codeOf(again), await forced(tokenOf(again))]).toEqual(['OK', false]);
    await gateway.settings.set(NORTH, 'passwordMaxAgeDays', null);
  });

  it('is one again where the device that it remembered logs in', async () => {
    await crowd.open('forced06', { passwordHash: defaultHash });
    const answer = await logIn('forced06', DEFAULT_PASSWORD, { remember: true });
    await crowd.call('logout', {}, { token: tokenOf(answer) });
    const again = await crowd.call<{ token: string }>('deviceLogin', {}, { ip: HOME_IP, headers: { cookie: `livery_device=${deviceCookieOf(answer)?.token ?? ''}` } });
    expect(again.body).toMatchObject({ value: { passwordExpired: true } });
    expect(await forced(tokenOf(again))).toBe(true);
  });

  it('is one too where a second factor came between', async () => {
    const id = await crowd.open('forced07', { passwordHash: defaultHash, mobile: '+639171000057', mobileVerified: true });
    await crowd.knows(id, OTHER_IP);
    const asked = await crowd.call<{ secondFactor: { challengeId: string } }>('loginV2', { username: 'forced07', password: DEFAULT_PASSWORD, type: 'username' }, { ip: HOME_IP });
    const challengeId = asked.body.success ? asked.body.value.secondFactor.challengeId : '';
    await crowd.call('loginVerifySms', { challengeId }, { ip: HOME_IP });
    const opened = await crowd.call<{ token: string }>('loginVerify', { challengeId, method: 'sms', code: await crowd.codeSentTo('+639171000057') }, { ip: HOME_IP });
    expect(codeOf(opened)).toBe('OK');
    expect(await forced(tokenOf(opened))).toBe(true);
  });
});
