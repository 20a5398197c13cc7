import { describe, expect, it, vi } from 'vitest';
import { outcomeUnknown } from '../problem/problem.ts';
import { failure, fakeGateway, instantClock, manualClock, success } from '../test-support/fake-gateway.ts';

const broken = () => {
  throw new TypeError('fetch failed');
};

describe('call', () => {
  it('carries merchant, module, language and device, and the token where the call requires one', async () => {
    const { transport, received } = fakeGateway(() => success({}), { device: 'KIOSK' });
    await transport.call('balance', undefined);
    await transport.call('systemStatus', {});
    expect(Object.fromEntries(received[0]?.headers ?? [])).toMatchObject({
      authorization: 'Bearer secret',
      'x-merchant-code': 'M1',
      'x-module-id': 'WPS',
      'x-language': 'TY',
      'x-device': 'KIOSK',
    });
    expect(received[1]?.headers.has('authorization')).toBe(false);
  });

  it('carries the token where the call accepts one, and is sent without one too', async () => {
    let token: string | undefined = 'secret';
    const { transport, received } = fakeGateway(() => success({ list: [] }), { token: () => token });
    await transport.call('announcements', { types: 'B,PL' });
    token = undefined;
    expect(await transport.call('announcements', { types: 'B,PL' })).toEqual({ value: { list: [] } });
    expect(received.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer secret', null]);
  });

  it('takes the value out of the envelope and sends a query for a GET', async () => {
    const { transport, received } = fakeGateway(() => success({ list: [] }), { baseUrl: 'https://g.test' });
    const result = await transport.call('announcements', { types: 'B,PL' });
    expect(result).toEqual({ value: { list: [] } });
    expect(received[0]?.url).toBe('https://g.test/wps/relay/MCSFE_getListAnnouncements?types=B%2CPL');
  });

  it('returns a refusal with its code, fields and the seconds to wait', async () => {
    const fields = [{ field: 'username', rule: 'taken' }];
    const answers = [
      failure('VALIDATION_FAILED', 422, { fields }),
      failure('TRY_AGAIN_LATER', 429, undefined, { 'retry-after': '300' }),
    ];
    const { transport } = fakeGateway(() => answers.shift() ?? success({}));
    expect(await transport.call('captcha', undefined)).toMatchObject({
      problem: { kind: 'validation', fields, requestId: 'r1', status: 422 },
    });
    expect(await transport.call('captcha', undefined)).toMatchObject({ problem: { kind: 'throttled', retryAfter: 300 } });
  });

  it('reports a lost session, and is not sent without a token', async () => {
    const onUnauthorised = vi.fn();
    const lost = fakeGateway(() => failure('SESSION_EXPIRED', 401), { onUnauthorised });
    await lost.transport.call('balance', undefined);
    expect(onUnauthorised).toHaveBeenCalledOnce();
    const visitor = fakeGateway(() => success({}), { token: () => undefined, onUnauthorised });
    expect(await visitor.transport.call('balance', undefined)).toMatchObject({
      problem: { kind: 'unauthorised', code: 'NOT_LOGGED_IN' },
    });
    expect(visitor.received).toEqual([]);
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });

  it("keeps a new session when the old one's refusal arrives late", async () => {
    const onUnauthorised = vi.fn();
    let token = 'old';
    const answer = Promise.withResolvers<Response>();
    const { transport } = fakeGateway(() => answer.promise, { onUnauthorised, token: () => token });
    const late = transport.call('balance', undefined);
    token = 'new';
    answer.resolve(failure('SESSION_EXPIRED', 401));
    expect(await late).toMatchObject({ problem: { kind: 'unauthorised' } });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('does not take a wrong password for a lost session', async () => {
    const onUnauthorised = vi.fn();
    const { transport } = fakeGateway(() => failure('LOGIN_FAILED', 401, { captcha: true }), { onUnauthorised });
    expect(await transport.call('captcha', undefined)).toMatchObject({ problem: { kind: 'refused', value: { captcha: true } } });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it.each([
    ['a proxy’s page', () => new Response('<html>502</html>', { status: 502 })],
    ['JSON that is no envelope', () => Response.json({ ok: 1 })],
  ])('reports %s as a server problem', async (_, answer) => {
    const { transport } = fakeGateway(answer, { clock: instantClock() });
    expect(await transport.call('captcha', undefined)).toMatchObject({ problem: { kind: 'server', code: 'ANSWER_UNREADABLE' } });
  });

  it('is aborted by its caller', async () => {
    const caller = new AbortController();
    const { transport } = fakeGateway(
      (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    const result = transport.call('captcha', undefined, caller.signal);
    caller.abort();
    expect(await result).toMatchObject({ problem: { kind: 'aborted' } });
  });

  it('ends with a timeout when the answer takes too long', async () => {
    const clock = manualClock();
    const { transport } = fakeGateway(
      (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      { clock, timeout: 9000 },
    );
    const result = transport.call('logout', undefined);
    await clock.advance(8999);
    await clock.advance(1);
    expect(await result).toMatchObject({ problem: { kind: 'timeout', code: 'TIMED_OUT' } });
  });

  it.each([
    [400_000, 15_000 + 33_336],
    [7_000_000, 105_000],
  ])('returns a timeout when an answer to %i characters takes longer than they need on a slow uplink', async (characters, limit) => {
    const clock = manualClock();
    const { transport } = fakeGateway(
      (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
      { clock },
    );
    const result = transport.call('choosePlayerIcon', { code: 'x'.repeat(characters) });
    await clock.advance(0);
    expect(clock.asked.at(-1)).toBeCloseTo(limit, -2);
    await clock.advance(limit + 1000);
    expect(await result).toMatchObject({ problem: { kind: 'timeout', code: 'TIMED_OUT' } });
  });

  it('reports an answer that breaks its contract', async () => {
    const onContractBreach = vi.fn();
    const { transport } = fakeGateway(() => success({ list: 3 }), { onContractBreach });
    await transport.call('winners', undefined);
    expect(onContractBreach).toHaveBeenCalledWith('winners', expect.stringContaining('list'));
  });
});

describe('repeated call', () => {
  it('repeats reads twice, with doubled delays', async () => {
    const clock = instantClock();
    const { transport, received } = fakeGateway(broken, { clock });
    expect(await transport.call('captcha', undefined)).toMatchObject({ problem: { kind: 'network' } });
    expect(received).toHaveLength(3);
    expect(clock.waits).toEqual([400, 800]);
  });

  const page = (seconds: string) => new Response('<h1>Busy</h1>', { status: 503, headers: { 'retry-after': seconds } });
  it.each([
    ['a refusal', '3', (seconds: string) => failure('UNAVAILABLE', 503, undefined, { 'retry-after': seconds }), [3400, 3800]],
    ["a proxy's page", '10', page, [10_400, 10_800]],
    ["a proxy's page without seconds", 'Wed, 21 Oct 2026 07:28:00 GMT', page, [400, 800]],
    ['a refusal', '11', (seconds: string) => failure('UNAVAILABLE', 503, undefined, { 'retry-after': seconds }), []],
    ["a proxy's page", '120', page, []],
  ])('waits as long as %s asks for, at most ten seconds: %s', async (_, seconds, answer, waits) => {
    const clock = instantClock();
    const { transport, received } = fakeGateway(() => answer(seconds), { clock });
    expect(await transport.call('captcha', undefined)).toMatchObject({ problem: { kind: 'server', status: 503 } });
    expect([received.length, clock.waits]).toEqual([waits.length + 1, waits]);
  });

  it.each([
    ['another one has begun', 'other'],
    ['it has ended', undefined],
  ])('is not repeated under another session when %s during the wait', async (_, after) => {
    let token: string | undefined = 'secret';
    const clock = manualClock();
    const busy = () => failure('UNAVAILABLE', 503, undefined, { 'retry-after': '3' });
    const { transport, received } = fakeGateway(busy, { clock, token: () => token });
    const transfer = transport.call('walletTransfer', { vassalage: 'NOVA', direction: 'in', amount: '5' });
    await vi.waitFor(() => expect(clock.asked).toContain(3400));
    token = after;
    await clock.advance(3400);
    await clock.advance(3800);
    expect(await transfer).toMatchObject({ problem: { kind: 'server', code: 'UNAVAILABLE' } });
    expect(received.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer secret']);
  });

  it('never repeats what could act twice', async () => {
    const { transport, received } = fakeGateway(broken, { clock: instantClock() });
    await transport.call('logout', undefined);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['a refusal', () => failure('GAME_UNAVAILABLE', 409)],
    ['maintenance', () => failure('MAINTENANCE', 503)],
    ['a fault of the server', () => failure('UNKNOWN_ERROR', 500)],
  ])('accepts %s as an answer', async (_, answer) => {
    const { transport, received } = fakeGateway(answer, { clock: instantClock() });
    await transport.call('captcha', undefined);
    expect(received).toHaveLength(1);
  });
});

describe('idempotent call', () => {
  const request = { vassalage: 'NOVA', direction: 'in', amount: '5' } as const;
  const keysOf = (received: readonly { readonly headers: Headers }[]) => new Set(received.map(({ headers }) => headers.get('idempotency-key')));

  it.each([
    ['a lost session', () => failure('SESSION_EXPIRED', 401)],
    ['too many requests', () => failure('TOO_MANY_REQUESTS', 429)],
    ['maintenance', () => failure('MAINTENANCE', 503)],
    ['a region', () => failure('REGION_RESTRICTED', 451)],
    ['a required change of the password', () => failure('PASSWORD_CHANGE_REQUIRED', 403)],
  ])('keeps its key until the outcome is known when its answer is lost and a repetition is refused for %s', async (_, refusal) => {
    const answers = [broken, refusal, () => success({})];
    const { transport, received } = fakeGateway(() => (answers.shift() ?? broken)(), { clock: instantClock() });
    const result = await transport.call('walletTransfer', request);
    expect('problem' in result && outcomeUnknown(result.problem)).toBe(true);
    expect(await transport.call('walletTransfer', request)).toEqual({ value: {} });
    expect([received.length, keysOf(received).size]).toEqual([3, 1]);
    answers.push(() => success({}));
    await transport.call('walletTransfer', request);
    expect(keysOf(received).size).toBe(2);
  });

  it('still reports the refusal that followed a lost answer', async () => {
    const answers = [broken, () => failure('SESSION_EXPIRED', 401)];
    const onUnauthorised = vi.fn();
    const { transport } = fakeGateway(() => (answers.shift() ?? broken)(), { clock: instantClock(), onUnauthorised });
    await transport.call('walletTransfer', request);
    expect(onUnauthorised).toHaveBeenCalledOnce();
  });

  it('takes a new key when it was refused without a lost answer', async () => {
    const { transport, received } = fakeGateway(() => failure('TOO_MANY_REQUESTS', 429));
    await transport.call('walletTransfer', request);
    await transport.call('walletTransfer', request);
    expect(keysOf(received).size).toBe(2);
  });
});
