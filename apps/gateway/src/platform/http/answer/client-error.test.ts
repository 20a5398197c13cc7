import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../server.ts';

const app = createServer({ log: { level: 'silent' }, newId: () => 'r-1', trustProxy: false });
let port: number;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => app.close());

const refused = (code: string) => ({ success: false, code, message: expect.any(String) as string, requestId: expect.any(String) as string });

describe('answerClientError', () => {
  it('answers 431 in the envelope when a header line is too long', async () => {
    const answer = await new Promise<{ status: number | undefined; body: Promise<string> }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', headers: { cookie: 'x'.repeat(40_000) } }, (response) => resolve({ status: response.statusCode, body: text(response) })).on('error', reject).end();
    });
    expect(answer.status).toBe(431);
    expect(JSON.parse(await answer.body)).toEqual(refused('HEADERS_TOO_LARGE'));
  });

  it('answers 400 in the envelope when a request is no HTTP', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('no request\r\n\r\n');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 .*connection: close$/s);
    expect(JSON.parse(body)).toEqual(refused('INVALID_REQUEST'));
  });
});
