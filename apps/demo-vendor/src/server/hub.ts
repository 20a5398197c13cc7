import type { ServerEvent } from '../shared/table.ts';

/** Takes one event. */
export type Sink = (event: ServerEvent) => void;

/** Who hears what, within this process. */
export interface Hub {
  /** Hears topics until the answered function is called. */
  join(topics: readonly string[], sink: Sink): () => void;
  publish(topic: string, event: ServerEvent): void;
  watching(topic: string): number;
}

/** A hub. Events are passed on at once, in the order of joining. */
export function createHub(): Hub {
  const rooms = new Map<string, Set<Sink>>();
  return {
    join(topics, sink) {
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
    publish: (topic, event) => rooms.get(topic)?.forEach((sink) => sink(event)),
    watching: (topic) => rooms.get(topic)?.size ?? 0,
  };
}

/** Topic of what concerns one session alone. */
export function sessionTopic(sessionHash: string): string {
  return `session:${sessionHash}`;
}
