import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import type { Database, Tx } from './open.ts';

interface Migration {
  readonly number: number;
  readonly file: string;
  readonly text: string;
  readonly checksum: string;
}

interface Applied {
  readonly number: number;
  readonly file: string;
  readonly checksum: string;
}

/** Any number will do, as long as every starter uses the same: "livery" on a phone's keys. */
const STARTERS_LOCK = 548379;

function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const migrations = files.map((file) => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) throw new Error(`Migration ${file}: the name must be like 0001-what-it-does.sql.`);
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return { number, file, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
  migrations.sort((a, b) => a.number - b.number);
  for (const [index, { number, file }] of migrations.entries()) {
    const before = migrations[index - 1];
    if (before?.number === number) throw new Error(`Migrations ${before.file} and ${file} share the number ${number}.`);
  }
  return migrations;
}

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

/**
 * Brings the database up to the migrations of `folder` (`0001-what-it-does.sql`, in order of number), all in
 * one transaction, and returns the files applied now. Several starters may call it at once: one works, the
 * others wait and find nothing left to do.
 * @throws when an applied migration was changed or is missing; nothing is applied then
 */
export async function migrate(db: Database, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  return db.transaction(async (tx) => {
    await run(tx, 'set local role none');
    if (db.engine === 'postgres') await run(tx, 'select pg_advisory_xact_lock($1)', STARTERS_LOCK);
    await run(
      tx,
      `create table if not exists schema_migration (
         number int primary key, file text not null, checksum text not null, applied_at timestamptz not null)`,
    );
    const applied = await run<Applied>(tx, 'select number, file, checksum from schema_migration order by number');
    checkHistory(applied, migrations);
    const done = new Set(applied.map(({ number }) => number));
    const pending = migrations.filter(({ number }) => !done.has(number));
    for (const { number, file, text, checksum } of pending) {
      await run(tx, asOneStatement(text)).catch((error: unknown) => {
        throw new Error(`Migration ${file} failed: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      });
      const at = new Date(db.clock.now());
      await run(tx, 'insert into schema_migration values ($1, $2, $3, $4)', number, file, checksum, at);
    }
    return pending.map(({ file }) => file);
  });
}

/** The drivers take one statement with parameters; a block lets a whole script pass as one. */
function asOneStatement(script: string): string {
  return `do $migration$ begin execute $script$${script}$script$; end $migration$`;
}
