import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { calls } from '@livery/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase, testEngine } from '../../test-support/database.ts';
import { startGatewayProcess, type GatewayProcess } from '../../test-support/gateway-process.ts';
import { NORTH } from '../../test-support/test-fleet.ts';

/** A span as an OTLP collector receives it. */
interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

interface Received {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[] }[];
}

/** A collector of OTLP over HTTP that keeps what it gets. */
async function collector(): Promise<{ readonly origin: string; readonly bodies: readonly string[]; readonly spans: () => readonly ReceivedSpan[] }> {
  const bodies: string[] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () => bodies.flatMap((body) => (JSON.parse(body) as Received).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))),
  };
}

const attributesOf = ({ attributes }: ReceivedSpan) => Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe.runIf(testEngine === 'postgres')('a gateway that traces', { timeout: 60_000 }, () => {
  async function started(env: Readonly<Record<string, string>>): Promise<GatewayProcess> {
    const db = await testDatabase();
    const gateway = await startGatewayProcess(db.servingUrl ?? '', env);
    onTestFinished(async () => {
      await gateway.remove();
      await db.close();
    });
    return gateway;
  }
  const ask = ({ origin }: GatewayProcess, call: 'announcements' | 'memberInfo', headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${origin}${calls[call].path}?secretQuery=1`, { headers: { 'x-merchant-code': NORTH, authorization: 'Bearer secret-token', ...headers } });
  async function ended(gateway: GatewayProcess): Promise<string> {
    gateway.terminate();
    return (await gateway.ended).output;
  }

  it('sends a span for each request, in the trace of its caller, with one below it for each statement', async () => {
    const { origin, spans } = await collector();
    const gateway = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: origin, OTEL_TRACES_SAMPLER_ARG: '1' });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    expect((await ask(gateway, 'announcements', { traceparent: `00-${trace}-00f067aa0ba902b7-00` })).status).toBe(200);
    expect((await ask(gateway, 'memberInfo')).status).toBe(401);
    expect(await ended(gateway)).toBe('');

    const [answered] = spans().filter(({ name }) => name === 'announcements');
    if (answered === undefined) throw new Error('The call was not traced.');
    expect([answered.traceId, answered.parentSpanId]).toEqual([trace, '00f067aa0ba902b7']);
    expect(attributesOf(answered)).toMatchObject({ 'http.request.method': calls.announcements.method, 'livery.merchant': NORTH });
    const below = spans().filter(({ parentSpanId }) => parentSpanId === answered.spanId);
    expect(below.map((span) => attributesOf(span)['db.query.text']).join('\n')).toContain('"announcement"');
    expect(below.every(({ traceId }) => traceId === trace)).toBe(true);
    const [refused] = spans().filter(({ name }) => name === 'memberInfo');
    expect(refused && attributesOf(refused)['livery.code']).toBe('NOT_LOGGED_IN');
  });

  it('traces a call with a body together with its statements, and sends neither values nor who asked', async () => {
    const { origin, spans, bodies } = await collector();
    const gateway = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: origin, OTEL_TRACES_SAMPLER_ARG: '1' });
    const { path, method } = calls.captchaWork;
    await fetch(`${gateway.origin}${path}?secretQuery=1`, {
      method,
      headers: { 'x-merchant-code': NORTH, 'content-type': 'application/json', authorization: 'Bearer secret-token' },
      body: JSON.stringify({ username: 'secret_name', challengeId: 'secret-challenge' }),
    });
    await ended(gateway);
    expect(spans().filter(({ name }) => name === 'captchaWork')).toHaveLength(1);
    expect(spans().some(({ name }) => name === 'select' || name === 'insert')).toBe(true);
    for (const secret of ['secretQuery', 'secret-token', 'secret_name', 'secret-challenge', '127.0.0.1"', '::1"', 'localhost']) expect(bodies.join('\n')).not.toContain(secret);
  });

  it('records only the stated share, whatever the caller wants recorded', async () => {
    const { origin, spans } = await collector();
    const gateway = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: origin, OTEL_TRACES_SAMPLER_ARG: '0' });
    await ask(gateway, 'announcements', { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' });
    await ended(gateway);
    expect(spans()).toEqual([]);
  });

  it('answers and stops as ever when the collector is not there, and says so once', async () => {
    const gateway = await started({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_SAMPLER_ARG: '1' });
    expect((await ask(gateway, 'announcements')).status).toBe(200);
    expect((await ended(gateway)).match(/the collector does not take traces/g) ?? []).toHaveLength(1);
    expect((await gateway.ended).code).toBe(0);
  });
});
