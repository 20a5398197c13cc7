import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { longAnswer } from '../../../test-support/long-answer.ts';
import { readAnswer } from './read-answer.ts';

describe('readAnswer', () => {
  it('returns the text, also where a character is cut by parts', async () => {
    const bytes = Buffer.from('{"name": "కోడ్"}');
    const parts = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await readAnswer(new Response(ReadableStream.from(parts)), bytes.length)).toBe('{"name": "కోడ్"}');
    expect(await readAnswer(new Response(null, { status: 204 }), 10)).toBe('');
  });

  it('rejects an answer that is a byte too long', async () => {
    await expect(readAnswer(new Response('12345678901'), 10)).rejects.toThrow('longer than 10 bytes');
    expect(await readAnswer(new Response('1234567890'), 10)).toBe('1234567890');
  });

  it('gives a long answer up within the part that passes the limit', async () => {
    const answer = longAnswer({});
    await expect(readAnswer(answer.response, 100_000)).rejects.toThrow('longer');
    expect([answer.read(), answer.given()]).toEqual([131_072, true]);
  });

  it.each([['with its length stated', true], ['without', false]])('ends the connection of a long answer %s', async (_, stated) => {
    const closed = Promise.withResolvers<string>();
    const server = createServer((_request, response) => {
      response.on('close', () => closed.resolve(response.writableFinished ? 'sent whole' : 'given up'));
      if (stated) response.setHeader('content-length', 1_000_000_000);
      const write = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        response.once('drain', write);
      };
      write();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(readAnswer(answer, 1_000)).rejects.toThrow('longer');
    expect(await closed.promise).toBe('given up');
    server.closeAllConnections();
    await vi.waitFor(() => new Promise((resolve) => server.close(resolve)));
  });
});
