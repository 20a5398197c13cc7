import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { accountHelpers, codeOf, HOME_IP, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
const lines: string[] = [];
beforeAll(async () => {
  gateway = await testGateway({ log: { level: 'debug', stream: { write: (line) => void lines.push(line) } } });
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(2 * 86_400_000));

const FIRST = '246810';
const SECOND = '135791';
const twice = (paymentPassword: string, confirmPaymentPassword = paymentPassword) => ({ paymentPassword, confirmPaymentPassword });

async function somebody(username: string, more: Parameters<typeof crowd.open>[1] = {}) {
  const id = await crowd.open(username, more);
  await crowd.knows(id, HOME_IP);
  const { token } = await crowd.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  const set = (request: object) => crowd.call('setPaymentPassword', { password: PASSWORD, ...request }, { token, ip: HOME_IP });
  const change = (oldPaymentPassword: string, paymentPassword: string) => crowd.call('changePaymentPassword', { oldPaymentPassword, ...twice(paymentPassword) }, { token, ip: HOME_IP });
  return { id, token, set, change };
}
const tenant = () => {
  const found = gateway.tenants.byMerchant(NORTH);
  if (found === undefined) throw new Error('no merchant');
  return found;
};
/** Verifies as a module does that moves money; the code of the refusal, or OK. */
const verified = async (memberId: string, password: string): Promise<string> =>
  gateway.transactionPasswords.verifyTransactionPassword(tenant(), { memberId, ip: HOME_IP }, password).then(
    (proved) => gateway.db.transaction((tx) => proved.holds(tx)).then(() => 'OK'),
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'other'),
  );

describe('setPaymentPassword call', () => {
  it('sets the first one with the login password, and tells the holder', async () => {
    const { id, token, set } = await somebody('paying01', { email: 'paying01@mail.example' });
    expect(await verified(id, FIRST)).toBe('PAYMENT_PASSWORD_UNSET');
    expect((await set({ ...twice(FIRST), password: '' })).body).toMatchObject({ value: { fields: [{ field: 'password', rule: 'required' }] } });
    expect(codeOf(await set({ ...twice(FIRST), password: 'wrong-one-1' }))).toBe('PASSWORD_WRONG');
    expect(codeOf(await set(twice(FIRST)))).toBe('OK');
    expect(await crowd.valueOf('security', {}, { token })).toMatchObject({ transactionPassword: true, transactionPasswordChangedAt: new Date(gateway.clock.now()).toISOString() });
    expect([await verified(id, FIRST), await verified(id, SECOND)]).toEqual(['OK', 'PASSWORD_WRONG']);
    expect((await crowd.lastMessage('paying01@mail.example'))?.text).toContain('A new transaction password was set');
    expect((await gateway.members.byId(NORTH, id))?.paymentPasswordHash).toMatch(/^\$argon2id\$/);
  });

  it('rejects one that breaks the rule of the registration, or is not repeated', async () => {
    const { set } = await somebody('paying02');
    expect((await set(twice('12345'))).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'paymentPassword', rule: 'length', min: 6, max: 6 }] } });
    expect((await set(twice('abcdef'))).body).toMatchObject({ value: { fields: [{ field: 'paymentPassword', rule: 'pattern' }] } });
    expect((await set(twice(FIRST, SECOND))).body).toMatchObject({ value: { fields: [{ field: 'confirmPaymentPassword', rule: 'equal' }] } });
  });

  it.each([['٢٤٦٨١٠', 'paying21'], ['۲۴۶۸۱۰', 'paying22']])('sets one that was typed as %s, which is shown in either digits from then on', async (typed, username) => {
    const { id, set, change } = await somebody(username);
    expect(codeOf(await set(twice(typed, FIRST)))).toBe('OK');
    expect([await verified(id, FIRST), await verified(id, typed), await verified(id, SECOND)]).toEqual(['OK', 'OK', 'PASSWORD_WRONG']);
    expect(codeOf(await change(FIRST, typed))).toBe('PASSWORD_UNCHANGED');
    expect(codeOf(await change(typed, SECOND))).toBe('OK');
    expect(await verified(id, SECOND)).toBe('OK');
  });

  it('accepts one that was set with other digits before these were replaced', async () => {
    const id = await crowd.open('paying23', { paymentPasswordHash: await gateway.passwords.hash('٢٤٦٨١٠', { tenantId: NORTH, ip: null }) });
    expect([await verified(id, '٢٤٦٨١٠'), await verified(id, '٢٤٦٨١١')]).toEqual(['OK', 'PASSWORD_WRONG']);
  });

  it('replaces a forgotten one with a code of the app besides the login password', async () => {
    const { id, token, set } = await somebody('paying03');
    const { secret } = await crowd.enrol(token);
    expect(codeOf(await set(twice(FIRST)))).toBe('OK');
    expect((await set(twice(SECOND))).body).toMatchObject({ value: { fields: [{ field: 'code', rule: 'required' }] } });
    expect(codeOf(await set({ ...twice(SECOND), code: '000000' }))).toBe('CODE_INVALID');
    expect(await verified(id, FIRST)).toBe('OK');
    expect(codeOf(await set({ ...twice(SECOND), code: crowd.appShows(secret, 1) }))).toBe('OK');
    expect([await verified(id, FIRST), await verified(id, SECOND)]).toEqual(['PASSWORD_WRONG', 'OK']);
  });

  it('gives up after thirty wrong codes in a day, also where the login password is changed between them', async () => {
    const { token, set } = await somebody('paying19');
    await crowd.enrol(token);
    expect(codeOf(await set(twice(FIRST)))).toBe('OK');
    const [codes, passwords] = [[] as string[], [PASSWORD, 'Another-pass-7']];
    for (let guess = 0; guess < 33; guess++) {
      const [password = '', next = ''] = passwords;
      codes.push(codeOf(await set({ ...twice(SECOND), password, code: '000000' })));
      if (guess % 8 !== 7) continue;
      expect(codeOf(await crowd.call('changePassword', { oldPassword: password, newPassword: password, confirmNewPassword: password }, { token, ip: HOME_IP }))).toBe('PASSWORD_UNCHANGED');
      expect(codeOf(await crowd.call('changePassword', { oldPassword: password, newPassword: next, confirmNewPassword: next }, { token, ip: HOME_IP }))).toBe('OK');
      passwords.reverse();
    }
    expect(Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]))).toEqual({ CODE_INVALID: 30, TOO_MANY_REQUESTS: 3 });
  });

  it('replaces a forgotten one with a code to the proved number where there is no app', async () => {
    const mobile = '+639171230004';
    const { id, token, set } = await somebody('paying04', { mobile, mobileVerified: true });
    expect(codeOf(await set(twice(FIRST)))).toBe('OK');
    expect((await set(twice(SECOND))).body).toMatchObject({ value: { fields: [{ field: 'verificationCode', rule: 'required' }] } });
    await crowd.valueOf('smsReauthentication', {}, { token, ip: HOME_IP });
    const verificationCode = await crowd.codeSentTo(mobile);
    expect(codeOf(await set({ ...twice(SECOND), verificationCode }))).toBe('OK');
    expect(await verified(id, SECOND)).toBe('OK');
    expect(codeOf(await set({ ...twice(FIRST), verificationCode }))).not.toBe('OK');
  });

  it('replaces none with the login password alone, and none for an account without app and number', async () => {
    const { id, set } = await somebody('paying05', { mobile: '+639171230005' });
    expect(codeOf(await set(twice(FIRST)))).toBe('OK');
    expect(codeOf(await set(twice(SECOND)))).toBe('FUNCTION_DISABLED');
    expect(await verified(id, FIRST)).toBe('OK');
  });

  it('sets one of two sent at once', async () => {
    const { set } = await somebody('paying06');
    const codes = (await Promise.all([set(twice(FIRST)), set(twice(SECOND))])).map(codeOf);
    expect(codes.toSorted()).toEqual(['FUNCTION_DISABLED', 'OK']);
  });
});

