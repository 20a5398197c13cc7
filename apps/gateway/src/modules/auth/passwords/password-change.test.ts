import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAPTCHA, testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { OTHER_IP, codeOf, deviceCookieOf, HOME_IP, PASSWORD, accountHelpers } from '../../../../test-support/account-helpers.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
  await gateway.settings.set(NORTH, 'whitelabel', { CHNGPASSVERIF3: true, smsLogin: true });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(2 * 3_600_000));

const NEW = 'Another-pass-7';
const login = (username: string, password = PASSWORD, more: object = {}) => crowd.call<{ token: string; passwordExpired: boolean }>('loginV2', { username, password, type: 'username', ...more }, { ip: HOME_IP });
/** Token of a login that succeeds. */
async function tokenOf(username: string, password = PASSWORD): Promise<string> {
  const { body } = await login(username, password);
  if (!body.success) throw new Error(body.code);
  return body.value.token;
}
const change = (token: string, request: object) => crowd.call('changePassword', { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW, ...request }, { token });
const state = async (token: string) => codeOf(await crowd.call('memberInfo', {}, { token }));
/** An answer without the parts that are new each time. */
const plain = ({ status, body }: Awaited<ReturnType<typeof crowd.call>>) => ({ status, body: { ...body, requestId: '' } });

describe('password change', () => {
  it("ends every session but the caller's, every remembered device and temporary password", async () => {
    await crowd.open('changer1', { email: 'changer1@mail.example' });
    const [mine, other] = [await tokenOf('changer1'), await tokenOf('changer1')];
    const device = deviceCookieOf(await login('changer1', PASSWORD, { remember: true }))!.token;
    await crowd.valueOf('passwordByEmail', { username: 'changer1', email: 'changer1@mail.example' });
    const mail = await crowd.lastMessage('changer1@mail.example');
    const ended = vi.spyOn(gateway.hub, 'endSessions');
    expect((await change(mine, {})).body).toMatchObject({ success: true, value: { changed: true } });
    expect([await state(mine), await state(other)]).toEqual(['OK', 'SESSION_EXPIRED']);
    expect(ended.mock.calls).toEqual([[NORTH, expect.objectContaining({ length: 2 })]]);
    ended.mockRestore();
    expect(codeOf(await crowd.call('deviceLogin', {}, { headers: { cookie: `livery_device=${device}` } }))).toBe('DEVICE_UNKNOWN');
    expect(codeOf(await login('changer1', mail?.text.split('\n\n')[2] ?? ''))).toBe('LOGIN_FAILED');
    expect([codeOf(await login('changer1')), codeOf(await login('changer1', NEW))]).toEqual(['LOGIN_FAILED', 'OK']);
  });

  it('rejects a new password that breaks the registration rule or differs from its repetition', async () => {
    await crowd.open('changer2');
    const token = await tokenOf('changer2');
    const faults = async (request: object) => (await change(token, request)).body;
    expect(await faults({ newPassword: 'short1', confirmNewPassword: 'short1' })).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'newPassword', rule: 'length', min: 8, max: 32 }] } });
    expect(await faults({ newPassword: 'lettersonly', confirmNewPassword: 'lettersonly' })).toMatchObject({ value: { fields: [{ field: 'newPassword', rule: 'pattern', patternId: 'LETTERS_DIGITS_COMBINED' }] } });
    expect(await faults({ confirmNewPassword: `${NEW}8` })).toMatchObject({ value: { fields: [{ field: 'confirmNewPassword', rule: 'equal' }] } });
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'password', enabled: false, minLength: 20, maxLength: 20 }]);
    expect(await faults({})).toMatchObject({ value: { fields: [{ field: 'newPassword', rule: 'length', min: 20, max: 20 }] } });
    await gateway.settings.set(NORTH, 'registerFields', []);
    expect(await state(token)).toBe('OK');
  });

  it('rejects a wrong old password, and a new one equal to it', async () => {
    await crowd.open('changer3');
    const token = await tokenOf('changer3');
    expect((await change(token, { oldPassword: '' })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'oldPassword', rule: 'required' }] } });
    expect(codeOf(await change(token, { oldPassword: 'wrong-one-1' }))).toBe('PASSWORD_WRONG');
    expect(codeOf(await change(token, { newPassword: PASSWORD, confirmNewPassword: PASSWORD }))).toBe('PASSWORD_UNCHANGED');
    await crowd.open('changer4', { passwordHash: null, mobile: '+639171000011' });
    await crowd.call('smsNoLogin', { mobileNum: '9171000011', countryDialingCode: '+63' });
    const opened = await crowd.valueOf('login', { username: '9171000011', password: await crowd.codeSentTo('+639171000011'), countryDialingCode: '+63', type: 'sms' });
    gateway.clock.advance(60_000);
    await crowd.valueOf('smsReauthentication', {}, { token: opened.token });
    expect(codeOf(await change(opened.token, { oldPassword: '', verificationCode: await crowd.codeSentTo('+639171000011') }))).toBe('OK');
    expect(codeOf(await login('changer4', NEW))).toBe('OK');
  });

  it('is refused for five minutes after ten wrong old ones, which do not count as failed logins', async () => {
    await crowd.open('changer5');
    const token = await tokenOf('changer5');
    for (let attempt = 0; attempt < 10; attempt++) await change(token, { oldPassword: 'wrong-one-1' });
    expect(codeOf(await login('changer5'))).toBe('OK');
    expect((await change(token, {})).body).toMatchObject({ code: 'TRY_AGAIN_LATER', value: { retryAfter: 300 } });
    gateway.clock.advance(300_000);
    expect(codeOf(await change(token, {}))).toBe('OK');
  });

  it('ends a login that waits for its second factor', async () => {
    const id = await crowd.open('changer6', { mobile: '+639171000012', mobileVerified: true });
    await crowd.knows(id, HOME_IP);
    const token = await tokenOf('changer6');
    const value = await crowd.valueOf('loginV2', { username: 'changer6', password: PASSWORD, type: 'username' }, { ip: OTHER_IP });
    const challengeId = 'secondFactor' in value ? value.secondFactor.challengeId : '';
    await crowd.valueOf('loginVerifySms', { challengeId }, { ip: OTHER_IP });
    await change(token, {});
    expect(codeOf(await crowd.call('loginVerify', { challengeId, method: 'sms', code: await crowd.codeSentTo('+639171000012') }, { ip: OTHER_IP }))).toBe('CHALLENGE_EXPIRED');
  });
});

