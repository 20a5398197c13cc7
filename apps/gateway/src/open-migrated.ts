import { join } from 'node:path';
import type { Config } from './config.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { migrate, openDatabase, type Database, type DatabaseTimeouts } from './platform/db/index.ts';

/** What of the configuration says where the database is. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'production' | 'allowPgliteInProduction' | 'migrationTimeouts'>;

/** The pool of a PostgreSQL server; the embedded database has one connection. */
export interface PoolOptions {
  readonly poolSize: number;
  readonly timeouts: DatabaseTimeouts;
}

/**
 * Opens the configured database, brought up to the migrations.
 * @throws when it cannot be reached, a migration fails, or PGlite is configured in production without permission
 */
export async function openMigrated(config: DatabaseConfig, { poolSize, timeouts }: PoolOptions): Promise<Database> {
  const { databaseUrl: url } = config;
  if (url === undefined) {
    const db = await openDatabase({
      engine: 'pglite',
      dataDir: join(config.dataDir, 'database'),
      production: config.production,
      allowInProduction: config.allowPgliteInProduction,
    });
    return migrated(db).catch(async (error: unknown) => {
      await db.close();
      throw error;
    });
  }
  // On a connection of its own: its limits hold from the first statement on, also those of the driver.
  const migrating = await openDatabase({ engine: 'postgres', url, poolSize: 1, timeouts: config.migrationTimeouts });
  try {
    await migrated(migrating);
  } finally {
    await migrating.close();
  }
  return openDatabase({ engine: 'postgres', url, poolSize, timeouts });
}

async function migrated(db: Database): Promise<Database> {
  await migrate(db, migrationsFolder);
  return db;
}
