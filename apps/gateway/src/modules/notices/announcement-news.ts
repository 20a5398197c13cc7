import { createOutbox } from '../../platform/outbox/index.ts';
import { runOnce } from '../../platform/jobs/index.ts';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';

/** From when and until when an announcement is shown. */
export interface ShownTimes {
  readonly publishedAt: Date;
  readonly endsAt: Date | null;
}

/** Tells open pages when a scheduled announcement begins or ends to be shown. */
export interface AnnouncementNews {
  /** Tells of what has become due, each moment once whichever gateways ask at once. */
  tell(): Promise<void>;
  /** Tells now and every `everyMs`. */
  start(everyMs: number): void;
  /** Waits for what is being told. */
  stop(): Promise<void>;
}

export interface AnnouncementNewsDeps {
  readonly db: Database;
  /** Tells the pages that are open at every gateway. */
  readonly announcementChanged: (tenantId: string, id: string) => void;
  /** Called with what failed; it is tried again with the next round. */
  readonly onError: (error: unknown) => void;
}

/** Names the job in `job_run` and the events in the outbox. */
const JOB = 'announcement';
/** Moments that are read at a time. */
const BATCH = 200;

/** Writes down the next moment at which something changes, in the transaction that sets the times. */
export async function expectNews(query: Queries, tenantId: string, id: string, { publishedAt, endsAt }: ShownTimes, now: Date): Promise<void> {
  const at = [publishedAt, endsAt].find((moment) => moment !== null && moment > now);
  const row = { tenant_id: tenantId, announcement_id: id };
  if (at === undefined || at === null) {
    await query.deleteFrom('announcement_news').where('tenant_id', '=', tenantId).where('announcement_id', '=', id).execute();
    return;
  }
  await query
    .insertInto('announcement_news')
    .values({ ...row, at })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'announcement_id']).doUpdateSet({ at }))
    .execute();
}

interface Due {
  readonly tenantId: string;
  readonly id: string;
  readonly at: Date;
}

/**
 * {@link AnnouncementNews} by every gateway: the moment, its row of `job_run` and the event in the outbox are one transaction. Moments
 * that passed while no gateway ran are told at the next start, those of one announcement once.
 */
export function createAnnouncementNews({ db, announcementChanged, onError }: AnnouncementNewsDeps): AnnouncementNews {
  const outbox = createOutbox({ db, topic: JOB, deliver: ({ tenant, subject }) => announcementChanged(tenant, subject), onError });
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> | undefined;

  const forget = (query: Queries, { tenantId, id, at }: Due) => query.deleteFrom('announcement_news').where('tenant_id', '=', tenantId).where('announcement_id', '=', id).where('at', '=', at).executeTakeFirst();

  async function effect(tx: Tx, due: Due): Promise<void> {
    const { tenantId, id } = due;
    // Whoever changes the times locks the same row.
    const times = await tx.selectFrom('announcement').select(['published_at as publishedAt', 'ends_at as endsAt']).where('tenant_id', '=', tenantId).where('id', '=', id).forUpdate().executeTakeFirst();
    const { numDeletedRows } = await forget(tx, due);
    if (times === undefined || numDeletedRows === 0n) return;
    await tx.insertInto('outbox').values({ tenant_id: tenantId, topic: JOB, subject: id, detail: '' }).execute();
    await expectNews(tx, tenantId, id, times, new Date(db.clock.now()));
  }

  async function tellAll(): Promise<void> {
    for (let more = true; more; ) {
      const found = await db.query
        .selectFrom('announcement_news')
        .select(['tenant_id as tenantId', 'announcement_id as id', 'at'])
        .where('at', '<=', new Date(db.clock.now()))
        .orderBy('at')
        .limit(BATCH)
        .execute();
      let failed = false;
      for (const due of found) {
        try {
          const done = await runOnce(db, { tenant: due.tenantId, job: JOB, period: `${due.at.toISOString()} ${due.id}`, anyOrder: true }, (tx) => effect(tx, due));
          // Told before: another gateway was first, or a clock was set back.
          if (!done) await forget(db.query, due);
        } catch (error) {
          // It is tried again with the next round; the others need not wait for it.
          failed = true;
          onError(error);
        }
      }
      more = found.length === BATCH && !failed;
    }
    await outbox.drain();
  }

  const tell = (): Promise<void> => {
    telling ??= tellAll().finally(() => {
      telling = undefined;
    });
    return telling;
  };

  return {
    tell,
    start(everyMs) {
      const quietly = (): void => void tell().catch(onError);
      timer ??= setInterval(quietly, everyMs).unref();
      quietly();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await telling?.catch(onError);
      await outbox.stop();
    },
  };
}
