import { migrate, migrationsFolder, openDatabase } from '@livery/gateway';
import { createServingLogin, startCluster } from '@livery/gateway/test-support';
import { findPostgres } from '@livery/test-config';

/** A PostgreSQL server with a migrated database. */
export interface OwnPostgres {
  /** Connection string of the database, with the login that serves. */
  readonly url: string;
  /** Stops the server and deletes its data. */
  stop(): void;
}

/**
 * Starts a temporary PostgreSQL server and migrates its database.
 *
 * @param settings of the server, such as `fsync=on`; those of tests unless given
 * @throws Error when PostgreSQL is not found
 */
export async function ownPostgres(settings?: readonly string[]): Promise<OwnPostgres> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL was not found: set PG_BIN.');
  const cluster = await startCluster(bin, settings);
  const ownerUrl = `${cluster.url}/postgres`;
  const owner = await openDatabase({ engine: 'postgres', url: ownerUrl, poolSize: 1 });
  await migrate(owner, migrationsFolder);
  await owner.close();
  return { url: await createServingLogin(ownerUrl), stop: () => cluster.stop() };
}
