import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient } from './client.ts';
import { checks } from './checks/index.ts';
import { createAccounts } from './accounts.ts';

const MOST_BYTES = 65_536;
const answer = (code: string): string => JSON.stringify({ success: code === '', value: null, code, message: '', requestId: 'r' });
const lengthOf = (request: IncomingMessage): number => Number(request.headers['content-length'] ?? 0);

/** Starts a server that answers every request, and resets a connection on which another one comes after one that `resets` names. */
async function startServer(resets: (request: IncomingMessage) => boolean): Promise<{ readonly url: string; readonly paths: string[] }> {
  const ending = new WeakSet<Socket>();
  const paths: string[] = [];
  const server: Server = createServer((request, response) => {
    paths.push(request.url ?? '');
    if (ending.has(request.socket)) {
      request.socket.resetAndDestroy();
      return;
    }
    if (resets(request)) ending.add(request.socket);
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer(lengthOf(request) > MOST_BYTES ? 'PAYLOAD_TOO_LARGE' : 'UNSUPPORTED_MEDIA_TYPE').replace('true', 'false')));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  }));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths };
}

/** Until the connection of the request before is one that is kept open: the next one is sent on it. */
const connectionKept = async (): Promise<void> => {
  await setImmediate();
  await setImmediate();
};

describe('check after body.too-large', () => {
  it('returns no fault of a server that resets the connection of a body that was too large', async () => {
    const { url } = await startServer((request) => lengthOf(request) > MOST_BYTES);
    const client = createClient(url, 'NORTH01');
    const context = { client, accounts: createAccounts(client, { member: undefined, agent: undefined }), otherMerchant: undefined };
    for (const id of ['body.too-large', 'body.form']) {
      await checks.find((check) => check.id === id)?.run(context);
      await connectionKept();
    }
    expect(client.take().map(({ status, broken }) => [status, broken])).toEqual([[200, undefined], [200, undefined]]);
  });
});

describe('send', () => {
  it('repeats a request that only reads when the connection was reset', async () => {
    const { url, paths } = await startServer(() => true);
    const client = createClient(url, 'NORTH01');
    for (const path of ['/one', '/two']) {
      expect(await client.send({ method: 'GET', path })).toMatchObject({ status: 200, broken: undefined });
      await connectionKept();
    }
    expect(paths).toEqual(['/one', '/two', '/two']);
  });

  it('does not repeat a request that changes something', async () => {
    const { url, paths } = await startServer(() => true);
    const client = createClient(url, 'NORTH01');
    await client.send({ method: 'GET', path: '/one' });
    await connectionKept();
    const { status, broken } = await client.send({ method: 'POST', path: '/two', body: '{}' });
    expect([status, paths]).toEqual([undefined, ['/one', '/two']]);
    expect(broken).toMatch(/ECONNRESET|other side closed/);
  });
});
