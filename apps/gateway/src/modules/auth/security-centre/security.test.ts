import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { OTHER_IP, codeOf, HOME_IP, PASSWORD, accountHelpers } from '../../../../test-support/account-helpers.ts';
import { maskedEmail } from './masked-email.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway({ countryTable: { countryOf: (ip) => (ip.startsWith('203.0.113.') ? 'PH' : null) } });
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(2 * 3_600_000));

const login = (username: string, ip = HOME_IP) => crowd.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip }).then(({ token }) => token);
const overview = (token: string) => crowd.valueOf('security', {}, { token });
/** An account and its token. */
async function somebody(username: string, more: Parameters<typeof crowd.open>[1] = {}) {
  const id = await crowd.open(username, more);
  await crowd.knows(id, HOME_IP);
  return { id, token: await login(username) };
}

describe('security overview', () => {
  it('returns the login before this one, and masked numbers and addresses', async () => {
    const id = await crowd.open('watcher1', { mobile: '+639171234567', email: 'watcher@mail.example' });
    expect((await overview(await login('watcher1', OTHER_IP))).lastLogin).toBeNull();
    const at = new Date(gateway.clock.now()).toISOString();
    gateway.clock.advance(1_000);
    expect(await overview(await login('watcher1'))).toEqual({
      lastLogin: { at, ip: OTHER_IP, country: 'PH' },
      currentFactor: 'password',
      passwordChangedAt: (await gateway.members.byId(NORTH, id))!.passwordChangedAt!.toISOString(),
      mobile: '+63 ••••••••67',
      email: 'w•••@mail.example',
      mobileProved: false,
      mobileChangeable: false,
      emailProved: false,
      emailChangeable: true,
      transactionPassword: false,
      transactionPasswordChangedAt: null,
      totp: false,
      recoveryCodesLeft: 0,
    });
  });

  it.each([['a@b.example', 'a•••@b.example'], ['@x', '•••'], ['nothing', '•••']])('masks %s as %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});

describe('known addresses of the security centre', () => {
  it('are listed with their country, and forgotten one by one', async () => {
    const { token } = await somebody('roamer01');
    gateway.clock.advance(1_000);
    await login('roamer01', OTHER_IP);
    const { addresses } = await crowd.valueOf('addresses', {}, { token, ip: HOME_IP });
    expect(addresses.map(({ prefix, country, current }) => [prefix, country, current])).toEqual([['203.0.113.0/24', 'PH', false], ['198.51.100.0/24', null, true]]);
    const forget = (id: string) => crowd.call('forgetAddress', { id }, { token });
    expect((await forget(addresses[0]!.id)).body).toMatchObject({ value: { forgotten: true } });
    expect(codeOf(await forget(addresses[0]!.id))).toBe('NOT_FOUND');
  });

  it("of other members are not returned", async () => {
    const [mine, theirs] = [await somebody('roamer02'), await somebody('roamer03')];
    const { addresses } = await crowd.valueOf('addresses', {}, { token: theirs.token });
    expect(codeOf(await crowd.call('forgetAddress', { id: addresses[0]!.id }, { token: mine.token }))).toBe('NOT_FOUND');
    expect((await crowd.valueOf('addresses', {}, { token: theirs.token })).addresses).toHaveLength(1);
  });
});

describe('authenticator app', () => {
  it('is enabled when a code of it is confirmed, with ten recovery codes', async () => {
    const { id, token } = await somebody('apper001');
    const offer = await crowd.valueOf('totpStart', {}, { token });
    expect(offer).toEqual({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string, uri: expect.stringMatching(/^otpauth:\/\/totp\/north:apper001\?/) as string, expiresIn: 600 });
    expect(new URL(offer.uri).searchParams.get('secret')).toBe(offer.secret);
    expect((await overview(token)).totp).toBe(false);
    const confirm = (code: string, password = PASSWORD) => crowd.call<{ recoveryCodes: string[] }>('totpConfirm', { password, code }, { token, ip: HOME_IP });
    expect(codeOf(await confirm('000000'))).toBe('CODE_INVALID');
    expect(codeOf(await confirm(crowd.appShows(offer.secret), 'wrong-one-1'))).toBe('PASSWORD_WRONG');
    const { body } = await confirm(crowd.appShows(offer.secret));
    const codes = body.success ? body.value.recoveryCodes : [];
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect(await overview(token)).toMatchObject({ totp: true, recoveryCodesLeft: 10 });
    expect(codeOf(await confirm(crowd.appShows(offer.secret)))).toBe('CODE_INVALID');
    const { rows } = await sql<{ text: string }>`
      select totp::text || encode(secret, 'escape') as text from totp where member_id = ${id}
      union all select recovery_code::text from recovery_code where member_id = ${id}`.execute(gateway.db.query);
    for (const secret of [offer.secret, ...codes]) expect(rows.map(({ text }) => text).join()).not.toContain(secret);
  });

  it('keeps the address it was set up from and forgets all others, which no second factor had confirmed', async () => {
    const { id, token } = await somebody('apper002');
    await login('apper002', OTHER_IP);
    await crowd.enrol(token, HOME_IP);
    expect([await gateway.addresses.knows(NORTH, id, HOME_IP), await gateway.addresses.knows(NORTH, id, OTHER_IP)]).toEqual([true, false]);
  });

  it('may be set up again until it is enabled, for ten minutes each time', async () => {
    const { token } = await somebody('apper003');
    const [first, second] = [await crowd.valueOf('totpStart', {}, { token }), await crowd.valueOf('totpStart', {}, { token })];
    const confirm = (code: string) => crowd.call('totpConfirm', { password: PASSWORD, code }, { token });
    expect(codeOf(await confirm(crowd.appShows(first.secret)))).toBe('CODE_INVALID');
    gateway.clock.advance(600_000);
    expect(codeOf(await confirm(crowd.appShows(second.secret)))).toBe('CODE_INVALID');
    await gateway.sweep();
    const third = await crowd.valueOf('totpStart', {}, { token });
    expect(codeOf(await confirm(crowd.appShows(third.secret)))).toBe('OK');
    expect(codeOf(await crowd.call('totpStart', {}, { token }))).toBe('FUNCTION_DISABLED');
  });

  it('is removed with the password and a code, together with the recovery codes', async () => {
    const { token } = await somebody('apper004');
    const { secret } = await crowd.enrol(token);
    const remove = (password: string, code: string) => crowd.call('totpRemove', { password, code }, { token });
    expect(codeOf(await remove('wrong-one-1', crowd.appShows(secret)))).toBe('PASSWORD_WRONG');
    expect(codeOf(await remove(PASSWORD, '000000'))).toBe('CODE_INVALID');
    expect(await overview(token)).toMatchObject({ totp: true });
    expect(codeOf(await remove(PASSWORD, crowd.appShows(secret)))).toBe('OK');
    expect(await overview(token)).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
    expect(codeOf(await remove(PASSWORD, crowd.appShows(secret, 1)))).toBe('CODE_INVALID');
  });

  it('is removed with a recovery code where the app is lost', async () => {
    const { token } = await somebody('apper005');
    const { recoveryCodes } = await crowd.enrol(token);
    expect(codeOf(await crowd.call('totpRemove', { password: PASSWORD, code: recoveryCodes[3]! }, { token }))).toBe('OK');
  });

  it('locks its removal for five minutes after ten failures, like a login', async () => {
    const { token } = await somebody('apper006');
    const { secret } = await crowd.enrol(token);
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt++) answers.push(codeOf(await crowd.call('totpRemove', { password: PASSWORD, code: '000000' }, { token })));
    expect(answers).toEqual([...Array<string>(10).fill('CODE_INVALID'), 'TRY_AGAIN_LATER']);
    gateway.clock.advance(300_000);
    expect(codeOf(await crowd.call('totpRemove', { password: PASSWORD, code: crowd.appShows(secret) }, { token }))).toBe('OK');
  });
});

describe('recovery codes', () => {
  const renew = (token: string, code: string, password = PASSWORD) => crowd.call<{ recoveryCodes: string[] }>('recoveryCodes', { password, code }, { token });

  it('are renewed with the password and a code of the app; the former ones become invalid', async () => {
    const { id, token } = await somebody('keeper01');
    const { secret, recoveryCodes: former } = await crowd.enrol(token);
    expect(codeOf(await renew(token, crowd.appShows(secret), 'wrong-one-1'))).toBe('PASSWORD_WRONG');
    expect((await renew(token, crowd.appShows(secret), '')).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'password', rule: 'required' }] } });
    expect((await renew(token, '')).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'code', rule: 'required' }] } });
    expect(codeOf(await renew(token, '000000'))).toBe('CODE_INVALID');
    expect((await overview(token)).recoveryCodesLeft).toBe(10);
    const { body } = await renew(token, crowd.appShows(secret));
    expect(body.success && body.value.recoveryCodes.some((code) => former.includes(code))).toBe(false);
    expect((await overview(token)).recoveryCodesLeft).toBe(10);
    expect(codeOf(await crowd.call('totpRemove', { password: PASSWORD, code: former[0]! }, { token }))).toBe('CODE_INVALID');
    gateway.clock.advance(30_000);
    const together = await Promise.all([1, 2, 3].map(() => renew(token, crowd.appShows(secret))));
    expect(together.map(codeOf).toSorted()).toEqual(['CODE_INVALID', 'CODE_INVALID', 'OK']);
    const { rows } = await sql`select 1 from recovery_code where member_id = ${id}`.execute(gateway.db.query);
    expect(rows).toHaveLength(10);
  });

  it('are renewed with one of them where the app is lost', async () => {
    const { token } = await somebody('keeper04');
    const { recoveryCodes } = await crowd.enrol(token);
    expect(codeOf(await renew(token, recoveryCodes[0]!))).toBe('OK');
  });

  it('replace a verified number, with a code to it beside the password, and are rejected where no factor exists', async () => {
    const proved = await somebody('keeper02', { mobile: '+639171234568', mobileVerified: true });
    expect((await renew(proved.token, '')).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'verificationCode', rule: 'required' }] } });
    await crowd.valueOf('smsReauthentication', {}, { token: proved.token });
    const request = { password: PASSWORD, verificationCode: await crowd.codeSentTo('+639171234568') };
    expect(codeOf(await crowd.call('recoveryCodes', { ...request, password: 'wrong-one-1' }, { token: proved.token }))).toBe('PASSWORD_WRONG');
    expect(codeOf(await crowd.call('recoveryCodes', request, { token: proved.token }))).toBe('OK');
    expect(codeOf(await crowd.call('recoveryCodes', request, { token: proved.token }))).toBe('CODE_INVALID');
    const typed = await somebody('keeper03', { mobile: '+639171234569' });
    expect(codeOf(await renew(typed.token, ''))).toBe('FUNCTION_DISABLED');
  });
});

