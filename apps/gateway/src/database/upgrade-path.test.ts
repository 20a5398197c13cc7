import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blankDatabase, testEngine, type TestDatabase } from '../../test-support/database.ts';
import { programWith, removePrograms } from '../../test-support/program-folder.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { migrate } from '../platform/db/index.ts';

let db: TestDatabase;
beforeEach(async () => {
  db = await blankDatabase();
});
afterEach(async () => {
  await db.close();
  removePrograms();
});

const textOf = (file: string): string => readFileSync(join(migrationsFolder, file), 'utf8');
const fileOf = (number: number): string => readdirSync(migrationsFolder).find((file) => file.startsWith(String(number).padStart(4, '0'))) ?? '';
/** The functions of this program, with others in place of some. */
const functions = (others: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(readdirSync(join(migrationsFolder, 'functions')).map((file) => [`functions/${file}`, others[file] ?? textOf(`functions/${file}`)]));
/** The program of a release: its migrations up to a number. */
const until = (number: number, more: Readonly<Record<string, string>> = {}): string =>
  programWith({ ...Object.fromEntries(readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql') && Number(file.slice(0, 4)) <= number).map((file) => [file, textOf(file)])), ...more });

/** What a migration has in its text as a function, up to its end. */
const functionIn = (file: string): string => {
  const text = textOf(file);
  return text.slice(text.indexOf('create or replace function'));
};

describe('a database of the release before', () => {
  it.each([150, 170])('has its bets counted as long as no more than migration %i is applied', async (number) => {
    // The functions of that release, and a run that ends behind the migration: the last step, which replaces all functions, is not reached.
    await migrate(db, until(number - 1, functions({ 'bet-count.sql': functionIn('0144-bet-days-by-game.sql'), 'version.json': JSON.stringify({ version: 1, checksum: '' }) })));
    const broken = { [`${String(number + 1).padStart(4, '0')}-broken.sql`]: 'select nonsense;' };
    await expect(migrate(db, until(number, { ...functions(), ...broken }))).rejects.toThrow('nonsense');
    await sql`select bet_count('T', '0198c0de-0000-7000-8000-000000000001'::uuid, '{}'::uuid[], current_date)`.execute(db.query);
  });

  it('is taken on where its files were written otherwise', async () => {
    const [former, other] = ['-- livery: batches\nupdate t set x = 1 where ctid = any(array(select ctid from t where x is null limit 1))', '-- livery: batches\n-- livery: formerly HASH\nupdate t set x = 1 where ctid = any(array(select ctid from t where x is null limit 2))'];
    await migrate(db, programWith({ '0001-t.sql': 'create table t (x int);', '0002-fill.sql': former }));
    const { rows } = await sql<{ checksum: string }>`select checksum from schema_migration where number = 2`.execute(db.query);
    const formerly = (hash: string) => programWith({ '0001-t.sql': 'create table t (x int);', '0002-fill.sql': other.replace('HASH', hash) });
    expect(await migrate(db, formerly(rows[0]?.checksum ?? ''))).toEqual([]);
    await expect(migrate(db, formerly('0'.repeat(64)))).rejects.toThrow('0002-fill.sql was changed after it was applied');
  });
});

describe('0151-uplines-since-registration.sql', () => {
  const ROWS = 7_000;
  /** A flat team, whose paths are from before there were times. */
  async function team(): Promise<void> {
    await migrate(db, until(150, functions({ 'version.json': JSON.stringify({ version: 1, checksum: '' }) })));
    await db.transaction(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into member (tenant_id, id, username, type, registered_at)
        select 'T', ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'm' || n, 1, '2026-01-01'::timestamptz + n * interval '1 second' from generate_series(0, ${ROWS}) n`.execute(tx);
      await sql`insert into member_upline (tenant_id, ancestor_id, member_id, distance)
        select 'T', '00000000-0000-7000-8000-000000000000', ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 1 from generate_series(1, ${ROWS}) n`.execute(tx);
    });
    await sql`analyze member, member_upline`.execute(db.query);
  }
  const wrong = async () => (await sql`select path.member_id from member_upline path join member on member.id = path.member_id where path.since <> member.registered_at`.execute(db.query)).rows;

  it('gives every path the time of its registration, and is done once', async () => {
    await team();
    const folder = until(151, functions({ 'version.json': JSON.stringify({ version: 1, checksum: '' }) }));
    expect(await migrate(db, folder)).toEqual([fileOf(151)]);
    expect(await wrong()).toEqual([]);
    expect(await migrate(db, folder)).toEqual([]);
  });

  it.runIf(testEngine === 'postgres')('begins each batch where the one before has ended', async () => {
    await team();
    const statement = textOf(fileOf(151)).replaceAll(/^--.*$/gm, '').trim().replace(/;$/, '');
    interface Node { readonly 'Relation Name'?: string; readonly Alias?: string; readonly 'Actual Rows': number; readonly 'Rows Removed by Filter'?: number; readonly Plans?: readonly Node[] }
    const visited = (node: Node): number => (node['Relation Name'] === 'member_upline' && node.Alias !== 'path' ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0) + (node.Plans ?? []).reduce((sum, plan) => sum + visited(plan), 0);
    const read: number[] = [];
    // The session of a migrator is one connection.
    await db.query.connection().execute(async (session) => {
      for (let batch = 0; batch < 5; batch++) {
        const { rows } = await sql.raw<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(`explain (analyze, format json) ${statement}`).execute(session);
        read.push(visited(rows[0]?.['QUERY PLAN'][0]?.Plan ?? { 'Actual Rows': Number.NaN }));
      }
    });
    expect(await wrong()).toEqual([]);
    // Of 7,000: three batches of 2,000, the rest, and a look at all of them from the start.
    expect(read.slice(0, 4)).toEqual([2_000, 2_000, 2_000, 1_000]);
    expect(read[4]).toBeLessThanOrEqual(ROWS);
  });
});
