import type { Database, Tx } from '../db/index.ts';

/** One run of a job. */
export interface JobRun {
  readonly tenant: string;
  readonly job: string;
  readonly period: string;
}

/**
 * Runs `effect` in a transaction that records the run, so that it takes effect once however often and wherever it is tried.
 * @returns whether it took effect now
 */
export function runOnce(db: Database, { tenant, job, period }: JobRun, effect: (tx: Tx) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
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
