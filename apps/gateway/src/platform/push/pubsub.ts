import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Broadcast } from '../db/index.ts';

/** One kind of news: what is told, and what a process does that hears of it. */
export interface Topic<Item> {
  /** Tells this kind apart from the others on the same database. */
  readonly name: string;
  /** What an item looks like; as JSON it must stay below 7,500 bytes. */
  readonly item: z.ZodType<Item>;
  /** Delivers to the streams of this process, whoever told. */
  readonly deliver: (item: Item) => Promise<void> | void;
  /** Tells the streams of this process how things stand: something may have been missed. */
  readonly onReconnect: () => Promise<void> | void;
}

/** Delivers here at once, and has the other processes deliver to theirs, in the order in which it was told here. */
export type Publish<Item> = (item: Item) => Promise<void>;

/** News for whoever listens, wherever their streams are: at this process or another one on the same database. */
export interface PubSub {
  /** Adds a kind of news, before `start`; answers what tells it. */
  topic<Item>(topic: Topic<Item>): Publish<Item>;
  /** Begins to hear the others. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What passing news on needs. */
export interface PubSubDeps {
  readonly broadcast: Broadcast;
  readonly onError: (error: unknown) => void;
}

interface Subscriber {
  hear(item: unknown): Promise<void>;
  onReconnect(): Promise<void>;
}

const CHANNEL = 'livery_news';
const message = z.object({ by: z.string(), topic: z.string(), item: z.unknown() });

/** {@link PubSub} over a broadcast. What comes up in one turn of the event loop, or while a statement is under way, is told in one. */
export function createPubSub({ broadcast, onError }: PubSubDeps): PubSub {
  const self = randomUUID();
  const topics = new Map<string, Subscriber>();
  let pending: string[] = [];
  let flushing: Promise<void> | undefined;
  let telling: Promise<void> = Promise.resolve();
  let stop: (() => Promise<void>) | undefined;

  function flush(): Promise<void> {
    flushing ??= Promise.allSettled([telling, setImmediate()]).then(() => {
      const payloads = pending;
      pending = [];
      flushing = undefined;
      telling = broadcast.publish(CHANNEL, payloads);
      return telling;
    });
    return flushing;
  }

  async function hear(payload: string): Promise<void> {
    const { by, topic, item } = message.parse(JSON.parse(payload));
    // A process of another version may tell what is not known here.
    if (by !== self) await topics.get(topic)?.hear(item);
  }

  return {
    topic({ name, item: schema, deliver, onReconnect }) {
      topics.set(name, {
        hear: async (item) => deliver(schema.parse(item)),
        onReconnect: async () => onReconnect(),
      });
      return async (item) => {
        pending.push(JSON.stringify({ by: self, topic: name, item }));
        await Promise.all([flush(), (async () => deliver(item))()]);
      };
    },
    async start() {
      stop ??= await broadcast.subscribe(
        CHANNEL,
        (payload) => void hear(payload).catch(onError),
        () => {
          for (const topic of topics.values()) topic.onReconnect().catch(onError);
        },
      );
    },
    async stop() {
      await stop?.();
      stop = undefined;
    },
  };
}
