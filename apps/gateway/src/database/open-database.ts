import { join } from 'node:path';
import type { Config } from '../config.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { migrateAll } from './migrate-all.ts';
import { DatabaseRefusal, limitFaults, loginFaults, openDatabase, SERVING_ROLE, servingFault, sqlState, type Database, type DatabaseTimeouts, type ReplicaOptions, type StatementObserver } from '../platform/db/index.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

/** What of the configuration says where the database is. */
export type DatabaseConfig = Pick<
  Config,
  'databaseUrl' | 'databaseDirectUrl' | 'databaseMigrationUrl' | 'databasePrepared' | 'dataDir' | 'production' | 'allowPgliteInProduction' | 'migrationTimeouts'
>;

/** The pool of a PostgreSQL server; the embedded database has one connection. */
export interface PoolOptions {
  readonly poolSize: number;
  readonly timeouts: DatabaseTimeouts;
  /** Goes past a pooler, whose sessions have the login's limits and no others. */
  readonly direct?: boolean;
  /** A replica for pages of records. */
  readonly replica?: ReplicaOptions | undefined;
  /** Sees the statements of what serves. */
  readonly observe?: StatementObserver | undefined;
}

const refusalOf = (faults: readonly string[]): DatabaseRefusal => new DatabaseRefusal(`The gateway does not serve on this database:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);

/** A database to serve on. */
export interface ServingDatabase {
  readonly db: Database;
  /** What production would refuse, a sentence each. */
  readonly warnings: readonly string[];
}

/** Opens the configured database as its owner, past any pooler. */
export function openToMigrate(config: DatabaseConfig, observe?: StatementObserver): Promise<Database> {
  const url = config.databaseMigrationUrl ?? config.databaseDirectUrl ?? config.databaseUrl;
  // On a connection of its own: its limits hold from the first statement on, also those of the driver.
  if (url !== undefined) return openDatabase({ engine: 'postgres', url, poolSize: 1, timeouts: config.migrationTimeouts });
  const { dataDir, production, allowPgliteInProduction: allowInProduction } = config;
  return openDatabase({ engine: 'pglite', dataDir: join(dataDir, 'database'), production, allowInProduction, observe });
}

/** Whether a pooler stands between. */
const isPooled = ({ databaseDirectUrl }: DatabaseConfig, { direct = false }: PoolOptions): boolean => databaseDirectUrl !== undefined && !direct;

function openPostgres(config: DatabaseConfig, url: string, pool: PoolOptions): Promise<Database> {
  const { databaseDirectUrl: directUrl = url, databasePrepared: preparedStatements } = config;
  const { poolSize, timeouts, replica, observe } = pool;
  return isPooled(config, pool)
    ? openDatabase({ engine: 'postgres', url, directUrl, pooler: { preparedStatements }, poolSize, timeouts, replica, observe })
    : openDatabase({ engine: 'postgres', url: directUrl, poolSize, timeouts, replica, observe });
}

/** A sentence for each reason against serving. */
async function faultsOf(db: Database, config: DatabaseConfig, pool: PoolOptions): Promise<readonly string[]> {
  const login = db.engine === 'pglite' ? [] : await loginFaults(db.query);
  const schema = await servingFault(db.query, migrationsFolder).catch((error: unknown) => {
    // A login without rights reads no table of migrations either: what it lacks says more.
    if (login.length > 0 && sqlState(error) === INSUFFICIENT_PRIVILEGE) return undefined;
    throw error;
  });
  const limits = isPooled(config, pool) ? await limitFaults(db.query, pool.timeouts) : [];
  return [...(schema === undefined ? [] : [schema]), ...login, ...limits];
}

/**
 * Opens the configured database for requests. In production it must have been migrated, and the login must have no more rights than
 * it needs; elsewhere it is migrated first, and what is wrong is returned.
 *
 * @throws DatabaseRefusal in production, for each reason against serving
 * @throws when the database cannot be reached, a migration fails, or PGlite is configured in production without permission
 */
export async function openToServe(config: DatabaseConfig, pool: PoolOptions): Promise<ServingDatabase> {
  const { databaseUrl: url, production } = config;
  let db: Database | undefined;
  try {
    if (!production || url === undefined) {
      db = await openToMigrate(config, pool.observe);
      if (!production) await migrateAll(db);
    }
    if (url !== undefined) {
      await db?.close();
      db = await openPostgres(config, url, pool);
    }
    if (db === undefined) throw new Error('There is no database.');
    const faults = await faultsOf(db, config, pool);
    if (production && faults.length > 0) throw refusalOf(faults);
    if (db.engine === 'pglite') await db.restrict(SERVING_ROLE);
    return { db, warnings: faults };
  } catch (error) {
    await db?.close();
    throw error;
  }
}
