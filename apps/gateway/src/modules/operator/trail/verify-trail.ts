import type { Database } from '../../../platform/db/index.ts';
import { BEFORE_FIRST, trailHead, walkTrail, type TrailFault } from './walk-trail.ts';

/** What the check of a chain found. */
export interface TrailVerdict {
  readonly whole: boolean;
  /** Rows that are right. */
  readonly rows: number;
  /** Hash of the newest row in hexadecimal. */
  readonly head: string;
  /** The first wrong row. */
  readonly fault: TrailFault | null;
}

/**
 * Computes a chain again, from its first row, and compares it with the rows and with the head that is kept apart from them.
 * Rows written meanwhile are left out.
 */
export async function verifyTrail(db: Database, tenant: string): Promise<TrailVerdict> {
  const head = await trailHead(db, tenant);
  const { point, fault } = await walkTrail(db, tenant, { from: BEFORE_FIRST, head });
  return { whole: fault === null, rows: Number(point.number), head: head.hash, fault };
}