describe('changePaymentPassword call', () => {
  it('replaces it by means of the former one', async () => {
    const { id, set, change } = await somebody('paying07');
    expect(codeOf(await change(FIRST, SECOND))).toBe('PAYMENT_PASSWORD_UNSET');
    await set(twice(FIRST));
    expect((await change(SECOND, SECOND)).body).toMatchObject({ code: 'PASSWORD_WRONG', value: { fields: [{ field: 'oldPaymentPassword', rule: 'invalid' }] } });
    expect(codeOf(await change(FIRST, FIRST))).toBe('PASSWORD_UNCHANGED');
    expect(codeOf(await change(FIRST, SECOND))).toBe('OK');
    expect([await verified(id, FIRST), await verified(id, SECOND)]).toEqual(['PASSWORD_WRONG', 'OK']);
  });

  it('changes the one that came with the registration', async () => {
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'paymentPassword', enabled: true, required: true }]);
    const registration = { username: 'paying08', password: PASSWORD, confirmPassword: PASSWORD, paymentPassword: FIRST, login: true, registerUrl: 'x', registerMethod: 'WEB', ageConfirmed: true, termsVersion: '2026-01' };
    const { token } = await crowd.valueOf('register', registration);
    expect(codeOf(await crowd.call('changePaymentPassword', { oldPaymentPassword: FIRST, ...twice(SECOND) }, { token }))).toBe('OK');
    await gateway.settings.set(NORTH, 'registerFields', []);
  });

  it('appears in no answer and in no line of the log', async () => {
    lines.length = 0;
    const { set, change } = await somebody('paying09');
    const bodies = [await set(twice(FIRST)), await change(FIRST, SECOND), await change(FIRST, SECOND)].map(({ body }) => JSON.stringify(body));
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of [FIRST, SECOND]) expect([...bodies, ...lines].join('\n')).not.toContain(secret);
  });
});

