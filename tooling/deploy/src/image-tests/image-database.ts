import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startCluster } from '@livery/gateway/test-support';
import { findPostgresFrom, unpackPostgres } from '@livery/test-config';
import { DEPLOY } from '../paths.ts';

/** The version that `init-database.sh` is for: memberships have options of their own. */
const OLDEST = 16;

/** A throw-away PostgreSQL with what `init-database.sh` made. */
export interface ImageDatabase {
  readonly bin: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  stop(): void;
}

/**
 * Starts a PostgreSQL and prepares it as the compose file does.
 * @throws Error where no PostgreSQL from 16 on is found
 */
export async function startImageDatabase(): Promise<ImageDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-deploy-'));
  chmodSync(folder, 0o755); // the server's account may be another
  const bin = findPostgresFrom(OLDEST) ?? unpackPostgres(folder);
  if (bin === undefined) throw new Error(`No PostgreSQL from ${OLDEST} on was found.`);
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets);
  writeFileSync(join(secrets, 'livery_owner_password'), 'owner-password\n');
  writeFileSync(join(secrets, 'livery_app_password'), 'app-password\n');
  writeFileSync(join(secrets, 'livery_replication_password'), 'replication-password\n');
  const cluster = await startCluster(bin);
  const { hostname, port, username } = new URL(cluster.url);
  // Debian's `psql` stands on the path; the server of npm has none of its own.
  const path = [bin, dirname(process.execPath), '/usr/bin', '/bin'].join(':');
  execFileSync('/bin/sh', [join(DEPLOY, 'init-database.sh')], { env: { PATH: path, PGHOST: hostname, PGPORT: port, PGDATA: join(cluster.folder, 'data'), POSTGRES_USER: username, SECRETS: secrets }, stdio: 'pipe' });
  const as = (login: string, password: string): string => `postgres://${login}:${password}@${hostname}:${port}/livery`;
  return {
    bin,
    ownerUrl: as('livery_owner', 'owner-password'),
    appUrl: as('livery_app', 'app-password'),
    stop() {
      cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
