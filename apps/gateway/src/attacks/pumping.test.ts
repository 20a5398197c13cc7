import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, PASSWORD } from '../../test-support/account-helpers.ts';
import { attackersOf, counted, families, repeated, TRIES } from '../../test-support/attackers.ts';
import { listeningGateway, type ListeningGateway } from '../../test-support/listening-gateway.ts';
import { NORTH } from '../../test-support/test-fleet.ts';

let gateway: ListeningGateway;
let numbers = 0;
beforeAll(async () => {
  gateway = await listeningGateway();
  await gateway.settings.set(NORTH, 'whitelabel', { mobileRegistration: true, registrationSmsVerification: true, smsLogin: true, CHNGPASSVERIF3: true });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(25 * 3_600_000));

const freshNumber = (): string => `917${String(7_000_000 + ++numbers)}`;

/** Messages that leave the house since `before`. */
const sentSince = async (before: number): Promise<number> => (await sent()) - before;
async function sent(): Promise<number> {
  const { count } = await gateway.db.query.selectFrom('message_queue').select(({ fn }) => fn.countAll<string>().as('count')).where('tenant_id', '=', NORTH).executeTakeFirstOrThrow();
  return Number(count);
}

describe.each(families)('messages that an attacker has sent over $family', (addresses) => {
  const attackers = () => attackersOf(gateway, addresses);
  const register = async (mobileNo: string, ip: string, more: object = {}) => attackers().call('smsRegister', { mobileNo, countryDialingCode: '+63', ...more }, { ip });
  /** Thirty tries a minute: human checks of one line are limited to forty. */
  const pause = () => gateway.clock.advance(2_000);

  it('are three codes by SMS of one line without a captcha, and thirty an hour with one', async () => {
    const before = await sent();
    const plain = await repeated(TRIES, () => {
      pause();
      return register(freshNumber(), addresses.ofAttacker());
    });
    expect(counted(plain)).toEqual({ OK: 3, CAPTCHA_REQUIRED: TRIES - 3 });
    const solved = await repeated(TRIES, async () => {
      pause();
      return register(freshNumber(), addresses.ofAttacker(), await attackers().captcha());
    });
    expect(counted(solved)).toEqual({ OK: 27, QUOTA_EXCEEDED: TRIES - 27 });
    expect(await sentSince(before)).toBe(30);
  });

  it('are counted for the line that the proxy saw, whatever the attacker states before it', async () => {
    const answers = await repeated(TRIES, () => {
      pause();
      return attackers().call('smsRegister', { mobileNo: freshNumber(), countryDialingCode: '+63' }, { headers: { 'x-forwarded-for': `${addresses.ofBotnet()}, ${addresses.ofAttacker()}`, forwarded: `for=${addresses.ofBotnet()}`, 'x-real-ip': '192.0.2.77' } });
    });
    expect(counted(answers)).toEqual({ OK: 3, CAPTCHA_REQUIRED: TRIES - 3 });
  });

  it('are six codes an hour to one number by calls that anybody makes, from however many lines, and six by those of a session', async () => {
    const mobile = freshNumber();
    const username = `pumped${numbers}`;
    const id = await attackers().open(username, { mobile: `+63${mobile}`, mobileVerified: true });
    await attackers().knows(id, addresses.home);
    const token = await attackers().atHome(username);
    const before = await sent();
    const answers = await repeated(TRIES, async (index) => {
      gateway.clock.advance(3_000_000 / TRIES);
      const person = await attackers().captcha();
      const ip = addresses.ofBotnet();
      if (index % 4 === 0) return register(mobile, ip, person);
      if (index % 4 === 1) return attackers().call('smsReauthentication', person, { token, ip });
      return attackers().call('smsNoLogin', { mobileNum: mobile, countryDialingCode: '+63', purpose: index % 4 === 2 ? 'login' : 'password', ...person }, { ip });
    });
    // All of the tries are made in fifty minutes.
    expect(counted(answers)['OK']).toBe(12);
    expect(await sentSince(before)).toBe(12);
  });

  it('are as many an hour as the merchant allows, from however many lines to however many numbers', async () => {
    await gateway.settings.set(NORTH, 'smsPerHour', TRIES / 2);
    const before = await sent();
    const answers = await repeated(TRIES, () => register(freshNumber(), addresses.ofBotnet()));
    await gateway.settings.set(NORTH, 'smsPerHour', 2_000);
    expect(counted(answers)).toEqual({ OK: TRIES / 2, QUOTA_EXCEEDED: TRIES / 2 });
    expect(await sentSince(before)).toBe(TRIES / 2);
  });

  it('go to no country that the merchant does not send to', async () => {
    await gateway.settings.set(NORTH, 'smsCountries', ['GB']);
    const answers = await repeated(20, () => register(freshNumber(), addresses.ofBotnet()));
    await gateway.settings.set(NORTH, 'smsCountries', null);
    expect(counted(answers)).toEqual({ FUNCTION_DISABLED: 20 });
  });

  it('are five mails an hour to one account, and none to an address that is not the account\'s', async () => {
    const username = `mailed${++numbers}`;
    const email = `${username}@mail.example`;
    await attackers().open(username, { email });
    const before = await sent();
    const ask = async (to: string) => attackers().call('passwordByEmail', { username, email: to, ...(await attackers().captcha()) }, { ip: addresses.ofBotnet() });
    expect(counted(await repeated(TRIES, () => ask(email)))).toEqual({ OK: TRIES });
    expect(await sentSince(before)).toBe(5);
    await repeated(20, () => ask('victim@elsewhere.example'));
    expect(await sentSince(before)).toBe(5);
  });

  it('are no codes by a second factor that goes on being asked for', async () => {
    const mobile = `+63${freshNumber()}`;
    const username = `factor${numbers}`;
    const id = await attackers().open(username, { mobile, mobileVerified: true });
    await attackers().knows(id, addresses.home);
    const before = await sent();
    const opened = await attackers().call<{ secondFactor?: { challengeId: string } }>('loginV2', { username, password: PASSWORD, type: 'username' }, { ip: addresses.ofAttacker() });
    const challengeId = opened.body.success ? opened.body.value.secondFactor?.challengeId : undefined;
    expect(codeOf(opened)).toBe('OK');
    await repeated(TRIES, () => {
      gateway.clock.advance(500_000 / TRIES);
      return attackers().call('loginVerifySms', { challengeId }, { ip: addresses.ofAttacker() });
    });
    expect(await sentSince(before)).toBeLessThanOrEqual(6);
    expect(await sentSince(before)).toBeGreaterThan(0);
  });
});
