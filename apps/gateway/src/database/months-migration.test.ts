import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDatabase, type TestDatabase } from '../../test-support/database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { migrate } from '../platform/db/index.ts';

/** The migrations before the tables are kept by month. */
function programBefore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-before-months-'));
  mkdirSync(join(folder, 'functions'));
  for (const file of globSync('{*,functions/*}.{sql,json}', { cwd: migrationsFolder })) {
    if (!/^(?:008[89]|009|0[12])|^functions\/months-/.test(file)) cpSync(join(migrationsFolder, file), join(folder, file));
  }
  return folder;
}

describe('0088 to 0092', () => {
  let db: TestDatabase;
  const folder = programBefore();
  const rows = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(db.query)).rows;
  const DETAIL = `insert into game_round_detail (tenant_id, round, platform_tx, detail, at)
    select 'T', ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '00000000-0000-7000-8000-000000000001', '{}', now() - n * interval '1 day'`;
  const files = "select relname::text as name, pg_relation_filenode(oid)::int as file from pg_class where relname in ('game_round_detail', 'ledger_check', 'game_round_detail_before', 'ledger_check_before') and relkind = 'r' order by 1";
  beforeAll(async () => {
    db = await blankDatabase();
    await migrate(db, folder);
    await rows("insert into tenant (id, brand, name) values ('T', 't', 'T')");
    await rows(`${DETAIL} from generate_series(0, 999) n`);
    await rows("insert into ledger_check (tenant_id, name, period, found, examples, at) select 'T', 'drift', n::text, 0, '[]', now() - n * interval '1 day' from generate_series(0, 399) n");
  });
  afterAll(async () => {
    await db.close();
    rmSync(folder, { recursive: true });
  });

  it('keep every row where it lies, and lead new ones to the same names', async () => {
    const written = await rows(files);
    await migrate(db, migrationsFolder);
    expect(await rows(files)).toEqual(written.map(({ name, file }) => ({ name: `${String(name)}_before`, file })));
    expect(await rows('select (select count(*)::int from game_round_detail) as details, (select count(*)::int from ledger_check) as checks')).toEqual([{ details: 1000, checks: 400 }]);
    await rows(`${DETAIL} from generate_series(1000, 1000) n`);
    expect(await rows("select distinct tableoid::regclass::text as part from game_round_detail")).toEqual([{ part: 'livery_month.game_round_detail_before' }]);
  });

  it('let the parts of the months follow the one with what was there', async () => {
    const parts = async (when: string) => (await rows(`select months_keep('game_round_detail', ${when}, now() - interval '5 years') as done`))[0]?.['done'];
    const name = (months: number) => rows(`select to_char(date_trunc('month', now() at time zone 'UTC') + interval '${months} months', 'YYYY_MM') as name`).then(([row]) => `+${String(row?.['name'])}`);
    // This month and the next are in the first part.
    expect(await parts('now()')).toEqual([await name(2)]);
    expect(await parts("date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + interval '2 months'")).toEqual([await name(3), await name(4)]);
  });
});
