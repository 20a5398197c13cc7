import { once } from 'node:events';
import { calls, seamlessCalls } from '@livery/contracts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendRaw } from '../../../test-support/raw-connection.ts';
import { paymentCallbackRoutes } from '../../modules/cashier/index.ts';
import { seamlessRoutes } from '../../modules/seamless-wallet/index.ts';
import { createServer, type ServerOptions } from './server.ts';

const { path: LARGE } = calls.uploadImage;
const HEAD = 'host: a\r\ncontent-type: application/json\r\n';

/** A server that listens, with the route of a large call and an ordinary one; their handlers wait until they are let go. */
async function serving(options: Partial<ServerOptions> = {}) {
  const app = createServer({ log: { level: 'silent' }, newId: () => 'r-1', trustProxy: false, ...options });
  const handled: string[] = [];
  const letGo = Promise.withResolvers<void>();
  const arrived: string[] = [];
  app.addHook('onRequest', async ({ url }) => void arrived.push(url));
  for (const path of [LARGE, '/ordinary']) {
    app.put(path, { bodyLimit: 1_000_000 }, async ({ url }) => {
      handled.push(url);
      await letGo.promise;
      return 'done';
    });
  }
  app.addHook('onRequest', async ({ url }, reply) => void (url === '/passed-on' && reply.hijack()));
  const unused = {} as never;
  await paymentCallbackRoutes(app, { cashier: unused, log: unused, tenants: unused, clock: unused, takeUnsigned: unused, isOverUnsigned: unused });
  await seamlessRoutes(app, { vendor: unused, clock: unused, log: unused });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    letGo.resolve();
    app.server.closeAllConnections();
    await app.close();
  });
  return { app, handled, arrived, letGo: letGo.resolve };
}

describe('a body that does not come whole in time', () => {
  const SHORT = { ordinaryBodyMs: 100 };

  it.each([
    ['a call of a vendor', 'POST', seamlessCalls.bet.path],
    ['a callback of a payment provider', 'POST', '/payments/v1/callback/PAYMENTS'],
    ['a route without limits of its own', 'PUT', '/ordinary'],
    ['a large call, and states that it is small', 'PUT', LARGE],
    ['a request that is passed on', 'POST', '/passed-on'],
  ])('of %s ends its request and its connection', async (_, method, path) => {
    const { app, handled } = await serving(SHORT);
    const { said } = sendRaw(app, `${method} ${path} HTTP/1.1\r\n${HEAD}content-length: 100\r\n\r\n{`);
    expect(await said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*connection: close\r\n[^]*INVALID_REQUEST/);
    expect(handled).toEqual([]);
  });

  it.each([
    ['/wps/nothing', 404],
    ['/%', 400],
  ])('of %s, which was answered before, ends its connection', async (path, status) => {
    const { app } = await serving(SHORT);
    const { said } = sendRaw(app, `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/x\r\ncontent-length: 100\r\n\r\n{`);
    expect(await said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('has more time where it may be large', async () => {
    const { app, handled, letGo, arrived } = await serving(SHORT);
    letGo();
    const body = JSON.stringify('x'.repeat(70_000));
    const large = sendRaw(app, `PUT ${LARGE} HTTP/1.1\r\n${HEAD}connection: close\r\ncontent-length: ${body.length}\r\n\r\n`);
    await vi.waitFor(() => expect(arrived).toEqual([LARGE]));
    await sendRaw(app, `PUT /ordinary HTTP/1.1\r\n${HEAD}content-length: 100\r\n\r\n{`).said;
    large.socket.write(body);
    expect(await large.said).toMatch(/^HTTP\/1\.1 200 /);
    expect(handled).toEqual([LARGE]);
  });

  it('does not stand for one that has come, however long its answer takes', async () => {
    const { app, handled, letGo } = await serving(SHORT);
    const { said } = sendRaw(app, `PUT /ordinary HTTP/1.1\r\n${HEAD}connection: close\r\ncontent-length: 2\r\n\r\n{}`);
    await vi.waitFor(() => expect(handled).toEqual(['/ordinary']));
    await sendRaw(app, `PUT /ordinary HTTP/1.1\r\n${HEAD}content-length: 100\r\n\r\n{`).said;
    letGo();
    expect(await said).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a server that closes', () => {
  it('ends a large body that has not come whole at once, with 503', async () => {
    const { app, arrived, handled } = await serving();
    const { said } = sendRaw(app, `PUT ${LARGE} HTTP/1.1\r\n${HEAD}content-length: 100000\r\n\r\n{`);
    await vi.waitFor(() => expect(arrived).toEqual([LARGE]));
    const before = performance.now();
    await app.close();
    // The others have three seconds.
    expect(performance.now() - before).toBeLessThan(2_500);
    expect(await said).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n[^]*connection: close\r\n[^]*UNAVAILABLE/);
    expect(handled).toEqual([]);
  });

  it('ends one that was answered before it had come', async () => {
    const { app, arrived } = await serving();
    const { socket, said } = sendRaw(app, `PUT ${LARGE} HTTP/1.1\r\nhost: a\r\ncontent-type: text/x\r\ncontent-length: 100000\r\n\r\n{`);
    await once(socket, 'data');
    expect(arrived).toEqual([LARGE]);
    await app.close();
    expect(await said).toMatch(/^HTTP\/1\.1 415 /);
  });

  it('answers one that has come whole', async () => {
    const { app, handled, letGo } = await serving();
    const body = JSON.stringify('x'.repeat(70_000));
    const { said } = sendRaw(app, `PUT ${LARGE} HTTP/1.1\r\n${HEAD}content-length: ${body.length}\r\n\r\n${body}`);
    await vi.waitFor(() => expect(handled).toEqual([LARGE]));
    const closed = app.close();
    await new Promise((resolve) => setImmediate(resolve));
    letGo();
    await closed;
    expect(await said).toMatch(/^HTTP\/1\.1 200 [^]*done$/);
  });

  it('lets an ordinary body come, for three seconds', async () => {
    const { app, arrived, handled, letGo } = await serving();
    letGo();
    const begun = `PUT /ordinary HTTP/1.1\r\n${HEAD}content-length: 2\r\n\r\n{`;
    const [one, other] = [sendRaw(app, begun), sendRaw(app, begun)];
    await vi.waitFor(() => expect(arrived).toHaveLength(2));
    const closed = app.close();
    one.socket.write('}');
    expect(await one.said).toMatch(/^HTTP\/1\.1 200 /);
    expect(await other.said).toMatch(/^HTTP\/1\.1 503 [^]*UNAVAILABLE/);
    await closed;
    expect(handled).toEqual(['/ordinary']);
  });
});
