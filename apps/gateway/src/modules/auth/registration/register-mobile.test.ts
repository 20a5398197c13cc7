import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOwner } from '../../../../test-support/database.ts';
import { createCaller, registration, type Answer, type CallOptions } from '../../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { ownNetwork } from '../../../../test-support/own-network.ts';
import { codeTo, otherCode, sentTo } from '../../../../test-support/outbox.ts';

const LOCAL = 'http://localhost:4000/__dev';
const on = { mobileRegistration: true, registrationSmsVerification: true, mobileRegistrationPassword: false, smsLogin: true };
let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
let next = 0;

beforeAll(async () => {
  gateway = await testGateway({ fetch: ownNetwork(() => gateway) });
  call = createCaller(gateway, NORTH);
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  gateway.clock.advance(2 * 3_600_000);
  await gateway.settings.set(NORTH, 'whitelabel', on);
  await gateway.settings.set(NORTH, 'registerFields', []);
  await gateway.settings.set(NORTH, 'phoneProvider', { provider: 'platform' });
  await gateway.settings.set(NORTH, 'humanCheck', { provider: 'captcha' });
});

const freshNumber = (): string => `917${String(5_000_000 + ++next)}`;
const e164 = (number: string): string => `+63${number}`;

async function register(number: string, changes: object = {}, options: CallOptions = {}): Promise<Answer<{ token: string }>> {
  const { username: _name, password: _password, confirmPassword: _confirm, ...rest } = registration('nobody') as Record<string, unknown>;
  return call('registerMobile', { ...rest, mobileNum: number, countryDialingCode: '+63', ...changes }, options);
}

/** Asks for a code and reads it. */
async function codeFor(number: string, options: CallOptions = {}): Promise<string> {
  await call('smsRegister', { mobileNo: number, countryDialingCode: '+63' }, options);
  return codeTo(gateway, e164(number));
}

const verdict = ({ body }: Answer): string => (body.success ? 'OPENED' : body.code);
const tokenOf = ({ body }: Answer<{ token: string }>): string => (body.success ? body.value.token : '');
const countOf = async (number: string): Promise<number> => (await sql`select 1 from member where mobile = ${e164(number)}`.execute(gateway.db.query)).rows.length;

