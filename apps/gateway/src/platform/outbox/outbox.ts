import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

/** One committed event. */
export interface OutboxRow {
  readonly tenant: string;
  readonly topic: string;
  readonly subject: string;
  readonly detail: string;
}

/** Delivers what transactions wrote to the outbox, after they committed, at least once each. */
export interface Outbox {
  /** Reads until nothing is left; resolves when everything read was passed on. */
  drain(): Promise<void>;
  /** Requests a drain: it runs soon, once for many requests. */
  poke(): void;
  /** Drains now and every `everyMs`, until {@link Outbox.stop}. */
  start(everyMs: number): void;
  /** Stops the timer and waits for the drain under way. */
  stop(): Promise<void>;
}

export interface OutboxDeps {
  readonly db: Database;
  /** The topic this reader delivers. */
  readonly topic: string;
  /** Receives events in batches, in the order written; equal rows of one batch are merged. */
  readonly deliver: (row: OutboxRow) => Promise<void> | void;
  /** Called when a drain failed; its rows are retried when their claim has expired. */
  readonly onError: (error: unknown) => void;
}

const BATCH = 500;
/** How long a reader may hold a batch before another takes it over. */
const CLAIM_MS = 30_000;
/** Delay that collects the events of a burst into one read. */
const POKE_DELAY_MS = 20;

interface Claimed extends OutboxRow {
  readonly id: bigint;
}

/** Creates the reader of the outbox; several processes may run one each. */
export function createOutbox({ db, topic, deliver, onError }: OutboxDeps): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let poked: NodeJS.Timeout | undefined;
  let draining: Promise<void> | undefined;

  const claim = (now: Date, until: Date): Promise<Claimed[]> =>
    db.query
      .updateTable('outbox')
      .set({ claimed_until: until })
      .where((eb) =>
        eb(
          eb.refTuple('tenant_id', 'id'),
          'in',
          eb
            .selectFrom('outbox')
            .select(['tenant_id', 'id'])
            .where('topic', '=', topic)
            .where((free) => free.or([free('claimed_until', 'is', null), free('claimed_until', '<', now)]))
            .orderBy('id')
            .limit(BATCH)
            .forUpdate()
            .skipLocked()
            .$asTuple('tenant_id', 'id'),
        ),
      )
      .returning(['tenant_id as tenant', 'id', 'topic', 'subject', 'detail'])
      .execute();

  async function forget(rows: readonly Claimed[]): Promise<void> {
    const tenants = rows.map(({ tenant }) => tenant);
    const ids = rows.map(({ id }) => id);
    await db.query
      .deleteFrom('outbox')
      .where(sql<boolean>`(tenant_id, id) in (select * from unnest(${tenants}::text[], ${ids}::bigint[]))`)
      .execute();
  }

  async function deliverBatch(rows: readonly Claimed[]): Promise<void> {
    const latest = new Map<string, Claimed>();
    for (const row of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const key = JSON.stringify([row.tenant, row.topic, row.subject, row.detail]);
      if (!latest.has(key)) latest.set(key, row);
    }
    await Promise.all([...latest.values()].map(async (row) => deliver(row)));
  }

  async function readAll(): Promise<void> {
    for (let more = true; more; ) {
      const now = db.clock.now();
      const until = new Date(now + CLAIM_MS);
      const rows = await claim(new Date(now), until);
      if (rows.length === 0) return;
      await deliverBatch(rows);
      await forget(rows);
      more = rows.length === BATCH;
    }
  }

  const drain = (): Promise<void> => {
    draining ??= readAll().finally(() => {
      draining = undefined;
    });
    return draining;
  };
  const drainQuietly = () => void drain().catch(onError);

  return {
    drain,
    poke() {
      if (timer === undefined || poked !== undefined) return;
      poked = setTimeout(() => {
        poked = undefined;
        drainQuietly();
      }, POKE_DELAY_MS);
      poked.unref();
    },
    start(everyMs) {
      timer ??= setInterval(drainQuietly, everyMs).unref();
      drainQuietly();
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(poked);
      timer = undefined;
      poked = undefined;
      await draining?.catch(() => undefined);
    },
  };
}
