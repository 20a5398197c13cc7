import { createHash } from 'node:crypto';
import { calls, errorCodes, SEALED_LIFETIME_MS, type CallName, type CallSpec } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { mismatches, registerCalls, type CallDeps } from './register-calls.ts';
import { createServer } from './server.ts';

let gateway: TestGateway;
let call: ReturnType<typeof createCaller>;
beforeAll(async () => {
  gateway = await testGateway();
  call = createCaller(gateway, NORTH);
});
afterAll(() => gateway.stop());

const rows = Object.entries(calls) as [CallName, CallSpec][];

describe('routes', () => {
  it('exist for every row of the table and no other', () => {
    const handlers = Object.fromEntries(rows.map(([name]) => [name, () => undefined]));
    expect(mismatches(handlers)).toEqual([]);
    const { login: _left, ...without } = handlers;
    expect(mismatches({ ...without, rogue: () => undefined })).toEqual(['no handler for the call login', 'no call rogue in the table']);
  });

  it('give a call the time that its body needs on a slow uplink when that may be large', () => {
    const app = createServer({ log: { level: 'silent' }, newId: () => 'r-1', trustProxy: false });
    const limits = new Map<unknown, number | undefined>();
    app.addHook('onRoute', ({ config, handlerTimeout }) => void limits.set(config?.call, handlerTimeout));
    registerCalls(app, { handlers: Object.fromEntries(rows.map(([name]) => [name, () => undefined])) } as unknown as CallDeps);
    expect([limits.get('uploadImage'), limits.get('choosePlayerIcon'), limits.get('events')]).toEqual([110_000, 20_000, undefined]);
    // The site waits for 105 seconds.
    expect(SEALED_LIFETIME_MS).toBeGreaterThan(110_000);
  });

  it.each([
    ['GET', '/wps/nothing', 404, 'NOT_FOUND'],
    ['GET', '/wps', 404, 'NOT_FOUND'],
    ['GET', '/lgw/vn/games/game_menu/', 404, 'NOT_FOUND'],
    ['GET', '/lotto/nothing', 404, 'NOT_FOUND'],
    ['GET', '/seamless/nothing', 404, 'NOT_FOUND'],
    ['DELETE', '/wps/system/status', 405, 'METHOD_NOT_ALLOWED'],
    ['POST', '/wps/system/status', 405, 'METHOD_NOT_ALLOWED'],
  ] as const)('%s %s answers %i in the envelope', async (method, url, status, code) => {
    const answer = await gateway.app.inject({ method, url });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { success: false, code, requestId: expect.any(String) as string }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answer without being cached, under every path of the table', async () => {
    const cached: string[] = [];
    for (const [name, spec] of rows.filter(([, { stream }]) => stream !== true)) {
      const answer = await gateway.app.inject({ method: spec.method, url: spec.path });
      if (answer.headers['cache-control'] !== 'no-store') cached.push(name);
    }
    expect(cached).toEqual([]);
    expect((await gateway.app.inject({ url: calls.gameVendors.path })).statusCode).toBe(200);
    const [name] = rows.find(([, { path, method, token }]) => path.startsWith('/lgw/') && method === 'GET' && !token) ?? [];
    const answer = await gateway.app.inject({ url: calls[name!].path });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('take a form only where the table says so', async () => {
    const form = (name: CallName, fields: Record<string, string>) =>
      gateway.app.inject({
        method: calls[name].method,
        url: calls[name].path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...(calls[name].token ? { authorization: `Bearer ${'x'.repeat(43)}` } : {}) },
        payload: new URLSearchParams(fields).toString(),
      });
    const report = await form('clientErrors', { message: 'x', page: '/', release: 'r' });
    expect([report.statusCode, report.json()]).toMatchObject([415, { code: 'UNSUPPORTED_MEDIA_TYPE' }]);
    expect((await form('passwordByEmail', { username: 'nobody12', email: 'nobody@mail.example' })).json<{ code?: string }>().code).not.toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it.each([
    ['POST', 'cross-site', 403],
    ['POST', 'same-origin', 200],
    ['POST', 'same-site', 200],
    ['POST', 'none', 200],
    ['POST', undefined, 200],
  ] as const)('answer a %s that a page of relation %s sends with %i', async (method, site, status) => {
    const headers = site === undefined ? {} : { 'sec-fetch-site': site };
    const answer = await gateway.app.inject({ method, url: calls.clientErrors.path, payload: { message: 'x', page: '/', release: 'r' }, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, status === 403 ? { success: false, code: 'FORBIDDEN' } : { success: true }]);
  });

  it('answer what a page of another site reads', async () => {
    expect((await gateway.app.inject({ url: calls.systemStatus.path, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(200);
  });

  it('accept the other method where readings differ', async () => {
    const { body } = await call<{ token: string }>('register', registration('others1'));
    const token = body.success ? body.value.token : '';
    const answer = await gateway.app.inject({ method: 'DELETE', url: calls.logout.path, headers: { authorization: `Bearer ${token}` } });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true, value: { loggedOut: true } }]);
  });

  it('accept a request without a body that names a content type', async () => {
    const bare = { method: 'DELETE', url: calls.logout.path, headers: { 'content-type': 'application/json' } } as const;
    expect((await gateway.app.inject(bare)).json()).toMatchObject({ code: 'NOT_LOGGED_IN' });
  });

  it('reject plain text on an encrypted call before any other check', async () => {
    const answer = await gateway.app.inject({ method: 'PUT', url: calls.register.path, payload: { username: 'maria7' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'ENCRYPTION_REQUIRED' }]);
  });
});

describe('response envelope', () => {
  it('carries the value and a request id that is new each time', async () => {
    const first = await call('systemStatus');
    const second = await call('systemStatus');
    expect(first).toMatchObject({ status: 200, body: { success: true, value: { status: 0 } } });
    expect(first.body.requestId).not.toBe(second.body.requestId);
    expect(first.headers['x-request-id']).toBe(first.body.requestId);
  });

  it('is in the language asked for, where the merchant offers it', async () => {
    const messages = await Promise.all(['EN', 'TY', 'XX'].map(async (language) => (await call('memberInfo', {}, { language })).body));
    expect(messages.map((body) => 'message' in body && body.message)).toEqual([
      'You are not logged in. Please log in.',
      'మీరు లాగిన్ కాలేదు. దయచేసి లాగిన్ అవ్వండి.',
      'You are not logged in. Please log in.',
    ]);
  });

  it.each(['constructor', '__proto__', 'toString'])('has a message where %s is asked for as a language', async (language) => {
    const unknown = await gateway.app.inject({ url: calls.domainRoute.path, headers: { 'x-merchant-code': 'NOBODY', 'x-language': language } });
    expect(unknown.json()).toMatchObject({ code: 'MERCHANT_UNKNOWN', message: expect.stringMatching(/\w+/) as string });
  });

  it.each([
    ['no JSON', '{', 'application/json', 400, 'INVALID_REQUEST'],
    ['nothing', '', 'application/json', 400, 'INVALID_REQUEST'],
    ['another format', '<x/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a list', '[]', 'application/json', 400, 'INVALID_REQUEST'],
    ['a NUL', '{"os":"\\u0000","platform":"W","random":"x","version":3}', 'application/json', 400, 'INVALID_REQUEST'],
    ['too much', JSON.stringify({ os: 'x'.repeat(70_000) }), 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
    ['a wrong value', '{"os":"x","platform":"W","random":"x","version":2}', 'application/json', 422, 'VALIDATION_FAILED'],
  ])('rejects a body with %s', async (_, payload, type, status, code) => {
    const answer = await gateway.app.inject({ method: 'POST', url: calls.freePlay.path, payload, headers: { 'content-type': type } });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { success: false, code }]);
  });

  it('names the invalid fields', async () => {
    const { body } = await call('freePlay', { os: 'x'.repeat(40), platform: 'W', version: 3 });
    expect(body).toMatchObject({ value: { fields: [{ field: 'os', rule: 'length', max: 32 }, { field: 'random', rule: 'required' }] } });
  });

  it('has the right status for every code', () => {
    for (const status of Object.values(errorCodes)) expect([400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 431, 451, 500, 503]).toContain(status);
  });
});

describe('session tokens', () => {
  const guarded = rows.filter(([, spec]) => spec.token).map(([name]) => name);

  it.each(guarded)('%s: a missing or unknown one answers 401', async (name) => {
    for (const token of [undefined, 'x'.repeat(43)]) {
      const { status, body } = await call(name, {}, token === undefined ? {} : { token });
      expect([status, body]).toMatchObject([401, { success: false, code: 'NOT_LOGGED_IN' }]);
    }
  });

  it('of another tenant are rejected', async () => {
    const { body } = await call<{ token: string }>('register', registration('abroad1'));
    const token = body.success ? body.value.token : '';
    expect((await call('memberInfo', {}, { token })).status).toBe(200);
    const abroad = await call('memberInfo', {}, { token, merchantCode: SOUTH });
    expect([abroad.status, abroad.body]).toMatchObject([401, { code: 'NOT_LOGGED_IN' }]);
  });
});

describe('tenant of a request', () => {
  it.each([
    ['www.north.example', undefined, NORTH],
    ['WWW.South.example:8443', undefined, SOUTH],
    ['south.localhost:4000', undefined, SOUTH],
    ['south.localhost:4000', SOUTH, SOUTH],
    ['localhost:4000', undefined, NORTH],
    ['127.0.0.1:4000', SOUTH, SOUTH],
    ['[::1]:4000', SOUTH, SOUTH],
    ['unclaimed.example', undefined, NORTH],
    ['south.localhost', NORTH, 'MERCHANT_MISMATCH'],
    ['www.north.example', SOUTH, 'MERCHANT_MISMATCH'],
    ['localhost', 'NOBODY', 'MERCHANT_UNKNOWN'],
    ['www.north.example', 'NOBODY', 'MERCHANT_UNKNOWN'],
  ])('from %s with merchant code %s is %s', async (host, merchantCode, expected) => {
    const headers = { host, ...(merchantCode === undefined ? {} : { 'x-merchant-code': merchantCode }) };
    const answer = (await gateway.app.inject({ url: calls.domainRoute.path, headers })).json<{ code?: string; value?: { merchantCode: string } }>();
    expect(answer.code ?? answer.value?.merchantCode).toBe(expected);
  });
});

describe('idempotent calls', () => {
  it('require a key', async () => {
    const without = await call('register', registration('keyless'), { headers: { 'idempotency-key': '' } });
    expect([without.status, without.body]).toMatchObject([400, { code: 'IDEMPOTENCY_KEY_REQUIRED' }]);
  });

  it('return the first answer to a repetition, and reject another body', async () => {
    const idempotencyKey = 'one-intent-of-mine';
    const first = await call('register', registration('repeated'), { idempotencyKey });
    const second = await call('register', registration('repeated'), { idempotencyKey });
    expect(second.body).toEqual({ ...first.body, requestId: second.body.requestId });
    expect(second.headers['idempotency-replayed']).toBe('true');
    const other = await call('register', registration('another1'), { idempotencyKey });
    expect([other.status, other.body]).toMatchObject([409, { code: 'IDEMPOTENCY_KEY_REUSED' }]);
  });
});

describe('server', () => {
  it('answers its health and readiness checks', async () => {
    expect((await gateway.app.inject('/healthz')).json()).toEqual({ live: true });
    expect((await gateway.app.inject('/readyz')).json()).toEqual({ ready: true });
  });

  it('documents every call outside production', async () => {
    const document = (await gateway.app.inject('/docs/json')).json<{ paths: Record<string, Record<string, unknown>> }>();
    for (const [, { path, method }] of rows) expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    expect((await gateway.app.inject('/docs/')).headers['content-type']).toContain('text/html');
  });

  it('lets the page of the documents show its logo, whose style stands in the page', async () => {
    const { body } = await gateway.app.inject('/docs/static/swagger-ui-standalone-preset.js');
    const [style = ''] = /\.logo_small_svg__[^"'`<]+/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = (await gateway.app.inject('/docs/')).headers['content-security-policy'];
    expect(String(policy)).toMatch(new RegExp(`style-src 'sha256-${hash.replaceAll('+', '\\+')}'`));
  });
});
