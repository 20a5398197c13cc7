import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';

/** The chain of what concerns no single merchant. No merchant code can be this. */
export const PLATFORM = '*';

/** What somebody did. */
export interface TrailEntry {
  /** A merchant code, or {@link PLATFORM}. */
  readonly tenant: string;
  /** Null where nobody was logged in. */
  readonly operator: { readonly id: string; readonly name: string } | null;
  /** Name of the call. */
  readonly action: string;
  /** What it was done to, such as `member:<id>`. */
  readonly subject: string;
  readonly reason: string;
  readonly before: object;
  readonly after: object;
  /** Where it came from; empty for a command on the machine itself. */
  readonly ip: string;
}

/** A row of the trail. */
export interface TrailRow {
  readonly number: number;
  readonly at: Date;
  readonly operator: string | null;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string;
  readonly hash: string;
}

/** Which rows, newest first. */
export interface TrailFilter {
  readonly operator?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only rows with a smaller number. */
  readonly before?: number | undefined;
  readonly pageSize: number;
}

/** What operators did: append-only and hash-chained. */
export interface Trail {
  /** Adds a row in the transaction of what it tells of, and returns its number. */
  append(tx: Tx, entry: TrailEntry): Promise<number>;
  /** One page of a chain. */
  list(tenant: string, filter: TrailFilter): Promise<{ readonly rows: readonly TrailRow[]; readonly next: number | null }>;
}

/** Amounts in minor units become text. */
const textOf = (value: object): string => JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? entry.toString() : entry));

/** {@link Trail} in the database. */
export function createTrail(db: Database): Trail {
  return {
    async append(tx, { tenant, operator, action, subject, reason, before, after, ip }) {
      const at = new Date(db.clock.now());
      const { rows } = await sql<{ number: bigint }>`
        select number from operator_trail_append(${tenant}, ${at}, ${operator?.id ?? null}, ${operator?.name ?? ''}, ${action}, ${subject},
          ${reason}, ${textOf(before)}, ${textOf(after)}, ${ip})`.execute(tx);
      if (rows[0] === undefined) throw new Error('The trail gave no answer.');
      return Number(rows[0].number);
    },
    async list(tenant, { operator, action, subject, from, to, before, pageSize }) {
      let query = db.query
        .selectFrom('operator_trail')
        .select(['number', 'at', 'operator_id', 'operator_name', 'action', 'subject', 'reason', 'before', 'after', 'ip', sql<string>`encode(hash, 'hex')`.as('hash')])
        .where('tenant_id', '=', tenant);
      if (operator !== undefined) query = query.where('operator_name', '=', operator);
      if (action !== undefined) query = query.where('action', '=', action);
      if (subject !== undefined) query = query.where('subject', '=', subject);
      if (from !== undefined) query = query.where('at', '>=', new Date(from));
      if (to !== undefined) query = query.where('at', '<', new Date(to));
      if (before !== undefined) query = query.where('number', '<', BigInt(before));
      const found = await query.orderBy('number', 'desc').limit(pageSize + 1).execute();
      const rows = found.slice(0, pageSize).map(({ number, operator_name: name, before: was, after, ...row }) => ({
        at: row.at,
        action: row.action,
        subject: row.subject,
        reason: row.reason,
        ip: row.ip,
        hash: row.hash,
        number: Number(number),
        operator: name === '' ? null : name,
        before: JSON.parse(was) as unknown,
        after: JSON.parse(after) as unknown,
      }));
      return { rows, next: found.length > pageSize ? (rows.at(-1)?.number ?? null) : null };
    },
  };
}
