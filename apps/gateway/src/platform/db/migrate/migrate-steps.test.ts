import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blankDatabase, testEngine, type TestDatabase } from '../../../../test-support/database.ts';
import { programWith, removePrograms } from '../../../../test-support/program-folder.ts';
import { migrate, openDatabase, schemaStatus, servingFault } from '../index.ts';

const FIRST = { '0001-first.sql': 'create table first (id int primary key, x text);' };

let db: TestDatabase;
beforeEach(async () => {
  db = await blankDatabase();
});
afterEach(async () => {
  await db.close();
  removePrograms();
});

const rows = async (text: string): Promise<readonly unknown[]> => (await sql.raw(text).execute(db.query)).rows;

describe('migrate', () => {
  it('keeps what was applied when a later migration fails, and goes on from there', async () => {
    const broken = programWith({ ...FIRST, '0002-second.sql': 'create table second (x text); select nonsense;' });
    await expect(migrate(db, broken)).rejects.toThrow('Migration 0002-second.sql failed: column "nonsense" does not exist');
    const mended = programWith({ ...FIRST, '0002-second.sql': 'create table second (x text);' });
    expect(await migrate(db, mended)).toEqual(['0002-second.sql']);
  });

  it('builds an index outside any transaction where the migration says so', async () => {
    const folder = programWith({ ...FIRST, '0002-index.sql': '-- livery: no transaction\ncreate index concurrently first_x on first (x);' });
    expect(await migrate(db, folder)).toEqual(['0001-first.sql', '0002-index.sql']);
    expect(await rows("select indisvalid from pg_index where indexrelid = 'first_x'::regclass")).toEqual([{ indisvalid: true }]);
    expect(await migrate(db, folder)).toEqual([]);
  });

  // The embedded database builds an index in one transaction with its record: it cannot be finished and not recorded.
  it.runIf(testEngine === 'postgres')('keeps an index that was finished and not recorded', async () => {
    await migrate(db, programWith(FIRST));
    await sql`create index first_x on first (x)`.execute(db.query);
    const before = await rows("select 'first_x'::regclass::oid::int as oid");
    await migrate(db, programWith({ ...FIRST, '0002-index.sql': '-- livery: no transaction\ncreate index concurrently first_x on first (x);' }));
    expect(await rows("select 'first_x'::regclass::oid::int as oid")).toEqual(before);
  });

  it('repeats a batch in transactions of its own until nothing changes', async () => {
    await migrate(db, programWith(FIRST));
    await sql`insert into first select n from generate_series(1, 25) n`.execute(db.query);
    const lines: string[] = [];
    const batches = "-- livery: batches\nupdate first set x = 'filled' where id in (select id from first where x is null limit 10)";
    await migrate(db, programWith({ ...FIRST, '0002-fill.sql': batches }), { onProgress: (line) => lines.push(line) });
    expect(await rows("select count(*)::int as n, count(distinct xmin::text)::int as transactions from first where x = 'filled'")).toEqual([{ n: 25, transactions: 3 }]);
    expect(lines).toEqual(['0002-fill.sql applied']);
  });

  it('replaces a function in the transaction that drops its former one, where the migration says so', async () => {
    const withFunction = (parameters: string, migrations: Record<string, string>) =>
      programWith({ ...FIRST, ...migrations, 'functions/the-answer.sql': `create or replace function the_answer(${parameters}) returns int language sql as $$ select 42 $$;` });
    await migrate(db, withFunction('', {}));
    const folder = withFunction('p_more int default 0', { '0002-drop.sql': '-- livery: with functions\ndrop function the_answer();', '0003-broken.sql': 'select nonsense;' });
    await expect(migrate(db, folder)).rejects.toThrow('0003-broken.sql failed');
    expect(await rows('select the_answer() as a, the_answer(1) as b')).toEqual([{ a: 42, b: 42 }]);
  });

  it.each([
    ['an unknown directive', '-- livery: sometimes\nselect 1;', 'is no directive'],
    ['a floor above its own number', '-- livery: floor 0003\nselect 1;', 'its floor is above its own number'],
  ])('rejects %s', async (_what, text, message) => {
    await expect(migrate(db, programWith({ ...FIRST, '0002-second.sql': text }))).rejects.toThrow(message);
  });
});

