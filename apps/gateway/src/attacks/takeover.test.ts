import { calls, type CallName, type CallSpec } from '@livery/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, PASSWORD } from '../../test-support/account-helpers.ts';
import { attackersOf, counted, families, repeated, TRIES, type Attempt } from '../../test-support/attackers.ts';
import { listeningGateway, type ListeningGateway } from '../../test-support/listening-gateway.ts';
import { NORTH } from '../../test-support/test-fleet.ts';

let gateway: ListeningGateway;
let accounts = 0;
beforeAll(async () => {
  gateway = await listeningGateway();
  await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true, CHNGPASSVERIF3: true });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(25 * 3_600_000));
afterEach(() => vi.restoreAllMocks());

const NEW = 'Thiefs-own-pass-1';
const wrong = (index: number): string => `Wrong-guess-${index}`;
const sixDigits = (index: number): string => String(100_000 + index);

const newPin = { paymentPassword: '135790', confirmPaymentPassword: '135790' };

/** Every change of an account that an open session may ask for, without the proof that its holder has. */
const changes: Readonly<Partial<Record<CallName, (guess: string, code: string) => object>>> = {
  changePassword: (guess) => ({ oldPassword: guess, newPassword: NEW, confirmNewPassword: NEW }),
  totpConfirm: (guess, code) => ({ password: guess, code }),
  totpRemove: (guess, code) => ({ password: guess, code }),
  setPaymentPassword: (guess, code) => ({ password: guess, code, verificationCode: code, ...newPin }),
  changePaymentPassword: (guess) => ({ oldPaymentPassword: guess, ...newPin }),
  proveEmail: (guess, code) => ({ password: guess, code }),
  provePhone: (guess, code) => ({ password: guess, code, verificationCode: code, countryDialingCode: '+63', mobileNum: '9178888888' }),
  recoveryCodes: (guess, code) => ({ password: guess, code, verificationCode: code }),
};
/** Calls of the same guards that lock nobody out and let nobody in: they read, end what is open, or send the holder a code. */
const harmless: readonly CallName[] = ['sessions', 'endSession', 'endDevice', 'security', 'addresses', 'forgetAddress', 'totpStart', 'smsReauthentication', 'emailCode', 'phoneCode'];

it('plays every change of an account that the table of calls has', () => {
  const rows = Object.entries(calls) as [CallName, CallSpec][];
  const sensitive = rows.filter(([, { guard }]) => guard === 'changePassword' || guard === 'manageSecurity').map(([name]) => name);
  expect(sensitive.toSorted()).toEqual([...Object.keys(changes), ...harmless].toSorted());
});

