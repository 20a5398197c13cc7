import { createHash } from 'node:crypto';

/** What of a row its hash is over, every field as the text it is stored as. */
export interface HashedRow {
  readonly tenant: string;
  readonly number: string;
  /** In UTC with microseconds, such as `2026-01-31T12:00:00.000000Z`. */
  readonly at: string;
  readonly operatorId: string | null;
  readonly operatorName: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
  readonly before: string;
  readonly after: string;
  readonly ip: string;
}

/** Before the first row. */
export const NO_HASH = '';

const field = (text: string | null): string => (text === null ? '-,' : `${Buffer.byteLength(text)}:${text},`);

/**
 * The hash of a row in hexadecimal: SHA-256 over its fields, each with its length before it, and the hash of the row before.
 * The same as the SQL function `operator_trail_append`, which writes it, but not through the database.
 */
export function trailHash(row: HashedRow, previous: string): string {
  const fields = ['livery-trail-1', row.tenant, row.number, row.at, row.operatorId, row.operatorName, row.action, row.subject, row.reason, row.before, row.after, row.ip, previous];
  return createHash('sha256').update(fields.map(field).join('')).digest('hex');
}
