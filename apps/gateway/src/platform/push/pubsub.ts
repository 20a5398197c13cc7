import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Broadcast, BroadcastMessage } from '../db/index.ts';

/** What is told: of one merchant. */
export interface TopicItem {
  readonly tenantId: string;
}

/** A topic: the schema of its items, and how a process delivers them. */
export interface Topic<Item extends TopicItem> {
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
  topic<Item extends TopicItem>(topic: Topic<Item>): Publish<Item>;
  /** Subscribes to the other processes. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface PubSubDeps {
  readonly broadcast: Broadcast;
  readonly onError: (error: unknown) => void;
}

interface Subscriber {
  /** `tenant`: the merchant whose channel it came by, if any. */
  deliver(item: unknown, tenant: string | undefined): Promise<void>;
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
  let pending: BroadcastMessage[] = [];
  let flushing: Promise<void> | undefined;
  let publishing: Promise<void> = Promise.resolve();
  let stop: (() => Promise<void>) | undefined;

  function flush(): Promise<void> {
    flushing ??= Promise.allSettled([publishing, setImmediate()]).then(() => {
      const messages = pending;
      pending = [];
      flushing = undefined;
      publishing = broadcast.publish(CHANNEL, messages);
      return publishing;
    });
    return flushing;
  }

  async function receive(payload: string, tenant: string | undefined): Promise<void> {
    const { by, topic, item } = message.parse(JSON.parse(payload));
    // A process of another version may publish unknown topics.
    if (by !== self) await topics.get(topic)?.deliver(item, tenant);
  }

  return {
    topic({ name, item: schema, deliver, onReconnect }) {
      topics.set(name, {
        async deliver(received, tenant) {
          const item = schema.parse(received);
          if (tenant !== undefined && item.tenantId !== tenant) throw new Error(`The channel of ${tenant} has news of another merchant.`);
          await deliver(item);
        },
        onReconnect: async () => onReconnect(),
      });
      return async (item) => {
        pending.push({ tenant: item.tenantId, payload: JSON.stringify({ by: self, topic: name, item }) });
        await Promise.all([flush(), (async () => deliver(item))()]);
      };
    },
    async start() {
      stop ??= await broadcast.subscribe(
        CHANNEL,
        (payload, tenant) => void receive(payload, tenant).catch(onError),
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
