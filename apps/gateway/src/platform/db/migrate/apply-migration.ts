import { CompiledQuery } from 'kysely';
import type { Queries } from '../open.ts';
import { apply, naming, run } from './run.ts';
import type { Migration } from './sql-files.ts';

const INDEX = /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?([a-z0-9_]+)"?\s+on\b/i;

/** Whether an index is there, and can be used. */
async function indexState(on: Queries, name: string): Promise<'missing' | 'invalid' | 'valid'> {
  const [row] = await run<{ valid: boolean }>(on, 'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)', name);
  if (row === undefined) return 'missing';
  return row.valid ? 'valid' : 'invalid';
}

/**
 * Runs the one statement of a migration outside any transaction. Where it was interrupted before, an index that was left invalid is
 * dropped and built anew, and one that was finished but not recorded is kept.
 */
export async function applyOutside(on: Queries, { file, text }: Migration): Promise<void> {
  const index = INDEX.exec(text)?.[1];
  const state = index === undefined ? 'missing' : await indexState(on, index);
  if (state === 'valid') return;
  if (state === 'invalid') await naming('Migration', file, run(on, `drop index concurrently ${index}`));
  await naming('Migration', file, run(on, text));
}

/** PGlite has one connection: nothing is built beside other work, so it is done in a transaction like the rest. */
export async function applyPlainly(tx: Queries, migration: Migration): Promise<void> {
  await apply(tx, 'Migration', { ...migration, text: migration.text.replaceAll(/\bconcurrently\b/gi, '') });
}

/** Runs the one statement of a migration again and again, each time in a transaction of its own, until it changes no row. */
export async function applyBatches({ file, text }: Migration, inTransaction: <T>(work: (tx: Queries) => Promise<T>) => Promise<T>): Promise<void> {
  for (let more = true; more; ) {
    const { numAffectedRows = 0n } = await naming('Migration', file, inTransaction((tx) => tx.executeQuery(CompiledQuery.raw(text))));
    more = numAffectedRows > 0n;
  }
}
