import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';

let gateway: TestGateway;
const lines: string[] = [];
beforeAll(async () => {
  gateway = await testGateway({ log: { level: 'debug', stream: { write: (line) => void lines.push(line) } } });
});
afterAll(() => gateway.stop());

const SECRET = 'Sesame-0pen-77';

describe('request log', () => {
  it('names the caller, the call and its outcome, once for each request', async () => {
    lines.length = 0;
    const answer = await createCaller(gateway, NORTH)('memberInfo');
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ reqId: answer.body.requestId, call: 'memberInfo', tenant: NORTH, status: 401, code: 'NOT_LOGGED_IN', path: '/wps/member/info' });
  });

  it("leaves out the addresses of a merchant's visitors where the merchant says so, of calls and pages", async () => {
    const south = createCaller(gateway, SOUTH);
    const addresses = async () => {
      lines.length = 0;
      await createCaller(gateway, NORTH)('systemStatus');
      await south('systemStatus');
      await gateway.app.inject({ url: '/', headers: { host: 'south.localhost' } });
      return lines.map((line) => (JSON.parse(line) as { readonly ip?: string }).ip);
    };
    expect(await addresses()).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
    await gateway.settings.set(SOUTH, 'logAddresses', false);
    expect(await addresses()).toEqual(['127.0.0.1', undefined, undefined]);
    await gateway.settings.set(SOUTH, 'logAddresses', true);
  });

  it('contains no secret of a whole journey', async () => {
    lines.length = 0;
    const call = createCaller(gateway, NORTH);
    const opened = await call<{ token: string }>('register', registration('secretive', { password: SECRET, confirmPassword: SECRET }));
    const token = opened.body.success ? opened.body.value.token : '';
    await call('memberInfo', {}, { token });
    await call('login', { username: 'secretive', password: `${SECRET}-wrong`, type: 'username' });
    await gateway.app.inject({ method: 'POST', url: `/wps/session/login?password=${SECRET}`, payload: { password: SECRET }, headers: { cookie: `x=${SECRET}` } });
    const log = lines.join('');
    expect(token.length).toBeGreaterThan(20);
    expect(log).not.toContain(SECRET);
    expect(log).not.toContain(token);
  });

  it('redacts secrets that a careless line would contain', () => {
    lines.length = 0;
    gateway.app.log.info({ password: SECRET, member: { token: SECRET }, request: { headers: { authorization: SECRET, 'set-cookie': SECRET } } }, 'careless');
    const failure = Object.assign(new Error('duplicate key'), { detail: `Key (token)=(${SECRET}) exists`, parameters: [SECRET] });
    gateway.app.log.error({ err: new Error('outer', { cause: failure }) }, 'failed');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(SECRET);
    expect(lines[1]).toContain('duplicate key');
  });
});
