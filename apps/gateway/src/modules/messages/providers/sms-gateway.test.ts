import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { longAnswer } from '../../../../test-support/long-answer.ts';
import { certificateOf } from '../../../../test-support/mail-server.ts';
import type { Delivery } from './provider.ts';
import { smsGatewaySettings } from './settings.ts';
import { createSmsGateway } from './sms-gateway.ts';

const KEY = 'a key that both sides know, no other';
const clock = testClock();
const delivery: Delivery = {
  id: '0199-2', merchant: 'NORTH01', brand: 'North', domain: 'www.north.example', recipient: '+639170000001', text: '123456 — కోడ్', expiresAt: new Date(Date.UTC(2026, 0, 1, 0, 5)),
};

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
  server = undefined;
});

type Answer = (response: ServerResponse, received: Received) => void;

/** A gateway on this machine; returns its address and what it received. */
async function listen(answer: Answer, certificate?: { readonly key: string; readonly cert: string }) {
  const received: Received[] = [];
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body });
      answer(response, { method, url, headers, body });
    });
  };
  const made = certificate === undefined ? createServer(handle) : createSecureServer({ ...certificate }, handle);
  server = made;
  await new Promise<void>((resolve) => made.listen(0, 'localhost', resolve));
  const { port } = made.address() as AddressInfo;
  return { received, url: `http${certificate === undefined ? '' : 's'}://localhost:${port}/v1/send?account=7` };
}

const json = (status: number, body: unknown): Answer => (response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const send = (url: string, timeoutMs?: number) => createSmsGateway({ url, key: KEY }, fetch, clock, timeoutMs).send(delivery);

describe('createSmsGateway', () => {
  it('posts the message, signed over method, path, time and body, with an identifier of its own', async () => {
    const { received, url } = await listen(json(202, { id: 'sms-1' }));
    expect(await send(url)).toEqual({ kind: 'sent', reference: 'sms-1' });
    const { method, url: path, headers, body } = received[0]!;
    expect([method, path]).toEqual(['POST', '/v1/send?account=7']);
    expect(JSON.parse(body)).toEqual({ id: '0199-2', merchant: 'NORTH01', sender: 'North', to: '+639170000001', text: '123456 — కోడ్', expiresAt: '2026-01-01T00:05:00.000Z' });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': '0199-2', 'x-timestamp': String(clock.now()) });
    // As docs/messages.md tells the other side.
    const signed = ['POST', path, headers['x-timestamp'], body].join('\n');
    expect(headers['x-signature']).toBe(createHmac('sha256', KEY).update(signed).digest('base64'));
    expect(body).not.toContain(KEY);
  });

  it.each<[string, Answer, object]>([
    ['accepted, with an id', json(200, { id: 'a' }), { kind: 'sent', reference: 'a' }],
    ['accepted, without an id', json(200, { ok: true }), { kind: 'temporary', reason: 'accepted without an id' }],
    ['a page instead of JSON', (response) => void response.writeHead(200).end('<html>'), { kind: 'temporary', reason: 'accepted without an id' }],
    ['a number that is none', json(422, { code: 'NUMBER_INVALID' }), { kind: 'permanent', reason: '422 NUMBER_INVALID' }],
    ['a request that it cannot read', json(400, {}), { kind: 'permanent', reason: '400' }],
    ['an expired message', json(410, { code: 'expired' }), { kind: 'permanent', reason: '410 expired' }],
    ['a wrong key', json(401, { code: 'SIGNATURE' }), { kind: 'temporary', reason: '401 SIGNATURE' }],
    ['too many', json(429, {}), { kind: 'temporary', reason: '429' }],
    ['a fault of its own, told with the number', json(500, { code: 'could not send to +639170000001' }), { kind: 'temporary', reason: '500' }],
    ['another address', (response) => void response.writeHead(307, { location: 'http://localhost:1/' }).end(), { kind: 'temporary', reason: 'unreachable' }],
    ['a lost connection', (response) => void response.socket?.destroy(), { kind: 'temporary', reason: 'unreachable' }],
  ])('returns what the gateway answered: %s', async (_, answer, outcome) => {
    const { url } = await listen(answer);
    expect(await send(url)).toEqual(outcome);
  });

  it.each<[string, Answer]>([
    ['nothing', () => undefined],
    ['an answer without an end', (response) => void response.writeHead(200).write('{"id":')],
  ])('returns a temporary failure in time where the gateway answers %s', async (_, answer) => {
    const { url } = await listen(answer);
    expect(await send(url, 300)).toEqual({ kind: 'temporary', reason: 'timeout' });
  });

  it('returns a temporary failure where the answer does not end, and reads no more of it than it may have', async () => {
    const answer = longAnswer({ id: 'sms-1' });
    const provider = createSmsGateway({ url: 'https://sms.example/v1/send', key: KEY }, async () => answer.response, clock);
    expect(await provider.send(delivery)).toEqual({ kind: 'temporary', reason: 'accepted without an id' });
    expect([answer.read(), answer.given()]).toEqual([65_536, true]);
  });

  it('returns a temporary failure where nobody listens', async () => {
    expect(await send('http://localhost:1/')).toEqual({ kind: 'temporary', reason: 'unreachable' });
  });

  it('sends nothing to a server whose certificate is of an unknown authority', async () => {
    const { received, url } = await listen(json(200, { id: 'a' }), await certificateOf('localhost'));
    expect(await send(url)).toEqual({ kind: 'temporary', reason: 'unreachable' });
    expect(received).toEqual([]);
  });
});

describe('smsGatewaySettings', () => {
  it.each([['http://sms.example/send', KEY], ['https://sms.example/send', 'short'], ['ftp://sms.example', KEY], ['https://user:pass@', KEY]])('rejects %s with the key "%s"', (url, key) => {
    expect(smsGatewaySettings.safeParse({ url, key }).success).toBe(false);
  });
});
