import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EventStream } from '../context.ts';
import { createEventStream, MOST_UNREAD } from './event-stream.ts';

let app: FastifyInstance | undefined;
let reader: Socket | undefined;
afterEach(async () => {
  reader?.destroy();
  app?.server.closeAllConnections();
  await app?.close();
});

const connections = (): Promise<number | undefined> => new Promise((resolve) => app?.server.getConnections((_error, count) => resolve(count)));

interface Opened {
  readonly stream: EventStream;
  readonly closed: () => boolean;
  /** Bytes that wait for the reader. */
  readonly waiting: () => number;
  /** Lets the time pass that a reader has for the rest. */
  readonly pass: () => void;
  readonly passes: () => number;
}

/** A stream whose reader has stopped reading. */
async function unread(): Promise<Opened> {
  app = Fastify();
  const opened = Promise.withResolvers<Opened>();
  const due = new Set<() => void>();
  app.get('/', async (request, reply) => {
    const stream = createEventStream(request, reply, (then) => {
      due.add(then);
      return () => due.delete(then);
    });
    let isClosed = false;
    stream.onClose(() => void (isClosed = true));
    opened.resolve({
      stream,
      closed: () => isClosed,
      waiting: () => (reply.raw.destroyed ? 0 : reply.raw.writableLength),
      pass: () => {
        for (const then of due) then();
      },
      passes: () => due.size,
    });
    return reply;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  reader.pause().on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  return opened.promise;
}

/** Sends until so many bytes wait for the reader, at most until the stream is closed: the system takes some megabytes beforehand. Returns the most that waited. */
async function fill({ stream, waiting, closed }: Opened, until: number): Promise<number> {
  let most = 0;
  for (let turn = 0; turn < 5_000 && !closed() && most <= until; turn++) {
    stream.send('announcement', { id: 'a'.repeat(8_000) });
    await new Promise(setImmediate);
    most = Math.max(most, waiting());
  }
  return most;
}

describe('a stream of events', () => {
  it('is cut off where its reader does not read', async () => {
    const opened = await unread();
    expect([(await fill(opened, 1_000_000)) <= MOST_UNREAD, opened.closed()]).toEqual([true, true]);
    opened.stream.send('announcement', { id: 'after' });
    await vi.waitFor(async () => expect(await connections()).toBe(0));
  });

  it('is cut off some seconds after its end, where its reader has not taken the rest', async () => {
    const opened = await unread();
    await fill(opened, 10_000);
    opened.stream.close();
    expect([opened.closed(), opened.waiting() > 0, opened.passes()]).toEqual([true, true, 1]);
    opened.pass();
    await vi.waitFor(async () => expect([opened.passes(), await connections()]).toEqual([0, 0]));
  });

  it('is not cut off where its reader takes the rest', async () => {
    const opened = await unread();
    await fill(opened, 10_000);
    let text = '';
    reader?.on('data', (part: Buffer) => (text += part.toString())).resume();
    opened.stream.close();
    await vi.waitFor(() => expect(opened.passes()).toBe(0));
    await vi.waitFor(() => expect(text.endsWith('\r\n0\r\n\r\n')).toBe(true));
  });
});
