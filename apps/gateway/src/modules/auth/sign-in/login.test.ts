import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../../../test-support/caller.ts';
import { CAPTCHA, testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

interface Opened {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
}

let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
beforeAll(async () => {
  gateway = await testGateway();
  call = createCaller(gateway, NORTH);
});
afterAll(() => gateway.stop());

const register = (username: string) => call<Opened>('register', registration(username));
const login = async (username: string, password = 'Correct-horse-7', more: object = {}, options: { readonly token?: string; readonly merchantCode?: string } = {}) =>
  call<Opened>('login', { username, password, type: 'username', ...more }, options);
const codeOf = ({ body }: { readonly body: { readonly success: boolean; readonly code?: string } }) => (body.success ? 'OPEN' : body.code);
const captcha = async () => {
  const { body } = await call<{ captchaId: string }>('captcha');
  return { captchaId: body.success ? body.value.captchaId : '', captcha: CAPTCHA.toLowerCase() };
};

describe('login', () => {
  it('accepts the name in any case and with blanks around it', async () => {
    await register('Marigold');
    expect(codeOf(await login('  mARIgold '))).toBe('OPEN');
  });

  it('returns the same for an unknown name and a wrong password', async () => {
    await register('known1');
    const [unknown, wrong] = [await login('unknown1'), await login('known1', 'wrong-one-1')];
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it.each([
    ['a password', 'username', ''],
    ['a password of more than blanks', 'username', '   '],
    ['a code', 'sms', ' '],
  ] as const)('rejects a request without %s, and does not count it', async (_title, type, password) => {
    await register('forgetful');
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const answer = await login('forgetful', password, { type });
      expect([answer.status, answer.body]).toMatchObject([422, { code: 'VALIDATION_FAILED', value: { fields: [{ field: 'password', rule: 'required' }] } }]);
      expect(answer.body).not.toHaveProperty('value.captcha');
    }
    expect(codeOf(await login('forgetful'))).toBe('OPEN');
  });

  it('rejects an account of another tenant', async () => {
    await register('homebody');
    expect(codeOf(await login('homebody', undefined, {}, { merchantCode: SOUTH }))).toBe('LOGIN_FAILED');
  });

  it('reports the first login of an account opened by somebody else, and an expired password', async () => {
    const tenant = gateway.tenants.byMerchant(NORTH);
    const passwordHash = await gateway.passwords.hash('Correct-horse-7', { tenantId: NORTH, ip: null });
    await gateway.db.transaction((tx) => gateway.members.open(tx, tenant!, { username: 'newcomer', type: 0, passwordHash }));
    const first = await login('newcomer');
    expect(first.body).toMatchObject({ value: { firstTimeLogin: true, passwordExpired: false } });
    gateway.clock.advance(30 * 86_400_000);
    await gateway.settings.set(NORTH, 'passwordMaxAgeDays', 30);
    expect((await login('newcomer')).body).toMatchObject({ value: { firstTimeLogin: false, passwordExpired: true } });
    await gateway.settings.set(NORTH, 'passwordMaxAgeDays', null);
  });

  it('ends the session that calls it', async () => {
    const { body } = await register('rotating');
    const former = body.success ? body.value.token : '';
    const next = await login('rotating', undefined, {}, { token: former });
    const token = next.body.success ? next.body.value.token : '';
    expect(token).not.toBe(former);
    expect(codeOf(await call('memberInfo', {}, { token: former }))).toBe('SESSION_EXPIRED');
    expect(codeOf(await call('memberInfo', {}, { token }))).toBe('OPEN');
  });

  it.each([
    ['of another tenant', { merchantCode: SOUTH }],
    ['of this tenant whose account is blocked', {}],
  ])('opens a session when it carries a token %s', async (title, where) => {
    const name = `optional${title.length}`;
    const { body } = await call<{ token: string }>('register', registration(name), where);
    const token = body.success ? body.value.token : '';
    if (title.includes('blocked')) await gateway.members.setStatus(NORTH, (await gateway.members.byUsername(NORTH, name))!.id, 'blocked');
    await register(`healthy${title.length}`);
    expect(codeOf(await login(`healthy${title.length}`, undefined, {}, { token }))).toBe('OPEN');
  });

  it('rejects blocked accounts, and ends their open sessions', async () => {
    const { body } = await register('outcast1');
    const token = body.success ? body.value.token : '';
    const stored = await gateway.members.byUsername(NORTH, 'outcast1');
    await gateway.members.setStatus(NORTH, stored!.id, 'blocked');
    expect(codeOf(await login('outcast1'))).toBe('ACCOUNT_BLOCKED');
    expect(codeOf(await call('memberInfo', {}, { token }))).toBe('ACCOUNT_BLOCKED');
    expect(codeOf(await call('memberInfo', {}, { token }))).toBe('SESSION_EXPIRED');
    await gateway.members.setStatus(NORTH, stored!.id, 'active');
    expect(codeOf(await call('memberInfo', {}, { token }))).toBe('SESSION_EXPIRED');
  });

  it('lets a blocked account log out, and answers it as a visitor where no login is needed', async () => {
    const [leaving, looking] = await Promise.all(['outcast2', 'outcast3'].map(async (username) => {
      const { body } = await register(username);
      const stored = await gateway.members.byUsername(NORTH, username);
      await gateway.members.setStatus(NORTH, stored!.id, 'blocked');
      return body.success ? body.value.token : '';
    }));
    expect((await call('logout', {}, { token: leaving! })).body).toMatchObject({ success: true, value: { loggedOut: true } });
    for (const name of ['systemStatus', 'gameVendors'] as const) expect((await call(name, {}, { token: looking! })).body).toMatchObject({ success: true });
    expect(codeOf(await call('memberInfo', {}, { token: looking! }))).toBe('SESSION_EXPIRED');
  });
});

describe('failed logins', () => {
  it('require the captcha from the third on, until a success', async () => {
    await register('forgetful');
    const answers = [];
    for (let attempt = 1; attempt <= 3; attempt++) answers.push((await login('forgetful', 'wrong-one-1')).body);
    expect(answers.map((body) => !body.success && body.value?.captcha)).toEqual([undefined, undefined, true]);
    const without = await login('forgetful');
    expect([without.status, without.body]).toMatchObject([422, { code: 'CAPTCHA_REQUIRED', value: { captcha: true } }]);
    expect(codeOf(await login('forgetful', undefined, { ...(await captcha()), captcha: 'WRONG' }))).toBe('CAPTCHA_FAILED');
    expect(codeOf(await login('forgetful', undefined, await captcha()))).toBe('OPEN');
    expect(codeOf(await login('forgetful'))).toBe('OPEN');
  });

  it('use a captcha up, right or wrong', async () => {
    await register('reusing1');
    for (let attempt = 1; attempt <= 3; attempt++) await login('reusing1', 'wrong-one-1');
    const once = await captcha();
    expect(codeOf(await login('reusing1', 'wrong-one-1', once))).toBe('LOGIN_FAILED');
    expect(codeOf(await login('reusing1', undefined, once))).toBe('CAPTCHA_FAILED');
    const late = await captcha();
    gateway.clock.advance(120_000);
    expect(codeOf(await login('reusing1', undefined, late))).toBe('CAPTCHA_FAILED');
  });

  it('lock a name for five minutes after the tenth, from any address', async () => {
    await register('besieged');
    for (let attempt = 1; attempt <= 10; attempt++) await login('besieged', 'wrong-one-1', attempt > 3 ? await captcha() : {});
    const waiting = await login('besieged', undefined, await captcha());
    expect([waiting.status, waiting.body]).toMatchObject([429, { code: 'TRY_AGAIN_LATER', value: { retryAfter: 300 } }]);
    expect(waiting.headers['retry-after']).toBe('300');
    gateway.clock.advance(299_000);
    expect(codeOf(await login('besieged', undefined, await captcha()))).toBe('TRY_AGAIN_LATER');
    gateway.clock.advance(1_000);
    expect(codeOf(await login('besieged', undefined, await captcha()))).toBe('OPEN');
  });

  it('are all counted when they are concurrent', async () => {
    await register('stormed1');
    const burst = await Promise.all(Array.from({ length: 12 }, () => login('stormed1', 'wrong-one-1')));
    expect(burst.filter((answer) => codeOf(answer) === 'LOGIN_FAILED')).toHaveLength(3);
  });
});

describe('concurrent logins', () => {
  it('leave capacity for other calls', async () => {
    const logins = Promise.all(Array.from({ length: 12 }, (_, index) => login(`crowd${index}`)));
    const started = performance.now();
    expect((await call('systemStatus')).status).toBe(200);
    const quick = performance.now() - started;
    await logins;
    expect(quick).toBeLessThan(performance.now() - started);
  });
});
