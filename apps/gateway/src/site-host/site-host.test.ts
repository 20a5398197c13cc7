import { createServer, type IncomingMessage, request as ask, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect, createServer as createSocketServer, type AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDist } from '../../test-support/gateway.ts';
import { testFleet } from '../../test-support/test-fleet.ts';
import { createSiteHost, type SiteHost, type SiteHostOptions } from './site-host.ts';

let platform: Server;
let host: SiteHost;
let address: string;
let dist: string;
/** What the platform was asked. */
const asked: string[] = [];

/** Sends bytes as they are, and returns what comes until the connection ends. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    let answered = '';
    const socket = connect(Number(port), hostname, () => void socket.write(text));
    socket
      .on('data', (part) => (answered += part.toString()))
      .on('close', () => resolve(answered))
      .on('error', reject);
  });

/** A platform that tells what it was asked, and has a stream. */
function answer(incoming: IncomingMessage, body: string): { readonly status: number; readonly headers: Record<string, string>; readonly text: string } {
  const { method, url, headers } = incoming;
  return { status: url === '/api/wps/no' ? 404 : 200, headers: { 'content-type': 'application/json', 'x-request-id': 'r-1', 'cache-control': 'no-store' }, text: JSON.stringify({ success: true, value: { method, url, headers, body }, requestId: 'r-1' }) };
}

/** A host of the sites before a platform of its own. */
async function siteHostBefore(answers: RequestListener, changes: Partial<SiteHostOptions> = {}): Promise<{ readonly host: SiteHost; readonly url: string; readonly stop: () => Promise<void> }> {
  const behind = createServer(answers);
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  const before = await createSiteHost({ fleet: testFleet, distDir: dist, platform: new URL(`http://127.0.0.1:${(behind.address() as AddressInfo).port}`), imageOrigins: [], frameOrigins: [], trustProxy: false, log: { level: 'silent' }, localNames: true, newId: randomUUID, ...changes });
  return {
    host: before,
    url: await before.listen(0, '127.0.0.1'),
    async stop() {
      behind.closeAllConnections();
      behind.close();
      await before.close();
    },
  };
}

