import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blankDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { migrate } from '../index.ts';
import { raiseFunctionVersion, readFunctionVersion } from './sql-files.ts';

const folders: string[] = [];
let db: TestDatabase;
beforeEach(async () => {
  db = await blankDatabase();
});
afterEach(async () => {
  await db.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A program's migrations: its functions by file name, at a version. */
function program(version: number, functions: Readonly<Record<string, string>>, migrations: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-functions-'));
  folders.push(folder);
  mkdirSync(join(folder, 'functions'));
  writeFileSync(join(folder, 'functions', 'version.json'), JSON.stringify({ version, checksum: '' }));
  for (const [file, text] of Object.entries({ '0001-first.sql': 'create table first (x text);', ...migrations })) writeFileSync(join(folder, file), text);
  for (const [file, text] of Object.entries(functions)) writeFileSync(join(folder, 'functions', file), text);
  return folder;
}

const answering = (text: string, parameters = ''): string => `create or replace function the_answer(${parameters}) returns text language sql as $$ select '${text}' $$;`;
const answer = async (): Promise<string | undefined> => (await sql<{ a: string }>`select the_answer() as a`.execute(db.query)).rows[0]?.a;
const functionNames = async (): Promise<readonly string[]> =>
  (await sql<{ name: string }>`select proname as name from pg_proc where pronamespace = current_schema()::regnamespace order by 1`.execute(db.query)).rows.map(({ name }) => name);

describe('migrate', () => {
  it('keeps newer functions when an older program starts', async () => {
    const older = program(1, { 'the-answer.sql': answering('old'), 'gone-later.sql': answering('x').replace('the_answer', 'gone_later') });
    const newer = program(2, { 'the-answer.sql': answering('new'), 'new-one.sql': answering('y').replace('the_answer', 'new_one') });
    await migrate(db, older);
    expect(await migrate(db, newer)).toEqual(['functions/new-one.sql', 'functions/the-answer.sql']);
    expect(await migrate(db, older)).toEqual([]);
    expect(await answer()).toBe('new');
    expect(await functionNames()).toEqual(['new_one', 'the_answer']);
    expect(await migrate(db, newer)).toEqual([]);
  });

  it('replaces functions that a program from before the versions had put back', async () => {
    const newer = program(2, { 'the-answer.sql': answering('new') });
    await migrate(db, newer);
    await sql.raw(answering('old')).execute(db.query);
    await sql`update schema_function set checksum = 'of the old file'`.execute(db.query);
    expect(await migrate(db, newer)).toEqual(['functions/the-answer.sql']);
    expect(await answer()).toBe('new');
  });

  it('puts back a function that was changed or dropped by hand', async () => {
    const folder = program(1, { 'the-answer.sql': answering('ours') });
    await migrate(db, folder);
    expect(await migrate(db, folder)).toEqual([]);
    await sql.raw(answering('by hand')).execute(db.query);
    expect(await migrate(db, folder)).toEqual(['functions/the-answer.sql']);
    expect(await answer()).toBe('ours');
    await sql`drop function the_answer`.execute(db.query);
    expect(await migrate(db, folder)).toEqual(['functions/the-answer.sql']);
    expect(await answer()).toBe('ours');
    expect(await migrate(db, folder)).toEqual([]);
  });

  it('rejects a function of the same name that was added by hand', async () => {
    const folder = program(1, { 'the-answer.sql': answering('ours') });
    await migrate(db, folder);
    await sql.raw(answering('by hand', 'p_x int')).execute(db.query);
    await expect(migrate(db, folder)).rejects.toThrow('Functions of one name: the_answer(), the_answer(integer). Drop the former one in a new migration.');
  });

  it('replaces the functions of a database from before hashes were kept, once', async () => {
    const folder = program(1, { 'the-answer.sql': answering('ours') });
    await migrate(db, folder);
    await sql`alter table schema_function drop column definition`.execute(db.query);
    expect(await migrate(db, folder)).toEqual(['functions/the-answer.sql']);
    expect(await migrate(db, folder)).toEqual([]);
  });

  it('rejects a changed parameter list whose former function is still there, and changes no function', async () => {
    await migrate(db, program(1, { 'the-answer.sql': answering('old') }));
    const changed = { 'the-answer.sql': answering('new', 'p_x int default 1') };
    await expect(migrate(db, program(2, changed))).rejects.toThrow('Functions of one name: the_answer(), the_answer(integer). Drop the former one in a new migration.');
    expect(await answer()).toBe('old');
    await migrate(db, program(2, changed, { '0002-drop.sql': 'drop function the_answer();' }));
    expect(await answer()).toBe('new');
  });

  it('drops a function whose file is gone', async () => {
    await migrate(db, program(1, { 'the-answer.sql': answering('old'), 'gone-later.sql': answering('x').replace('the_answer', 'gone_later') }));
    await migrate(db, program(2, { 'the-answer.sql': answering('old') }));
    expect(await functionNames()).toEqual(['the_answer']);
    expect((await sql`select file, version from schema_function`.execute(db.query)).rows).toEqual([{ file: 'functions/the-answer.sql', version: 2 }]);
  });

  it('rejects when a function whose file is gone is still used', async () => {
    await migrate(db, program(1, { 'the-answer.sql': answering('old') }));
    await sql`create table asking (text text default the_answer())`.execute(db.query);
    await expect(migrate(db, program(2, {}))).rejects.toThrow('functions/the-answer.sql is gone, but its function could not be dropped');
    expect(await answer()).toBe('old');
  });
});

describe('raiseFunctionVersion', () => {
  it('raises the version when a file changed, and only then', () => {
    const folder = program(4, { 'the-answer.sql': answering('old') });
    const version = () => readFunctionVersion(folder).version;
    raiseFunctionVersion(folder);
    expect(version()).toBe(5);
    raiseFunctionVersion(folder);
    expect(version()).toBe(5);
    writeFileSync(join(folder, 'functions', 'the-answer.sql'), answering('new'));
    raiseFunctionVersion(folder);
    expect(version()).toBe(6);
    rmSync(join(folder, 'functions', 'the-answer.sql'));
    raiseFunctionVersion(folder);
    expect(version()).toBe(7);
  });
});