describe('an account without a password', () => {
  const MOBILE = '+639171234570';

  async function byNumber(username: string, mobile: string): Promise<{ readonly token: string; readonly id: string }> {
    const id = await crowd.open(username, { mobile, mobileVerified: true, passwordHash: null });
    const { token } = await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, HOME_IP));
    return { id, token };
  }
  async function codeFor(token: string, mobile: string): Promise<string> {
    await crowd.valueOf('smsReauthentication', {}, { token });
    return crowd.codeSentTo(mobile);
  }
  const rejectsWithout = async (answer: ReturnType<typeof crowd.call>) =>
    expect((await answer).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'verificationCode', rule: 'required' }] } });

  it('proves its number for an authenticator app, with a code that is good once and for nothing else', async () => {
    const { token } = await byNumber('numbers1', MOBILE);
    expect((await overview(token)).currentFactor).toBe('phone');
    const { secret } = await crowd.valueOf('totpStart', {}, { token });
    const confirm = (more: object) => crowd.call('totpConfirm', { code: crowd.appShows(secret), ...more }, { token });
    await rejectsWithout(confirm({}));
    expect(codeOf(await confirm({ verificationCode: '000000' }))).toBe('CODE_INVALID');
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true });
    await crowd.valueOf('smsNoLogin', { mobileNum: MOBILE.slice(3), countryDialingCode: '+63' });
    expect(codeOf(await confirm({ verificationCode: await crowd.codeSentTo(MOBILE) }))).toBe('CODE_INVALID');
    await gateway.settings.set(NORTH, 'whitelabel', {});
    gateway.clock.advance(61_000);
    const verificationCode = await codeFor(token, MOBILE);
    expect(codeOf(await crowd.call('totpConfirm', { code: '000000', verificationCode }, { token }))).toBe('CODE_INVALID');
    expect(codeOf(await confirm({ verificationCode }))).toBe('OK');
    expect(codeOf(await crowd.call('totpRemove', { code: crowd.appShows(secret, 1), verificationCode }, { token }))).toBe('CODE_INVALID');
    gateway.clock.advance(61_000);
    expect(codeOf(await crowd.call('totpRemove', { code: crowd.appShows(secret), verificationCode: await codeFor(token, MOBILE) }, { token }))).toBe('OK');
  });

  it('proves its number for its first password', async () => {
    const mobile = '+639171234571';
    const { token } = await byNumber('numbers2', mobile);
    const change = (more: object = {}) => crowd.call('changePassword', { newPassword: 'Other-horse-8', confirmNewPassword: 'Other-horse-8', ...more }, { token });
    await rejectsWithout(change());
    expect(codeOf(await change({ oldPassword: 'anything-1', verificationCode: '000000' }))).toBe('CODE_INVALID');
    expect(codeOf(await change({ verificationCode: await codeFor(token, mobile) }))).toBe('OK');
    expect((await overview(token)).currentFactor).toBe('password');
  });

  it('and without a number can change nothing', async () => {
    const id = await crowd.open('numbers3', { passwordHash: null });
    const { token } = await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, HOME_IP));
    expect((await overview(token)).currentFactor).toBeNull();
    expect(codeOf(await crowd.call('smsReauthentication', {}, { token }))).toBe('FUNCTION_DISABLED');
    expect(codeOf(await crowd.call('changePassword', { newPassword: 'Other-horse-8', confirmNewPassword: 'Other-horse-8' }, { token }))).toBe('FUNCTION_DISABLED');
  });
});

