import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/index.ts';
import { retention, type RetainedTable } from './retention.ts';

/** Rows of one statement: as many as take a small part of its time limit. */
export const BATCH = 1_000;
/** Batches of one run: what is left then waits for the next, so that other tables get their turn. */
const MOST_BATCHES = 200;

/** Runs `batch`, which says how many rows it deleted, until it deletes none. Each is a transaction of its own. */
export async function inBatches(batch: () => Promise<number>): Promise<void> {
  for (let run = 0; run < MOST_BATCHES && (await batch()) > 0; run++);
}

/** The latest time that is too old for a row of the table. */
export const expiryOf = (db: Database, table: RetainedTable): Date => new Date(db.clock.now() - retention[table].keepMs);

/** Deletes at most {@link BATCH} rows of a table whose time is over, with `also` only those that it is true of; returns how many. */
export async function deleteBatch(db: Database, table: RetainedTable, also: RawBuilder<boolean> = sql<boolean>`true`): Promise<number> {
  const expired = sql<boolean>`${sql.ref(retention[table].from)} <= ${expiryOf(db, table)} and ${also}`;
  // Asked twice: PostgreSQL looks at the outer condition again where a row was written while the statement waited for it.
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(select ctid from ${sql.table(table)} where ${expired} limit ${BATCH})) and ${expired}`.execute(db.query);
  return Number(numAffectedRows);
}

/** Deletes the rows of a table whose time is over; with `also` only those of them that it is true of. */
export async function deleteExpired(db: Database, table: RetainedTable, also?: RawBuilder<boolean>): Promise<void> {
  await inBatches(() => deleteBatch(db, table, also));
}
