import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everything } from '@livery/test-config';
import { createCaller } from '../../../test-support/caller.ts';
import { CAPTCHA, testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { codeTo, otherCode, sentTo } from '../../../test-support/outbox.ts';
import { memberWithMobile, redeemCode } from '../../../test-support/sms-codes.ts';
import type { SmsPurpose } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
let next = 0;

beforeAll(async () => {
  gateway = await testGateway({ trustProxy: true });
  call = createCaller(gateway, NORTH);
  for (const merchant of [NORTH, SOUTH]) {
    await gateway.settings.set(merchant, 'whitelabel', { mobileRegistration: true, registrationSmsVerification: true, smsLogin: true, CHNGPASSVERIF3: true });
  }
});
afterAll(() => gateway.stop());
// Counters of earlier tests have expired.
beforeEach(() => gateway.clock.advance(2 * HOUR));

const freshNumber = (): string => `917${String(2_000_000 + ++next)}`;
const e164 = (number: string): string => `+63${number}`;
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const smsRegister = (mobileNo: string, more: object = {}, options: object = {}) => call('smsRegister', { mobileNo, countryDialingCode: '+63', ...more }, options);
const smsNoLogin = (mobileNum: string, more: object = {}, options: object = {}) => call('smsNoLogin', { mobileNum, countryDialingCode: '+63', ...more }, options);
const captcha = async (options: object = {}) => {
  const { body } = await call<{ captchaId: string }>('captcha', undefined, options);
  return { captchaId: body.success ? body.value.captchaId : '', captcha: CAPTCHA };
};
const verdict = ({ body }: { readonly body: { readonly success: boolean; readonly code?: string } }) => (body.success ? 'SENT' : body.code);

const redeem = (mobile: string, purpose: SmsPurpose, code: string, tenantId = NORTH): Promise<string> => redeemCode(gateway, mobile, purpose, code, tenantId);
const member = (username: string, mobile: string): Promise<string> => memberWithMobile(gateway, username, mobile);

describe('SMS code', () => {
  it('is sent in the language asked for, and is not readable at rest', async () => {
    const number = freshNumber();
    const { body } = await smsRegister(number, {}, { language: 'TY' });
    expect(body).toMatchObject({ success: true, value: { expiredMinutes: 1 } });
    const code = await codeTo(gateway, e164(number));
    expect((await sentTo(gateway, e164(number)))[0]).toMatch(/\p{Script=Telugu}/u);
    const { rows } = await sql<{ row: string }>`select sms_code::text as row from sms_code where mobile = ${e164(number)}`.execute(gateway.db.query);
    expect(rows[0]?.row).not.toContain(code);
  });

  it('is accepted once, in any spelling', async () => {
    const number = freshNumber();
    await smsRegister(`0${number}`);
    const code = await codeTo(gateway, e164(number));
    expect(await redeem(e164(number), 'register', ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('RIGHT');
    expect(await redeem(e164(number), 'register', code)).toBe('CODE_INVALID');
  });

  it('is used up by one of many concurrent attempts', async () => {
    const number = freshNumber();
    await smsRegister(number);
    const code = await codeTo(gateway, e164(number));
    const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(e164(number), 'register', code)));
    expect(answers.filter((answer) => answer === 'RIGHT')).toHaveLength(1);
  });

  it('is valid for five minutes, though another may be requested after one', async () => {
    const number = freshNumber();
    await smsRegister(number);
    const code = await codeTo(gateway, e164(number));
    gateway.clock.advance(5 * MINUTE);
    expect(await redeem(e164(number), 'register', code)).toBe('CODE_EXPIRED');
    await smsRegister(number);
    const later = await codeTo(gateway, e164(number));
    gateway.clock.advance(5 * MINUTE - 1);
    expect(await redeem(e164(number), 'register', later)).toBe('RIGHT');
  });

  it('becomes invalid with the next one', async () => {
    const number = freshNumber();
    await smsRegister(number);
    const former = await codeTo(gateway, e164(number));
    gateway.clock.advance(MINUTE);
    await smsRegister(number);
    const latter = await codeTo(gateway, e164(number));
    // One time in a million the two codes are equal.
    expect(await redeem(e164(number), 'register', former === latter ? '------' : former)).toBe('CODE_INVALID');
    expect(await redeem(e164(number), 'register', latter)).toBe('RIGHT');
  });

  it('is bound to its number, its purpose and its merchant', async () => {
    const [number, other] = [freshNumber(), freshNumber()];
    await smsRegister(number);
    const code = await codeTo(gateway, e164(number));
    expect(await redeem(e164(number), 'register', code, SOUTH)).toBe('CODE_INVALID');
    expect(await redeem(e164(number), 'login', code)).toBe('CODE_INVALID');
    expect(await redeem(e164(number), 'password', code)).toBe('CODE_INVALID');
    expect(await redeem(e164(other), 'register', code)).toBe('CODE_INVALID');
    expect(await redeem(e164(number), 'register', code)).toBe('RIGHT');
  });

  it('is kept by a transaction that fails, and used up by one that commits', async () => {
    const number = freshNumber();
    await smsRegister(number);
    const code = await codeTo(gateway, e164(number));
    const checked = await gateway.smsCodes.check(NORTH, e164(number), 'register', code);
    const failing = gateway.db.transaction(async (tx) => {
      await gateway.smsCodes.consume(tx, checked);
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await redeem(e164(number), 'register', code)).toBe('RIGHT');
    await expect(gateway.db.transaction((tx) => gateway.smsCodes.consume(tx, checked))).rejects.toThrow('CODE_INVALID');
  });

  it('is deleted long after it expired', async () => {
    const number = freshNumber();
    await smsRegister(number);
    gateway.clock.advance(HOUR);
    await gateway.sweep();
    const count = async () => (await sql`select 1 from sms_code where mobile = ${e164(number)}`.execute(gateway.db.query)).rows.length;
    expect(await count()).toBe(1);
    gateway.clock.advance(5 * MINUTE);
    await gateway.sweep();
    expect(await count()).toBe(0);
  });
});

describe('attempts at codes', () => {
  /** Requests a code with a human check each time; refusals are ignored here. */
  const send = (mobile: string, ip: string) =>
    gateway.smsCodes.send({ tenant: gateway.tenants.byMerchant(NORTH)!, mobile, purpose: 'register', language: 'EN', ip }).catch(() => undefined);

  /** Makes twenty-five concurrent guesses, and counts those that were checked. */
  async function guess(mobile: string): Promise<number> {
    const answers = await Promise.all(Array.from({ length: 25 }, () => redeem(mobile, 'register', '------')));
    return answers.filter((answer) => answer === 'CODE_INVALID').length;
  }

  it('end a code with the fifth wrong one, also for the right code', async () => {
    const number = freshNumber();
    await smsRegister(number);
    const code = await codeTo(gateway, e164(number));
    for (let attempt = 1; attempt <= 5; attempt++) expect(await redeem(e164(number), 'register', otherCode(code))).toBe('CODE_INVALID');
    expect(await redeem(e164(number), 'register', code)).toBe('CODE_EXPIRED');
  });

  it('are all counted when they are concurrent', async () => {
    const number = freshNumber();
    await smsRegister(number);
    const code = await codeTo(gateway, e164(number));
    const answers = await Promise.all(Array.from({ length: 12 }, () => redeem(e164(number), 'register', otherCode(code))));
    expect(answers.filter((answer) => answer === 'CODE_INVALID')).toHaveLength(5);
  });

  it('do not include a right code', async () => {
    const number = freshNumber();
    await smsRegister(number);
    const code = await codeTo(gateway, e164(number));
    for (let attempt = 1; attempt <= 8; attempt++) await gateway.smsCodes.check(NORTH, e164(number), 'register', code);
    expect(await redeem(e164(number), 'register', code)).toBe('RIGHT');
  });

  it('reach twenty guesses at a watched number, when a thousand come within an hour from many addresses', async () => {
    const mobile = e164(freshNumber());
    let looked = 0;
    for (let round = 0; round < 40; round++) {
      await send(mobile, `198.51.100.${round}`);
      looked += await guess(mobile);
      gateway.clock.advance(MINUTE);
    }
    expect(looked).toBe(20);
    expect(await redeem(mobile, 'register', '000000')).toBe('QUOTA_EXCEEDED');
    expect(await sentTo(gateway, mobile)).toHaveLength(6);
  });

  it.each(['secondFactor', 'reauthentication'] as const)('of strangers leave those of a holder who showed more alone: %s', async (purpose) => {
    const mobile = e164(freshNumber());
    const order = { tenant: gateway.tenants.byMerchant(NORTH)!, mobile, language: 'EN' } as const;
    for (let round = 0; round < 6; round++) {
      await gateway.smsCodes.send({ ...order, purpose: round % 2 === 0 ? 'login' : 'password', ip: `198.51.100.${round}` });
      for (let wrong = 0; wrong < 4; wrong++) await redeem(mobile, round % 2 === 0 ? 'login' : 'password', '------');
      if (round < 5) gateway.clock.advance(MINUTE);
    }
    expect([await redeem(mobile, 'login', '------'), verdict(await smsNoLogin(mobile.slice(3), {}, from('192.0.2.200')))]).toEqual(['QUOTA_EXCEEDED', 'TOO_MANY_REQUESTS']);
    expect(await gateway.smsCodes.wantsPerson(NORTH, mobile, purpose, '192.0.2.201')).toBe(false);
    await gateway.smsCodes.send({ ...order, purpose, ip: '192.0.2.201' });
    expect(await redeem(mobile, purpose, await codeTo(gateway, mobile))).toBe('RIGHT');
  });

  it.each(['secondFactor', 'reauthentication'] as const)('of one kind are limited to twenty an hour for %s too, and codes to six', async (purpose) => {
    const mobile = e164(freshNumber());
    const order = { tenant: gateway.tenants.byMerchant(NORTH)!, mobile, language: 'EN', purpose } as const;
    for (let round = 0; round < 6; round++) {
      await gateway.smsCodes.send({ ...order, ip: `198.51.100.${round}` });
      for (let wrong = 0; wrong < 4; wrong++) await redeem(mobile, purpose, '------');
      gateway.clock.advance(MINUTE);
    }
    expect(await redeem(mobile, purpose, '------')).toBe('QUOTA_EXCEEDED');
    await expect(gateway.smsCodes.send({ ...order, ip: '198.51.100.7' })).rejects.toThrow('QUOTA_EXCEEDED');
  });

  it('reach thirty codes, when a thousand go to many numbers from one address', async () => {
    let looked = 0;
    for (let round = 0; round < 40; round++) {
      const mobile = e164(freshNumber());
      // Without a sent code there is nothing to guess.
      if ((await send(mobile, '203.0.113.77')) !== undefined) looked += await guess(mobile);
    }
    expect(looked).toBe(150);
  });
});

describe('requests of codes', () => {
  it("are limited to one a minute for each number, or to the merchant's interval", async () => {
    const number = freshNumber();
    expect(verdict(await smsRegister(number))).toBe('SENT');
    const again = await smsRegister(number);
    expect([again.status, again.body]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS', value: { retryAfter: 60 } }]);
    expect(verdict(await smsRegister(freshNumber(), {}, from('192.0.2.50')))).toBe('SENT');
    gateway.clock.advance(MINUTE);
    await gateway.settings.set(NORTH, 'smsExpiredMinutes', 10);
    expect((await smsRegister(number)).body).toMatchObject({ value: { expiredMinutes: 10 } });
    gateway.clock.advance(9 * MINUTE);
    expect((await smsRegister(number)).body).toMatchObject({ code: 'TOO_MANY_REQUESTS', value: { retryAfter: 60 } });
    expect(await redeem(e164(number), 'register', await codeTo(gateway, e164(number)))).toBe('RIGHT');
    await gateway.settings.set(NORTH, 'smsExpiredMinutes', 1);
  });

  it('send one code when they are concurrent', async () => {
    const number = freshNumber();
    const answers = await Promise.all([1, 2, 3, 4].map(() => smsRegister(number)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429]);
    expect(await sentTo(gateway, e164(number))).toHaveLength(1);
  });

  it('require a human check from the fourth code of a number, and are rejected from the seventh', async () => {
    const number = freshNumber();
    const ask = async (proof: object, ip: string) => {
      const answer = await smsRegister(number, proof, from(ip));
      if (answer.body.success) gateway.clock.advance(MINUTE);
      return verdict(answer);
    };
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect(await ask({}, ip)).toBe('SENT');
    const asked = await smsRegister(number, {}, from('192.0.2.4'));
    expect([asked.status, asked.body]).toMatchObject([422, { code: 'CAPTCHA_REQUIRED', value: { captcha: true } }]);
    expect(await ask({ ...(await captcha()), captcha: 'WRONG' }, '192.0.2.4')).toBe('CAPTCHA_FAILED');
    for (const ip of ['192.0.2.4', '192.0.2.5', '192.0.2.6']) expect(await ask(await captcha(), ip)).toBe('SENT');
    const beyond = await smsRegister(number, await captcha(), from('192.0.2.7'));
    expect([beyond.status, beyond.body]).toMatchObject([429, { code: 'QUOTA_EXCEEDED' }]);
    gateway.clock.advance(HOUR);
    expect(await ask({}, '192.0.2.8')).toBe('SENT');
  });

  it('require a human check from the fourth code of an address, and are rejected from the thirty-first', async () => {
    const ask = async (proof: object = {}) => verdict(await smsNoLogin(freshNumber(), proof, from('192.0.2.99')));
    for (let sent = 1; sent <= 3; sent++) expect(await ask()).toBe('SENT');
    expect(await ask()).toBe('CAPTCHA_REQUIRED');
    expect(await ask(await captcha())).toBe('SENT');
    const tenant = gateway.tenants.byMerchant(NORTH)!;
    for (let sent = 5; sent <= 30; sent++) await gateway.smsCodes.send({ tenant, mobile: e164(freshNumber()), purpose: 'login', language: 'EN', ip: '192.0.2.99' });
    expect(verdict(await smsNoLogin(freshNumber(), await captcha(), from('192.0.2.99')))).toBe('QUOTA_EXCEEDED');
    expect(verdict(await smsNoLogin(freshNumber(), {}, from('192.0.2.98')))).toBe('SENT');
  });

  it('are counted for each merchant apart', async () => {
    const number = freshNumber();
    expect(verdict(await smsRegister(number))).toBe('SENT');
    expect(verdict(await smsRegister(number, {}, { merchantCode: SOUTH }))).toBe('SENT');
  });

  it.each([
    ['91712', '+63'],
    ['917 123 456x', '+63'],
    ['02 8888 1234', '+63'],
  ])('are rejected for %s before anything is counted', async (number, countryDialingCode) => {
    const { status, body } = await call('smsRegister', { mobileNo: number, countryDialingCode });
    expect([status, body]).toMatchObject([422, { code: 'PHONE_INVALID', value: { fields: [{ field: 'mobileNum' }] } }]);
  });

  it.each([
    ['smsRegister', { registrationSmsVerification: false }, {}],
    ['smsRegister', { mobileRegistration: false, usernameRegistration: false }, {}],
    ['smsNoLogin', { smsLogin: false }, { purpose: 'login' }],
    ['smsNoLogin', { CHNGPASSVERIF3: false }, { purpose: 'password' }],
  ] as const)('are rejected by %s where the merchant has %o', async (name, off, more) => {
    const on = { mobileRegistration: true, registrationSmsVerification: true, smsLogin: true, CHNGPASSVERIF3: true };
    await gateway.settings.set(NORTH, 'whitelabel', { ...on, ...off });
    const number = freshNumber();
    const { body } = await call(name, { ...(name === 'smsRegister' ? { mobileNo: number } : { mobileNum: number }), countryDialingCode: '+63', ...more });
    expect(body).toMatchObject({ code: 'FUNCTION_DISABLED' });
    await gateway.settings.set(NORTH, 'whitelabel', on);
  });
});

describe('existence of an account for a number', () => {
  it('does not show in the answers, nor in attempts at the code', async () => {
    const [known, unknown] = [freshNumber(), freshNumber()];
    await member('hasnumber', e164(known));
    const answers = [];
    for (const number of [known, unknown]) {
      const sent = await smsNoLogin(number);
      const again = await smsNoLogin(number);
      const tries = [];
      for (let attempt = 1; attempt <= 6; attempt++) tries.push(await redeem(e164(number), 'login', '------'));
      answers.push({ sent: { ...sent.body, requestId: '' }, status: sent.status, again: { ...again.body, requestId: '' }, tries });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ sent: { value: { expiredMinutes: 1 } }, again: { code: 'TOO_MANY_REQUESTS' }, tries: [...Array<string>(5).fill('CODE_INVALID'), 'CODE_EXPIRED'] });
    expect([(await sentTo(gateway, e164(known))).length, (await sentTo(gateway, e164(unknown))).length]).toEqual([1, 0]);
  });


  it('does not show in stored rows: an unknown number gets a code that was not sent', async () => {
    const number = freshNumber();
    await smsNoLogin(number, { purpose: 'login' });
    const { rows } = await sql`select purpose, wrong_tries from sms_code where mobile = ${e164(number)}`.execute(gateway.db.query);
    expect(rows).toEqual([{ purpose: 'login', wrong_tries: 0 }]);
  });

  it('is told at registration by a message to the owner, not by the answer', async () => {
    const [known, unknown] = [freshNumber(), freshNumber()];
    await member('registered', e164(known));
    const [first, second] = [await smsRegister(known), await smsRegister(unknown)];
    expect({ ...first.body, requestId: '' }).toEqual({ ...second.body, requestId: '' });
    expect((await sentTo(gateway, e164(known)))[0]).toMatch(/already has an account/);
    expect((await sentTo(gateway, e164(unknown)))[0]).toMatch(/^\d{6} is your code to register/);
  });
});

describe('pumping codes by SMS', () => {
  /** An address of its own /64 in a /48. */
  const inSite = (site: number, subnet: number): string => `2001:db8:${site.toString(16)}:${subnet.toString(16)}::${(subnet + 1).toString(16)}`;

  it('is bounded for a /64 of IPv6, whatever address of it is used', async () => {
    const answers = [];
    for (let sent = 0; sent < 31; sent++) answers.push(verdict(await smsRegister(freshNumber(), await captcha(), from(`2001:db8:64:1:${sent.toString(16)}::1`))));
    expect(answers).toEqual([...Array<string>(30).fill('SENT'), 'QUOTA_EXCEEDED']);
  });

  it.runIf(everything())('is bounded for a /48 of IPv6, whatever /64 of it is used', async () => {
    const send = async (sent: number) => {
      const here = from(inSite(0x48, sent));
      return verdict(await smsRegister(freshNumber(), await captcha(here), here));
    };
    const answers: (string | undefined)[] = [];
    for (let sent = 0; sent < 480; sent += 16) answers.push(...(await Promise.all(Array.from({ length: 16 }, (_, index) => send(sent + index)))));
    expect(new Set(answers)).toEqual(new Set(['SENT']));
    expect(await send(480)).toBe('QUOTA_EXCEEDED');
  });

  it('requires a captcha of a /48 of IPv6 after 48 codes', async () => {
    let sent = 0;
    while (sent < 100 && verdict(await smsRegister(freshNumber(), {}, from(inSite(0x49, sent)))) === 'SENT') sent += 1;
    expect(sent).toBe(48);
  });

  it('is bounded for a merchant from any number of addresses, and for that merchant alone', async () => {
    await gateway.settings.set(NORTH, 'smsPerHour', 5);
    const answers = [];
    for (let sent = 0; sent < 6; sent++) answers.push(verdict(await smsRegister(freshNumber(), {}, from(`198.51.100.${sent}`))));
    expect(answers).toEqual([...Array<string>(5).fill('SENT'), 'QUOTA_EXCEEDED']);
    expect(verdict(await smsRegister(freshNumber(), {}, { ...from('198.51.100.9'), merchantCode: SOUTH }))).toBe('SENT');
    gateway.clock.advance(HOUR);
    expect(verdict(await smsRegister(freshNumber(), {}, from('198.51.100.9')))).toBe('SENT');
    await gateway.settings.set(NORTH, 'smsPerHour', 2000);
  });

  it('reaches only numbers of the countries that the merchant serves', async () => {
    await gateway.settings.set(NORTH, 'smsCountries', ['PH']);
    expect(verdict(await smsRegister(freshNumber()))).toBe('SENT');
    expect(verdict(await smsRegister('7700900123', { countryDialingCode: '+44' }))).toBe('FUNCTION_DISABLED');
    await gateway.settings.set(NORTH, 'smsCountries', null);
    expect(verdict(await smsRegister('7700900123', { countryDialingCode: '+44' }))).toBe('SENT');
  });
});
