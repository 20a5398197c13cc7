import type { DatabaseSync } from 'node:sqlite';

/** A table and the name that it had in databases of the first version. */
interface RenamedTable {
  readonly former: string;
  readonly present: string;
  readonly key: readonly string[];
  /** Columns that two rows of one key must agree in. */
  readonly content: readonly string[];
}

const SCOPE = ['vendor', 'merchant'];
const TABLES: readonly RenamedTable[] = [
  { former: 'purse', present: 'player_balance', key: [...SCOPE, 'player_id', 'currency'], content: ['units', 'scale'] },
  { former: 'purse_transfer', present: 'transfer_record', key: [...SCOPE, 'id'], content: ['transfer', 'at'] },
  { former: 'purse_booking', present: 'processed_call', key: [...SCOPE, 'tx_id'], content: ['call', 'content', 'code', 'balance', 'at'] },
  { former: 'purse_bet', present: 'bet_record', key: [...SCOPE, 'bet_id'], content: ['record'] },
];

/** An earlier release wrote to the database after the present one, and both know the same row differently. */
export class FormerTablesConflict extends Error {
  override readonly name = 'FormerTablesConflict';
}

/**
 * Moves the rows of a database of the first version to the tables' present names: by renaming, or where an earlier
 * release has run again since, by merging. All of it or nothing.
 *
 * @throws FormerTablesConflict
 */
export function renameFormerTables(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    const exists = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
    for (const table of TABLES) {
      if (exists.get(table.former) === undefined) continue;
      if (exists.get(table.present) === undefined) db.exec(`DROP INDEX IF EXISTS purse_bet_number; ALTER TABLE ${table.former} RENAME TO ${table.present}`);
      else mergeFormerTable(db, table);
    }
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

function mergeFormerTable(db: DatabaseSync, { former, present, key, content }: RenamedTable): void {
  const conflict = db.prepare(`SELECT count(*) AS count FROM ${former} f JOIN ${present} p USING (${key.join(', ')}) WHERE ${content.map((name) => `f.${name} <> p.${name}`).join(' OR ')}`);
  const count = Number(conflict.get()?.['count']);
  if (count > 0) {
    throw new FormerTablesConflict(
      `The tables ${former} and ${present} differ in ${count} row(s): an earlier release has written to this database after the present one. Drop one of the two tables, or start with another database.`,
    );
  }
  const numbered = present === 'bet_record';
  const columns = [...key, ...(numbered ? ['number'] : []), ...content];
  // The rows that join get the highest numbers, so that a reader who continues from a number misses none.
  const number = `(SELECT coalesce(max(number), 0) FROM ${present} p WHERE p.vendor = f.vendor AND p.merchant = f.merchant) + row_number() OVER (PARTITION BY vendor, merchant ORDER BY number)`;
  const values = columns.map((name) => (name === 'number' ? number : name));
  const known = key.map((name) => `p.${name} = f.${name}`).join(' AND ');
  db.exec(`INSERT INTO ${present} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${former} f WHERE NOT EXISTS (SELECT 1 FROM ${present} p WHERE ${known}); DROP TABLE ${former}`);
}
