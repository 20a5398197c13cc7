import type { Queries } from '../open.ts';
import { grantExecution } from './execution-rights.ts';
import { apply, run } from './run.ts';
import type { FunctionSet, SqlFile } from './sql-files.ts';

/** A function as it was applied. */
interface AppliedFunction {
  readonly file: string;
  readonly checksum: string;
  readonly version: number;
  /** Hash of the function as the database had it then; null where it was applied before hashes were kept. */
  readonly definition: string | null;
}

/** The name of the function that a file of `functions/` has. */
export const functionOf = (file: string): string => /^functions\/([a-z0-9-]+)\.sql$/.exec(file)?.[1]?.replaceAll('-', '_') ?? '';

/** `create or replace` with another parameter list makes a second function beside the first. */
async function refuseOverloads(tx: Queries, functions: readonly SqlFile[]): Promise<void> {
  const overloads = await run<{ signature: string; name: string }>(
    tx,
    `select proname as name, oid::regprocedure::text as signature from pg_proc
     where pronamespace = current_schema()::regnamespace and proname = any($1::text[])
       and proname in (select proname from pg_proc where pronamespace = current_schema()::regnamespace group by proname having count(*) > 1)
     order by signature`,
    functions.map(({ file }) => functionOf(file)),
  );
  if (overloads.length === 0) return;
  throw new Error(`Functions of one name: ${overloads.map(({ signature }) => signature).join(', ')}. Drop the former one in a new migration.`);
}

/** Drops the functions whose file is gone. */
async function dropFunctions(tx: Queries, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const name = functionOf(file);
    if (name === '') throw new Error(`${file} is recorded as a function, but names none.`);
    await run(tx, `drop function if exists ${name}`).catch((error: unknown) => {
      throw new Error(`${file} is gone, but its function could not be dropped: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    });
    await run(tx, 'delete from schema_function where file = $1', file);
  }
}

/** A hash of each function as the database has it, by file; null where it is missing. */
async function definitionsOf(tx: Queries, files: readonly SqlFile[]): Promise<ReadonlyMap<string, string | null>> {
  const found = await run<{ name: string; definition: string }>(
    tx,
    `select proname as name, encode(sha256(convert_to(string_agg(pg_get_functiondef(oid), '' order by oid), 'UTF8')), 'hex') as definition
     from pg_proc where pronamespace = current_schema()::regnamespace and prokind = 'f' and proname = any($1::text[]) group by proname`,
    files.map(({ file }) => functionOf(file)),
  );
  const byName = new Map(found.map(({ name, definition }) => [name, definition]));
  return new Map(files.map(({ file }) => [file, byName.get(functionOf(file)) ?? null]));
}

/** What replacing the functions would do. */
export interface FunctionChanges {
  /** Changed in the file, or by hand in the database: both times the file counts. */
  readonly changed: readonly SqlFile[];
  /** Functions whose file is gone. */
  readonly gone: readonly string[];
}

/** Compares the files of functions with the database, which has `schema_function`. */
export async function functionChanges(on: Queries, { version, files }: FunctionSet): Promise<FunctionChanges> {
  const applied = await run<AppliedFunction>(on, 'select file, checksum, version, definition from schema_function order by file');
  // A newer gateway is at work beside this one, which calls its functions as the newer one made them.
  if (applied.some((row) => row.version > version)) return { changed: [], gone: [] };
  const known = new Map(applied.map((row) => [row.file, row]));
  const present = await definitionsOf(on, files);
  const named = new Set(files.map(({ file }) => file));
  const changed = files.filter(({ file, checksum }) => {
    const row = known.get(file);
    const definition = present.get(file) ?? null;
    return row?.checksum !== checksum || definition === null || row.definition !== definition;
  });
  return { changed, gone: applied.flatMap(({ file }) => (named.has(file) ? [] : [file])) };
}

/** Brings the functions to their files, and their rights to what the files say. Returns the files applied. */
export async function replaceFunctions(tx: Queries, functions: FunctionSet, at: Date): Promise<string[]> {
  const { version, files } = functions;
  const { changed, gone } = await functionChanges(tx, functions);
  await dropFunctions(tx, gone);
  for (const definition of changed) {
    await apply(tx, 'Function', definition);
    await run(
      tx,
      `insert into schema_function (file, checksum, applied_at) values ($1, $2, $3)
       on conflict (file) do update set checksum = excluded.checksum, applied_at = excluded.applied_at`,
      definition.file,
      definition.checksum,
      at,
    );
  }
  if (changed.length > 0) await refuseOverloads(tx, files);
  for (const [file, definition] of await definitionsOf(tx, changed)) {
    await run(tx, 'update schema_function set definition = $2 where file = $1', file, definition);
  }
  await run(tx, 'update schema_function set version = $1 where version < $1', version);
  const internal = files.filter((file) => file.internal);
  await grantExecution(tx, internal.map(({ file }) => functionOf(file)));
  return changed.map(({ file }) => file);
}
