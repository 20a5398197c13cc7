import { calls, type CallName, type RequestOf } from '@livery/contracts';
import { createTransport } from '@livery/api-sdk';
import { NORTH, registration } from '@livery/gateway/test-support';
import { testGateway, type TestGateway } from '@livery/gateway/test-support/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let gateway: TestGateway;
let baseUrl: string;
beforeAll(async () => {
  gateway = await testGateway();
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.stop());

const clientWith = (token: string | undefined) =>
  createTransport({ merchantCode: NORTH, device: 'WEB', language: () => 'EN', baseUrl, token: () => token });

async function codeOf<Name extends CallName>(token: string | undefined, name: Name, request: RequestOf<Name>): Promise<string> {
  const result = await clientWith(token).call(name, request);
  return 'problem' in result ? result.problem.code : 'OK';
}

async function tokenOf<Name extends 'freePlay' | 'register' | 'login'>(former: string | undefined, name: Name, request: RequestOf<Name>): Promise<string> {
  const result = await clientWith(former).call(name, request);
  if ('problem' in result) throw new Error(`${name}: ${result.problem.code}`);
  return (result.value as { readonly token: string }).token;
}

const trial = { os: 'WEB', platform: 'W', version: 3, random: 'of this test' } as const;
const login = (username: string) => ({ username, password: 'Correct-horse-7', type: 'username' }) as const;
const account = (username: string) => registration(username) as RequestOf<'register'>;

describe('session that the client replaces', () => {
  it.each([
    ['registration', 'register', account('replaced1')],
    ['log-in', 'login', login('replaced1')],
    ['free play', 'freePlay', trial],
  ] as const)('is refused after %s', async (_title, name, request) => {
    const former = await tokenOf(undefined, 'freePlay', trial);
    expect(await codeOf(former, 'memberInfo', undefined)).toBe('OK');
    const token = await tokenOf(former, name, request as never);
    expect(await codeOf(token, 'memberInfo', undefined)).toBe('OK');
    expect(await codeOf(former, 'memberInfo', undefined)).toBe('SESSION_EXPIRED');
  });

  it.each(['an ended session', 'a token of nobody', 'no token at all'])('does not matter to the log-in when it is %s', async (kind) => {
    const ended = await tokenOf(undefined, 'freePlay', trial);
    await tokenOf(ended, 'freePlay', trial);
    const former = kind === 'an ended session' ? ended : kind === 'a token of nobody' ? 'A'.repeat(43) : '= broken =';
    expect(await codeOf(former, 'login', login('replaced1'))).toBe('OK');
  });

  it('is told by every call that opens a session', () => {
    const opening = ['login', 'loginV2', 'loginVerify', 'deviceLogin', 'freePlay', 'register', 'registerMobile', 'passwordByPhone'] as const;
    expect(opening.filter((name) => !('optionalToken' in calls[name]))).toEqual([]);
  });
});
