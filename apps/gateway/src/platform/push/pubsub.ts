import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Broadcast } from '../db/index.ts';

/** A topic: the schema of its items, and how a process delivers them. */
export interface Topic<Item> {
  /** Identifies the topic among others on the same database. */
  readonly name: string;
  /** Schema of an item; as JSON it must stay below 7,500 bytes. */
  readonly item: z.ZodType<Item>;
  /** Delivers to the streams of this process, from any publisher. */
  readonly deliver: (item: Item) => Promise<void> | void;
  /** Sends the current state to the streams of this process: items may have been missed. */
  readonly onReconnect: () => Promise<void> | void;
}

/** Delivers here at once, and at the other processes in the order published here. */
export type Publish<Item> = (item: Item) => Promise<void>;

/** Publishes to streams at this process and at others on the same database. */
export interface PubSub {
  /** Adds a topic, before `start`; returns its publish function. */
  topic<Item>(topic: Topic<Item>): Publish<Item>;
  /** Subscribes to the other processes. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface PubSubDeps {
  readonly broadcast: Broadcast;
  readonly onError: (error: unknown) => void;
}

interface Subscriber {
  deliver(item: unknown): Promise<void>;
  onReconnect(): Promise<void>;
}

const CHANNEL = 'livery_events';
const message = z.object({ by: z.string(), topic: z.string(), item: z.unknown() });

/**
 * {@link PubSub} over a broadcast. Items published in one turn of the event loop, or while a statement is running, are sent in
 * one.
 */
export function createPubSub({ broadcast, onError }: PubSubDeps): PubSub {
  const self = randomUUID();
  const topics = new Map<string, Subscriber>();
  let pending: string[] = [];
  let flushing: Promise<void> | undefined;
  let publishing: Promise<void> = Promise.resolve();
  let stop: (() => Promise<void>) | undefined;

  function flush(): Promise<void> {
    flushing ??= Promise.allSettled([publishing, setImmediate()]).then(() => {
      const payloads = pending;
      pending = [];
      flushing = undefined;
      publishing = broadcast.publish(CHANNEL, payloads);
      return publishing;
    });
    return flushing;
  }

  async function receive(payload: string): Promise<void> {
    const { by, topic, item } = message.parse(JSON.parse(payload));
    // A process of another version may publish unknown topics.
    if (by !== self) await topics.get(topic)?.deliver(item);
  }

  return {
    topic({ name, item: schema, deliver, onReconnect }) {
      topics.set(name, {
        deliver: async (item) => deliver(schema.parse(item)),
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
        (payload) => void receive(payload).catch(onError),
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
