import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendRaw } from '../../../test-support/raw-connection.ts';
import { endUnaskedConnections } from './unasked-connections.ts';

async function serving(closingMs: number) {
  const app = Fastify();
  endUnaskedConnections(app, closingMs);
  const letGo = Promise.withResolvers<void>();
  const asked = vi.fn<() => void>();
  app.get('/slow', async () => {
    asked();
    await letGo.promise;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    letGo.resolve();
    app.server.closeAllConnections();
  });
  return { app, asked, letGo: letGo.resolve };
}

describe('endUnaskedConnections', () => {
  it.each([
    ['the half of a head', 'GET /slow HTTP/1.1\r\nhost'],
    ['nothing', ''],
  ])('lets a server close when a connection sent %s and stopped', async (_, text) => {
    const { app } = await serving(50);
    const { socket, said } = sendRaw(app, text);
    await vi.waitFor(() => expect(app.server.listening && socket.bytesWritten).toBe(text.length));
    await app.close();
    expect(await said).toBe('');
  });

  it('leaves a request that is under way to its answer, and ends its connection then', async () => {
    const { app, asked, letGo } = await serving(0);
    const { said } = sendRaw(app, 'GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    const half = sendRaw(app, 'GET /slow HTTP/1.1\r\nhost');
    await vi.waitFor(() => expect(half.socket.bytesWritten).toBeGreaterThan(0));
    const closed = app.close();
    await half.said;
    letGo();
    await closed;
    expect(await said).toMatch(/^HTTP\/1\.1 200 [^]*done$/);
  });
});