describe('what waits for the hash of a password that is changed meanwhile', () => {
  /** Has `work` done between the next verification of a password and what follows it, as when the hash waited in the queue. */
  function afterNextVerification(work: () => Promise<unknown>): void {
    const { verify } = gateway.passwords;
    const spy = vi.spyOn(gateway.passwords, 'verify').mockImplementation(async (...verified) => {
      spy.mockRestore();
      const fits = await verify(...verified);
      await work();
      return fits;
    });
  }
  const changed = (id: string) => async () => {
    const hash = await gateway.passwords.hash(NEW, { tenantId: NORTH, ip: null });
    await gateway.db.transaction((tx) => gateway.members.setPassword(tx, NORTH, id, hash));
  };

  it('rejects a login', async () => {
    const id = await crowd.open('racing01');
    afterNextVerification(changed(id));
    expect(codeOf(await login('racing01'))).toBe('LOGIN_FAILED');
    expect(await gateway.sessions.list(NORTH, id)).toEqual([]);
    expect(codeOf(await login('racing01', NEW))).toBe('OK');
  });

  it('rejects a login that needs a second factor, and opens no challenge', async () => {
    const id = await crowd.open('racing02', { mobile: '+639171000051', mobileVerified: true });
    afterNextVerification(changed(id));
    expect(codeOf(await login('racing02'))).toBe('LOGIN_FAILED');
    expect((await sql`select 1 from login_challenge where member_id = ${id}`.execute(gateway.db.query)).rows).toEqual([]);
  });

  it('rejects another change by the former password', async () => {
    const id = await crowd.open('racing03');
    const token = await tokenOf('racing03');
    afterNextVerification(changed(id));
    expect(codeOf(await change(token, { newPassword: 'Third-pass-99', confirmNewPassword: 'Third-pass-99' }))).toBe('PASSWORD_WRONG');
    expect(codeOf(await login('racing03', NEW))).toBe('OK');
  });

  it('rejects an authenticator app that is confirmed by the former password', async () => {
    const id = await crowd.open('racing04');
    const token = await tokenOf('racing04');
    const { secret } = await crowd.valueOf('totpStart', {}, { token });
    afterNextVerification(changed(id));
    expect(codeOf(await crowd.call('totpConfirm', { password: PASSWORD, code: crowd.appShows(secret) }, { token }))).toBe('PASSWORD_WRONG');
    expect(await crowd.valueOf('security', {}, { token })).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
  });
});

