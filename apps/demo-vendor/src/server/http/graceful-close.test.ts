import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { prepareGracefulClose } from './graceful-close.ts';

describe('prepareGracefulClose', () => {
  it('closes the server after the requests in progress while a browser holds an unused connection', async () => {
    const asked = Promise.withResolvers<() => void>();
    const server = createServer((_request, response) => asked.resolve(() => response.end('answered')));
    server.keepAliveTimeout = 72_000;
    const end = prepareGracefulClose(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const ahead = connect(port, '127.0.0.1');
    await Promise.all([once(ahead, 'connect'), once(server, 'connection')]);
    const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    const finish = await asked.promise;
    const closed = new Promise<string>((resolve) => server.close(() => resolve('closed')));
    end();
    finish();
    expect(await answer).toBe('answered');
    expect(await closed).toBe('closed');
  });
});
