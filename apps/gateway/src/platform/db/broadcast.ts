import pg from 'pg';
import { answerTimeoutMs, type DatabaseTimeouts } from './timeouts.ts';

/** A payload, and the merchant that it is about. */
export interface BroadcastMessage {
  readonly tenant: string;
  readonly payload: string;
}

/** Receives a published payload; with the merchant where it came by a channel of that merchant alone. */
export type OnPayload = (payload: string, tenant?: string) => void;

/** Messages between the processes that share a database. A process that is disconnected misses them. */
export interface Broadcast {
  /** Publishes to the other processes, in a transaction of its own: never part of one that moves money. */
  publish(channel: string, messages: readonly BroadcastMessage[]): Promise<void>;
  /**
   * Receives what others publish, and its own too, until the returned function is called. `missed` is called whenever a
   * connection is established after a failure: payloads may have been missed.
   */
  subscribe(channel: string, onPayload: OnPayload, missed: () => void): Promise<() => Promise<void>>;
  /** Whether every subscription of this process has its connection, which answered within the last seconds; nothing where there are no other processes. */
  readonly listening?: () => boolean;
}

/** The embedded database has one process: there are no subscribers. */
export const noBroadcast: Broadcast = { publish: async () => undefined, subscribe: async () => async () => undefined };

const RECONNECT_MS = 1_000;

/** How often a connection that listens is asked for a sign of life, and how long it may take. */
export interface Pulse {
  readonly everyMs: number;
  readonly answerMs: number;
}

/** A host that is gone sends nothing: without asking, the connection would stay open, and deaf, for two hours. */
const PULSE: Pulse = { everyMs: 15_000, answerMs: 5_000 };

/**
 * A {@link Broadcast} by LISTEN and NOTIFY. It keeps a connection of its own, which must reach PostgreSQL directly or by a
 * pooler in session mode.
 */
export function postgresBroadcast(
  url: string,
  notify: (channel: string, payloads: readonly string[]) => Promise<void>,
  timeouts?: DatabaseTimeouts,
  pulse = PULSE,
): Broadcast {
  const limits = timeouts === undefined ? {} : { connectionTimeoutMillis: timeouts.connectMs, query_timeout: answerTimeoutMs(timeouts) };
  let subscriptions = 0;
  const open = new Set<pg.Client>();
  return {
    listening: () => subscriptions > 0 && open.size === subscriptions,
    publish: (channel, messages) => (messages.length === 0 ? Promise.resolve() : notify(channel, messages.map(({ payload }) => payload))),
    async subscribe(channel, onPayload, missed) {
      if (!/^[a-z_]+$/.test(channel)) throw new RangeError(`Not a channel: ${channel}`);
      let stopped = false;
      let client: pg.Client | undefined;
      let timer: NodeJS.Timeout | undefined;
      subscriptions += 1;

      /** Asks the connection for signs of life until it is lost. */
      function watch(fresh: pg.Client, lose: () => void): void {
        let late: NodeJS.Timeout | undefined;
        const asking = setInterval(() => {
          if (client !== fresh) clearInterval(asking);
          if (client !== fresh || late !== undefined) return;
          late = setTimeout(lose, pulse.answerMs).unref();
          void fresh.query('select 1').catch(lose).finally(() => {
            clearTimeout(late);
            late = undefined;
          });
        }, pulse.everyMs).unref();
      }

      async function connect(): Promise<void> {
        const fresh = new pg.Client({ connectionString: url, application_name: 'livery-gateway-events', keepAlive: true, keepAliveInitialDelayMillis: pulse.everyMs, ...limits });
        let lost = false;
        const lose = (): void => {
          if (lost) return;
          lost = true;
          open.delete(fresh);
          if (client === fresh) client = undefined;
          void fresh.end().catch(() => undefined);
          if (!stopped) timer = setTimeout(() => void again(), RECONNECT_MS).unref();
        };
        fresh.on('error', lose);
        fresh.on('end', lose);
        fresh.on('notification', ({ payload }) => onPayload(payload ?? ''));
        try {
          await fresh.connect();
          await fresh.query(`listen ${channel}`);
          client = fresh;
          open.add(fresh);
          watch(fresh, lose);
        } catch (error) {
          lost = true;
          void fresh.end().catch(() => undefined);
          throw error;
        }
      }
      async function again(): Promise<void> {
        try {
          await connect();
          missed();
        } catch {
          if (!stopped) timer = setTimeout(() => void again(), RECONNECT_MS).unref();
        }
      }

      await connect().catch(() => void (timer = setTimeout(() => void again(), RECONNECT_MS).unref()));
      return async () => {
        stopped = true;
        subscriptions -= 1;
        clearTimeout(timer);
        const last = client;
        client = undefined;
        if (last !== undefined) open.delete(last);
        await last?.end().catch(() => undefined);
      };
    },
  };
}
