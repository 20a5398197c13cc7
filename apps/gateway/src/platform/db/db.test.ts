import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AbortedTransactionError, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asOwner, blankDatabase, testDatabase, testEngine, type TestDatabase } from '../../../test-support/database.ts';
import { migrate, openDatabase, sqlState } from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await asOwner(db, async (tx) => {
    await sql`create table note (id int primary key, text text not null)`.execute(tx);
  });
});
afterAll(() => db.close());

const notes = () => db.query.withTables<{ note: { id: number; text: string } }>();

describe('database values', () => {
  it('are read alike on both engines', async () => {
    const { rows } = await sql`select 9223372036854775807::int8 as int8, '2026-02-03'::date as date,
      '\\x00ff'::bytea as bytea, timestamptz '2026-02-03 04:05:06.789+02' as timestamptz, 1.50::numeric as numeric,
      '{"a":[1]}'::jsonb as jsonb, array[1,null,3]::int8[] as int8s, array['2026-02-03']::date[] as dates,
      array['\\x01']::bytea[] as byteas, null::int8 as nothing, true as bool, 7::int4 as int4`.execute(db.query);
    expect(rows).toEqual([
      {
        int8: 9223372036854775807n,
        date: '2026-02-03',
        bytea: Uint8Array.of(0, 255),
        timestamptz: new Date('2026-02-03T02:05:06.789Z'),
        numeric: '1.50',
        jsonb: { a: [1] },
        int8s: [1n, null, 3n],
        dates: ['2026-02-03'],
        byteas: [Uint8Array.of(1)],
        nothing: null,
        bool: true,
        int4: 7,
      },
    ]);
  });

  it('are sent alike on both engines', async () => {
    const bytes = Uint8Array.of(1, 2, 255);
    const at = new Date('2026-02-03T02:05:06.789Z');
    const { rows } = await sql`select ${2n ** 62n}::int8 as int8, ${bytes}::bytea as bytea, ${at}::timestamptz as at,
      ${'2026-02-03'}::date as date, ${JSON.stringify([1])}::jsonb as json, ${[1n, 2n]}::int8[] as int8s`.execute(db.query);
    expect(rows).toEqual([{ int8: 2n ** 62n, bytea: bytes, at, date: '2026-02-03', json: [1], int8s: [1n, 2n] }]);
  });

  it('include the number of rows a statement changed', async () => {
    const result = await notes().insertInto('note').values([{ id: 100, text: 'a' }, { id: 101, text: 'b' }]).executeTakeFirstOrThrow();
    expect(result.numInsertedOrUpdatedRows).toBe(2n);
    const deleted = await notes().deleteFrom('note').where('id', '>=', 100).executeTakeFirstOrThrow();
    expect(deleted.numDeletedRows).toBe(2n);
  });
});

