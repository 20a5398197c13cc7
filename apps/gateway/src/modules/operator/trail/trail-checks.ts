import type { Database } from '../../../platform/db/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { BEFORE_FIRST, trailHead, walkTrail, type TrailFault, type TrailPoint } from './walk-trail.ts';

/** What the scheduled check knows of one chain. */
export interface TrailCheck {
  /** A merchant code, or `*`. */
  readonly tenant: string;
  readonly at: Date;
  /** When the chain was last computed again from its first row to its newest; null before the first time. */
  readonly wholeAt: Date | null;
  /** The first wrong row; null as long as all is well. */
  readonly fault: TrailFault | null;
}

/** The scheduled check of the trail. */
export interface TrailChecks {
  readonly job: Job;
  /** The last check of each chain, also of other gateways; for metrics. */
  latest(): Promise<readonly TrailCheck[]>;
}

export interface TrailChecksDeps {
  readonly db: Database;
  /** Called with each chain that is not whole. */
  readonly onFound: (found: { readonly tenant: string; readonly fault: TrailFault }) => void;
  /** Rows of a chain that one check computes again at least; the standard is 20,000, a second of work. */
  readonly slice?: number;
}

interface State {
  readonly newest: TrailPoint;
  readonly walked: TrailPoint;
  readonly wholeAt: Date | null;
}

/** Checks, one an hour, within which even the longest chain is computed again from its first row: a week. */
const CHECKS_A_ROUND = 7n * 24n;

/**
 * {@link TrailChecks}: every hour the new rows of each chain, and a slice of all of it, so that a changed old row is found within a
 * week in the longest chain, and within an hour in one that fits a slice. Where a row is wrong the next check begins before it again,
 * so that it is reported until it is right.
 */
export function createTrailChecks({ db, onFound, slice = 20_000 }: TrailChecksDeps): TrailChecks {
  async function stateOf(tenant: string): Promise<State> {
    const row = await db.query.selectFrom('trail_check').select(['number', 'hash', 'walked', 'walked_hash', 'whole_at']).where('tenant_id', '=', tenant).executeTakeFirst();
    if (row === undefined) return { newest: BEFORE_FIRST, walked: BEFORE_FIRST, wholeAt: null };
    return { newest: { number: row.number, hash: row.hash }, walked: { number: row.walked, hash: row.walked_hash }, wholeAt: row.whole_at };
  }

  async function check(tenant: string): Promise<State & { readonly fault: TrailFault | null }> {
    const { newest, walked, wholeAt } = await stateOf(tenant);
    const head = await trailHead(db, tenant);
    const fresh = await walkTrail(db, tenant, { from: newest, head });
    const share = Number(head.number / CHECKS_A_ROUND) + 1;
    const again = await walkTrail(db, tenant, { from: walked, head, most: Math.max(slice, share) });
    const fault = fresh.fault ?? again.fault;
    const over = again.fault === null && again.point.number === head.number;
    return { newest: fresh.point, walked: over ? BEFORE_FIRST : again.point, wholeAt: over ? new Date(db.clock.now()) : wholeAt, fault };
  }

  return {
    job: {
      name: 'trail-check',
      cadence: 'hour',
      missed: 'newest',
      ofPlatform: true,
      async prepare({ id: tenant }) {
        const { newest, walked, wholeAt, fault } = await check(tenant);
        return async (tx) => {
          const values = {
            number: newest.number, hash: newest.hash, walked: walked.number, walked_hash: walked.hash, whole_at: wholeAt,
            fault_number: fault === null ? null : BigInt(fault.number), fault: fault?.what ?? null, at: new Date(db.clock.now()),
          };
          await tx.insertInto('trail_check').values({ tenant_id: tenant, ...values }).onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values)).execute();
          if (fault !== null) onFound({ tenant, fault });
        };
      },
    },
    async latest() {
      const rows = await db.query.selectFrom('trail_check').select(['tenant_id', 'at', 'whole_at', 'fault_number', 'fault']).orderBy('tenant_id').execute();
      return rows.map((row) => ({
        tenant: row.tenant_id,
        at: row.at,
        wholeAt: row.whole_at,
        fault: row.fault_number === null ? null : { number: Number(row.fault_number), what: row.fault ?? '' },
      }));
    },
  };
}
