import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { migrationsFolder } from '../../../database/migrations-folder.ts';
import { migrate } from '../../../platform/db/index.ts';

const RENAMED_BY = '0052-catalogue-version.sql';
const earlier = mkdtempSync(join(tmpdir(), 'livery-migrations-'));
let db: TestDatabase;

beforeAll(async () => {
  for (const file of readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && name < RENAMED_BY)) cpSync(join(migrationsFolder, file), join(earlier, file));
  db = await blankDatabase();
});
afterAll(async () => {
  await db.close();
  rmSync(earlier, { recursive: true });
});

const run = (text: string) => db.query.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text));

describe('catalogue_version', () => {
  it('keeps the numbers of the table it was, goes on counting, and can be read under the former name', async () => {
    await migrate(db, earlier);
    // The migrations have counted changes of the catalogue.
    await run(`update shelf_version set version = 7 where tenant_id = ''`);
    await run(`insert into shelf_version values ('north', 3)`);
    expect(await migrate(db, migrationsFolder)).toContain(RENAMED_BY);
    const versions = async (table: string) => (await run(`select tenant_id, version from ${table} order by tenant_id`)).rows;
    expect(await versions('catalogue_version')).toEqual([{ tenant_id: '', version: 7n }, { tenant_id: 'north', version: 3n }]);
    await run('update game_vendor set code = code');
    expect((await versions('catalogue_version'))[0]).toEqual({ tenant_id: '', version: 8n });
    expect(await versions('shelf_version')).toEqual(await versions('catalogue_version'));
    const { rows } = await run(`select tgname from pg_trigger where tgname like 'shelf%' union all select proname from pg_proc where proname like 'shelf%'`);
    expect(rows).toEqual([]);
  });
});
