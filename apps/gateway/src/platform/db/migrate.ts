import { CompiledQuery } from 'kysely';
import type { Database, Tx } from './open.ts';
import { readFunctions, readMigrations, type FunctionSet, type Migration, type SqlFile } from './sql-files.ts';

interface Applied {
  readonly number: number;
  readonly file: string;
  readonly checksum: string;
}

/** A function as it was applied. */
interface AppliedFunction {
  readonly file: string;
  readonly checksum: string;
  readonly version: number;
  /** Hash of the function as the database had it then; null where it was applied before hashes were kept. */
  readonly definition: string | null;
}

/** Arbitrary, but the same for every starter. */
const MIGRATION_LOCK = 548379;

function checkHistory(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const { number, file, checksum } of applied) {
    const migration = known.get(number);
    if (migration === undefined) {
      throw new Error(`The database has migration ${file}, which this program does not know: it is older than its data.`);
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `Migration ${migration.file} was changed after it was applied to this database. ` +
          'Restore the file and put the change into a new migration.',
      );
    }
  }
}

async function run<Row>(tx: Tx, text: string, ...parameters: unknown[]): Promise<Row[]> {
  const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, parameters));
  return rows;
}

async function apply(tx: Tx, kind: string, { file, text }: SqlFile): Promise<void> {
  await run(tx, asOneStatement(text)).catch((error: unknown) => {
    throw new Error(`${kind} ${file} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
}

async function applyMigrations(tx: Tx, migrations: readonly Migration[], at: Date): Promise<string[]> {
  const applied = await run<Applied>(tx, 'select number, file, checksum from schema_migration order by number');
  checkHistory(applied, migrations);
  const done = new Set(applied.map(({ number }) => number));
  const pending = migrations.filter(({ number }) => !done.has(number));
  for (const migration of pending) {
    const { number, file, checksum } = migration;
    await apply(tx, 'Migration', migration);
    await run(tx, 'insert into schema_migration values ($1, $2, $3, $4)', number, file, checksum, at);
  }
  return pending.map(({ file }) => file);
}

/** The name of the function that a file of `functions/` has. */
const functionOf = (file: string): string => /^functions\/([a-z0-9-]+)\.sql$/.exec(file)?.[1]?.replaceAll('-', '_') ?? '';

/** `create or replace` with another parameter list makes a second function beside the first. */
async function refuseOverloads(tx: Tx, functions: readonly SqlFile[]): Promise<void> {
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
async function dropFunctions(tx: Tx, files: readonly string[]): Promise<void> {
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
async function definitionsOf(tx: Tx, files: readonly SqlFile[]): Promise<ReadonlyMap<string, string | null>> {
  const found = await run<{ name: string; definition: string }>(
    tx,
    `select proname as name, encode(sha256(convert_to(string_agg(pg_get_functiondef(oid), '' order by oid), 'UTF8')), 'hex') as definition
     from pg_proc where pronamespace = current_schema()::regnamespace and prokind = 'f' and proname = any($1::text[]) group by proname`,
    files.map(({ file }) => functionOf(file)),
  );
  const byName = new Map(found.map(({ name, definition }) => [name, definition]));
  return new Map(files.map(({ file }) => [file, byName.get(functionOf(file)) ?? null]));
}

async function replaceFunctions(tx: Tx, { version, files }: FunctionSet, at: Date): Promise<string[]> {
  const applied = await run<AppliedFunction>(tx, 'select file, checksum, version, definition from schema_function order by file');
  // A newer gateway is at work beside this one, which calls its functions as the newer one made them.
  if (applied.some((row) => row.version > version)) return [];
  const known = new Map(applied.map((row) => [row.file, row]));
  const present = await definitionsOf(tx, files);
  const named = new Set(files.map(({ file }) => file));
  const gone = applied.flatMap(({ file }) => (named.has(file) ? [] : [file]));
  // Changed in the file, or by hand in the database: both times the file counts.
  const changed = files.filter(({ file, checksum }) => {
    const row = known.get(file);
    const definition = present.get(file) ?? null;
    return row?.checksum !== checksum || definition === null || row.definition !== definition;
  });
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
  return changed.map(({ file }) => file);
}

/**
 * Brings the database up to the migrations of `folder` (`0001-what-it-does.sql`, in order of number), then replaces
 * the functions whose file in `functions/` has changed, or that were changed in the database since, and drops those whose
 * file is gone, all in one transaction.
 * Functions of a newer version (`functions/version.json`) stay as they are. Returns the files applied now, in order.
 * Several starters may call it at once: one works, the others wait and find nothing left to do.
 * @throws when an applied migration was changed or is missing, or a function has two parameter lists; nothing is applied then
 */
export async function migrate(db: Database, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const functions = readFunctions(folder);
  return db.transaction(async (tx) => {
    await run(tx, 'set local role none');
    if (db.engine === 'postgres') await run(tx, 'select pg_advisory_xact_lock($1)', MIGRATION_LOCK);
    await run(
      tx,
      `create table if not exists schema_migration (
         number int primary key, file text not null, checksum text not null, applied_at timestamptz not null)`,
    );
    await run(
      tx,
      'create table if not exists schema_function (file text primary key, checksum text not null, applied_at timestamptz not null)',
    );
    // Not a migration: gateways from before the version would take that for a database newer than they are, and not start.
    await run(tx, 'alter table schema_function add column if not exists version int not null default 0');
    await run(tx, 'alter table schema_function add column if not exists definition text');
    const at = new Date(db.clock.now());
    return [...(await applyMigrations(tx, migrations, at)), ...(await replaceFunctions(tx, functions, at))];
  });
}

/** The drivers take one statement with parameters; a block lets a whole script pass as one. */
function asOneStatement(script: string): string {
  return `do $migration$ begin execute $script$${script}$script$; end $migration$`;
}
