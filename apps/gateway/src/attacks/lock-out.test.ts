import { everything } from '@livery/test-config';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, deviceCookieOf, PASSWORD } from '../../test-support/account-helpers.ts';
import { attackersOf, counted, families, repeated, TRIES } from '../../test-support/attackers.ts';
import { listeningGateway, type ListeningGateway } from '../../test-support/listening-gateway.ts';

let gateway: ListeningGateway;
let accounts = 0;
beforeAll(async () => {
  gateway = await listeningGateway();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(25 * 3_600_000));


describe.each(families)('a holder whom strangers try to lock out over $family', (addresses) => {
  const attackers = () => attackersOf(gateway, addresses);

  async function holder(): Promise<{ username: string; id: string; device: string | undefined }> {
    const username = `holder${++accounts}`;
    const id = await attackers().open(username);
    await attackers().knows(id, addresses.home);
    const remembered = await attackers().call('loginV2', { username, password: PASSWORD, type: 'username', remember: true }, { ip: addresses.home });
    return { username, id, device: deviceCookieOf(remembered)?.token };
  }

  const login = (username: string, ip: string, device?: string) =>
    attackers().call('loginV2', { username, password: PASSWORD, type: 'username' }, { ip, ...(device === undefined ? {} : { headers: { cookie: `livery_device=${device}` } }) });

  it.each([
    ['one line', addresses.ofAttacker],
    ['ever new lines', addresses.ofBotnet],
  ])('logs in at home and on a remembered device elsewhere, whatever fails from %s', async (_, from) => {
    const { username, device } = await holder();
    const answers = await repeated(TRIES, async () => attackers().call('loginV2', { username, password: 'Wrong-guess-1', type: 'username', ...(await attackers().captcha()) }, { ip: from() }));
    expect(counted(answers)).toEqual({ LOGIN_FAILED: 10, TRY_AGAIN_LATER: TRIES - 10 });
    expect(codeOf(await login(username, addresses.home))).toBe('OK');
    expect(codeOf(await login(username, addresses.ofBotnet(), device))).toBe('OK');
  });

  it('is not even slowed down by those who solve no captcha', async () => {
    const { username } = await holder();
    const answers = await repeated(TRIES, () => attackers().call('loginV2', { username, password: 'Wrong-guess-1', type: 'username' }, { ip: addresses.ofBotnet() }));
    expect(counted(answers)).toEqual({ LOGIN_FAILED: 3, CAPTCHA_REQUIRED: TRIES - 3 });
    expect(codeOf(await login(username, addresses.home))).toBe('OK');
    expect(codeOf(await attackers().call('loginV2', { username, password: PASSWORD, type: 'username', ...(await attackers().captcha()) }, { ip: addresses.ofBotnet() }))).toBe('OK');
  });

  it('keeps the password that it has while strangers ask for temporary ones', async () => {
    const username = `holder${++accounts}`;
    const email = `${username}@mail.example`;
    const id = await attackers().open(username, { email });
    await attackers().knows(id, addresses.home);
    await repeated(TRIES, async () => attackers().call('passwordByEmail', { username, email, ...(await attackers().captcha()) }, { ip: addresses.ofBotnet() }));
    expect(codeOf(await login(username, addresses.home))).toBe('OK');
  });

  it.runIf(everything())('leaves other visitors of the merchant alone, whose lines the attacker does not have', async () => {
    const { username } = await holder();
    const names = await repeated(310, (index) => attackers().call('login', { username: `nobody${index}`, password: '', type: 'sms' }, { ip: addresses.ofAttacker() }));
    expect(counted(names)).toEqual({ FUNCTION_DISABLED: 300, TOO_MANY_REQUESTS: 10 });
    expect(codeOf(await login(username, addresses.home))).toBe('OK');
  });
});
