import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../../test-support/account-helpers.ts';
import { createCaller } from '../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { codeTo, otherCode, sentTo } from '../../../test-support/outbox.ts';
import { memberWithMobile, redeemCode } from '../../../test-support/sms-codes.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import type { SmsPurpose } from './index.ts';

let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
let next = 0;

beforeAll(async () => {
  gateway = await testGateway();
  call = createCaller(gateway, NORTH);
  await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true, CHNGPASSVERIF3: true });
});
afterAll(() => gateway.stop());
// Counters of earlier tests have expired.
beforeEach(() => gateway.clock.advance(2 * 3_600_000));

const freshNumber = (): string => `917${String(3_000_000 + ++next)}`;
const e164 = (number: string): string => `+63${number}`;
const smsNoLogin = (mobileNum: string) => call('smsNoLogin', { mobileNum, countryDialingCode: '+63' });

const redeem = (mobile: string, purpose: SmsPurpose, code: string): Promise<string> => redeemCode(gateway, mobile, purpose, code);
const member = (username: string, mobile: string): Promise<string> => memberWithMobile(gateway, username, mobile);

describe('SMS code that was asked for without a purpose', () => {
  it.each(['login', 'password'] as const)('is good once for either use: %s first', async (first) => {
    const [number, second] = [freshNumber(), first === 'login' ? 'password' : 'login'] as const;
    await member(`either${first}`, e164(number));
    await smsNoLogin(number);
    expect((await sentTo(gateway, e164(number)))[0]).toContain('to log in or to set a new password at');
    const code = await codeTo(gateway, e164(number));
    expect(await redeem(e164(number), 'register', code)).toBe('CODE_INVALID');
    expect(await redeem(e164(number), first, code)).toBe('RIGHT');
    expect([await redeem(e164(number), second, code), await redeem(e164(number), first, code)]).toEqual(['CODE_INVALID', 'CODE_INVALID']);
  });

  it('is used up by one of the concurrent attempts of both uses', async () => {
    const number = freshNumber();
    await member('eitheratonce', e164(number));
    await smsNoLogin(number);
    const code = await codeTo(gateway, e164(number));
    const answers = await Promise.all((['login', 'password', 'login', 'password'] as const).map((purpose) => redeem(e164(number), purpose, code)));
    expect(answers.filter((answer) => answer === 'RIGHT')).toHaveLength(1);
  });

  it('counts the wrong tries of both uses together', async () => {
    const number = freshNumber();
    await member('eithertries', e164(number));
    await smsNoLogin(number);
    const code = await codeTo(gateway, e164(number));
    for (const purpose of ['login', 'password', 'login', 'password', 'login'] as const) expect(await redeem(e164(number), purpose, otherCode(code))).toBe('CODE_INVALID');
    expect([await redeem(e164(number), 'login', code), await redeem(e164(number), 'password', code)]).toEqual(['CODE_EXPIRED', 'CODE_EXPIRED']);
  });

  it('is for the one use that is on, and is not sent when none is', async () => {
    for (const [on, use, other] of [['smsLogin', 'login', 'password'], ['CHNGPASSVERIF3', 'password', 'login']] as const) {
      const number = freshNumber();
      await member(`single${use}`, e164(number));
      await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: false, CHNGPASSVERIF3: false, [on]: true });
      expect(codeOf(await smsNoLogin(number))).toBe('OK');
      const code = await codeTo(gateway, e164(number));
      expect([await redeem(e164(number), other, code), await redeem(e164(number), use, code)]).toEqual(['CODE_INVALID', 'RIGHT']);
    }
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: false, CHNGPASSVERIF3: false });
    expect(codeOf(await smsNoLogin(freshNumber()))).toBe('FUNCTION_DISABLED');
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true, CHNGPASSVERIF3: true });
  });
});
