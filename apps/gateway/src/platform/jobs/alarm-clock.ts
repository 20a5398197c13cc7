import { PgBoss, type ConstructorOptions } from 'pg-boss';
import { SERVING_ROLE, type Database } from '../db/index.ts';

/** Rings for jobs at their times, at one of the gateways. That it rings twice, or not at all for a while, does no harm: see `job_run`. */
export interface AlarmClock {
  /** Rings for each of `jobs` by the cron expression, in UTC. An alarm that fails rings again. */
  start(alarms: { readonly jobs: readonly string[]; readonly cron: string; readonly ring: (job: string) => Promise<void> }): Promise<void>;
  /** Waits for the alarm that is being answered. */
  stop(): Promise<void>;
}

export const ALARM_SCHEMA = 'pgboss';
const QUEUE = 'alarm';

/** pg-boss counts in numbers, and our driver reads 64 bits as bigints. */
const asNumbers = (row: unknown): unknown =>
  typeof row === 'object' && row !== null ? Object.fromEntries(Object.entries(row).map(([name, value]: [string, unknown]) => [name, typeof value === 'bigint' ? Number(value) : value])) : row;

function options(db: Database): ConstructorOptions {
  return {
    schema: ALARM_SCHEMA,
    backend: db.engine === 'pglite' ? 'pglite' : 'postgres',
    db: {
      // Through our connections: the embedded database has one, which must not be used beside a transaction on it.
      async executeSql(text, values) {
        const rows = values === undefined || values.length === 0 ? await db.script(text) : await db.statement(text, values);
        return { rows: rows.map(asNumbers) };
      },
    },
  };
}

/**
 * Creates the tables of the alarm clock, or brings them up to this release of pg-boss, and grants them to the role that serves. As the
 * owner of the database; several may call it at once.
 */
export async function migrateAlarmClock(db: Database): Promise<void> {
  const boss = new PgBoss({ ...options(db), schedule: false, supervise: false });
  const faults: unknown[] = [];
  boss.on('error', (error) => faults.push(error));
  await boss.start();
  try {
    if ((await boss.getQueue(QUEUE)) === null) await boss.createQueue(QUEUE);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (faults.length > 0) throw new Error('The tables of the alarm clock could not be made.', { cause: faults[0] });
  await db.script(`
    grant usage on schema ${ALARM_SCHEMA} to ${SERVING_ROLE};
    grant select, insert, update, delete on all tables in schema ${ALARM_SCHEMA} to ${SERVING_ROLE};
    revoke execute on all functions in schema ${ALARM_SCHEMA} from public;
    grant execute on all functions in schema ${ALARM_SCHEMA} to ${SERVING_ROLE}`);
}

/** An {@link AlarmClock} by pg-boss, whose tables {@link migrateAlarmClock} has made. */
export function createAlarmClock(db: Database, onError: (error: unknown) => void): AlarmClock {
  let boss: PgBoss | undefined;
  return {
    async start({ jobs, cron, ring }) {
      const started = new PgBoss({ ...options(db), migrate: false, createSchema: false });
      started.on('error', onError);
      boss = started;
      await started.start();
      for (const job of jobs) await started.schedule(QUEUE, cron, { job }, { key: job, tz: 'UTC' });
      await started.work<{ readonly job: string }>(QUEUE, async (alarms) => {
        for (const { data } of alarms) await ring(data.job);
      });
    },
    async stop() {
      await boss?.stop({ graceful: true, timeout: 10_000 });
      boss = undefined;
    },
  };
}
