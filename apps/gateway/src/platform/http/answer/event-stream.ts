import type { OutgoingHttpHeaders } from 'node:http';
import { pushEvents } from '@livery/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStream } from '../context.ts';

/** Shorter than the idle limit of common proxies (60 s). */
const HEARTBEAT_MS = 20_000;

/** Takes over the reply and keeps it open as a stream of server-sent events. */
export function createEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 3000\n\n');
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
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
  return {
    send(name, data) {
      if (!closed) raw.write(`event: ${name}\ndata: ${JSON.stringify(pushEvents[name].parse(data))}\n\n`);
    },
    onClose(then) {
      if (closed) then();
      else listeners.push(then);
    },
    close() {
      finish();
      raw.end();
    },
  };
}
