import type { OutgoingHttpHeaders } from 'node:http';
import { PUSH_HEARTBEAT_MS, pushEvents } from '@livery/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStream } from '../context.ts';

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
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), PUSH_HEARTBEAT_MS);
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