describe('password reset by phone', () => {
  const ask = (mobileNum: string) => crowd.call('smsNoLogin', { mobileNum, countryDialingCode: '+63', purpose: 'password' }, { ip: HOME_IP });
  const set = (mobileNum: string, verificationCode: string, newPassword = NEW, ip = HOME_IP) =>
    crowd.call<{ token: string }>('passwordByPhone', { newPassword, mobileNum, countryDialingCode: '+63', verificationCode }, { ip });

  it('sets the password by code, logs in, and ends all other sessions', async () => {
    const id = await crowd.open('phoner01', { mobile: '+639171000021' });
    const before = await tokenOf('phoner01');
    await ask('09171000021');
    const code = await crowd.codeSentTo('+639171000021');
    const answer = await set('0917 100 0021', code);
    expect(answer.body).toMatchObject({ success: true, value: { token: expect.any(String) as string, passwordExpired: false } });
    expect(await state(before)).toBe('SESSION_EXPIRED');
    expect(await gateway.sessions.list(NORTH, id)).toHaveLength(1);
    expect([codeOf(await login('phoner01')), codeOf(await login('phoner01', NEW))]).toEqual(['LOGIN_FAILED', 'OK']);
    expect(codeOf(await set('09171000021', code, 'Third-pass-99'))).toBe('CODE_INVALID');
  });

  it('checks the registration rule before a code is used up', async () => {
    await crowd.open('phoner02', { mobile: '+639171000022' });
    await ask('09171000022');
    const code = await crowd.codeSentTo('+639171000022');
    expect((await set('09171000022', code, 'short1')).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'newPassword', rule: 'length' }] } });
    expect(codeOf(await set('09171000022', code))).toBe('OK');
  });

  it('requires the authenticator app at a new address, and changes nothing until then', async () => {
    const id = await crowd.open('phoner03', { mobile: '+639171000023', mobileVerified: true });
    await crowd.knows(id, HOME_IP);
    const before = await tokenOf('phoner03');
    const { secret } = await crowd.enrol(before);
    await ask('09171000023');
    const answer = await set('09171000023', await crowd.codeSentTo('+639171000023'), NEW, OTHER_IP);
    const { secondFactor } = (answer.body as unknown as { value: { secondFactor: { challengeId: string; methods: { method: string }[] } } }).value;
    expect(secondFactor.methods.map(({ method }) => method)).toEqual(['totp', 'recovery']);
    expect([await state(before), codeOf(await login('phoner03'))]).toEqual(['OK', 'OK']);
    const verified = await crowd.call('loginVerify', { challengeId: secondFactor.challengeId, method: 'totp', code: crowd.appShows(secret) }, { ip: OTHER_IP });
    expect(codeOf(verified)).toBe('OK');
    expect(await state(before)).toBe('SESSION_EXPIRED');
    expect([codeOf(await login('phoner03')), codeOf(await login('phoner03', NEW))]).toEqual(['LOGIN_FAILED', 'OK']);
  });

  it('does not reveal whether a number has an account', async () => {
    await crowd.open('phoner04', { mobile: '+639171000024' });
    const hash = vi.spyOn(gateway.passwords, 'hash');
    expect(plain(await ask('09171000024'))).toEqual(plain(await ask('09171000099')));
    for (let attempt = 1; attempt <= 12; attempt++) {
      expect(plain(await set('09171000024', '000000'))).toEqual(plain(await set('09171000099', '000000')));
    }
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
  });

  it('does not count wrong codes as failed logins, and keeps a blocked account out', async () => {
    const id = await crowd.open('phoner05', { mobile: '+639171000025' });
    await ask('09171000025');
    for (let attempt = 0; attempt < 3; attempt++) await set('09171000025', '000000');
    expect(codeOf(await login('phoner05'))).toBe('OK');
    await gateway.members.setStatus(NORTH, id, 'blocked');
    expect(codeOf(await set('09171000025', await crowd.codeSentTo('+639171000025')))).toBe('ACCOUNT_BLOCKED');
  });

  it('is available only where the merchant has enabled it', async () => {
    expect(codeOf(await crowd.call('passwordByPhone', { newPassword: NEW, mobileNum: '09171000021', countryDialingCode: '+63', verificationCode: '000000' }, { merchantCode: SOUTH }))).toBe('FUNCTION_DISABLED');
  });
});

