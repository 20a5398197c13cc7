import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAPTCHA, testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { accountHelpers, codeOf, HOME_IP, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
  await gateway.settings.set(NORTH, 'whitelabel', { mobileRegistration: true });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(2 * 3_600_000));

const MINUTE = 60_000;
let serial = 0;
/** A number of nobody, as it is typed and in E.164. */
const newNumber = () => {
  const mobileNum = `917${String(2_000_000 + serial++)}`;
  return { typed: { countryDialingCode: '+63', mobileNum: `0${mobileNum}` }, mobile: `+63${mobileNum}` };
};

async function somebody(username: string, more: Parameters<typeof crowd.open>[1] = {}) {
  const id = await crowd.open(username, more);
  await crowd.knows(id, HOME_IP);
  const { token } = await crowd.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  const options = { token, ip: HOME_IP };
  return {
    id,
    options,
    ask: (request: object = {}) => crowd.call('phoneCode', request, options),
    prove: (request: object) => crowd.call('provePhone', { password: PASSWORD, ...request }, options),
    seen: () => crowd.valueOf('security', {}, options),
    member: () => gateway.members.byId(NORTH, id),
  };
}
const fieldsOf = (answer: Awaited<ReturnType<typeof crowd.call>>): unknown => (answer.body.value as { fields?: unknown } | null)?.fields;
const textsTo = async (recipient: string) => (await gateway.messages.latest(200)).filter((message) => message.recipient === recipient).map(({ text }) => text);

describe('phoneCode and provePhone calls', () => {
  it('prove the number of the account, and tell its holder', async () => {
    const { mobile } = newNumber();
    const { ask, prove, seen, member } = await somebody('caller01', { mobile });
    expect(await seen()).toMatchObject({ mobileProved: false, mobileChangeable: true });
    expect((await ask()).body).toMatchObject({ success: true, value: { expiredMinutes: 1 } });
    const code = await crowd.codeSentTo(mobile);
    expect(codeOf(await prove({ code }))).toBe('OK');
    expect(await seen()).toMatchObject({ mobileProved: true });
    expect((await member())?.mobileVerifiedAt?.getTime()).toBe(gateway.clock.now());
    expect((await textsTo(mobile))[0]).toContain('This mobile number was confirmed');
    expect(codeOf(await prove({ code }))).toBe('CODE_INVALID');
  });

  it('give an account without a number one, once it is proved', async () => {
    const { typed, mobile } = newNumber();
    const { ask, prove, seen, member } = await somebody('caller02');
    expect(fieldsOf(await ask())).toEqual([{ field: 'mobileNum', rule: 'required' }]);
    expect(codeOf(await ask(typed))).toBe('OK');
    expect((await seen()).mobile).toBeNull();
    expect(codeOf(await prove({ ...typed, code: await crowd.codeSentTo(mobile) }))).toBe('OK');
    expect(await member()).toMatchObject({ mobile });
  });

  it('refuse a wrong password, a wrong or missing code, and a code to another number', async () => {
    const [one, other] = [newNumber(), newNumber()];
    const { ask, prove, member } = await somebody('caller03');
    await ask(one.typed);
    const code = await crowd.codeSentTo(one.mobile);
    expect(codeOf(await prove({ ...one.typed, code, password: 'wrong-one-1' }))).toBe('PASSWORD_WRONG');
    expect(fieldsOf(await prove(one.typed))).toEqual([{ field: 'code', rule: 'required' }]);
    const wrong = await prove({ ...one.typed, code: code === '123456' ? '654321' : '123456' });
    expect([codeOf(wrong), fieldsOf(wrong)]).toEqual(['CODE_INVALID', [{ field: 'code', rule: 'invalid' }]]);
    expect(codeOf(await prove({ ...other.typed, code }))).toBe('CODE_INVALID');
    expect((await member())?.mobile).toBeNull();
  });

  it('take a code once where two forms send it at the same time', async () => {
    const { typed, mobile } = newNumber();
    const { ask, prove } = await somebody('caller04');
    await ask(typed);
    const code = await crowd.codeSentTo(mobile);
    expect((await Promise.all([prove({ ...typed, code }), prove({ ...typed, code })])).map((answer) => codeOf(answer) === 'OK').filter(Boolean)).toHaveLength(1);
  });

  it('send eight codes of a member in an hour, to whichever numbers', async () => {
    const { ask } = await somebody('caller05');
    const answers = [];
    for (let count = 0; count < 9; count++) {
      const { captchaId } = await crowd.valueOf('captcha', {}, { ip: HOME_IP });
      answers.push(codeOf(await ask({ ...newNumber().typed, captchaId, captcha: CAPTCHA })));
    }
    expect(answers).toEqual([...Array<string>(8).fill('OK'), 'TOO_MANY_REQUESTS']);
  });

  it('are refused for another number where no member of the merchant has one', async () => {
    await gateway.settings.set(NORTH, 'whitelabel', { mobileRegistration: false, smsLogin: false });
    try {
      const { mobile } = newNumber();
      const { ask, seen } = await somebody('caller06', { mobile });
      expect((await seen()).mobileChangeable).toBe(false);
      expect([codeOf(await ask(newNumber().typed)), codeOf(await ask())]).toEqual(['FUNCTION_DISABLED', 'OK']);
    } finally {
      await gateway.settings.set(NORTH, 'whitelabel', { mobileRegistration: true });
    }
  });
});

