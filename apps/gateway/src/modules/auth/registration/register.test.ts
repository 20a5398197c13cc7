import type { ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { workOut } from '../../../../test-support/work-solution.ts';

interface Opened {
  readonly token: string;
}

let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
beforeAll(async () => {
  gateway = await testGateway();
  call = createCaller(gateway, NORTH);
});
afterAll(() => gateway.stop());

const register = (username: string, changes: object = {}, options: Parameters<typeof call>[2] = {}) =>
  call<Opened>('register', registration(username, changes), options);
const tokenOf = ({ body }: Awaited<ReturnType<typeof register>>) => (body.success ? body.value.token : '');
const countOf = async (username: string) => {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from member where username_key = ${username.toLowerCase()}`.execute(gateway.db.query);
  return Number(rows[0]?.count);
};

describe('registration', () => {
  it('opens account, wallet, welcome credit and session in one transaction', async () => {
    const token = tokenOf(await register('Magnolia', { email: 'm@example.com' }));
    const info = await call('memberInfo', {}, { token });
    expect(info.body).toMatchObject({ value: { account: 'Magnolia', nickname: 'Magnolia', type: 0, clubLabel: null, lastLoginAt: null } });
    expect((await call('balance', {}, { token })).body).toMatchObject({
      value: { available: '1000.00', held: '0.00', kind: 'real', currency: { code: 'PHP', symbol: 'P', exponent: 2 } },
    });
    expect((await call('walletRecords', {}, { token })).body).toMatchObject({
      value: { total: 1, totalPages: 1, pageNo: 1, records: [{ kind: 'welcome', amount: '1000.00', balanceAfter: '1000.00' }] },
    });
    const stored = await sql<{ profile: object; terms_version: string }>`select profile, terms_version from member where username = 'Magnolia'`.execute(gateway.db.query);
    expect(stored.rows).toEqual([{ profile: { email: 'm@example.com' }, terms_version: '2026-01' }]);
    expect(await gateway.wallet.audit()).toEqual({ drift: [], imbalance: [], orphans: [] });
  });

  it('names every invalid field', async () => {
    const { status, body } = await register('x', { password: 'short', confirmPassword: 'other' });
    expect([status, body]).toMatchObject([
      422,
      { code: 'VALIDATION_FAILED', value: { fields: [{ field: 'username', rule: 'length' }, { field: 'password', rule: 'length' }, { field: 'confirmPassword', rule: 'equal' }] } },
    ]);
  });

  it.each([
    [{ ageConfirmed: false }, 'AGE_NOT_CONFIRMED'],
    [{ termsVersion: null }, 'TERMS_NOT_ACCEPTED'],
    [{ termsVersion: '2019-01' }, 'TERMS_NOT_ACCEPTED'],
  ])('rejects %o', async (changes, code) => {
    expect((await register('noconsent', changes)).body).toMatchObject({ code });
    expect(await countOf('noconsent')).toBe(0);
  });

  it('rejects a name that differs only in case, unless at another tenant', async () => {
    await register('Primrose');
    const again = await register('pRIMROSE');
    expect([again.status, again.body]).toMatchObject([409, { code: 'USERNAME_TAKEN', value: { fields: [{ field: 'username', rule: 'taken' }] } }]);
    expect((await register('primrose', {}, { merchantCode: SOUTH })).status).toBe(200);
  });

  it('opens one account for a double submit', async () => {
    const idempotencyKey = 'a-double-click';
    const answers = await Promise.all([1, 2, 3].map(() => register('hyacinth', {}, { idempotencyKey })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(tokenOf)).size).toBe(1);
    expect(await countOf('hyacinth')).toBe(1);
    expect((await call('balance', {}, { token: tokenOf(answers[0]!) })).body).toMatchObject({ value: { available: '1000.00' } });
  });

  it('answers a repetition that carries the token of the session it replaced', async () => {
    const former = tokenOf(await register('replaced0'));
    const options = { idempotencyKey: 'an-answer-lost', token: former };
    const answers = [await register('replacing', {}, options), await register('replacing', {}, options)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(tokenOf(answers[1]!)).toBe(tokenOf(answers[0]!));
    expect((await call('memberInfo', {}, { token: former })).body).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  it('opens one account when many ask for a name concurrently', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => register('wantedname')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await countOf('wantedname')).toBe(1);
  });

  it('encrypts the stored answer', async () => {
    const token = tokenOf(await register('discreet'));
    const { rows } = await sql<{ answer: Uint8Array }>`select answer from idempotent_call`.execute(gateway.db.query);
    expect(rows.some(({ answer }) => Buffer.from(answer).toString('latin1').includes(token))).toBe(false);
  });
});

describe('registration settings of a merchant', () => {
  it('close registration, by the setting or its toggle', async () => {
    await gateway.settings.set(NORTH, 'registrationOpen', false);
    expect((await register('toolate1')).body).toMatchObject({ code: 'REGISTRATION_CLOSED' });
    await gateway.settings.set(NORTH, 'registrationOpen', true);
    await gateway.settings.set(NORTH, 'whitelabel', { usernameRegistration: false });
    expect((await register('toolate2')).body).toMatchObject({ code: 'FUNCTION_DISABLED' });
    await gateway.settings.set(NORTH, 'whitelabel', {});
  });

  it('require a captcha, valid once', async () => {
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'captcha', enabled: true, required: true }]);
    expect((await register('captured')).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'captcha', rule: 'required' }] } });
    expect((await register('captured', { captcha: 'HK347', captchaId: 'unknown' })).body).toMatchObject({ code: 'CAPTCHA_FAILED' });
    const issued = (await call<{ captchaId: string }>('captcha')).body;
    const captchaId = issued.success ? issued.value.captchaId : '';
    expect((await register('captured', { captcha: 'hk 347', captchaId })).status).toBe(200);
    expect((await register('captured2', { captcha: 'HK347', captchaId })).body).toMatchObject({ code: 'CAPTCHA_FAILED' });
    await gateway.settings.set(NORTH, 'registerFields', []);
  });

  it("accept the work of a device in place of the captcha, whatever the merchant's rule of form for it says", async () => {
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'captcha', enabled: true, required: true, minLength: 5, maxLength: 5 }]);
    const issued = (await call<ResponseOf<'captchaWork'>>('captchaWork', {})).body;
    if (!issued.success) throw new Error('There is no challenge.');
    const { solution: captchaWork } = await workOut(issued.value.challenge);
    expect((await register('worked1', { captchaWork: 'made-up' })).body).toMatchObject({ code: 'HUMAN_CHECK_FAILED' });
    expect((await register('worked1', { captchaWork })).status).toBe(200);
    expect((await register('worked2', { captchaWork })).body).toMatchObject({ code: 'HUMAN_CHECK_FAILED' });
    await gateway.settings.set(NORTH, 'registerFields', []);
  });

  it('allow leaving out an optional captcha, and reject a wrong one', async () => {
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'captcha', enabled: true, required: false }]);
    expect((await register('optional1', { captcha: 'HK347', captchaId: 'unknown' })).body).toMatchObject({ code: 'CAPTCHA_FAILED' });
    expect((await register('optional1')).status).toBe(200);
    await gateway.settings.set(NORTH, 'registerFields', []);
  });

  it('set the welcome credit', async () => {
    await gateway.settings.set(NORTH, 'welcomeCredit', '8.88');
    expect((await call('balance', {}, { token: tokenOf(await register('lucky888')) })).body).toMatchObject({ value: { available: '8.88' } });
    await gateway.settings.set(NORTH, 'welcomeCredit', '0');
    expect((await call('balance', {}, { token: tokenOf(await register('unlucky1')) })).body).toMatchObject({ value: { available: '0.00' } });
    await gateway.settings.set(NORTH, 'welcomeCredit', null);
  });

  it('admit invited members only, into the downline of their agent', async () => {
    await gateway.settings.set(NORTH, 'whitelabel', { directRegistration: false });
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'recommenderId', enabled: true }]);
    const tenant = gateway.tenants.byMerchant(NORTH)!;
    const [top, agent] = await gateway.db.transaction(async (tx) => {
      const first = await gateway.members.open(tx, tenant, { username: 'topagent', type: 1, passwordHash: null });
      return [first, await gateway.members.open(tx, tenant, { username: 'midagent', type: 42, passwordHash: null, parentId: first })];
    });
    expect((await register('uninvited')).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'affiliateCode', rule: 'required' }] } });
    expect((await register('misled01', { recommenderId: 'Magnolia' })).body).toMatchObject({ code: 'AFFILIATE_CODE_INVALID' });
    await register('invited1', { recommenderId: 'MIDAGENT' });
    const { rows } = await sql`select ancestor_id, distance from member_upline join member on member.tenant_id = member_upline.tenant_id
      and member.id = member_upline.member_id where username = 'invited1' order by distance`.execute(gateway.db.query);
    expect(rows).toEqual([{ ancestor_id: agent, distance: 1 }, { ancestor_id: top, distance: 2 }]);
    await gateway.settings.set(NORTH, 'whitelabel', {});
    await gateway.settings.set(NORTH, 'registerFields', []);
  });

  it('limit the accounts opened at a merchant in an hour, whatever their addresses', async () => {
    await gateway.settings.set(SOUTH, 'registrationsOfAllPerHour', 2);
    gateway.clock.advance(3_600_000);
    const from = async (username: string, ip: string, merchantCode = SOUTH) => (await register(username, {}, { merchantCode, ip })).status;
    expect([await from('budget01', '203.0.113.7'), await from('budget02', '2001:db8::7'), await from('budget03', '198.51.100.7'), await from('budget03', '198.51.100.7', NORTH)]).toEqual([200, 200, 429, 200]);
    gateway.clock.advance(3_600_000);
    expect(await from('budget03', '198.51.100.7')).toBe(200);
    await gateway.settings.set(SOUTH, 'registrationsOfAllPerHour', 3000);
  });

  it('limit the accounts opened from one address in an hour', async () => {
    await gateway.settings.set(SOUTH, 'registrationsPerHour', 2);
    gateway.clock.advance(3_600_000);
    const south = (username: string) => register(username, {}, { merchantCode: SOUTH });
    expect([(await south('first001')).status, (await south('second01')).status]).toEqual([200, 200]);
    expect((await south('third001')).body).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again after 60 minutes.', value: { retryAfter: 3600 } });
    gateway.clock.advance(3_600_000);
    expect((await south('third001')).status).toBe(200);
  });
});
