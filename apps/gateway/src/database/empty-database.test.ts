import { everything } from '@livery/test-config';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testEngine } from '../../test-support/database.ts';
import { blankDump } from '../../test-support/embedded-dump.ts';
import { migrateAll } from './migrate-all.ts';
import { openDatabase, type Database } from '../platform/db/index.ts';

/** When something was applied or made, which is no secret and may be that of another clone. */
const TIMES = /\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?(?:[+-]\d\d(?::?\d\d)?|Z)?/g;

/** All rows of all tables but the system's, as text, without times. */
async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db.query);
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t order by 1`.execute(db.query);
    content[name] = rows.map(({ row }) => row.replaceAll(TIMES, ''));
  }
  return content;
}

async function migrated(): Promise<Record<string, string[]>> {
  const db = await openDatabase({ engine: 'pglite', from: await blankDump() });
  try {
    await migrateAll(db);
    return await contentOf(db);
  } finally {
    await db.close();
  }
}

// `npm start` keeps such a database for other clones of the user.
describe.runIf(testEngine === 'pglite' && everything())('an empty, migrated database', () => {
  it('holds nothing that is secret, random or of one installation', { timeout: 120_000 }, async () => {
    const one = await migrated();
    expect(await migrated()).toEqual(one);
    const filled = Object.entries(one).flatMap(([table, rows]) => (rows.length === 0 ? [] : [table.replace('public.', '')]));
    expect(filled).toEqual(['pgboss.queue', 'pgboss.version', 'catalogue_version', 'schema_function', 'schema_migration']);
  });
});
