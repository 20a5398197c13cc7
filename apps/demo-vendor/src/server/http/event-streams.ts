import type { FastifyReply } from 'fastify';
import type { ServerEvent } from '../../shared/table.ts';
import type { Clock } from '../clock.ts';
import type { Engines } from '../engine/engines.ts';
import { playerTopic, sessionTopic } from './event-hub.ts';
import type { EventHub } from './event-hub.ts';
import type { SessionRecord } from '../storage/records.ts';

/** Pushes what concerns a page, as server-sent events. */
export interface EventStreams {
  open(session: SessionRecord, reply: FastifyReply): void;
  /** Ends every stream, so that the process can. */
  close(): void;
}

const HEARTBEAT_MS = 15_000;
/** A page has one; a few more may be dying after a reload. */
const STREAMS_PER_SESSION = 6;

/** Streams over the hub. A page that cannot keep up is cut off: it opens another stream and is told how things stand. */
export function createEventStreams(hub: EventHub, engines: Engines, clock: Clock): EventStreams {
  const closing = new Set<() => void>();
  return {
    open(session, reply) {
      const own = sessionTopic(session.idHash);
      const watch = engines.forVendor(session.vendor).subscribe?.(session) ?? { topics: [own], snapshot: () => [] };
      if (hub.subscriberCount(own) >= STREAMS_PER_SESSION) return void reply.code(429).send({ code: 'INVALID_REQUEST' });
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-accel-buffering': 'no' });
      // Otherwise a page with nothing to be told yet would not learn before the first beat that it is heard.
      raw.flushHeaders();
      const ended = new AbortController();
      const write = (text: string): void => {
        if (raw.writableLength > 256_000) end();
        else raw.write(text);
      };
      const send = (event: ServerEvent): void => write(`data: ${JSON.stringify(event)}\n\n`);
      const leave = hub.subscribe([...new Set([own, playerTopic(session), ...watch.topics])], send);
      const end = (): void => {
        leave();
        closing.delete(end);
        ended.abort();
        raw.end();
      };
      closing.add(end);
      raw.on('close', end);
      watch.snapshot().forEach(send);
      const beat = async (): Promise<void> => {
        while (!ended.signal.aborted) {
          await clock.sleep(HEARTBEAT_MS, ended.signal).catch(() => undefined);
          if (!ended.signal.aborted) write(': beat\n\n');
        }
      };
      void beat();
    },
    close: () => closing.forEach((end) => end()),
  };
}
