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
      hasPassword: true,
      passwordChangedAt: (await gateway.members.byId(NORTH, id))!.passwordChangedAt!.toISOString(),
      mobile: '+63 ••••••••67',
      email: 'w•••@mail.example',
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
  const renew = (token: string, password = PASSWORD) => crowd.call<{ recoveryCodes: string[] }>('recoveryCodes', { password }, { token });

  it('are renewed with the password; the former ones become invalid', async () => {
    const { id, token } = await somebody('keeper01');
    const { recoveryCodes: former } = await crowd.enrol(token);
    expect(codeOf(await renew(token, 'wrong-one-1'))).toBe('PASSWORD_WRONG');
    expect((await renew(token, '')).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'password', rule: 'required' }] } });
    const { body } = await renew(token);
    expect(body.success && body.value.recoveryCodes.some((code) => former.includes(code))).toBe(false);
    expect((await overview(token)).recoveryCodesLeft).toBe(10);
    expect(codeOf(await crowd.call('totpRemove', { password: PASSWORD, code: former[0]! }, { token }))).toBe('CODE_INVALID');
    await Promise.all([renew(token), renew(token), renew(token)]);
    const { rows } = await sql`select 1 from recovery_code where member_id = ${id}`.execute(gateway.db.query);
    expect(rows).toHaveLength(10);
  });

  it('replace a verified number too, and are rejected where no factor exists', async () => {
    const proved = await somebody('keeper02', { mobile: '+639171234568', mobileVerified: true });
    expect(codeOf(await renew(proved.token))).toBe('OK');
    const typed = await somebody('keeper03', { mobile: '+639171234569' });
    expect(codeOf(await renew(typed.token))).toBe('FUNCTION_DISABLED');
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