describe('registerMobile', () => {
  it('opens an account under a readable name, with the number verified and the address known', async () => {
    const number = freshNumber();
    const answer = await register(`0${number}`, { verificationCode: await codeFor(number) });
    expect(answer).toMatchObject({ status: 200, body: { value: { firstTimeLogin: true, passwordExpired: false } } });
    const member = await gateway.members.byMobile(NORTH, e164(number));
    expect(member).toMatchObject({ mobileVerifiedAt: new Date(gateway.clock.now()), passwordHash: null, type: 0, username: expect.stringMatching(/^[a-z]+\d{3}$/) as string });
    expect((await call('memberInfo', {}, { token: tokenOf(answer) })).body).toMatchObject({ value: { account: member?.username } });
    expect((await call('balance', {}, { token: tokenOf(answer) })).body).toMatchObject({ value: { available: '1000.00' } });
    expect(await gateway.addresses.knows(NORTH, member!.id, '127.0.0.1')).toBe(true);
  });

  it('accepts the code for that number and that purpose, once', async () => {
    const [number, other] = [freshNumber(), freshNumber()];
    const code = await codeFor(number);
    expect(verdict(await register(number, { verificationCode: otherCode(code) }))).toBe('CODE_INVALID');
    expect(verdict(await register(other, { verificationCode: code }))).toBe('CODE_INVALID');
    gateway.clock.advance(5 * 60_000);
    expect(verdict(await register(number, { verificationCode: code }))).toBe('CODE_EXPIRED');
    const fresh = await codeFor(number);
    expect(verdict(await register(number, { verificationCode: fresh }))).toBe('OPENED');
    expect([await countOf(number), await countOf(other)]).toEqual([1, 0]);
  });

  it('rejects a code of another merchant', async () => {
    await gateway.settings.set(SOUTH, 'whitelabel', on);
    const number = freshNumber();
    const code = await codeFor(number, { merchantCode: SOUTH });
    expect(verdict(await register(number, { verificationCode: code }))).toBe('CODE_INVALID');
    expect(verdict(await register(number, { verificationCode: code }, { merchantCode: SOUTH }))).toBe('OPENED');
    await gateway.settings.set(SOUTH, 'whitelabel', {});
  });

  it('keeps the code for another attempt where another field is wrong', async () => {
    const number = freshNumber();
    const code = await codeFor(number);
    expect(verdict(await register(number, { verificationCode: code, affiliateCode: 'NOBODY' }))).toBe('AFFILIATE_CODE_INVALID');
    expect(verdict(await register(number, { verificationCode: code, termsVersion: 'old' }))).toBe('TERMS_NOT_ACCEPTED');
    expect(verdict(await register(number, { verificationCode: code }))).toBe('OPENED');
  });

  it('tells only the owner of the number that it has an account', async () => {
    const [taken, free] = [freshNumber(), freshNumber()];
    await register(taken, { verificationCode: await codeFor(taken) });
    const answers = await Promise.all([taken, free].map((number) => register(number, { verificationCode: '000000' })));
    expect({ ...answers[0]!.body, requestId: '' }).toEqual({ ...answers[1]!.body, requestId: '' });
    gateway.clock.advance(60_000);
    await call('smsRegister', { mobileNo: taken, countryDialingCode: '+63' });
    expect((await sentTo(gateway, e164(taken)))[0]).toContain('already has an account');
  });

  it('rejects the number of an account in any spelling, where numbers are not verified', async () => {
    await gateway.settings.set(NORTH, 'whitelabel', { ...on, registrationSmsVerification: false });
    const number = freshNumber();
    expect(verdict(await register(number))).toBe('OPENED');
    expect((await gateway.members.byMobile(NORTH, e164(number)))?.mobileVerifiedAt).toBeNull();
    const again = await register(`(0${number.slice(0, 3)}) ${number.slice(3)}`);
    expect([again.status, again.body]).toMatchObject([409, { code: 'PHONE_TAKEN', value: { fields: [{ field: 'mobileNum', rule: 'taken' }] } }]);
    const rush = freshNumber();
    const answers = await Promise.all([1, 2, 3].map(() => register(rush)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await countOf(rush)).toBe(1);
  });

  it('rejects an invalid number', async () => {
    const answer = await register('8888 1234');
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'VALIDATION_FAILED' }]);
    const unreal = await register('91712', { verificationCode: '123456' });
    expect(unreal.body).toMatchObject({ value: { fields: [{ field: 'mobileNum', rule: 'length' }] } });
    const landline = await register('2 8888 1234', { verificationCode: '123456' });
    expect(landline.body).toMatchObject({ code: 'PHONE_INVALID', value: { fields: [{ field: 'mobileNum', rule: 'invalid' }] } });
  });

  it('requires a password where the merchant asks for one, or where no other login would be possible', async () => {
    const number = freshNumber();
    await gateway.settings.set(NORTH, 'whitelabel', { ...on, mobileRegistrationPassword: true });
    const code = await codeFor(number);
    expect((await register(number, { verificationCode: code })).body).toMatchObject({ value: { fields: [{ field: 'password' }, { field: 'confirmPassword' }] } });
    await gateway.settings.set(NORTH, 'whitelabel', { ...on, smsLogin: false, CHNGPASSVERIF3: false });
    expect((await call('whitelabel')).body).toMatchObject({ value: { modules: { mobileRegistrationPassword: true } } });
    const password = { password: 'Correct-horse-7', confirmPassword: 'Correct-horse-7' };
    expect(verdict(await register(number, { verificationCode: code, ...password }))).toBe('OPENED');
    expect((await gateway.members.byMobile(NORTH, e164(number)))?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('is closed where the merchant has switched it off', async () => {
    await gateway.settings.set(NORTH, 'whitelabel', { ...on, mobileRegistration: false });
    expect(verdict(await register(freshNumber(), { verificationCode: '123456' }))).toBe('FUNCTION_DISABLED');
  });
});

describe('registerMobile, repeated', () => {
  it('opens one account under the same key, also concurrently', async () => {
    const number = freshNumber();
    const [verificationCode, idempotencyKey] = [await codeFor(number), 'two-clicks-at-once'];
    const answers = await Promise.all([1, 2].map(() => register(number, { verificationCode }, { idempotencyKey })));
    expect(answers.map(verdict)).toEqual(['OPENED', 'OPENED']);
    expect(tokenOf(answers[0]!)).toBe(tokenOf(answers[1]!));
    const later = await register(number, { verificationCode }, { idempotencyKey });
    expect([tokenOf(later), later.headers['idempotency-replayed']]).toEqual([tokenOf(answers[0]!), 'true']);
    expect(await countOf(number)).toBe(1);
  });

  it('opens no second account under another key after a lost answer', async () => {
    const number = freshNumber();
    const verificationCode = await codeFor(number);
    await register(number, { verificationCode });
    expect(verdict(await register(number, { verificationCode }))).toBe('CODE_INVALID');
    expect(await countOf(number)).toBe(1);
  });

  it('succeeds after a failure that was rolled back', async () => {
    const change = (...statements: string[]) =>
      asOwner(gateway.db, async (tx) => {
        for (const statement of statements) await sql.raw(statement).execute(tx);
      });
    const number = freshNumber();
    const [verificationCode, idempotencyKey] = [await codeFor(number), 'killed-in-the-middle'];
    await change(
      "create function fails() returns trigger language plpgsql as $$ begin raise exception 'the power is out'; end $$",
      'create trigger fails before insert on session for each row execute function fails()',
    );
    const broken = await register(number, { verificationCode }, { idempotencyKey });
    expect([broken.status, verdict(broken)]).toEqual([500, 'UNKNOWN_ERROR']);
    await change('drop trigger fails on session', 'drop function fails()');
    expect(await countOf(number)).toBe(0);
    expect(verdict(await register(number, { verificationCode }, { idempotencyKey }))).toBe('OPENED');
    expect(await countOf(number)).toBe(1);
    expect(await gateway.wallet.audit()).toEqual({ drift: [], imbalance: [], orphans: [] });
  });
});

describe('registerMobile, with an outside phone provider', () => {
  const provider = { provider: 'external', apiUrl: `${LOCAL}/phone-provider`, apiKey: 'north', issuer: 'https://issuer.example', audience: 'north', keySetUrl: `${LOCAL}/phone-provider/keys` } as const;
  const post = async (method: string, payload: object) =>
    (await gateway.app.inject({ method: 'POST', url: `/__dev/phone-provider/v1/accounts:${method}?key=north`, headers: { host: 'localhost' }, payload })).json<Record<string, string>>();
  const idTokenFor = async (number: string): Promise<string> => {
    const { sessionInfo } = await post('sendVerificationCode', { phoneNumber: e164(number) });
    return (await post('signInWithPhoneNumber', { sessionInfo, code: await codeTo(gateway, e164(number)) }))['idToken'] ?? '';
  };
  beforeEach(() => gateway.settings.set(NORTH, 'phoneProvider', provider));

  it("accepts the provider's token as a code, and rejects the platform's own code", async () => {
    const number = freshNumber();
    expect(verdict(await call('smsRegister', { mobileNo: number, countryDialingCode: '+63' }))).toBe('FUNCTION_DISABLED');
    expect((await register(number)).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'verificationCode', rule: 'required' }] } });
    expect(verdict(await register(number, { verificationCode: '123456' }))).toBe('CODE_INVALID');
    const firebaseIdToken = await idTokenFor(number);
    expect(verdict(await register(freshNumber(), { firebaseChannel: 'sms', firebaseIdToken }))).toBe('CODE_INVALID');
    expect(verdict(await register(number, { firebaseChannel: 'sms', firebaseIdToken }))).toBe('OPENED');
    expect((await gateway.members.byMobile(NORTH, e164(number)))?.mobileVerifiedAt).toEqual(new Date(gateway.clock.now()));
  });

  it('accepts a token once, and tells its owner of an existing account', async () => {
    const number = freshNumber();
    const [first, second] = [await idTokenFor(number), await idTokenFor(number)];
    const idempotencyKey = 'token-twice-at-once';
    const answers = await Promise.all([1, 2].map(() => register(number, { firebaseIdToken: first }, { idempotencyKey })));
    expect(new Set(answers.map(tokenOf)).size).toBe(1);
    expect(verdict(await register(number, { firebaseIdToken: second }))).toBe('PHONE_TAKEN');
  });
});

