import { randomUUID } from 'node:crypto';
import type { Database } from '../db/index.ts';

/** The right of one process at a time to do something. */
export interface Lease {
  /** Takes the lease, or renews it. Returns whether this process has it until `ttlMs` from now. */
  take(): Promise<boolean>;
  /** Gives it back, so that another need not wait. */
  release(): Promise<void>;
}

/**
 * A lease as a row, which is another's when it has expired. An advisory lock would need a session of its own, which a pooler in
 * transaction mode does not give and the embedded database has but one of. The clocks of two machines must agree to well below
 * `ttlMs`; where they do not, or a process stalls for longer, two may work at once: what is done under a lease must bear that.
 */
export function createLease(db: Database, name: string, ttlMs: number): Lease {
  const holder = randomUUID();
  return {
    async take() {
      const now = db.clock.now();
      const expiresAt = new Date(now + ttlMs);
      const row = await db.query
        .insertInto('job_lease')
        .values({ name, holder, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, expires_at: expiresAt })
            .where((eb) => eb.or([eb('job_lease.holder', '=', holder), eb('job_lease.expires_at', '<=', new Date(now))])),
        )
        .returning('holder')
        .executeTakeFirst();
      return row !== undefined;
    },
    async release() {
      await db.query.deleteFrom('job_lease').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}
