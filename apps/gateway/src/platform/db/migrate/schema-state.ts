import type { Queries } from '../open.ts';
import { functionChanges } from './replace-functions.ts';
import { run, SERVING_ROLE } from './run.ts';
import { readFunctions, readFunctionVersion, readMigrations, type Migration } from './sql-files.ts';

/** A migration as it is recorded. */
export interface Applied {
  readonly number: number;
  readonly file: string;
  readonly checksum: string;
  /** Gateways whose newest migration has a lower number cannot serve on it. */
  readonly floor: number;
}

/** Creates the tables that record what was applied. */
export async function createRecords(tx: Queries): Promise<void> {
  await run(
    tx,
    `create table if not exists schema_migration (
       number int primary key, file text not null, checksum text not null, applied_at timestamptz not null)`,
  );
  await run(
    tx,
    'create table if not exists schema_function (file text primary key, checksum text not null, applied_at timestamptz not null)',
  );
  // No migrations: they are needed to read what was applied. Looked for first: adding a column locks the table even where it is there.
  const columns = await run<{ name: string }>(
    tx,
    `select attrelid::regclass::text || '.' || attname as name from pg_attribute
     where attrelid in ('schema_migration'::regclass, 'schema_function'::regclass)`,
  );
  const present = new Set(columns.map(({ name }) => name));
  if (!present.has('schema_function.version')) await run(tx, 'alter table schema_function add column version int not null default 0');
  if (!present.has('schema_function.definition')) await run(tx, 'alter table schema_function add column definition text');
  if (!present.has('schema_migration.floor')) await run(tx, 'alter table schema_migration add column floor int not null default 0');
  for (const table of ['schema_migration', 'schema_function']) {
    const [readable] = await run<{ yes: boolean }>(tx, "select has_table_privilege($1, $2, 'select') as yes", SERVING_ROLE, table);
    if (readable?.yes === false) await run(tx, `grant select on ${table} to ${SERVING_ROLE}`);
  }
}

/** What was applied; empty where nothing ever was. Also of a database whose records are from before the floor. */
export async function readApplied(on: Queries): Promise<readonly Applied[]> {
  const [table] = await run<{ there: boolean }>(on, "select to_regclass('schema_migration') is not null as there");
  if (table?.there !== true) return [];
  return run<Applied>(on, "select number, file, checksum, coalesce((to_jsonb(m) ->> 'floor')::int, 0) as floor from schema_migration m order by number");
}

/** The lowest number that the newest migration of a gateway may have. */
export const floorOf = (applied: readonly Applied[]): number => Math.max(0, ...applied.map(({ floor }) => floor));

/**
 * The migrations that are still to be applied. Newer ones of another program may be there.
 * @throws when an applied file was changed, or when this program is below the floor
 */
export function pendingOf(applied: readonly Applied[], migrations: readonly Migration[]): Migration[] {
  const done = new Map(applied.map((row) => [row.number, row]));
  for (const { number, file, checksum, directives } of migrations) {
    const row = done.get(number);
    if (row !== undefined && row.checksum !== checksum && row.checksum !== directives.formerly) {
      throw new Error(
        `Migration ${file} was changed after it was applied to this database. Restore the file and put the change into a new migration.`,
      );
    }
  }
  const newest = migrations.at(-1)?.number ?? 0;
  const floor = floorOf(applied);
  if (newest < floor) {
    throw new Error(
      `The database is for programs from migration ${floor} on, and the newest of this program is ${newest}: it is too old for its data. Start a newer one.`,
    );
  }
  return migrations.filter(({ number }) => !done.has(number));
}

/** What to do about a schema that is behind. */
const MIGRATE = "Run `npm run gateway -- migrate` with the owner's login.";

/** How a database stands to a folder of migrations. */
export interface SchemaStatus {
  readonly applied: readonly Applied[];
  /** Files that `migrate` would apply, in order. */
  readonly pending: readonly string[];
  /** Functions whose file is gone, which `migrate` would drop. */
  readonly gone: readonly string[];
  readonly floor: number;
}

/** Compares a database with a folder of migrations and changes nothing. Throws as {@link pendingOf} does. */
export async function schemaStatus(on: Queries, folder: string): Promise<SchemaStatus> {
  const applied = await readApplied(on);
  const pending = pendingOf(applied, readMigrations(folder)).map(({ file }) => file);
  const functions = readFunctions(folder);
  const [recorded] = await run<{ there: boolean }>(on, "select to_regclass('schema_function') is not null as there");
  const changes = recorded?.there === true ? await functionChanges(on, functions) : { changed: functions.files, gone: [] };
  return { applied, pending: [...pending, ...changes.changed.map(({ file }) => file)], gone: changes.gone, floor: floorOf(applied) };
}

/**
 * Why a program with this folder of migrations cannot serve on the database; undefined where it can. A newer schema will do as long
 * as the program is not below its floor.
 */
export async function servingFault(on: Queries, folder: string): Promise<string | undefined> {
  const applied = await readApplied(on);
  let pending: Migration[];
  try {
    pending = pendingOf(applied, readMigrations(folder));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [first] = pending;
  if (first !== undefined) return `The database lacks ${pending.length === 1 ? first.file : `${pending.length} migrations, from ${first.file} on`}. ${MIGRATE}`;
  const { version } = readFunctionVersion(folder);
  const [functions] = await run<{ version: number }>(on, 'select coalesce(max(version), 0)::int as version from schema_function');
  if ((functions?.version ?? 0) < version) return `The database has functions of version ${functions?.version ?? 0}, and this program calls those of version ${version}. ${MIGRATE}`;
  return undefined;
}