describe('servingFault', () => {
  const older = () => programWith(FIRST);
  const newer = (directive: string) => programWith({ ...FIRST, '0002-second.sql': `${directive}\nalter table first add column y text;` });

  it('names what is pending', async () => {
    expect(await servingFault(db.query, older())).toContain("The database lacks 0001-first.sql. Run `npm run gateway -- migrate` with the owner's login.");
    await migrate(db, older());
    expect(await servingFault(db.query, older())).toBeUndefined();
    expect(await servingFault(db.query, newer(''))).toContain('lacks 0002-second.sql');
    expect(await schemaStatus(db.query, newer(''))).toMatchObject({ pending: ['0002-second.sql'], floor: 0 });
  });

  it('lets an older program serve on a newer schema, also migrate on it, down to its floor', async () => {
    await migrate(db, newer('-- livery: floor 0001'));
    expect(await servingFault(db.query, older())).toBeUndefined();
    expect(await migrate(db, older())).toEqual([]);
  });

  it('refuses an older program below the floor', async () => {
    await migrate(db, newer('-- livery: floor 0002'));
    const refusal = 'The database is for programs from migration 2 on, and the newest of this program is 1: it is too old for its data.';
    expect(await servingFault(db.query, older())).toContain(refusal);
    await expect(migrate(db, older())).rejects.toThrow(refusal);
  });

  it('names functions that are older than the program calls, and lets it serve beside newer ones', async () => {
    const at = (version: number) => programWith({ ...FIRST, 'functions/version.json': JSON.stringify({ version, checksum: '' }), 'functions/f.sql': 'create or replace function f() returns int language sql as $$ select 1 $$;' });
    await migrate(db, at(4));
    expect(await servingFault(db.query, at(3))).toBeUndefined();
    expect(await servingFault(db.query, at(5))).toContain('The database has functions of version 4, and this program calls those of version 5. Run `npm run gateway -- migrate`');
  });
});

describe.runIf(testEngine === 'postgres')('migrate beside traffic', () => {
  async function another(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: db.url });
    await client.connect();
    return client;
  }

  it('gives way to a transaction that holds its lock, lets others pass, and tries again', async () => {
    await migrate(db, programWith(FIRST));
    const [holder, visitor] = [await another(), await another()];
    await holder.query('begin');
    await holder.query('select from first');
    let pauses = 0;
    const lines: string[] = [];
    await migrate(db, programWith({ ...FIRST, '0002-column.sql': 'alter table first add column y text;' }), {
      lockTimeoutMs: 50,
      onProgress: (line) => lines.push(line),
      async pause() {
        // Between two tries nobody waits behind the migration.
        await visitor.query("set statement_timeout = '5s'");
        expect((await visitor.query('select from first')).rowCount).toBe(0);
        if (++pauses === 3) await holder.query('commit');
      },
    });
    expect(pauses).toBe(3);
    expect(lines.filter((line) => line.includes('got no lock within 50 ms'))).toHaveLength(3);
    await Promise.all([holder.end(), visitor.end()]);
  });

  it('rejects when it never gets its lock, and leaves nothing half done', async () => {
    await migrate(db, programWith(FIRST));
    const holder = await another();
    await holder.query('begin');
    await holder.query('select from first');
    const folder = programWith({ ...FIRST, '0002-column.sql': 'create table beside (x text); alter table first add column y text;' });
    await expect(migrate(db, folder, { lockTimeoutMs: 20, attempts: 2, pause: async () => undefined })).rejects.toThrow('lock timeout');
    await holder.query('rollback');
    expect((await holder.query("select to_regclass('beside') as it")).rows).toEqual([{ it: null }]);
    await holder.end();
  });

  it('applies each file once when two migrators start at once, and an index is built beside the other', async () => {
    const others = await Promise.all([1, 2].map(() => openDatabase({ engine: 'postgres', url: db.url ?? '', poolSize: 1 })));
    const folder = programWith({ ...FIRST, '0002-slow.sql': 'select pg_sleep(0.1);', '0003-index.sql': '-- livery: no transaction\ncreate index concurrently first_x on first (x);' });
    const applied = await Promise.all([db, ...others].map((starter) => migrate(starter, folder)));
    expect(applied.flat().toSorted()).toEqual(['0001-first.sql', '0002-slow.sql', '0003-index.sql']);
    await Promise.all(others.map((other) => other.close()));
  });

  it('drops and builds anew an index that an interrupted run left invalid', async () => {
    await migrate(db, programWith(FIRST));
    const folder = programWith({ ...FIRST, '0002-index.sql': '-- livery: no transaction\ncreate index concurrently first_x on first (x);' });
    const [holder, killer] = [await another(), await another()];
    await holder.query('begin');
    await holder.query("insert into first values (1, 'held')");
    const interrupted = migrate(db, folder).then(() => 'applied', (error: Error) => error.message);
    const building = async () => (await killer.query<{ pid: number }>("select pid from pg_stat_activity where datname = current_database() and query like '%create index concurrently%' and wait_event_type = 'Lock' and pid <> pg_backend_pid()")).rows[0]?.pid;
    let pid: number | undefined;
    while (pid === undefined) pid = await building();
    await killer.query('select pg_terminate_backend($1)', [pid]);
    expect(await interrupted).toContain('0002-index.sql failed');
    await holder.query('commit');
    expect(await rows("select indisvalid from pg_index where indexrelid = 'first_x'::regclass")).toEqual([{ indisvalid: false }]);
    expect(await migrate(db, folder)).toEqual(['0002-index.sql']);
    expect(await rows("select indisvalid from pg_index where indexrelid = 'first_x'::regclass")).toEqual([{ indisvalid: true }]);
    await Promise.all([holder.end(), killer.end()]);
  });
});
