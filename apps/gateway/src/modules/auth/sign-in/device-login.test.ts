import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { OTHER_IP, codeOf, deviceCookieOf, HOME_IP, PASSWORD, accountHelpers } from '../../../../test-support/account-helpers.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
const lines: string[] = [];
beforeAll(async () => {
  gateway = await testGateway({ trustProxy: true, log: { level: 'debug', stream: { write: (line) => void lines.push(line) } } });
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(2 * 86_400_000));

interface From {
  readonly device?: string;
  readonly ip?: string;
  readonly merchantCode?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call of a browser that keeps its device token in the cookie. */
const ask = (name: 'loginV2' | 'login' | 'loginVerify' | 'deviceLogin' | 'forgetDevice', request: object, { device, ip = HOME_IP, merchantCode = NORTH, headers }: From) =>
  crowd.call(name, request, { ip, merchantCode, headers: { ...(device === undefined ? {} : { cookie: `hisLang=EN; livery_device=${device}; other=1` }), ...headers } });
const login = (username: string, more: object = {}, from: From = {}) => ask('loginV2', { username, password: PASSWORD, type: 'username', ...more }, from);
const byDevice = (device: string | undefined, from: From = {}) => ask('deviceLogin', {}, { ...from, ...(device === undefined ? {} : { device }) });
const tokenOf = (answer: Answer) => deviceCookieOf(answer)?.token ?? '';
const sessionOf = ({ body }: Answer) => (body.success ? (body.value as { token: string }).token : '');

/** An account that is known at HOME; the device token of its login there. */
async function remembered(username: string, more: object = {}): Promise<{ id: string; device: string; answer: Answer }> {
  const id = await crowd.open(username, more);
  await crowd.knows(id, HOME_IP);
  const answer = await login(username, { remember: true });
  return { id, device: tokenOf(answer), answer };
}

describe('device cookie', () => {
  it('is kept for a day, with HttpOnly, and sent to the calls about sessions only', async () => {
    const { answer } = await remembered('cookied1');
    expect(deviceCookieOf(answer)).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) as string, attributes: ['Max-Age=86400', 'Path=/wps/session', 'HttpOnly', 'SameSite=Strict'] });
    const secure = await login('cookied1', { remember: true }, { headers: { 'x-forwarded-proto': 'https' } });
    expect(deviceCookieOf(secure)?.attributes).toContain('Secure');
  });

  it('is not set without a request for it, nor by a login that failed or requires a second factor', async () => {
    await crowd.open('cookied2', { mobile: '+639191000001', mobileVerified: true });
    expect(deviceCookieOf(await login('cookied2', { remember: true }, { ip: OTHER_IP }))).toBeUndefined();
    expect(deviceCookieOf(await login('cookied2', { remember: true, password: 'wrong-one-1' }))).toBeUndefined();
    await crowd.open('cookied3');
    expect(deviceCookieOf(await login('cookied3'))).toBeUndefined();
  });

  it('appears in no body and in no line of the log', async () => {
    lines.length = 0;
    const { device, answer } = await remembered('cookied4');
    const next = await byDevice(device);
    for (const secret of [device, tokenOf(next)]) {
      expect(secret.length).toBe(43);
      expect(JSON.stringify([answer.body, next.body])).not.toContain(secret);
      expect(lines.join('')).not.toContain(secret);
    }
    const { rows } = await sql<{ text: string }>`select encode(token_hash, 'escape') || token_hash::text as text from device_token`.execute(gateway.db.query);
    expect(rows.map(({ text }) => text).join()).not.toContain(device);
  });
});