describe('another number', () => {
  it('takes the place of a proved one with a code to each, and both are told', async () => {
    const [former, next] = [newNumber(), newNumber()];
    const { options, ask, prove, member } = await somebody('mover001', { mobile: former.mobile, mobileVerified: true });
    await ask(next.typed);
    const code = await crowd.codeSentTo(next.mobile);
    expect(fieldsOf(await prove({ ...next.typed, code }))).toEqual([{ field: 'verificationCode', rule: 'required' }]);
    await crowd.valueOf('smsReauthentication', {}, options);
    expect(codeOf(await prove({ ...next.typed, code, verificationCode: await crowd.codeSentTo(former.mobile) }))).toBe('OK');
    expect(await member()).toMatchObject({ mobile: next.mobile });
    expect((await textsTo(former.mobile))[0]).toContain('Another mobile number took the place');
    expect((await textsTo(next.mobile))[0]).toContain('This mobile number was confirmed');
  });

  it('takes its place with a code of the app where there is one, since the former number may be lost', async () => {
    const [former, next] = [newNumber(), newNumber()];
    const { id, options, ask, prove, member } = await somebody('mover002', { mobile: former.mobile, mobileVerified: true });
    const { secret } = await crowd.valueOf('totpStart', {}, options);
    const appCode = () => new TOTP({ secret }).generate({ timestamp: gateway.clock.now() });
    await crowd.valueOf('totpConfirm', { password: PASSWORD, code: appCode() }, options);
    gateway.clock.advance(MINUTE);
    await ask(next.typed);
    const code = await crowd.codeSentTo(next.mobile);
    expect(fieldsOf(await prove({ ...next.typed, code }))).toEqual([{ field: 'factorCode', rule: 'required' }]);
    const wrong = await prove({ ...next.typed, code, factorCode: '000000' });
    expect([codeOf(wrong), fieldsOf(wrong)]).toEqual(['CODE_INVALID', [{ field: 'factorCode', rule: 'invalid' }]]);
    expect(codeOf(await prove({ ...next.typed, code, factorCode: appCode() }))).toBe('OK');
    expect(await member()).toMatchObject({ id, mobile: next.mobile });
  });

  it('that belongs to another account is answered like any other, is not kept, and a message tells the number alone', async () => {
    const [taken, free] = [newNumber(), newNumber()];
    await somebody('owner001', { mobile: taken.mobile, mobileVerified: true });
    const { ask, prove, member } = await somebody('mover003');
    const [first, second] = [await ask(taken.typed), await ask(free.typed)];
    expect({ ...first.body, requestId: '' }).toEqual({ ...second.body, requestId: '' });
    const [text = ''] = await textsTo(taken.mobile);
    expect([text.includes('already has an account'), /\b\d{6}\b/.test(text)]).toEqual([true, false]);
    expect(codeOf(await prove({ ...taken.typed, code: '123456' }))).toBe('CODE_INVALID');
    expect((await member())?.mobile).toBeNull();
  });

  it('belongs to one account where two prove it at the same time', async () => {
    const { typed, mobile } = newNumber();
    const [one, two] = [await somebody('racer001'), await somebody('racer002')];
    await one.ask(typed);
    const code = await crowd.codeSentTo(mobile);
    const answers = (await Promise.all([one.prove({ ...typed, code }), two.prove({ ...typed, code })])).map(codeOf);
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
    expect([(await one.member())?.mobile, (await two.member())?.mobile].filter((each) => each === mobile)).toHaveLength(1);
  });
});
