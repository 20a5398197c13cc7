import type { ServerEvent } from '../../shared/table.ts';
import type { SessionRecord } from '../storage/records.ts';

/** Takes one event. */
export type EventSink = (event: ServerEvent) => void;

/** Who hears what, within this process. */
export interface EventHub {
  /** Hears topics until the answered function is called. */
  subscribe(topics: readonly string[], sink: EventSink): () => void;
  /** Whoever hears `besides` as well is left out: it is told in another way. */
  publish(topic: string, event: ServerEvent, besides?: string): void;
  subscriberCount(topic: string): number;
}

/** A hub. Events are passed on at once, in the order of joining. */
export function createEventHub(): EventHub {
  const rooms = new Map<string, Set<EventSink>>();
  return {
    subscribe(topics, sink) {
      for (const topic of topics) {
        const room = rooms.get(topic) ?? new Set();
        rooms.set(topic, room.add(sink));
      }
      return () => {
        for (const topic of topics) {
          const room = rooms.get(topic);
          room?.delete(sink);
          if (room?.size === 0) rooms.delete(topic);
        }
      };
    },
    publish(topic, event, besides = '') {
      const told = rooms.get(besides);
      rooms.get(topic)?.forEach((sink) => {
        if (told?.has(sink) !== true) sink(event);
      });
    },
    subscriberCount: (topic) => rooms.get(topic)?.size ?? 0,
  };
}

/** Topic of what concerns all sessions of a player: the money that they share. */
export function playerTopic({ merchant, playerId, kind, currency }: Pick<SessionRecord, 'merchant' | 'playerId' | 'kind' | 'currency'>): string {
  return `player:${JSON.stringify([merchant, playerId, kind, currency])}`;
}

/** Topic of what concerns one session alone. */
export function sessionTopic(sessionHash: string): string {
  return `session:${sessionHash}`;
}
