import type { OutgoingHttpHeaders } from 'node:http';
import { PUSH_HEARTBEAT_MS, pushEvents } from '@livery/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStream } from '../context.ts';

/** Bytes that may wait for a reader: some hundred events. Whoever reads again connects anew and asks for the present state. */
export const MOST_UNREAD = 64 * 1024;
/** Milliseconds in which a reader takes the rest of a stream that was closed. */
const REST_MS = 5_000;

/** Calls back after some milliseconds, unless what it returns is called before. */
export type Later = (then: () => void, ms: number) => () => void;

const later: Later = (then, ms) => {
  const timer = setTimeout(then, ms).unref();
  return () => clearTimeout(timer);
};

/**
 * Takes over the reply and keeps it open as a stream of server-sent events. A reader that has stopped reading is cut off: after
 * {@link MOST_UNREAD} while the stream is open, and some seconds after its end, which such a connection would outlive.
 */
export function createEventStream(request: FastifyRequest, reply: FastifyReply, after: Later = later): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const write = (text: string): void => {
    raw.write(text);
    if (raw.writableLength > MOST_UNREAD) {
      finish();
      raw.destroy();
    }
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), PUSH_HEARTBEAT_MS);
  let listeners: (() => void)[] = [];
  let closed = false;
  const finish = (): void => {
    if (closed) return;
    closed = true;
    clearInterval(heartbeat);
    for (const listener of listeners) listener();
    listeners = [];
  };
  request.raw.socket.once('close', finish);
  raw.once('close', finish);
  write('retry: 3000\n\n');
  return {
    send(name, data) {
      if (!closed) write(`event: ${name}\ndata: ${JSON.stringify(pushEvents[name].parse(data))}\n\n`);
    },
    onClose(then) {
      if (closed) then();
      else listeners.push(then);
    },
    close() {
      if (closed) return;
      finish();
      raw.once('close', after(() => raw.destroy(), REST_MS));
      raw.end();
    },
  };
}
