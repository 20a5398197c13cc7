import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { expiryOf } from './delete-expired.ts';

/** Tables in parts of a month each: what is old is dropped by the month, without reading it. */
export type MonthlyTable = 'game_round_detail' | 'ledger_check';

/**
 * Adds the parts of the months to come and drops those whose every row is over. Returns what it did: `+2026_11` for a part that was added,
 * `-2021_10` for one that was dropped.
 */
export async function keepMonths(db: Database, table: MonthlyTable): Promise<readonly string[]> {
  const { rows } = await sql<{ done: string[] }>`select months_keep(${table}, ${new Date(db.clock.now())}, ${expiryOf(db, table)}) as done`.execute(db.query);
  return rows[0]?.done ?? [];
}
