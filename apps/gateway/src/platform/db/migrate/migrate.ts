import { setTimeout as delay } from 'node:timers/promises';
import { sqlState } from '../errors.ts';
import type { Database, Queries } from '../open.ts';
import { applyBatches, applyOutside, applyPlainly } from './apply-migration.ts';
import { requireServingRole } from './execution-rights.ts';
import { replaceFunctions } from './replace-functions.ts';
import { apply, run } from './run.ts';
import { createRecords, pendingOf, readApplied } from './schema-state.ts';
import { readFunctions, readMigrations, type Migration } from './sql-files.ts';

/** How a migration waits for others. */
export interface MigrateOptions {
  /** Milliseconds that a transaction waits for a lock: whoever comes behind it in the queue waits as long. 2,000 unless stated. */
  readonly lockTimeoutMs?: number;
  /** How often a transaction that got no lock is tried; 100 times unless stated. */
  readonly attempts?: number;
  /** Waits between two tries; `ms` rises from 250 to 5,000. */
  readonly pause?: (ms: number) => Promise<unknown>;
  /** Called when a file, or a try of it, has ended. */
  readonly onProgress?: (line: string) => void;
}

/** Arbitrary, but the same for every starter, also of earlier programs. */
const MIGRATION_LOCK = 548379;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

const causeOf = (error: unknown): unknown => (error instanceof Error && sqlState(error) === undefined && error.cause !== undefined ? causeOf(error.cause) : error);

/** One run of `migrate` on the one connection that it holds. */
class Run {
  readonly #db: Database;
  readonly #on: Queries;
  readonly #options: Required<MigrateOptions>;

  constructor(db: Database, on: Queries, { lockTimeoutMs = 2_000, attempts = 100, pause = delay, onProgress = () => undefined }: MigrateOptions) {
    this.#db = db;
    this.#on = on;
    this.#options = { lockTimeoutMs, attempts, pause, onProgress };
  }

  /** A transaction that rather fails and comes again than have all traffic wait behind it. */
  async #transaction<T>(name: string, work: (tx: Queries) => Promise<T>): Promise<T> {
    const { lockTimeoutMs, attempts, pause, onProgress } = this.#options;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#on.transaction().execute(async (tx) => {
          // The embedded database has one session, which may have given up its rights.
          if (this.#db.engine === 'pglite') await run(tx, 'set local role none');
          await run(tx, "select set_config('lock_timeout', $1, true)", String(lockTimeoutMs));
          return work(tx);
        });
      } catch (error) {
        const state = sqlState(causeOf(error));
        if (attempt >= attempts || (state !== LOCK_NOT_AVAILABLE && state !== DEADLOCK)) throw error;
        onProgress(`${name} got no lock within ${lockTimeoutMs} ms: it is tried again`);
        await pause(Math.min(SHORTEST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS));
      }
    }
  }

  /**
   * Holds the lock of migrations while `work` runs. It is asked for again and again, not waited for: a statement that waits is a
   * transaction that `create index concurrently` would wait for in turn.
   */
  async locked<T>(work: () => Promise<T>): Promise<T> {
    if (this.#db.engine === 'pglite') return work();
    const taken = async () => (await run<{ taken: boolean }>(this.#on, 'select pg_try_advisory_lock($1) as taken', MIGRATION_LOCK))[0]?.taken === true;
    while (!(await taken())) await this.#options.pause(SHORTEST_PAUSE_MS);
    try {
      return await work();
    } finally {
      await run(this.#on, 'select pg_advisory_unlock($1)', MIGRATION_LOCK).catch(() => undefined);
    }
  }

  async prepare(): Promise<void> {
    await this.#transaction('The table of migrations', async (tx) => {
      await requireServingRole(tx);
      await createRecords(tx);
    });
  }

  pending = async (migrations: readonly Migration[]): Promise<Migration[]> => pendingOf(await readApplied(this.#on), migrations);

  /** Applies a migration and records it. Returns the files applied: with it, where it says so, the functions. */
  async apply(migration: Migration, functions: ReturnType<typeof readFunctions>): Promise<string[]> {
    const { number, file, checksum, directives } = migration;
    const at = new Date(this.#db.clock.now());
    const record = (tx: Queries) =>
      run(tx, 'insert into schema_migration (number, file, checksum, applied_at, floor) values ($1, $2, $3, $4, $5)', number, file, checksum, at, directives.floor);
    const embedded = this.#db.engine === 'pglite';
    const replaced: string[] = [];
    if (directives.mode === 'no transaction' && !embedded) {
      // It waits for other transactions, and nobody waits for it.
      await run(this.#on, 'set lock_timeout = 0');
      await applyOutside(this.#on, migration);
      await record(this.#on);
    } else if (directives.mode === 'batches') {
      await applyBatches(migration, (work) => this.#transaction(file, work));
      await this.#transaction(file, record);
    } else {
      await this.#transaction(file, async (tx) => {
        await (directives.mode === 'no transaction' ? applyPlainly(tx, migration) : apply(tx, 'Migration', migration));
        if (directives.withFunctions) replaced.splice(0, replaced.length, ...(await replaceFunctions(tx, functions, at)));
        await record(tx);
      });
    }
    this.#options.onProgress(`${file} applied`);
    return [file, ...replaced];
  }

  functions = (functions: ReturnType<typeof readFunctions>): Promise<string[]> =>
    this.#transaction('The functions', (tx) => replaceFunctions(tx, functions, new Date(this.#db.clock.now())));
}

/**
 * Brings the database up to the migrations of `folder` (`0001-what-it-does.sql`, in order of number), each in a transaction of its own
 * unless it says otherwise (see {@link Migration}); then, in another, replaces the functions whose file in `functions/` has changed,
 * or that were changed in the database since, and drops those whose file is gone.
 * Functions of a newer version (`functions/version.json`) stay as they are. Returns the files applied now, in order.
 * Several starters may call it at once: one works, the others wait and find nothing left to do. It needs a connection that no
 * pooler in transaction mode stands in. Where it is interrupted, what was applied stays, and the next run goes on from there.
 * @throws when an applied migration was changed, this program is below the floor, or a function has two parameter lists
 */
export async function migrate(db: Database, folder: string, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = readMigrations(folder);
  const functions = readFunctions(folder);
  return db.query.connection().execute(async (on) => {
    const migrating = new Run(db, on, options);
    return migrating.locked(async () => {
      await migrating.prepare();
      const applied: string[] = [];
      for (const migration of await migrating.pending(migrations)) applied.push(...(await migrating.apply(migration, functions)));
      return [...applied, ...(await migrating.functions(functions))];
    });
  });
}