describe('password reset by e-mail', () => {
  const ask = (username: string, email: string, more: object = {}, language?: string) =>
    crowd.call('passwordByEmail', { username, email, ...more }, { ip: HOME_IP, ...(language === undefined ? {} : { language }) });
  /** The temporary password in the newest mail to somebody. */
  const sentTo = async (email: string) => (await crowd.lastMessage(email))?.text.split('\n\n')[2] ?? '';

  it('sends a temporary password, valid for one login within half an hour, that has to be changed', async () => {
    await crowd.open('mailer01', { email: 'Mailer01@mail.example' });
    expect((await ask('MAILER01', 'mailer01@MAIL.example')).body).toMatchObject({ success: true, value: { sent: true } });
    const temporary = await sentTo('mailer01@mail.example');
    expect(temporary).toMatch(/^[a-z2-9]{14}$/);
    expect(codeOf(await login('mailer01'))).toBe('OK'); // the old one stays good until then
    const first = await login('mailer01', ` ${temporary}\n`);
    expect(first.body).toMatchObject({ success: true, value: { passwordExpired: true, passwordTemporary: true } });
    expect([codeOf(await login('mailer01', temporary)), codeOf(await login('mailer01'))]).toEqual(['LOGIN_FAILED', 'LOGIN_FAILED']);
    const token = first.body.success ? first.body.value.token : '';
    expect(codeOf(await change(token, { oldPassword: PASSWORD }))).toBe('PASSWORD_WRONG');
    expect(codeOf(await change(token, { oldPassword: temporary }))).toBe('OK');
    expect((await login('mailer01', NEW)).body).toMatchObject({ value: { passwordExpired: false, passwordTemporary: false } });
  });

  it('makes a temporary password invalid after half an hour, or when a newer one is sent', async () => {
    await crowd.open('mailer02', { email: 'mailer02@mail.example' });
    await ask('mailer02', 'mailer02@mail.example');
    const first = await sentTo('mailer02@mail.example');
    gateway.clock.advance(1_000);
    await ask('mailer02', 'mailer02@mail.example');
    const second = await sentTo('mailer02@mail.example');
    expect(codeOf(await login('mailer02', first))).toBe('LOGIN_FAILED');
    gateway.clock.advance(30 * 60_000);
    expect(codeOf(await login('mailer02', second))).toBe('LOGIN_FAILED');
    expect(codeOf(await login('mailer02'))).toBe('OK');
  });

  it('accepts one of twelve concurrent logins', async () => {
    const id = await crowd.open('mailer03', { email: 'mailer03@mail.example' });
    await ask('mailer03', 'mailer03@mail.example');
    const temporary = await sentTo('mailer03@mail.example');
    const proofs = await Promise.all(Array.from({ length: 9 }, async () => ({ captchaId: (await crowd.valueOf('captcha')).captchaId, captcha: CAPTCHA })));
    const answers = await Promise.all(proofs.map((proof) => login('mailer03', temporary, proof)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await gateway.sessions.list(NORTH, id)).toHaveLength(1);
  });

  it('is available only where the merchant has enabled it, and then nothing is counted or sent', async () => {
    await crowd.open('mailer00', { email: 'mailer00@mail.example' });
    await gateway.settings.set(NORTH, 'whitelabel', { CHNGPASSVERIF3: true, smsLogin: true, emailPasswordRecovery: false });
    for (let attempt = 0; attempt < 6; attempt++) expect(codeOf(await ask('mailer00', 'mailer00@mail.example'))).toBe('FUNCTION_DISABLED');
    expect(await crowd.lastMessage('mailer00@mail.example')).toBeUndefined();
    await gateway.settings.set(NORTH, 'whitelabel', { CHNGPASSVERIF3: true, smsLogin: true });
    expect(codeOf(await ask('mailer00', 'mailer00@mail.example'))).toBe('OK');
    expect(await sentTo('mailer00@mail.example')).toMatch(/^[a-z2-9]{14}$/);
  });

  it('writes the mail in the language asked for', async () => {
    await crowd.open('mailer04', { email: 'mailer04@mail.example' });
    await ask('mailer04', 'mailer04@mail.example', {}, 'TY');
    const mail = await crowd.lastMessage('mailer04@mail.example');
    expect([mail?.subject, mail?.text]).toEqual([expect.stringContaining('పాస్‌వర్డ్'), expect.stringContaining('mailer04')]);
    expect(codeOf(await login('mailer04', await sentTo('mailer04@mail.example')))).toBe('OK');
  });

  it('reveals neither in the answer nor in its work whether name and address belong together', async () => {
    await crowd.open('mailer05', { email: 'mailer05@mail.example' });
    const hash = vi.spyOn(gateway.passwords, 'hash');
    const transaction = vi.spyOn(gateway.db, 'transaction');
    const answers = [];
    const work = [];
    for (const [username, email] of [['mailer05', 'mailer05@mail.example'], ['mailer05', 'other@mail.example'], ['nobody05', 'mailer05@mail.example']] as const) {
      transaction.mockClear();
      answers.push(plain(await ask(username, email)));
      work.push(transaction.mock.calls.length);
    }
    expect([answers[1], answers[2]]).toEqual([answers[0], answers[0]]);
    expect(work).toEqual([1, 1, 1]);
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
    transaction.mockRestore();
    expect((await gateway.messages.latest(200)).filter(({ recipient }) => recipient === 'mailer05@mail.example')).toHaveLength(1);
    expect(await crowd.lastMessage('other@mail.example')).toBeUndefined();
    // Somebody who knows the name alone cannot end what was sent to its owner.
    expect(codeOf(await login('mailer05', await sentTo('mailer05@mail.example')))).toBe('OK');
  });

  it('requires a human check after the third request in an hour, and limits the mails to an account', async () => {
    await crowd.open('mailer06', { email: 'mailer06@mail.example' });
    const codes = [];
    for (let asked = 0; asked < 8; asked++) {
      const proof = asked < 4 ? {} : { captchaId: (await crowd.valueOf('captcha')).captchaId, captcha: CAPTCHA };
      codes.push(codeOf(await ask('mailer06', 'mailer06@mail.example', proof)));
    }
    expect(codes).toEqual(['OK', 'OK', 'OK', 'CAPTCHA_REQUIRED', 'OK', 'OK', 'OK', 'OK']);
    expect((await gateway.messages.latest(200)).filter(({ recipient }) => recipient === 'mailer06@mail.example')).toHaveLength(5);
  });
});