describe('remembered device', () => {
  it('logs in with one tap repeatedly, each time with a new token', async () => {
    const { device } = await remembered('tapping1');
    const seen = new Set([device]);
    for (let tap = 0, token = device; tap < 3; tap++) {
      const answer = await byDevice(token);
      expect(answer.body).toMatchObject({ success: true, value: { firstTimeLogin: false, passwordExpired: false } });
      token = tokenOf(answer);
      seen.add(token);
    }
    expect(seen.size).toBe(4);
  });

  it('logs in after logging out', async () => {
    const { device, answer } = await remembered('tapping2');
    await crowd.valueOf('logout', {}, { token: sessionOf(answer) });
    expect(codeOf(await byDevice(device))).toBe('OK');
  });

  it('expires after a day, however often it logs in', async () => {
    const { device } = await remembered('tapping3');
    gateway.clock.advance(43_200_000);
    const half = await byDevice(device);
    expect(deviceCookieOf(half)?.attributes).toContain('Max-Age=43200');
    gateway.clock.advance(43_199_000);
    const late = await byDevice(tokenOf(half));
    expect([codeOf(late), deviceCookieOf(late)?.attributes.at(0)]).toEqual(['OK', 'Max-Age=1']);
    gateway.clock.advance(1_000);
    const over = await byDevice(tokenOf(late));
    expect([over.status, codeOf(over), deviceCookieOf(over)?.token, deviceCookieOf(over)?.attributes.at(0)]).toEqual([401, 'DEVICE_UNKNOWN', '', 'Max-Age=0']);
  });

  it('is rejected without its token, with an invalid one, and at another merchant', async () => {
    const { device } = await remembered('tapping4');
    for (const [token, merchantCode] of [[undefined, NORTH], ['x'.repeat(43), NORTH], ['short', NORTH], [device, SOUTH]] as const) {
      expect(codeOf(await byDevice(token, { merchantCode }))).toBe('DEVICE_UNKNOWN');
    }
    expect(codeOf(await byDevice(device))).toBe('OK');
  });

  it('requires a second factor at a new address, like a login with the password', async () => {
    const { device } = await remembered('tapping5', { mobile: '+639191000002', mobileVerified: true });
    const owing = await byDevice(device, { ip: OTHER_IP });
    const { challengeId } = (owing.body as unknown as { value: { secondFactor: { challengeId: string } } }).value.secondFactor;
    await crowd.valueOf('loginVerifySms', { challengeId }, { ip: OTHER_IP });
    const code = await crowd.codeSentTo('+639191000002');
    const opened = await ask('loginVerify', { challengeId, method: 'sms', code }, { ip: OTHER_IP, device: tokenOf(owing) });
    expect(codeOf(opened)).toBe('OK');
    expect(deviceCookieOf(opened)).toBeUndefined();
    expect(codeOf(await byDevice(tokenOf(owing), { ip: OTHER_IP }))).toBe('OK');
  });

  it('of a blocked account is rejected', async () => {
    const { id, device } = await remembered('tapping6');
    await gateway.members.setStatus(NORTH, id, 'blocked');
    expect(codeOf(await byDevice(device))).toBe('ACCOUNT_BLOCKED');
  });

  it('is forgotten on request, and by a login without "remember me"', async () => {
    const first = await remembered('tapping7');
    const forgotten = await ask('forgetDevice', {}, { device: first.device });
    expect([codeOf(forgotten), deviceCookieOf(forgotten)?.token]).toEqual(['OK', '']);
    expect(codeOf(await byDevice(first.device))).toBe('DEVICE_UNKNOWN');
    expect(codeOf(await ask('forgetDevice', {}, {}))).toBe('OK');
    const second = await remembered('tapping8');
    const without = await login('tapping8', {}, { device: second.device });
    expect([codeOf(without), deviceCookieOf(without)?.token]).toEqual(['OK', '']);
    expect(codeOf(await byDevice(second.device))).toBe('DEVICE_UNKNOWN');
  });

  it('is forgotten when the password changes', async () => {
    const { device, answer } = await remembered('tapping9');
    await crowd.valueOf('changePassword', { oldPassword: PASSWORD, newPassword: 'Another-pass-7', confirmNewPassword: 'Another-pass-7' }, { token: sessionOf(answer) });
    expect(codeOf(await byDevice(device))).toBe('DEVICE_UNKNOWN');
  });
});

describe('stolen device token', () => {
  it("used by the thief first ends with its owner's next login, together with the thief's session", async () => {
    const { id, device, answer } = await remembered('robbed01');
    const thief = await byDevice(device, { ip: HOME_IP });
    expect(codeOf(thief)).toBe('OK');
    expect(codeOf(await byDevice(device))).toBe('DEVICE_UNKNOWN');
    expect(codeOf(await byDevice(tokenOf(thief)))).toBe('DEVICE_UNKNOWN');
    const alive = await Promise.all([answer, thief].map((opened) => crowd.call('memberInfo', {}, { token: sessionOf(opened) })));
    expect(alive.map(codeOf)).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED']);
    expect(await gateway.sessions.list(NORTH, id)).toEqual([]);
  });

  it('used by its owner first is rejected, and ends its device', async () => {
    const { device } = await remembered('robbed02');
    const owner = await byDevice(device);
    const other = await login('robbed02', { remember: true });
    expect(codeOf(await byDevice(device, { ip: OTHER_IP }))).toBe('DEVICE_UNKNOWN');
    expect(codeOf(await byDevice(tokenOf(owner)))).toBe('DEVICE_UNKNOWN');
    expect(codeOf(await byDevice(tokenOf(other)))).toBe('OK'); // another device of the same person
  });

  it('sent twelve times concurrently opens one session at most, and none that lasts', async () => {
    const { id, device } = await remembered('robbed03');
    const answers = await Promise.all(Array.from({ length: 12 }, () => byDevice(device)));
    expect(answers.filter(({ body }) => body.success).length).toBeLessThanOrEqual(1);
    for (const answer of answers) expect(codeOf(await byDevice(tokenOf(answer)))).toBe('DEVICE_UNKNOWN');
    expect(await gateway.sessions.list(NORTH, id)).toEqual([]);
  });
});