describe('transaction', () => {
  const count = async () => (await notes().selectFrom('note').selectAll().execute()).length;

  it('commits all or nothing', async () => {
    const before = await count();
    await expect(
      db.transaction(async (tx) => {
        await tx.withTables<{ note: { id: number; text: string } }>().insertInto('note').values({ id: 1, text: '' }).execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await count()).toBe(before);
  });

  it('rejects a commit after a failed statement whose error was swallowed', async () => {
    const attempt = db.transaction(async (tx) => {
      await sql`insert into note values (2, 'x')`.execute(tx);
      await sql`select 1/0`.execute(tx).catch(() => undefined);
    });
    await expect(attempt).rejects.toThrow(AbortedTransactionError);
    expect(await notes().selectFrom('note').where('id', '=', 2).selectAll().execute()).toEqual([]);
  });

  it('rejects a second connection inside, instead of waiting for itself', async () => {
    await expect(db.transaction(() => count())).rejects.toThrow('second connection');
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow('second connection');
    expect(await count()).toBe(0);
  });

  it('rejects a handle used after its transaction', async () => {
    const kept = await db.transaction(async (tx) => ({ tx }));
    await expect(sql`select 1`.execute(kept.tx)).rejects.toThrow('already committed');
  });

  it('never interleaves with others on one connection', async () => {
    await sql`insert into note values (10, '0')`.execute(db.query);
    const increment = () =>
      db.transaction(async (tx) => {
        const { rows } = await sql<{ text: string }>`select text from note where id = 10 for update`.execute(tx);
        await Promise.resolve();
        await sql`update note set text = ${String(Number(rows[0]?.text) + 1)} where id = 10`.execute(tx);
      });
    await Promise.all(Array.from({ length: 25 }, increment));
    const { rows } = await sql<{ text: string }>`delete from note where id = 10 returning text`.execute(db.query);
    expect(rows).toEqual([{ text: '25' }]);
  });

  it('retries once on serialization failures, and on duplicates only when asked', async () => {
    let attempts = 0;
    const fail = (state: string) => async () => {
      attempts++;
      throw Object.assign(new Error(state), { code: state });
    };
    for (const [state, retry, expected] of [
      ['40001', undefined, 2],
      ['40P01', undefined, 2],
      ['23505', undefined, 1],
      ['23505', 'conflicts-and-duplicates', 2],
      ['40001', 'never', 1],
      ['23514', 'conflicts-and-duplicates', 1],
    ] as const) {
      attempts = 0;
      await expect(db.transaction(fail(state), retry === undefined ? {} : { retry })).rejects.toThrow(state);
      expect([state, retry, attempts]).toEqual([state, retry, expected]);
    }
  });

  it('reports the same SQLSTATE on both engines', async () => {
    const error: unknown = await sql`insert into note values (3, null)`.execute(db.query).catch((caught: unknown) => caught);
    expect(sqlState(error)).toBe('23502');
  });
});

describe.runIf(testEngine === 'postgres')('a connection that the server ends', () => {
  it('fails the next statement of its transaction and nothing else, also while none is running', async () => {
    const admin = new pg.Client({ connectionString: db.url });
    await admin.connect();
    const sessions = async (pid: number) => (await admin.query('select from pg_stat_activity where pid = $1', [pid])).rowCount;
    const cut = db.transaction(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = rows[0]?.pid ?? 0;
      await admin.query('select pg_terminate_backend($1)', [pid]);
      await vi.waitFor(async () => expect(await sessions(pid)).toBe(0), { interval: 10 });
      await sql`select 1`.execute(tx);
    });
    await expect(cut).rejects.toThrow();
    expect((await sql<{ two: number }>`select 2 as two`.execute(db.query)).rows).toEqual([{ two: 2 }]);
    await admin.end();
  });
});

describe('migrate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-migrations-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  afterAll(() => rmSync(folder, { recursive: true }));
  it('applies files in order of number, once, and rejects when an applied file was changed', async () => {
    const fresh = await blankDatabase();
    write('0002-second.sql', "insert into first values ('it''s');\ncreate function f() returns int language sql as $$ select 1 $$;");
    write('0001-first.sql', 'create table first (x text);');
    expect(await migrate(fresh, folder)).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await migrate(fresh, folder)).toEqual([]);
    write('0001-first.sql', 'create table first (x text); -- edited');
    await expect(migrate(fresh, folder)).rejects.toThrow('0001-first.sql was changed after it was applied');
    write('0001-first.sql', 'create table first (x text);');
    write('0003-broken.sql', 'create table third (x text); select nonsense;');
    await expect(migrate(fresh, folder)).rejects.toThrow('Migration 0003-broken.sql failed: column "nonsense" does not exist');
    await expect(sql`select * from third`.execute(fresh.query)).rejects.toThrow('does not exist');
    rmSync(join(folder, '0003-broken.sql'));
    await fresh.close();
  });

  it('replaces a function when its file has changed, after the numbered migrations', async () => {
    const functions = mkdtempSync(join(tmpdir(), 'livery-functions-'));
    const put = (file: string, text: string) => writeFileSync(join(functions, file), text);
    mkdirSync(join(functions, 'functions'));
    put('0001-first.sql', 'create table first (x text);');
    const answering = (number: number) => `create or replace function f() returns int language sql as $$ select ${number} from first $$;`;
    put('functions/f.sql', answering(1));
    const fresh = await blankDatabase();
    const answer = async () => (await sql<{ f: number }>`insert into first values ('') returning f()`.execute(fresh.query)).rows[0]?.f;
    expect(await migrate(fresh, functions)).toEqual(['0001-first.sql', 'functions/f.sql']);
    expect(await migrate(fresh, functions)).toEqual([]);
    await sql`insert into first values ('')`.execute(fresh.query);
    expect(await answer()).toBe(1);
    put('functions/f.sql', answering(2));
    put('0002-second.sql', 'select 1;');
    expect(await migrate(fresh, functions)).toEqual(['0002-second.sql', 'functions/f.sql']);
    expect(await answer()).toBe(2);
    put('functions/f.sql', 'create or replace function f() returns int language sql as $$ select nonsense $$;');
    put('0003-third.sql', 'create table third (x text);');
    await expect(migrate(fresh, functions)).rejects.toThrow('Function functions/f.sql failed: column "nonsense" does not exist');
    expect((await sql`select * from third`.execute(fresh.query)).rows).toEqual([]);
    expect(await answer()).toBe(2);
    await fresh.close();
    rmSync(functions, { recursive: true });
  });

  it('runs once when several processes start concurrently', async () => {
    write('0002-second.sql', 'select pg_sleep(0.05);');
    const one = await blankDatabase();
    const others = one.url === undefined ? [one, one] : await Promise.all([1, 2].map(() => openDatabase({ engine: 'postgres', url: one.url ?? '' })));
    const applied = await Promise.all([one, ...others].map((starter) => migrate(starter, folder)));
    expect(applied.flat().toSorted()).toEqual(['0001-first.sql', '0002-second.sql']);
    await Promise.all([...new Set([one, ...others])].map((starter) => starter.close()));
  });
});
