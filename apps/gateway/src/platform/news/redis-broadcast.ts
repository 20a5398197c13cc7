import { createClient } from '@redis/client';
import type { Broadcast, BroadcastMessage } from '../db/index.ts';

/** A {@link Broadcast} by a server that only passes on: what is published while it is away is lost, and never waited for. */
export interface NewsServer extends Broadcast {
  /** Whether messages go out and come in now. */
  up(): boolean;
  /** Messages that did not go out since the start. */
  dropped(): number;
  close(): Promise<void>;
}

export interface NewsServerOptions {
  /** `redis://user:password@host:6379`, with TLS `rediss://`; `?prefix=` is what all channels begin with, `livery` unless given. */
  readonly url: string;
  /** Called when the server is away (with the reason) and when it is back. */
  readonly onChange: (up: boolean, reason?: Error) => void;
}

/** How long the server may leave a publication unanswered before its connection counts as lost. */
const ANSWER_MS = 5_000;
/** Publications without an answer: more are dropped. */
const UNANSWERED = 10_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 8_000;
/** Several reasons to have missed something, such as both connections that come back, are one. */
const MISSED_DELAY_MS = 250;

function optionsOf(url: string): { readonly prefix: string; readonly options: Parameters<typeof createClient>[0] } {
  const server = new URL(url);
  const prefix = server.searchParams.get('prefix') ?? 'livery';
  server.search = '';
  // Channels are none of a numbered database's.
  server.pathname = '';
  return {
    prefix,
    options: {
      url: server.href,
      name: 'livery-gateway',
      disableOfflineQueue: true,
      commandsQueueMaxLength: UNANSWERED,
      // No further ping is sent before one was answered: a server that hangs is left after the two together.
      pingInterval: ANSWER_MS,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      socket: { connectTimeout: ANSWER_MS, socketTimeout: 2 * ANSWER_MS, reconnectStrategy: (retries) => Math.min(FIRST_RETRY_MS * 2 ** retries, LONGEST_RETRY_MS) * (0.75 + Math.random() / 2) },
    },
  };
}

/**
 * A {@link NewsServer} on Redis or Valkey, with a channel for each merchant: `<prefix>:<channel>:<merchant>`. It needs the commands PUBLISH and
 * PSUBSCRIBE on `<prefix>:*`. Subscribing connects, in the background; what is published before is dropped.
 */
export function redisBroadcast({ url, onChange }: NewsServerOptions): NewsServer {
  const { prefix, options } = optionsOf(url);
  const [publisher, subscriber] = [createClient(options), createClient(options)];
  const missedName = `${prefix}:missed`;
  let dropped = 0;
  /** Others are to be told that something was not published. */
  let owed = false;
  let told: boolean | undefined;
  let closed = false;
  /** Whether what was asked for is listened to: the login may not be allowed to. */
  let deaf = false;
  let timer: NodeJS.Timeout | undefined;

  const up = (): boolean => publisher.isReady && subscriber.isReady && !deaf;
  function report(reason?: Error): void {
    const now = up();
    // One of the two connections that is not there yet is no fault.
    if (closed || told === now || (!now && reason === undefined)) return;
    told = now;
    onChange(now, now ? undefined : reason);
  }
  function connect(client: typeof publisher): void {
    client.connect().catch((error: unknown) => report(error instanceof Error ? error : undefined));
  }
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => report(error));
    client.on('ready', () => report());
  }

  /** Leaves a connection on which nothing is answered. */
  function reconnect(): void {
    if (closed || !publisher.isOpen) return;
    publisher.destroy();
    report(new Error('Nothing was answered in time.'));
    connect(publisher);
  }
  async function send(name: string, payload: string): Promise<boolean> {
    const unanswered = setTimeout(reconnect, ANSWER_MS).unref();
    try {
      await publisher.publish(name, payload);
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(unanswered);
    }
  }
  async function tellMissed(): Promise<void> {
    if (!owed || !publisher.isReady) return;
    owed = false;
    if (!(await send(missedName, ''))) owed = true;
  }
  publisher.on('ready', () => void tellMissed());

  return {
    up,
    dropped: () => dropped,
    // Whoever waited for an answer would wait with the server.
    async publish(channel, messages: readonly BroadcastMessage[]) {
      void tellMissed();
      for (const { tenant, payload } of messages) {
        void send(`${prefix}:${channel}:${tenant}`, payload).then((sent) => {
          if (sent) return;
          dropped += 1;
          owed = true;
        });
      }
    },
    async subscribe(channel, onPayload, missed) {
      const begin = `${prefix}:${channel}:`;
      let stopped = false;
      const missedSoon = (): void => {
        timer ??= setTimeout(() => {
          timer = undefined;
          if (!stopped) missed();
        }, MISSED_DELAY_MS).unref();
      };
      const listen = async (): Promise<void> => {
        await subscriber.pSubscribe(`${prefix}:*`, (payload, name) => {
          if (stopped) return;
          if (name === missedName) missedSoon();
          else if (name.startsWith(begin)) onPayload(payload, name.slice(begin.length));
        });
      };
      // From then on the client subscribes again by itself, each time before it is ready.
      let listening: Promise<void> | undefined;
      const begun = (): Promise<void> =>
        listen().then(
          () => {
            deaf = false;
            report();
            missedSoon();
          },
          (error: unknown) => {
            deaf = true;
            listening = undefined;
            report(error instanceof Error ? error : undefined);
          },
        );
      subscriber.on('ready', () => {
        if (stopped) return;
        if (listening === undefined) listening = begun();
        else missedSoon();
      });
      for (const client of [publisher, subscriber]) if (!client.isOpen) connect(client);
      if (subscriber.isReady) await (listening = begun());
      return async () => {
        stopped = true;
        clearTimeout(timer);
        timer = undefined;
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    },
  };
}