describe.each(families)('an account under attack over $family', (addresses) => {
  /** An account with a proved number that is known at home. */
  async function victim(): Promise<{ username: string; id: string; mobile: string; token: string }> {
    const [username, mobile] = [`victim${++accounts}`, `+63917${String(6_000_000 + accounts)}`];
    const attackers = attackersOf(gateway, addresses);
    const paymentPasswordHash = await gateway.passwords.hash('864209', { tenantId: NORTH, ip: null });
    const id = await attackers.open(username, { mobile, mobileVerified: true, paymentPasswordHash });
    await attackers.knows(id, addresses.home);
    return { username, id, mobile, token: await attackers.atHome(username) };
  }

  it.each(Object.keys(changes) as (keyof typeof changes)[])('is not taken over by %s with a stolen session and guessed proofs', async (name) => {
    const attackers = attackersOf(gateway, addresses);
    const { username, id, token } = await victim();
    const before = await gateway.members.byId(NORTH, id);
    const request = changes[name] ?? (() => ({}));
    expect(codeOf(await attackers.call(name, request('', '123456'), { token, ip: addresses.ofAttacker() }))).not.toBe('OK');
    const verified = vi.spyOn(gateway.passwords, 'verify');
    const answers = await repeated(TRIES, (index) => attackers.call(name, request(wrong(index), sixDigits(index)), { token, ip: addresses.ofAttacker() }));
    const codes = counted(answers);
    // Ten guesses, and then none for five minutes.
    expect(verified).toHaveBeenCalledTimes(10);
    expect(codes).toEqual({ PASSWORD_WRONG: 10, TRY_AGAIN_LATER: TRIES - 10 });
    const after = await gateway.members.byId(NORTH, id);
    expect([after?.passwordHash, after?.paymentPasswordHash, after?.mobile, after?.email]).toEqual([before?.passwordHash, before?.paymentPasswordHash, before?.mobile, before?.email]);
    // The holder logs in as ever.
    expect(await attackers.atHome(username)).toHaveLength(token.length);
  });

  it('is not taken over by guessing its password from ever new lines, with every captcha solved', async () => {
    const attackers = attackersOf(gateway, addresses);
    const { username } = await victim();
    const verified = vi.spyOn(gateway.passwords, 'verify');
    const answers = await repeated(TRIES, async (index) => {
      const request = { username, password: index < TRIES / 2 ? wrong(index) : PASSWORD, type: 'username', ...(await attackers.captcha()) };
      return attackers.call('loginV2', request, { ip: addresses.ofBotnet() });
    });
    expect(counted(answers)).toEqual({ LOGIN_FAILED: 10, TRY_AGAIN_LATER: TRIES - 10 });
    expect(verified).toHaveBeenCalledTimes(10);
  });

  it('is not taken over by somebody who has its password and guesses the second factor', async () => {
    const attackers = attackersOf(gateway, addresses);
    const { username, mobile } = await victim();
    const code = async (): Promise<string> => attackers.codeSentTo(mobile);
    const guesses: string[] = [];
    for (let round = 0; round < TRIES / 5; round++) {
      const { body } = await attackers.call<{ secondFactor?: { challengeId: string } }>('loginV2', { username, password: PASSWORD, type: 'username', ...(await attackers.captcha()) }, { ip: addresses.ofAttacker() });
      const challengeId = body.success ? (body.value.secondFactor?.challengeId ?? '') : '';
      await attackers.call('loginVerifySms', { challengeId }, { ip: addresses.ofAttacker() });
      for (let guess = 0; guess < 5; guess++) {
        const right = await code();
        const tried = sixDigits(guesses.length);
        guesses.push(codeOf(await attackers.call('loginVerify', { challengeId, method: 'sms', code: tried === right ? '000000' : tried }, { ip: addresses.ofAttacker() })));
      }
      gateway.clock.advance(6 * 60_000);
    }
    expect(guesses).toHaveLength(TRIES);
    expect(guesses).not.toContain('OK');
    // Of all of them thirty a day are compared with a code at most.
    const compared = guesses.filter((each) => each === 'CODE_INVALID').length;
    expect([compared > 0, compared <= 30]).toEqual([true, true]);
  });

  it.each([
    ['loginV2', 'login', (number: string, code: string) => ({ username: number, countryDialingCode: '+63', password: code, type: 'sms' })],
    ['passwordByPhone', 'password', (number: string, code: string) => ({ mobileNum: number, countryDialingCode: '+63', verificationCode: code, newPassword: NEW })],
  ] as const)('is not taken over by %s with guessed codes', async (name, purpose, request) => {
    const attackers = attackersOf(gateway, addresses);
    const { mobile } = await victim();
    const number = mobile.slice(3);
    const answers = await repeated(TRIES, async (index) => {
      if (index % 5 === 0) {
        gateway.clock.advance(61_000);
        await attackers.call('smsNoLogin', { mobileNum: number, countryDialingCode: '+63', purpose, ...(await attackers.captcha()) }, { ip: addresses.ofBotnet() });
      }
      const right = await attackers.codeSentTo(mobile);
      return attackers.call(name, { ...request(number, sixDigits(index) === right ? '000000' : sixDigits(index)), ...(await attackers.captcha()) }, { ip: addresses.ofBotnet() });
    });
    const codes = counted(answers);
    expect(codes['OK']).toBeUndefined();
    // Twenty guesses at the codes of a number within an hour.
    expect(codes['CODE_INVALID']).toBeLessThanOrEqual(20);
  });

  it('gives nothing to a session that was taken to another merchant, nor to a device token used twice', async () => {
    const attackers = attackersOf(gateway, addresses);
    const { username, token } = await victim();
    const attempts: readonly Attempt[] = [['memberInfo', {}], ['security', {}], ['balance', {}]];
    for (const [name, request] of attempts) expect(codeOf(await attackers.call(name, request, { token, merchantCode: 'SOUTH01', ip: addresses.ofAttacker() }))).toBe('NOT_LOGGED_IN');
    const remembered = await attackers.call('loginV2', { username, password: PASSWORD, type: 'username', remember: true }, { ip: addresses.home });
    const cookie = String(remembered.headers['set-cookie']).split(';')[0] ?? '';
    const byDevice = () => attackers.call('deviceLogin', {}, { ip: addresses.home, headers: { cookie } });
    expect([codeOf(await byDevice()), codeOf(await byDevice())]).toEqual(['OK', 'DEVICE_UNKNOWN']);
  });
});
