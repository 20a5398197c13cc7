import type { FastifyReply } from 'fastify';
import type { ServerEvent } from '../../shared/table.ts';
import type { Clock } from '../clock.ts';
import type { Engines } from '../engine/engines.ts';
import { playerTopic, sessionTopic } from './event-hub.ts';
import type { EventHub } from './event-hub.ts';
import type { SessionRecord } from '../storage/records.ts';

/** Server-sent events to open pages. */
export interface EventStreams {
  open(session: SessionRecord, reply: FastifyReply): void;
  /** Ends every stream, so that the server can close. */
  close(): void;
}

const HEARTBEAT_MS = 15_000;
/** A page has one stream; after reloads a few more may not be closed yet. */
const STREAMS_PER_SESSION = 6;

/** Creates streams over the hub. A page that reads too slowly is disconnected; it reconnects and receives the present state. */
export function createEventStreams(hub: EventHub, engines: Engines, clock: Clock): EventStreams {
  const closing = new Set<() => void>();
  return {
    open(session, reply) {
      const own = sessionTopic(session.idHash);
      const subscription = engines.forVendor(session.vendor).subscribe?.(session) ?? { topics: [own], snapshot: () => [] };
      if (hub.subscriberCount(own) >= STREAMS_PER_SESSION) return void reply.code(429).send({ code: 'INVALID_REQUEST' });
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-accel-buffering': 'no' });
      // Without this, the page would not see the stream as open before the first event or heartbeat.
      raw.flushHeaders();
      const ended = new AbortController();
      const write = (text: string): void => {
        if (raw.writableLength > 256_000) end();
        else raw.write(text);
      };
      const send = (event: ServerEvent): void => write(`data: ${JSON.stringify(event)}\n\n`);
      const unsubscribe = hub.subscribe([...new Set([own, playerTopic(session), ...subscription.topics])], send);
      const end = (): void => {
        unsubscribe();
        closing.delete(end);
        ended.abort();
        raw.end();
      };
      closing.add(end);
      raw.on('close', end);
      subscription.snapshot().forEach(send);
      const sendHeartbeats = async (): Promise<void> => {
        while (!ended.signal.aborted) {
          await clock.sleep(HEARTBEAT_MS, ended.signal).catch(() => undefined);
          if (!ended.signal.aborted) write(': heartbeat\n\n');
        }
      };
      void sendHeartbeats();
    },
    close: () => closing.forEach((end) => end()),
  };
}