beforeAll(async () => {
  platform = createServer((incoming, response) => {
    if (incoming.url === '/api/wps/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('retry: 3000\n\n');
      return;
    }
    asked.push(`${incoming.method} ${incoming.url}`);
    if (incoming.url === '/api/wps/silent') return;
    let body = '';
    incoming.on('data', (part: Buffer) => (body += part.toString()));
    incoming.on('end', () => {
      const { status, headers, text } = answer(incoming, body);
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  dist = writeDist(testFleet);
  host = await createSiteHost({
    fleet: testFleet, distDir: dist, platform: new URL(`http://127.0.0.1:${(platform.address() as AddressInfo).port}/api/`), imageOrigins: ['https://pictures.example'], frameOrigins: ['https://games.example'],
    trustProxy: 'loopback', log: { level: 'silent' }, localNames: true, newId: randomUUID, silentMs: 500,
  });
  address = await host.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await host.close();
  platform.closeAllConnections();
  await new Promise((resolve) => platform.close(resolve));
  rmSync(dist, { recursive: true, force: true });
});

/** `fetch` may not state a host. */
const page = (name: string, path = '/'): Promise<{ status: number; headers: IncomingMessage['headers']; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    ask({ hostname, port, path, headers: { host: name, accept: 'text/html' } }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    }).on('error', reject).end();
  });

describe('a host of the sites before another server', () => {
  it.each([
    ['/wps/system/status?url=x', 'GET', undefined],
    ['/wps/session/loginV2', 'POST', '{"v":1}'],
    ['/lgw/games/popular', 'GET', undefined],
    ['/lotto/lgw/games/opened/numero', 'GET', undefined],
  ])('passes %s on as it is, with the address of who asked', async (path, method, body) => {
    const response = await fetch(address + path, { method, headers: { 'x-merchant-code': 'NORTH01', authorization: 'Bearer t', 'x-forwarded-for': '198.51.100.7', ...(body === undefined ? {} : { 'content-type': 'application/json' }) }, ...(body === undefined ? {} : { body }) });
    const { value } = (await response.json()) as { value: { method: string; url: string; headers: Record<string, string>; body: string } };
    expect([response.status, response.headers.get('x-request-id'), response.headers.get('cache-control')]).toEqual([200, 'r-1', 'no-store']);
    expect(value).toMatchObject({ method, url: `/api${path}`, body: body ?? '', headers: { 'x-merchant-code': 'NORTH01', authorization: 'Bearer t', 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': new URL(address).host, 'x-forwarded-proto': 'http' } });
  });

  it('passes no header on by which a visitor could say to be another, nor one that belongs to the connection', async () => {
    const claims = { forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9', 'true-client-ip': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-port': '1', 'x-forwarded-prefix': '/x', 'x-original-url': '/admin', 'x-rewrite-url': '/admin' };
    const answer = await raw([`GET /wps/system/status HTTP/1.1`, 'host: a', 'connection: close, x-hop', 'x-hop: 1', ...Object.entries(claims).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'));
    const { value } = JSON.parse(answer.slice(answer.indexOf('{"'), answer.lastIndexOf('}') + 1)) as { value: { headers: Record<string, string> } };
    expect(Object.keys(value.headers).filter((name) => name in claims || name === 'x-hop')).toEqual([]);
  });

  it.each(['GET', 'DELETE', 'HEAD', 'OPTIONS'])('passes no body on with %s, which would arrive as a request of its own', async (method) => {
    const before = asked.length;
    const hidden = 'GET /api/wps/hidden HTTP/1.1\r\nhost: x\r\n\r\n';
    await raw(`${method} /wps/session/list HTTP/1.1\r\nhost: a\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`);
    expect(asked.slice(before)).toEqual([`${method} /api/wps/session/list`]);
  });

  it.each(['/wps/../../admin', '/wps/%2e%2e/ops', '/wps/.%2E/ops', '/wps/a%2f..%2fb', '/wps/a\\b', '/ops/v1/members', '/WPS/system'])('passes %s on to nobody', async (path) => {
    const before = asked.length;
    expect(await raw(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 40/);
    expect(asked.slice(before)).toEqual([]);
  });

  it('passes pictures on', async () => {
    expect(((await (await fetch(`${address}/cdn/a.png`)).json()) as { value: { url: string } }).value.url).toBe('/api/cdn/a.png');
  });

  it('answers UNAVAILABLE where the platform does not begin to answer in time', async () => {
    const response = await fetch(`${address}/wps/silent`);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
  });

  /** Sends the parts of a body, `everyMs` apart, and returns what comes until the connection ends. */
  const trickle = (url: string, length: number, parts: readonly string[], everyMs: number, connection = 'close'): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url);
      let answered = '';
      const left = [...parts];
      const socket = connect(Number(port), hostname, () => void socket.write(`PUT /wps/member/images HTTP/1.1\r\nhost: a\r\nconnection: ${connection}\r\ncontent-length: ${length}\r\n\r\n`));
      const timer = setInterval(() => {
        const part = left.shift();
        if (part === undefined) clearInterval(timer);
        else socket.write(part);
      }, everyMs);
      socket
        .on('data', (part) => (answered += part.toString()))
        .on('close', () => {
          clearInterval(timer);
          resolve(answered);
        })
        .on('error', reject);
    });

  it('waits for a body for longer than for an answer, and passes it on as it comes', async () => {
    const { url, stop } = await siteHostBefore((incoming, response) => {
      let body = '';
      incoming.on('data', (part: Buffer) => (body += part.toString()));
      incoming.on('end', () => response.end(`platform: ${body}`));
    }, { silentMs: 500 });
    try {
      expect(await trickle(url, 7, ['a', 'b', 'c', 'd', 'e', 'f', 'g'], 100)).toMatch(/^HTTP\/1\.1 200 [^]*platform: abcdefg/);
    } finally {
      await stop();
    }
  });

  it('answers UNAVAILABLE where the platform is silent once it has the body', async () => {
    const { url, stop } = await siteHostBefore((incoming) => void incoming.resume(), { silentMs: 100 });
    try {
      expect(await trickle(url, 2, ['a', 'b'], 10)).toMatch(/^HTTP\/1\.1 503 [^]*UNAVAILABLE/);
    } finally {
      await stop();
    }
  });

  it('answers UNAVAILABLE, and closes the connection, where a body does not come whole in time', async () => {
    const { url, stop } = await siteHostBefore((incoming) => void incoming.resume(), { silentMs: 60_000, bodyMs: 100 });
    try {
      expect(await trickle(url, 9, ['a'], 10, 'keep-alive')).toMatch(/^HTTP\/1\.1 503 [^]*UNAVAILABLE/);
    } finally {
      await stop();
    }
  });

  it('ends a large request that has not come whole when it closes', async () => {
    const arrived = Promise.withResolvers<void>();
    const { host: before, url, stop } = await siteHostBefore((incoming) => void incoming.once('data', () => arrived.resolve()));
    try {
      const coming = trickle(url, 9_000_000, ['a'], 10, 'keep-alive');
      await arrived.promise;
      await before.close();
      expect(await coming).toMatch(/^HTTP\/1\.1 503 [^]*UNAVAILABLE/);
    } finally {
      await stop();
    }
  });

  it('passes a refusal on', async () => {
    expect((await fetch(`${address}/wps/no`)).status).toBe(404);
  });

  it('does not hold events back', async () => {
    const controller = new AbortController();
    const response = await fetch(`${address}/wps/events`, { signal: controller.signal });
    const first = await response.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('retry: 3000\n\n');
    controller.abort();
  });

  it('shows the page of the host’s brand, without answers in it, under a policy that names pictures and games', async () => {
    const north = await page('www.north.example');
    expect(north.status).toBe(200);
    expect(north.text).toContain('<title>north</title>');
    expect(north.text).toContain('id="livery-preloaded-state">{"language":"EN"}<');
    expect(north.headers['content-security-policy']).toMatch(/img-src 'self' data: blob: https:\/\/pictures\.example; [^]*connect-src 'self'; frame-src 'self' https:\/\/games\.example/);
    expect((await page('www.south.example')).text).toContain('<title>south</title>');
    expect((await page('www.north.example', '/nowhere')).status).toBe(404);
  });

  it('says in plain text what to do for a brand that it does not serve', async () => {
    expect(await page('nowhere.localhost')).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      text: 'No brand nowhere is served. Build it together with the others that are to be served ("npm run build" for all, or "npm run build -- --brand a,b"), and restart "npm run site-host".\n',
    });
    expect((await page('left-out.localhost')).text).toBe('The brand left-out is not served: it has faults. Run "npm run brand:check -- left-out", mend them, run "npm run build", and restart "npm run site-host".\n');
  });

  it('serves the files of the build and the flags of countries', async () => {
    expect((await fetch(`${address}/brands/north/brand-1a2b3c.js`)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${address}/TCG_PROD_IMAGES/COUNTRY_FLAG/PH.png`)).headers.get('content-type')).toBe('image/png');
  });

  it('says that it is not ready while it drains, serves on, ends streams when it closes and waits for what is under way', async () => {
    const arrived = Promise.withResolvers<ServerResponse>();
    const slow = createServer((incoming, response) => {
      if (incoming.url === '/wps/events') return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n');
      arrived.resolve(response);
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const before = await createSiteHost({ fleet: testFleet, distDir: dist, platform: new URL(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`), imageOrigins: [], frameOrigins: [], trustProxy: false, log: { level: 'silent' }, localNames: true, newId: randomUUID });
    const url = await before.listen(0, '127.0.0.1');
    const ready = async () => (await fetch(`${url}/readyz`)).status;
    expect([await ready(), (await fetch(`${url}/healthz`)).status]).toEqual([200, 200]);
    before.drain();
    expect([await ready(), (await fetch(`${url}/brands/north/brand-1a2b3c.js`)).status]).toEqual([503, 200]);
    const reader = (await fetch(`${url}/wps/events`)).body?.getReader();
    await reader?.read();
    const underWay = fetch(`${url}/wps/system/status`, { headers: { connection: 'close' } });
    const held = await arrived.promise;
    const closed = before.close();
    await expect(reader?.read()).rejects.toThrow();
    held.end('done');
    expect(await (await underWay).text()).toBe('done');
    await closed;
    slow.closeAllConnections();
    slow.close();
  });

  it('refuses calls and pages of an address beyond so many a minute, and neither files nor pictures nor other addresses', async () => {
    const passedOn: string[] = [];
    const { url, stop } = await siteHostBefore((incoming, response) => {
      passedOn.push(incoming.url ?? '');
      response.end('done');
    }, { requestsPerMinute: 60, trustProxy: 'loopback' });
    try {
      const served = async (path: string, ip: string) => {
        const statuses: number[] = [];
        for (let turn = 0; turn < 65; turn += 1) statuses.push((await fetch(url + path, { headers: { 'x-forwarded-for': ip } })).status);
        return statuses.filter((status) => status !== 429).length;
      };
      expect([await served('/wps/system/status', '192.0.2.1'), passedOn.length]).toEqual([60, 60]);
      const refused = await fetch(`${url}/wps/system/status`, { headers: { 'x-forwarded-for': '192.0.2.1', 'x-language': 'TY' } });
      expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([429, expect.stringMatching(/^[1-9]\d?$/), { success: false, code: 'TOO_MANY_REQUESTS' }]);
      expect(await served('/promotions', '192.0.2.2')).toBe(60);
      for (const path of ['/cdn/a.png', '/brands/north/brand-1a2b3c.js', '/readyz']) expect([path, await served(path, '192.0.2.2')]).toEqual([path, 65]);
      expect((await fetch(`${url}/wps/system/status`, { headers: { 'x-forwarded-for': '192.0.2.3' } })).status).toBe(200);
    } finally {
      await stop();
    }
  });

  it('closes connections with their answer while it drains, also where the platform does not answer', async () => {
    const kept = await siteHostBefore((_incoming, response) => void response.end('done'));
    const lost = await siteHostBefore((incoming) => void incoming.socket.destroy());
    try {
      const connectionOf = async ({ url }: { readonly url: string }) => (await fetch(`${url}/wps/system/status`)).headers.get('connection');
      expect([await connectionOf(kept), await connectionOf(lost)]).toEqual(['keep-alive', 'keep-alive']);
      for (const { host: draining } of [kept, lost]) draining.drain();
      expect([await connectionOf(kept), await connectionOf(lost)]).toEqual(['close', 'close']);
    } finally {
      await Promise.all([kept.stop(), lost.stop()]);
    }
  });

  it('ends a stream that the platform begins after it was told to close', async () => {
    const [asking, answering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { host: before, url, stop } = await siteHostBefore((_incoming, response) => {
      asking.resolve();
      void answering.promise.then(() => response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n'));
    });
    try {
      const stream = fetch(`${url}/wps/events`).then(({ body }) => body?.getReader().read());
      stream.catch(() => undefined);
      await asking.promise;
      const closed = before.close();
      answering.resolve();
      await expect(stream).rejects.toThrow();
      await closed;
    } finally {
      await stop();
    }
  });

  it.each(['HTTP/1.1 000 x', 'HTTP/1.1 099 x', 'HTTP/1.1 700 x', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x', 'no HTTP'])('answers UNAVAILABLE where the platform begins with "%s", and serves on', async (head) => {
    const odd = createSocketServer((socket) => void socket.on('data', () => socket.write(`${head}\r\nContent-Length: 0\r\n\r\n`)).on('error', () => undefined));
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const before = await createSiteHost({ fleet: testFleet, distDir: dist, platform: new URL(`http://127.0.0.1:${(odd.address() as AddressInfo).port}`), imageOrigins: [], frameOrigins: [], trustProxy: false, log: { level: 'silent' }, localNames: true, newId: randomUUID });
    try {
      const url = `${await before.listen(0, '127.0.0.1')}/wps/system/status`;
      for (const _turn of [1, 2]) expect((await fetch(url, { signal: AbortSignal.timeout(5000) })).status).toBe(503);
    } finally {
      await before.close();
      odd.close();
    }
  });

  it('answers UNAVAILABLE in the envelope where the platform does not answer', async () => {
    const alone = await createSiteHost({ fleet: testFleet, distDir: dist, platform: new URL('http://127.0.0.1:9'), imageOrigins: [], frameOrigins: [], trustProxy: false, log: { level: 'silent' }, localNames: true, newId: randomUUID });
    try {
      const response = await fetch(`${await alone.listen(0, '127.0.0.1')}/wps/system/status`, { headers: { 'x-language': 'TY' } });
      expect([response.status, await response.json()]).toMatchObject([503, { success: false, code: 'UNAVAILABLE', requestId: expect.any(String) as string }]);
    } finally {
      await alone.close();
    }
  });
});
