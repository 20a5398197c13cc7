import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankDump } from '../../../../test-support/embedded-dump.ts';
import { sqlState } from '../errors.ts';
import { openEmbedded } from './embedded.ts';
import { preparedStatements, type PreparedStatements } from './prepared.ts';

let engine: PGlite;
let run: PreparedStatements['run'];
let forget: PreparedStatements['forget'];
beforeAll(async () => {
  ({ engine } = await openEmbedded(undefined, await blankDump()));
});
afterAll(() => engine.close());
beforeEach(async () => {
  await engine.exec('deallocate all; drop table if exists note; create table note (id int primary key, text text)');
  ({ run, forget } = preparedStatements(engine));
});

/** The same statement three times: as it is met, as it is prepared, as it is kept. */
async function thrice(text: string, parameters: readonly unknown[] = []): Promise<unknown[]> {
  return [await run(text, parameters), await run(text, parameters), await run(text, parameters)];
}
const alike = (results: readonly unknown[]): void => expect(results.slice(1)).toEqual([results[0], results[0]]);
const stateOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'none', sqlState);
const prepared = async (): Promise<string[]> => (await engine.query<{ statement: string }>('select statement from pg_prepared_statements order by prepare_time')).rows.map(({ statement }) => statement);

describe('preparedStatements', () => {
  it('returns the same values and takes the same parameters each time', async () => {
    const results = await thrice(
      `select $1::int8 as int8, $2::bytea as bytea, $3::timestamptz as at, $4::date as date, $5::jsonb as json, $6::int8[] as int8s, $7::text[] as texts,
         $8::text as nothing, $9::boolean as bool, $10::numeric as number, array[]::text[] as empty, '{"a, \\"b\\"", null}'::text[] as odd`,
      [2n ** 62n, Uint8Array.of(0, 255), new Date(1_700_000_000_123), '2026-02-03', '{"a":[1]}', [1n, null, 3n], ['a"b', 'c,d', '\\'], null, true, '1.50'],
    );
    alike(results);
    expect(results[0]).toMatchObject({ affected: undefined, rows: [{ int8: 2n ** 62n, bytea: Uint8Array.of(0, 255), at: new Date(1_700_000_000_123), date: '2026-02-03', json: { a: [1] }, int8s: [1n, null, 3n], texts: ['a"b', 'c,d', '\\'], nothing: null, bool: true, number: '1.50', empty: [] }] });
  });

  it('returns how many rows a statement changed, and those it returns', async () => {
    for (const [index, text] of ['a', 'b', 'c'].entries()) expect(await run('insert into note values ($1, $2), ($3, $2) returning id', [index * 2, text, index * 2 + 1])).toEqual({ rows: [{ id: index * 2 }, { id: index * 2 + 1 }], affected: 2n });
    alike(await thrice('update note set text = $1', ['d']));
    expect(await run('update note set text = $1', ['d'])).toEqual({ rows: [], affected: 6n });
    expect((await thrice('with gone as (delete from note returning 1) select count(*)::int as gone from gone')).map((result) => (result as { rows: unknown[] }).rows)).toEqual([[{ gone: 6 }], [{ gone: 0 }], [{ gone: 0 }]]);
  });

  it('parses a statement that comes again once, and one that does not come again never', async () => {
    await run('select 1 as once', []);
    for (let time = 0; time < 5; time++) await run('select 2 as often', []);
    expect(await prepared()).toEqual(['select 2 as often']);
  });

  it('reads columns that were added, and types that were changed', async () => {
    await run('insert into note values (1, $1)', ['7']);
    await thrice('select * from note');
    await run('alter table note add column more int default 3', []);
    expect(await run('select * from note', [])).toMatchObject({ rows: [{ id: 1, text: '7', more: 3 }] });
    await thrice('select * from note');
    await run('alter table note alter column text type int using text::int', []);
    alike(await thrice('select * from note'));
    expect(await run('select * from note', [])).toMatchObject({ rows: [{ text: 7 }] });
  });

  it('reads columns that a script added, once it was told', async () => {
    await run('insert into note values (1, null)', []);
    await thrice('select * from note');
    await engine.exec('alter table note add column more int default 4');
    await forget();
    expect(await prepared()).toEqual([]);
    expect(await run('select * from note', [])).toMatchObject({ rows: [{ id: 1, more: 4 }] });
  });

  it('goes on after a table was changed elsewhere, with one error at most', async () => {
    await thrice('select * from note');
    await engine.exec('alter table note add column more int');
    expect(await stateOf(run('select * from note', []))).toBe('0A000');
    await run('insert into note values (1, null, 2)', []);
    expect(await run('select * from note', [])).toMatchObject({ rows: [{ id: 1, more: 2 }] });
  });

  it('fails with the code of PostgreSQL, before a statement is kept and after', async () => {
    const insert = () => stateOf(run('insert into note values ($1, null)', [1]));
    expect([await insert(), await insert(), await insert(), await insert()]).toEqual(['none', '23505', '23505', '23505']);
    expect([await stateOf(run('select wrong', [])), await stateOf(run('select wrong', [])), await stateOf(run('select 1 as fine', []))]).toEqual(['42703', '42703', 'none']);
  });

  it('leaves a transaction in which a statement failed as it was, and the next one unharmed', async () => {
    await thrice('select 3 as three');
    await run('begin', []);
    await run('insert into note values (1, null)', []);
    expect(await stateOf(run('insert into note values (1, null)', []))).toBe('23505');
    expect(await stateOf(run('select 3 as three', []))).toBe('25P02');
    await run('rollback', []);
    alike(await thrice('select 3 as three'));
    expect((await run('select count(*)::int as count from note', [])).rows).toEqual([{ count: 0 }]);
  });

  it('keeps at most 300 statements', async () => {
    for (let index = 0; index < 320; index++) await thrice(`select ${index} as number`);
    const kept = await prepared();
    expect(kept).toHaveLength(300);
    expect([kept.includes('select 319 as number'), kept.includes('select 0 as number')]).toEqual([true, false]);
    expect(await run('select 0 as number', [])).toMatchObject({ rows: [{ number: 0 }] });
  });

  it('plans a statement anew after 500 runs', async () => {
    const text = 'select 4 as four';
    const parsed = vi.spyOn(engine, 'execProtocolStream');
    const parses = () => parsed.mock.calls.filter(([message]) => message[0] === 'P'.charCodeAt(0)).length;
    await run(text, []);
    parsed.mockClear();
    for (let time = 0; time < 500; time++) await run(text, []);
    expect(parses()).toBe(1);
    await run(text, []);
    expect(parses()).toBe(2);
    parsed.mockRestore();
  });
});
