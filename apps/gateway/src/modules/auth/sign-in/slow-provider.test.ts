import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCaller, registration } from '../../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

const PROVIDER = { provider: 'turnstile', siteKey: 's', scriptUrl: 'https://check.example/script.js', verifyUrl: 'https://check.example/verify' } as const;
const VISITORS = 8;

/** Requests that the provider of the human check has not answered. */
const hanging: PromiseWithResolvers<Response>[] = [];

let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
beforeAll(async () => {
  const fetch = (): Promise<Response> => {
    const request = Promise.withResolvers<Response>();
    hanging.push(request);
    return request.promise;
  };
  gateway = await testGateway({ fetch, providerOrigins: [new URL(PROVIDER.verifyUrl).origin, 'https://check.example:8443'] });
  call = createCaller(gateway, NORTH);
});
afterAll(() => gateway.stop());

const login = (merchantCode: string, username: string, password: string) => call('login', { username, password, type: 'username', humanToken: 'token' }, { merchantCode });
const codeOf = ({ body }: Awaited<ReturnType<typeof login>>) => (body.success ? 'OK' : body.code);

describe('a provider of the human check that hangs at one merchant', () => {
  it("holds up no other merchant's logins, nor those of its own that need no check", async () => {
    await call('register', registration('northern1'));
    await call('register', registration('southern1'), { merchantCode: SOUTH });
    await gateway.settings.set(SOUTH, 'humanCheck', PROVIDER);
    const names = Array.from({ length: VISITORS }, (_, index) => `checked${index}`);
    for (const name of names) for (let failure = 0; failure < 3; failure++) await login(SOUTH, name, 'wrong-one-1');
    const held = Promise.all(names.map((name) => login(SOUTH, name, 'wrong-one-1')));
    await vi.waitFor(() => expect(hanging).toHaveLength(VISITORS));
    expect(codeOf(await login(NORTH, 'northern1', 'Correct-horse-7'))).toBe('OK');
    expect(codeOf(await login(SOUTH, 'southern1', 'Correct-horse-7'))).toBe('OK');
    for (const { reject } of hanging) reject(new Error('The connection was closed.'));
    expect(new Set((await held).map(codeOf))).toEqual(new Set(['HUMAN_CHECK_FAILED']));
  });

  it('is not asked again for a while: its logins are refused at once', async () => {
    const asked = hanging.length;
    expect(codeOf(await login(SOUTH, 'checked0', 'wrong-one-1'))).toBe('HUMAN_CHECK_FAILED');
    expect(hanging).toHaveLength(asked);
  });
});

describe('requests of codes with tokens that no provider issued', () => {
  const junk = (number: number, ip: string) => call('smsNoLogin', { mobileNum: String(9_175_000_000 + number), countryDialingCode: '+63', humanToken: 'junk' }, { ip });

  it('neither pause the provider, nor ask it more than forty times a minute for one address', async () => {
    await gateway.settings.set(NORTH, 'whitelabel', { smsLogin: true });
    await gateway.settings.set(NORTH, 'humanCheck', { ...PROVIDER, verifyUrl: 'https://check.example:8443/verify' });
    for (let sent = 0; sent < 3; sent++) await junk(sent, '203.0.113.40');
    const before = hanging.length;
    const held = Promise.all(Array.from({ length: 70 }, (_, index) => junk(10 + index, '203.0.113.40')));
    await vi.waitFor(() => expect(hanging.length - before).toBe(40));
    const refused = Response.json({ success: false });
    for (const { resolve } of hanging) resolve(refused.clone());
    const answers = (await held).map(codeOf);
    expect(['HUMAN_CHECK_FAILED', 'TOO_MANY_REQUESTS'].map((code) => answers.filter((answer) => answer === code).length)).toEqual([40, 30]);
  });
});
