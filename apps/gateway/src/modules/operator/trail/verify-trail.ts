import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { NO_HASH, trailHash, type HashedRow } from './trail-hash.ts';

/** What the check of a chain found. */
export interface TrailVerdict {
  readonly whole: boolean;
  /** Rows that were read. */
  readonly rows: number;
  /** Hash of the newest row in hexadecimal. */
  readonly head: string;
  /** The first wrong row. */
  readonly fault: { readonly number: number; readonly what: string } | null;
}

interface StoredRow extends HashedRow {
  readonly hash: string;
}

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

async function headOf(db: Database, tenant: string): Promise<{ number: bigint; hash: string }> {
  const head = await db.query
    .selectFrom('operator_trail_head')
    .select(['number', sql<string>`encode(hash, 'hex')`.as('hash')])
    .where('tenant_id', '=', tenant)
    .executeTakeFirst();
  return head ?? { number: 0n, hash: NO_HASH };
}

/**
 * Computes a chain again, from its first row, and compares it with the rows and with the head that is kept apart from them.
 * Rows written meanwhile are left out.
 */
export async function verifyTrail(db: Database, tenant: string): Promise<TrailVerdict> {
  const head = await headOf(db, tenant);
  let number = 0n;
  let hash = NO_HASH;
  const verdict = (at: bigint, what: string): TrailVerdict => ({ whole: false, rows: Number(number), head: head.hash, fault: { number: Number(at), what } });
  while (number < head.number) {
    const rows = await page(db, tenant, number);
    if (rows.length === 0) return verdict(number + 1n, `missing: the trail ends before row ${head.number}, which was the newest`);
    for (const row of rows) {
      if (number === head.number) break;
      if (BigInt(row.number) !== number + 1n) return verdict(number + 1n, 'missing');
      if (trailHash(row, hash) !== row.hash) return verdict(number + 1n, 'changed: its hash is not that of its content and of the row before');
      number += 1n;
      hash = row.hash;
    }
  }
  if (hash !== head.hash) return verdict(number, 'replaced: the newest row is not the one that was written');
  if (head.number === 0n && (await page(db, tenant, 0n)).length > 0) return verdict(1n, 'unknown: the trail has rows, but no newest one');
  return { whole: true, rows: Number(number), head: hash, fault: null };
}