describe('codes for sensitive changes', () => {
  it("go to the number of the session's account alone, which names no other", async () => {
    const { token } = await somebody('coded001', { mobile: '+639171234581' });
    await crowd.valueOf('smsReauthentication', { mobileNum: '9171234582', countryDialingCode: '+63' }, { token });
    expect(await crowd.codeSentTo('+639171234581')).toMatch(/^\d{6}$/);
    expect(await crowd.lastMessage('+639171234582')).toBeUndefined();
  });

  it('require a person from the fourth in an hour', async () => {
    const { token } = await somebody('coded002', { mobile: '+639171234583' });
    const answers = [];
    for (let request = 0; request < 4; request++) {
      answers.push(codeOf(await crowd.call('smsReauthentication', {}, { token })));
      gateway.clock.advance(61_000);
    }
    expect(answers).toEqual(['OK', 'OK', 'OK', 'CAPTCHA_REQUIRED']);
  });
});

describe('the holder of an account', () => {
  const subjectFor = async (recipient: string) => (await crowd.lastMessage(recipient))?.text;

  it('is told by e-mail of every change of its protection', async () => {
    const email = 'holder@mail.example';
    const { token } = await somebody('holder01', { email, mobile: '+639171234591' });
    const { secret } = await crowd.enrol(token);
    expect(await subjectFor(email)).toMatch(/^An authenticator app was turned on for your account holder01 at north/);
    await crowd.valueOf('recoveryCodes', { password: PASSWORD, code: crowd.appShows(secret) }, { token });
    expect(await subjectFor(email)).toMatch(/^New recovery codes were made/);
    gateway.clock.advance(30_000);
    await crowd.valueOf('totpRemove', { password: PASSWORD, code: crowd.appShows(secret) }, { token });
    expect(await subjectFor(email)).toMatch(/^The authenticator app was turned off/);
    gateway.clock.advance(1_000);
    await crowd.valueOf('changePassword', { oldPassword: PASSWORD, newPassword: 'Other-horse-8', confirmNewPassword: 'Other-horse-8' }, { token, language: 'TY' });
    expect(await subjectFor(email)).toMatch(/పాస్‌వర్డ్ మార్చబడింది/);
    expect(await crowd.lastMessage('+639171234591')).toBeUndefined();
  });

  it('is told by SMS without an e-mail address, and of nothing that was refused', async () => {
    const { token } = await somebody('holder02', { mobile: '+639171234592' });
    await crowd.call('changePassword', { oldPassword: 'wrong-one-1', newPassword: 'Other-horse-8', confirmNewPassword: 'Other-horse-8' }, { token });
    expect(await subjectFor('+639171234592')).toBeUndefined();
    await crowd.valueOf('changePassword', { oldPassword: PASSWORD, newPassword: 'Other-horse-8', confirmNewPassword: 'Other-horse-8' }, { token });
    expect(await subjectFor('+639171234592')).toMatch(/^Your password was changed for your account holder02/);
  });
});

describe('trial accounts', () => {
  it('have no security centre', async () => {
    const tenant = gateway.tenants.byMerchant(NORTH)!;
    const token = await gateway.db.transaction(async (tx) => {
      const id = await gateway.members.open(tx, tenant, { username: 'trial_secure', type: 4, passwordHash: null });
      return (await gateway.sessions.open(tx, NORTH, id, HOME_IP)).token;
    });
    for (const name of ['security', 'addresses', 'totpStart', 'sessions'] as const) expect(codeOf(await crowd.call(name, {}, { token }))).toBe('TRUE_ACCOUNT_NEEDED');
  });
});
