import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../test-support/database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { functionsChecksum, readFunctions, readFunctionVersion } from '../platform/db/migrate/sql-files.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

describe('migrations/functions', () => {
  const files = readdirSync(join(migrationsFolder, 'functions')).filter((file) => file.endsWith('.sql'));

  it('contains a file for each function of the database, under its name', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`.execute(db.query);
    expect(rows.map(({ name }) => `${name.replaceAll('_', '-')}.sql`).toSorted()).toEqual(files.toSorted());
  });

  it.each(files)('%s replaces the function of its name and no other', (file) => {
    const text = readFileSync(join(migrationsFolder, 'functions', file), 'utf8');
    const defined = [...text.matchAll(/^create (or replace )?function (\w+)/gm)].map(([, replaces, name]) => [replaces, name]);
    expect(defined).toEqual([['or replace ', file.replace('.sql', '').replaceAll('-', '_')]]);
  });
});

describe('migrations/functions/version.json', () => {
  it('has the checksum of the files; `pnpm gateway:types` raises the version after a change', () => {
    expect(readFunctionVersion(migrationsFolder).checksum).toBe(functionsChecksum(readFunctions(migrationsFolder).files));
  });
});

describe('schema_function', () => {
  it('rejects writes of the role that serves requests', async () => {
    await expect(sql`update schema_function set checksum = ''`.execute(db.query)).rejects.toThrow('permission denied');
  });
});
