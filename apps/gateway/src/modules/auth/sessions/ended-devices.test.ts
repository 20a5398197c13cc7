import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { accountHelpers, codeOf, deviceCookieOf, HOME_IP, OTHER_IP, PASSWORD } from '../../../../test-support/account-helpers.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway({ countryTable: { countryOf: (ip) => (ip === OTHER_IP ? 'PH' : null) } });
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(2 * 86_400_000));

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A login by a browser that is remembered: its session, and the token of its cookie. */
async function remembered(username: string, ip = HOME_IP) {
  const answer = await crowd.call<{ token: string }>('login', { username, password: PASSWORD, type: 'username', remember: true }, { ip, headers: { 'user-agent': FIREFOX } });
  return { token: answer.body.success ? answer.body.value.token : '', device: deviceCookieOf(answer)?.token ?? '' };
}
const cookie = (device: string) => ({ ip: HOME_IP, headers: { cookie: `livery_device=${device}` } });
const shown = (token: string, device?: string) => crowd.valueOf('sessions', {}, { token, ...(device === undefined ? {} : cookie(device)) });
const byDevice = async (device: string) => codeOf(await crowd.call('deviceLogin', {}, cookie(device)));
const state = async (token: string) => codeOf(await crowd.call('memberInfo', {}, { token }));
const end = (token: string, id: string) => crowd.call('endSession', { id }, { token });
const endDevice = (token: string, id: string) => crowd.call('endDevice', { id }, { token });

describe('sessions call', () => {
  it('marks the session of a remembered device, and lists a device without a session with its name and place', async () => {
    await crowd.open('devices1');
    const [here, there] = [await remembered('devices1'), await remembered('devices1', OTHER_IP)];
    expect((await shown(here.token)).sessions.map(({ remembered: kept }) => kept)).toEqual([true, true]);
    await crowd.valueOf('logout', {}, { token: there.token });
    const listed = await shown(here.token);
    expect(listed.sessions).toHaveLength(1);
    expect(listed.devices).toEqual([{
      id: expect.any(String) as string, current: false, device: 'Firefox · Linux', ip: OTHER_IP, country: 'PH',
      lastUsedAt: new Date(gateway.clock.now()).toISOString(), expiresAt: new Date(gateway.clock.now() + 86_400_000).toISOString(),
    }]);
    expect((await shown(here.token, there.device)).devices.map(({ current }) => current)).toEqual([true]);
  });
});

describe('endSession call', () => {
  it('forgets the remembered device of the session that it ends, which does not log in again', async () => {
    await crowd.open('devices2');
    const [here, there] = [await remembered('devices2'), await remembered('devices2')];
    const other = (await shown(here.token)).sessions.find(({ current }) => !current);
    expect(codeOf(await end(here.token, other?.id ?? ''))).toBe('OK');
    expect([await state(there.token), await byDevice(there.device), await byDevice(here.device)]).toEqual(['SESSION_EXPIRED', 'DEVICE_UNKNOWN', 'OK']);
  });

  it('forgets every other remembered device with all other sessions', async () => {
    await crowd.open('devices3');
    const [here, there, gone] = [await remembered('devices3'), await remembered('devices3'), await remembered('devices3')];
    await crowd.valueOf('logout', {}, { token: gone.token });
    expect(codeOf(await end(here.token, 'others'))).toBe('OK');
    expect([await state(here.token), await state(there.token)]).toEqual(['OK', 'SESSION_EXPIRED']);
    expect([await byDevice(there.device), await byDevice(gone.device), await byDevice(here.device)]).toEqual(['DEVICE_UNKNOWN', 'DEVICE_UNKNOWN', 'OK']);
  });
});

describe('endDevice call', () => {
  it('forgets a device and ends its sessions', async () => {
    await crowd.open('devices4');
    const [here, gone] = [await remembered('devices4'), await remembered('devices4')];
    await crowd.valueOf('logout', {}, { token: gone.token });
    const [device] = (await shown(here.token)).devices;
    expect(codeOf(await endDevice(here.token, device?.id ?? ''))).toBe('OK');
    expect([await byDevice(gone.device), codeOf(await endDevice(here.token, device?.id ?? ''))]).toEqual(['DEVICE_UNKNOWN', 'NOT_FOUND']);
    expect((await shown(here.token)).devices).toEqual([]);
  });

  it("rejects another member's device, which stays remembered", async () => {
    await crowd.open('devices5');
    await crowd.open('devices6');
    const [mine, theirs] = [await remembered('devices5'), await remembered('devices6')];
    await crowd.valueOf('logout', {}, { token: theirs.token });
    const [device] = (await shown((await remembered('devices6')).token)).devices;
    expect(codeOf(await endDevice(mine.token, device?.id ?? ''))).toBe('NOT_FOUND');
    expect(await byDevice(theirs.device)).toBe('OK');
  });
});
