import type { ServerEvent } from '../../shared/table.ts';
import type { SessionRecord } from '../storage/records.ts';

export type EventSink = (event: ServerEvent) => void;

/** Publishes events to subscribers within this process. */
export interface EventHub {
  /** Subscribes to topics. The returned function ends the subscription. */
  subscribe(topics: readonly string[], sink: EventSink): () => void;
  /** Leaves out subscribers of the topic `except`. */
  publish(topic: string, event: ServerEvent, except?: string): void;
  subscriberCount(topic: string): number;
}

/** Creates a hub. Events are delivered synchronously, in the order of subscription. */
export function createEventHub(): EventHub {
  const sinksByTopic = new Map<string, Set<EventSink>>();
  return {
    subscribe(topics, sink) {
      for (const topic of topics) {
        const sinks = sinksByTopic.get(topic) ?? new Set();
        sinksByTopic.set(topic, sinks.add(sink));
      }
      return () => {
        for (const topic of topics) {
          const sinks = sinksByTopic.get(topic);
          sinks?.delete(sink);
          if (sinks?.size === 0) sinksByTopic.delete(topic);
        }
      };
    },
    publish(topic, event, except = '') {
      const excluded = sinksByTopic.get(except);
      sinksByTopic.get(topic)?.forEach((sink) => {
        if (excluded?.has(sink) !== true) sink(event);
      });
    },
    subscriberCount: (topic) => sinksByTopic.get(topic)?.size ?? 0,
  };
}

/** Topic of all sessions of a player that share a balance. */
export function playerTopic({ merchant, playerId, kind, currency }: Pick<SessionRecord, 'merchant' | 'playerId' | 'kind' | 'currency'>): string {
  return `player:${JSON.stringify([merchant, playerId, kind, currency])}`;
}

/** Topic of one session. */
export function sessionTopic(sessionHash: string): string {
  return `session:${sessionHash}`;
}
