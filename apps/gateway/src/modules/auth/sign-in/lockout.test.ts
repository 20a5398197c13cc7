import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { codeOf, deviceCookieOf, PASSWORD, accountHelpers } from '../../../../test-support/account-helpers.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(2 * 3_600_000));

const wrong = { password: 'wrong-one-1' };
const login = (username: string, ip: string, more: object = {}, device?: string) =>
  crowd.call('loginV2', { username, password: PASSWORD, type: 'username', ...more }, { ip, ...(device === undefined ? {} : { headers: { cookie: `livery_device=${device}` } }) });
const captcha = async () => ({ captchaId: (await crowd.valueOf('captcha')).captchaId, captcha: 'HK347' });

/** Fails until the account is locked, with a solved captcha each time. */
async function lockFrom(username: string, ip: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) await login(username, ip, { ...wrong, ...(await captcha()) });
  expect(codeOf(await login(username, ip, await captcha()))).toBe('TRY_AGAIN_LATER');
}

/** Addresses of the holder's book, another one in its range, and two of strangers. */
const families = [
  ['IPv4', { home: '198.51.100.7', neighbour: '198.51.100.200', stranger: '203.0.113.5', other: '192.0.2.9' }],
  ['IPv6', { home: '2001:db8:7:1::1', neighbour: '2001:db8:7:ffff::1', stranger: '2001:db8:8::1', other: '2001:db8:9::1' }],
] as const;

describe.each(families)('a stranger who tries to lock an account out over %s', (family, { home, neighbour, stranger, other }) => {
  it('locks strangers everywhere, and the holder neither at home nor on a remembered device', async () => {
    const username = `locked${family}`.toLowerCase();
    const id = await crowd.open(username);
    await crowd.knows(id, home);
    const device = deviceCookieOf(await login(username, home, { remember: true }))?.token;
    await lockFrom(username, stranger);
    expect(codeOf(await login(username, other, await captcha()))).toBe('TRY_AGAIN_LATER');
    expect(codeOf(await login(username, neighbour))).toBe('OK');
    expect(codeOf(await login(username, other, {}, device))).toBe('OK');
  });

  it('does not count without a captcha', async () => {
    const username = `counted${family}`.toLowerCase();
    await crowd.open(username);
    for (let attempt = 0; attempt < 30; attempt++) await login(username, stranger, wrong);
    for (let attempt = 0; attempt < 30; attempt++) await login(username, stranger, { ...wrong, ...(await captcha()), captcha: 'WRONG' });
    expect(codeOf(await login(username, stranger, await captcha()))).toBe('OK');
  });

  it('is locked by failures at home for that range alone', async () => {
    const username = `ranged${family}`.toLowerCase();
    await crowd.knows(await crowd.open(username), home);
    await lockFrom(username, home);
    expect(codeOf(await login(username, neighbour))).toBe('TRY_AGAIN_LATER');
    expect(codeOf(await login(username, stranger))).toBe('OK');
  });
});

describe('a device token', () => {
  it('of another account is counted as a stranger', async () => {
    const [, { home, stranger, other }] = families[0];
    await crowd.knows(await crowd.open('devowner'), home);
    const device = deviceCookieOf(await login('devowner', home, { remember: true }))?.token;
    await crowd.open('devvictim');
    await lockFrom('devvictim', stranger);
    expect(codeOf(await login('devvictim', other, {}, device))).toBe('TRY_AGAIN_LATER');
  });
});