describe('phone number of the registration by user name', () => {
  beforeEach(() => gateway.settings.set(NORTH, 'registerFields', [{ field: 'mobileNum', enabled: true }]));
  const byName = (username: string, more: object = {}) => call('register', registration(username, more));

  it('may be left out together with its code', async () => {
    expect(verdict(await byName('numberless'))).toBe('OPENED');
  });

  it('is verified where it is given', async () => {
    const number = freshNumber();
    expect((await byName('numbered', { mobileNum: number, countryDialingCode: '63' })).body).toMatchObject({ value: { fields: [{ field: 'verificationCode', rule: 'required' }] } });
    expect((await byName('numbered', { mobileNum: number, verificationCode: '123456' })).body).toMatchObject({ code: 'PHONE_INVALID' });
    expect(verdict(await byName('numbered', { mobileNum: number, countryDialingCode: '63', verificationCode: await codeFor(number) }))).toBe('OPENED');
    expect(await gateway.members.byMobile(NORTH, e164(number))).toMatchObject({ username: 'numbered', mobileVerifiedAt: new Date(gateway.clock.now()) });
  });
});

describe('further fields of a registration', () => {
  it('store the transaction password as a hash', async () => {
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'paymentPassword', enabled: true, required: true }]);
    expect(verdict(await call('register', registration('paypass1', { paymentPassword: '246810' })))).toBe('OPENED');
    const { rows } = await sql<{ hash: string; row: string }>`select payment_password_hash as hash, member::text as row from member where username = 'paypass1'`.execute(gateway.db.query);
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/);
    expect(rows[0]?.row).not.toContain('246810');
  });

  it('take a transaction password in the digits of any script, and keep it in 0 to 9', async () => {
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'paymentPassword', enabled: true, required: true }]);
    expect(verdict(await call('register', registration('paypass2', { paymentPassword: '٢٤٦٨١٠' })))).toBe('OPENED');
    const hash = (await gateway.members.byUsername(NORTH, 'paypass2'))?.paymentPasswordHash ?? '';
    expect(await gateway.passwords.verify(hash, '246810', { tenantId: NORTH, ip: null })).toBe(true);
  });

  it("accept an outside human check's token in place of the captcha", async () => {
    await gateway.settings.set(NORTH, 'humanCheck', { provider: 'turnstile', siteKey: 's', scriptUrl: `${LOCAL}/human-check/script.js`, verifyUrl: `${LOCAL}/human-check/siteverify` });
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'captcha', enabled: true, required: true, minLength: 5, maxLength: 5 }]);
    const { token } = (await gateway.app.inject({ method: 'POST', url: '/__dev/human-check/token', headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' }, payload: 'host=localhost' })).json<{ token: string }>();
    expect((await call('register', registration('person01', { captcha: 'HK347' }))).body).toMatchObject({ value: { fields: [{ field: 'captcha', rule: 'required' }] } });
    expect(verdict(await call('register', registration('person01', { humanToken: 'made-up' })))).toBe('HUMAN_CHECK_FAILED');
    expect(verdict(await call('register', registration('person01', { humanToken: token })))).toBe('OPENED');
  });

  it('limit attempts at user names', async () => {
    await gateway.settings.set(NORTH, 'registrationsPerHour', 2);
    await call('register', registration('existing1'));
    const tries = [];
    for (let attempt = 1; attempt <= 9; attempt++) tries.push(verdict(await call('register', registration('existing1'))));
    expect(tries).toEqual([...Array<string>(5).fill('USERNAME_TAKEN'), ...Array<string>(4).fill('TOO_MANY_REQUESTS')]);
    // A name that is free is refused alike, and the next hour begins anew.
    expect(verdict(await call('register', registration('freename1')))).toBe('TOO_MANY_REQUESTS');
    gateway.clock.advance(3_600_000);
    expect(verdict(await call('register', registration('existing1')))).toBe('USERNAME_TAKEN');
    await gateway.settings.set(NORTH, 'registrationsPerHour', 60);
  });
});
