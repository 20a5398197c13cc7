import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../db/index.ts';

/** One run of a job. */
export interface JobRun {
  readonly tenant: string;
  readonly job: string;
  readonly period: string;
  /** The runs do not build on one another: one that failed is made up for after later ones. */
  readonly anyOrder?: true;
}

/** The newest period of a job that was done at a merchant; null where none was. */
export async function newestRun(query: Queries, tenant: string, job: string): Promise<string | null> {
  const { period } = await query.selectFrom('job_run').select(({ fn }) => fn.max('period').as('period')).where('tenant_id', '=', tenant).where('job', '=', job).executeTakeFirstOrThrow();
  return period;
}

/** Holds the runs of a job at a merchant until the transaction ends: what the newest one was is decided by one at a time. Returns its period, or null. */
export async function holdRuns(tx: Tx, tenant: string, job: string): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`job:${tenant}:${job}`}, 0))`.execute(tx);
  return newestRun(tx, tenant, job);
}

/**
 * Runs `effect` in a transaction that records the run, so that it takes effect once however often and wherever it is tried, and not behind a later period unless
 * in any order: periods may build on one another.
 * @returns whether it took effect now
 */
export function runOnce(db: Database, { tenant, job, period, anyOrder }: JobRun, effect: (tx: Tx) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const newest = anyOrder ? null : await holdRuns(tx, tenant, job);
    if (newest !== null && newest >= period) return false;
    // A gateway of a release before takes no lock.
    const recorded = await tx
      .insertInto('job_run')
      .values({ tenant_id: tenant, job, period, at: new Date(db.clock.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('job')
      .executeTakeFirst();
    if (recorded === undefined) return false;
    await effect(tx);
    return true;
  });
}
