import { sql } from 'kysely';
import type { Database, DatabaseFailure } from '../db/index.ts';
import type { Metrics } from './metrics.ts';

export interface DatabaseMetricsDeps {
  readonly db: Database;
  readonly metrics: Pick<Metrics, 'gauge' | 'counter'>;
}

const REASONS: readonly DatabaseFailure[] = ['disk_full', 'storage', 'resources', 'timeout', 'connection'];

/** Adds the connections of the pool and what waits in the outbox. Every gateway reports the events of the database: take the maximum. */
export function addDatabaseMetrics({ db, metrics }: DatabaseMetricsDeps): void {
  metrics.gauge('livery_database_connections', 'Connections of this process to the database: used, idle, and requests waiting for one.', ['state'], () => {
    const use = db.connections();
    return use === undefined ? [] : Object.entries(use).map(([state, value]) => ({ labels: { state }, value }));
  });
  metrics.gauge('livery_replica_up', '1 where a replica answers pages of records, 0 where it is away or behind.', [], () => {
    const use = db.records.use();
    return use === undefined ? [] : [{ labels: {}, value: Number(use.up) }];
  });
  metrics.counter('livery_record_reads_total', 'Reads of records by the server that answered, where there is a replica.', ['server'], () => {
    const use = db.records.use();
    return use === undefined ? [] : (['replica', 'primary'] as const).map((server) => ({ labels: { server }, value: use[server] }));
  });
  // Every reason from the start on: an increase is seen from the first failure.
  metrics.counter('livery_database_failures_total', 'Statements and connections that an unavailable database failed, by reason.', ['reason'], () =>
    REASONS.map((reason) => ({ labels: { reason }, value: db.failures().get(reason) ?? 0 })),
  );
  metrics.gauge('livery_outbox_events', 'Committed events that wait for their delivery.', ['topic'], async () => {
    const rows = await db.query
      .selectFrom('outbox')
      .select((eb) => ['topic', eb.cast<number>(eb.fn.countAll(), 'integer').as('value')])
      .groupBy('topic')
      .execute();
    return rows.map(({ topic, value }) => ({ labels: { topic }, value }));
  });
  metrics.gauge('livery_outbox_age_seconds', 'Age of the longest waiting event.', ['topic'], async () => {
    // The column is written by the database's clock.
    const age = sql<number>`greatest(0, extract(epoch from clock_timestamp() - min(written_at)))::float8`;
    const rows = await db.query.selectFrom('outbox').select(['topic', age.as('value')]).groupBy('topic').execute();
    return rows.map(({ topic, value }) => ({ labels: { topic }, value }));
  });
}
