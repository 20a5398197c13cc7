import { calls, type CallName, type CallSpec } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { OTHER_IP, codeOf, HOME_IP, PASSWORD, accountHelpers } from '../../../../test-support/account-helpers.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway({ countryTable: { countryOf: (ip) => (ip === OTHER_IP ? 'PH' : null) } });
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function opened(username: string, ip = HOME_IP, userAgent = FIREFOX): Promise<string> {
  return (await crowd.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip, headers: { 'user-agent': userAgent } })).token;
}
const list = (token: string) => crowd.valueOf('sessions', {}, { token }).then(({ sessions }) => sessions);
const end = (token: string, id: string) => crowd.call<{ ended: number }>('endSession', { id }, { token });
const state = async (token: string) => codeOf(await crowd.call('memberInfo', {}, { token }));

describe('sessions call', () => {
  it('names device and place of each open session, latest use first', async () => {
    await crowd.open('lister01');
    const gone = await opened('lister01');
    await crowd.valueOf('logout', {}, { token: gone });
    await opened('lister01', HOME_IP, 'curl/8.9.1'); // will expire
    gateway.clock.advance(31 * 60_000);
    const first = await opened('lister01', OTHER_IP);
    gateway.clock.advance(60_000);
    const second = await opened('lister01', HOME_IP, '');
    const sessions = await list(second);
    expect(sessions.map(({ current, ip, country, device }) => [current, ip, country, device])).toEqual([
      [true, HOME_IP, null, ''],
      [false, OTHER_IP, 'PH', 'Firefox · Linux'],
    ]);
    expect(Date.parse(sessions[0]!.openedAt) - Date.parse(sessions[1]!.lastSeenAt)).toBe(60_000);
    gateway.clock.advance(60_000);
    expect((await list(first)).map(({ current }) => current)).toEqual([true, false]);
    expect(JSON.stringify(sessions)).not.toContain(FIREFOX);
  });

  it('includes sessions of registrations and of free play', async () => {
    const token = (
      await crowd.valueOf('register', { username: 'lister02', password: PASSWORD, confirmPassword: PASSWORD, login: true, registerUrl: 'x', registerMethod: 'WEB', ageConfirmed: true, termsVersion: '2026-01' }, { headers: { 'user-agent': FIREFOX } })
    ).token;
    expect((await list(token)).map(({ device }) => device)).toEqual(['Firefox · Linux']);
  });
});

describe('ending sessions', () => {
  it('ends one of them, or all others, and publishes it', async () => {
    const id = await crowd.open('ender001');
    const tokens = [await opened('ender001'), await opened('ender001'), await opened('ender001')] as const;
    const endSessions = vi.spyOn(gateway.hub, 'endSessions');
    const others = (await list(tokens[0])).filter(({ current }) => !current);
    expect((await end(tokens[0], others[0]!.id)).body).toMatchObject({ value: { ended: 1 } });
    expect(endSessions.mock.calls).toEqual([[NORTH, [others[0]!.id]]]);
    expect((await end(tokens[0], 'others')).body).toMatchObject({ value: { ended: 1 } });
    expect((await end(tokens[0], 'others')).body).toMatchObject({ value: { ended: 0 } });
    endSessions.mockRestore();
    expect(await Promise.all(tokens.map(state))).toEqual(['OK', 'SESSION_EXPIRED', 'SESSION_EXPIRED']);
    expect(await gateway.sessions.list(NORTH, id)).toHaveLength(1);
  });

  it("rejects another member's session, an ended one and an unknown one", async () => {
    await crowd.open('ender002');
    await crowd.open('ender003');
    const [mine, theirs] = [await opened('ender002'), await opened('ender003')];
    const [theirSession] = await list(theirs);
    const over = await opened('ender002');
    const overId = (await list(over)).find(({ current }) => current)!.id;
    await crowd.valueOf('logout', {}, { token: over });
    for (const id of [theirSession!.id, overId, '00000000-0000-7000-8000-000000000000']) {
      const answer = await end(mine, id);
      expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await state(theirs)).toBe('OK');
    expect(codeOf(await end(mine, 'everything'))).toBe('VALIDATION_FAILED');
  });
});

describe('session token', () => {
  const guarded = (Object.entries(calls) as [CallName, CallSpec][]).filter(([, spec]) => spec.token && spec.stream !== true).map(([name]) => name);

  it('is rejected after it expired, was revoked, or at another merchant', async () => {
    await crowd.open('tokened1');
    const [lapsed, revoked] = [await opened('tokened1'), await opened('tokened1')];
    await crowd.valueOf('logout', {}, { token: revoked });
    gateway.clock.advance(31 * 60_000);
    const current = await opened('tokened1');
    for (const name of guarded) {
      const codes = [await crowd.call(name, {}, { token: lapsed }), await crowd.call(name, {}, { token: revoked }), await crowd.call(name, {}, { token: current, merchantCode: SOUTH })].map(codeOf);
      expect([name, ...codes]).toEqual([name, 'SESSION_EXPIRED', 'SESSION_EXPIRED', 'NOT_LOGGED_IN']);
    }
    expect(await state(current)).toBe('OK');
  });
});
