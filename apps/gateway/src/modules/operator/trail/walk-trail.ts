import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { NO_HASH, trailHash, type HashedRow } from './trail-hash.ts';

/** A row of a chain, by its number, with its hash in hexadecimal. */
export interface TrailPoint {
  readonly number: bigint;
  readonly hash: string;
}

/** A wrong row. */
export interface TrailFault {
  readonly number: number;
  readonly what: string;
}

/** What a part of a chain is. */
export interface TrailWalk {
  /** The last row that was right. */
  readonly point: TrailPoint;
  /** The first wrong row behind it; null where all were right. */
  readonly fault: TrailFault | null;
}

interface StoredRow extends HashedRow {
  readonly hash: string;
}

/** Before the first row. */
export const BEFORE_FIRST: TrailPoint = { number: 0n, hash: NO_HASH };

const PAGE = 1_000;

async function page(db: Database, tenant: string, after: bigint): Promise<StoredRow[]> {
  // Numbers and moments as text: what the driver would round must not hide a change.
  const { rows } = await sql<StoredRow>`
    select tenant_id as tenant, number::text as number, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
           operator_id::text as "operatorId", operator_name as "operatorName", action, subject, reason, before, after, ip,
           encode(hash, 'hex') as hash
    from operator_trail where tenant_id = ${tenant} and operator_trail.number > ${after} order by operator_trail.number limit ${PAGE}`.execute(db.query);
  return rows;
}

/** The newest row of a chain, which is kept apart from the rows. */
export async function trailHead(db: Database, tenant: string): Promise<TrailPoint> {
  const head = await db.query
    .selectFrom('operator_trail_head')
    .select(['number', sql<string>`encode(hash, 'hex')`.as('hash')])
    .where('tenant_id', '=', tenant)
    .executeTakeFirst();
  return head ?? BEFORE_FIRST;
}

/**
 * Computes the rows behind `from` again, up to `head`, and compares them with what is stored. Rows written meanwhile are left out.
 * @param most rows that are read at most, rounded up to pages of a thousand
 */
export async function walkTrail(db: Database, tenant: string, { from, head, most = Infinity }: { readonly from: TrailPoint; readonly head: TrailPoint; readonly most?: number }): Promise<TrailWalk> {
  let point = from;
  const wrong = (number: bigint, what: string): TrailWalk => ({ point, fault: { number: Number(number), what } });
  if (head.number < from.number) return wrong(head.number + 1n, `missing: the trail ends before row ${from.number}, which was verified before`);
  for (let read = 0; point.number < head.number && read < most; ) {
    const rows = await page(db, tenant, point.number);
    if (rows.length === 0) return wrong(point.number + 1n, `missing: the trail ends before row ${head.number}, which was the newest`);
    for (const row of rows) {
      if (point.number === head.number) break;
      const number = point.number + 1n;
      if (BigInt(row.number) !== number) return wrong(number, 'missing');
      if (trailHash(row, point.hash) !== row.hash) return wrong(number, 'changed: its hash is not that of its content and of the row before');
      point = { number, hash: row.hash };
    }
    read += rows.length;
  }
  if (point.number === head.number && point.hash !== head.hash) return wrong(point.number, 'replaced: the newest row is not the one that was written');
  if (head.number === 0n && (await page(db, tenant, 0n)).length > 0) return wrong(1n, 'unknown: the trail has rows, but no newest one');
  return { point, fault: null };
}
