import { calls } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashToken } from '../../../platform/crypto/index.ts';
import { createCaller, newJti, registration, seal } from '../../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

interface Opened {
  readonly token: string;
  readonly expiresAt: string;
}

let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
beforeAll(async () => {
  gateway = await testGateway();
  call = createCaller(gateway, NORTH);
});
afterAll(() => gateway.stop());

const MINUTE = 60_000;
const opened = async (username: string): Promise<Opened> => {
  const { body } = await call<Opened>('register', registration(username));
  if (!body.success) throw new Error(body.code);
  return body.value;
};
const outcome = async (token: string) => {
  const { body } = await call('memberInfo', {}, { token });
  return body.success ? 'open' : body.code;
};

const { method, path } = calls.freePlay;
const line = async (merchantCode = NORTH, jti = newJti()) => {
  const { kid, enc, ct } = await seal(gateway, null, { merchantCode, method, path, iat: gateway.clock.now(), jti });
  return `${kid}.${enc}.${ct}`;
};

describe('session', () => {
  it('ends half an hour after its last call', async () => {
    const { token } = await opened('drowsy01');
    for (let step = 0; step < 3; step++) {
      gateway.clock.advance(29 * MINUTE);
      expect(await outcome(token)).toBe('open');
    }
    gateway.clock.advance(31 * MINUTE);
    expect(await outcome(token)).toBe('SESSION_EXPIRED');
  });

  it('ends after twelve hours, however busy', async () => {
    const { token, expiresAt } = await opened('tireless');
    expect(Date.parse(expiresAt) - gateway.clock.now()).toBe(12 * 60 * MINUTE);
    for (let step = 0; step < 12 * 60 - 20; step += 20) {
      gateway.clock.advance(20 * MINUTE);
      expect(await outcome(token)).toBe('open');
    }
    gateway.clock.advance(20 * MINUTE);
    expect(await outcome(token)).toBe('SESSION_EXPIRED');
  });

  it('ends by logging out, alone or with all others', async () => {
    const { token: first } = await opened('leaving1');
    const login = await call<Opened>('login', { username: 'leaving1', password: 'Correct-horse-7', type: 'username' });
    const second = login.body.success ? login.body.value.token : '';
    expect((await call('logout', {}, { token: first })).body).toMatchObject({ success: true, value: { loggedOut: true } });
    expect([await outcome(first), await outcome(second)]).toEqual(['SESSION_EXPIRED', 'open']);
    const stored = await gateway.members.byUsername(NORTH, 'leaving1');
    await gateway.sessions.endAll(NORTH, stored!.id);
    expect(await outcome(second)).toBe('SESSION_EXPIRED');
  });

  it('stores no token, and is deleted a day after its end', async () => {
    const { token } = await opened('forgotten');
    const { rows } = await sql<{ token_hash: Uint8Array }>`select token_hash from session`.execute(gateway.db.query);
    expect(rows.some(({ token_hash: hash }) => Buffer.from(hash).equals(Buffer.from(token, 'base64url')))).toBe(false);
    gateway.clock.advance(37 * 60 * MINUTE);
    await gateway.sweep();
    expect((await sql`select 1 from session`.execute(gateway.db.query)).rows).toEqual([]);
  });
});

describe('session that another one replaces', () => {
  it.each([
    ['register', async (token: string) => call<Opened>('register', registration('instead1'), { token })],
    ['login', async (token: string) => call<Opened>('login', { username: 'formerlogin', password: 'Correct-horse-7', type: 'username' }, { token })],
    ['freePlay', async (token: string) => call<Opened>('freePlay', { os: 'linux', platform: 'W', random: await line(), version: 3 }, { token })],
  ])('ends in the transaction that opens the other one: %s', async (name, replace) => {
    const { token } = await opened(`former${name.toLowerCase()}`);
    const ended = vi.spyOn(gateway.hub, 'endSessions');
    const { body } = await replace(token);
    expect(ended.mock.calls).toEqual([[NORTH, [expect.any(String)]]]);
    ended.mockRestore();
    const [former, next] = [token, body.success ? body.value.token : body.code];
    expect([await outcome(former), await outcome(next)]).toEqual(['SESSION_EXPIRED', 'open']);
    const written = async (of: string) => (await sql<{ transaction: string; ended: boolean }>`select xmin::text as transaction, ended_at is not null as ended from session where token_hash = ${hashToken(of)}`.execute(gateway.db.query)).rows[0];
    expect(await written(former)).toEqual({ ...(await written(next)), ended: true });
  });
});

describe('free play', () => {
  const play = (random: string, merchantCode = NORTH, ip = '127.0.0.1') =>
    call<Opened>('freePlay', { os: 'linux', platform: 'W', random, version: 3 }, { merchantCode, ip });

  it('opens a trial account with demo money', async () => {
    const { body } = await play(await line());
    const token = body.success ? body.value.token : '';
    expect((await call('memberInfo', {}, { token })).body).toMatchObject({ value: { type: 4, account: expect.stringMatching(/^trial_/) as string } });
    expect((await call('balance', {}, { token })).body).toMatchObject({ value: { available: '2000.00', kind: 'demo' } });
  });

  it('accepts its sealed random value once', async () => {
    const random = await line();
    expect((await play(random)).status).toBe(200);
    expect((await play(random)).body).toMatchObject({ code: 'ENVELOPE_REPLAYED' });
    expect((await play(await line(SOUTH))).body).toMatchObject({ code: 'ENCRYPTION_INVALID' });
    const { kid, enc, ct } = await seal(gateway, null, { merchantCode: NORTH, method, path: calls.login.path, iat: gateway.clock.now(), jti: newJti() });
    expect((await play(`${kid}.${enc}.${ct}`)).body).toMatchObject({ code: 'ENCRYPTION_INVALID' });
    expect((await play('random')).body).toMatchObject({ code: 'ENCRYPTION_REQUIRED' });
  });

  it('has no password to log in with, and may be switched off', async () => {
    const { body } = await play(await line());
    const info = await call<{ account: string }>('memberInfo', {}, { token: body.success ? body.value.token : '' });
    const username = info.body.success ? info.body.value.account : '';
    expect((await call('login', { username, password: 'Correct-horse-7', type: 'username' })).body).toMatchObject({ code: 'LOGIN_FAILED' });
    await gateway.settings.set(NORTH, 'whitelabel', { freePlay: false });
    expect((await play(await line())).body).toMatchObject({ code: 'FUNCTION_DISABLED' });
    await gateway.settings.set(NORTH, 'whitelabel', {});
  });

  it('opens no more trial accounts of a merchant than its budget of an hour, whatever their addresses', async () => {
    await gateway.settings.set(SOUTH, 'freePlaysPerHour', 2);
    const from = async (ip: string) => (await play(await line(SOUTH), SOUTH, ip)).status;
    expect([await from('203.0.113.7'), await from('2001:db8::7'), await from('198.51.100.7')]).toEqual([200, 200, 429]);
    expect((await play(await line())).status).toBe(200);
    gateway.clock.advance(60 * MINUTE);
    expect(await from('198.51.100.7')).toBe(200);
  });
});