describe('verifyTransactionPassword', () => {
  it('waits after ten wrong ones, and gives up after thirty in a day until it is set anew', async () => {
    const { id, token, set } = await somebody('paying10');
    const { secret } = await crowd.enrol(token);
    await set(twice(FIRST));
    const ten = async () => Promise.all(Array.from({ length: 10 }, () => verified(id, '000000')));
    expect(new Set(await ten())).toEqual(new Set(['PASSWORD_WRONG']));
    expect(await verified(id, FIRST)).toBe('TRY_AGAIN_LATER');
    for (let round = 0; round < 2; round++) {
      gateway.clock.advance(5 * 60_000 + 1);
      await ten();
    }
    gateway.clock.advance(3_600_001);
    expect(await verified(id, FIRST)).toBe('TOO_MANY_REQUESTS');
    const { token: again } = await crowd.valueOf('login', { username: 'paying10', password: PASSWORD, type: 'username' }, { ip: HOME_IP });
    const anew = await crowd.call('setPaymentPassword', { password: PASSWORD, code: crowd.appShows(secret), ...twice(SECOND) }, { token: again, ip: HOME_IP });
    expect([codeOf(anew), await verified(id, SECOND)]).toEqual(['OK', 'OK']);
  });

  it('refuses in the transaction where the password was changed after it was verified', async () => {
    const { id, set, change } = await somebody('paying11');
    await set(twice(FIRST));
    const proved = await gateway.transactionPasswords.verifyTransactionPassword(tenant(), { memberId: id, ip: HOME_IP }, FIRST);
    expect(codeOf(await change(FIRST, SECOND))).toBe('OK');
    await expect(gateway.db.transaction((tx) => proved.holds(tx))).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
  });
});
