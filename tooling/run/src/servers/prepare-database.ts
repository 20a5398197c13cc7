import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pack, unpack } from '../cache/archive.ts';
import type { UserCache } from '../cache/user-cache.ts';
import { inRoot, PROGRAMS, ROOT, STOP_WITH_PARENT } from '../paths.ts';
import { digest, sharedKey } from '../sites/build-cache.ts';
import type { Settings } from './settings.ts';

/** Whether the servers have no data yet. */
export const isFirstStart = ({ dataDir }: Settings): boolean => !existsSync(dataDir);

/** What an empty, migrated database is made by. */
export const DATABASE_INPUTS: readonly string[] = ['migrations', 'src/database-command', ...['migrate-all', 'migrations-folder', 'open-database'].map((name) => `src/database/${name}.ts`), 'src/platform/db', 'src/platform/jobs'].map((path) => inRoot('apps/gateway', path));
const KIND = 'database';

/** Where the gateway has its embedded database. */
const clusterOf = ({ dataDir }: Settings): string => join(dataDir, 'database/cluster');

/** The inputs, and the month: tables have a part for each of the months that follow the one in which they are made. */
const keyNow = (): string => sharedKey(digest([...DATABASE_INPUTS, inRoot('pnpm-lock.yaml')]), new Date().toISOString().slice(0, 7));

/** Takes the empty database from the cache. It is prepared aside, as the gateway does it, so that a killed process leaves no partial one. */
export function takeDatabase(cache: UserCache, key: string, settings: Settings): boolean {
  const packed = cache.read(KIND, key);
  if (packed === undefined) return false;
  const cluster = clusterOf(settings);
  const aside = `${cluster}.new`;
  try {
    rmSync(aside, { recursive: true, force: true });
    unpack(packed, aside);
    renameSync(aside, cluster);
    return true;
  } catch {
    rmSync(aside, { recursive: true, force: true });
    return false;
  }
}

async function make(settings: Settings): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, PROGRAMS.gatewayDatabase, 'migrate'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: settings.dataDir },
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

/**
 * Begins to make the embedded database of a first start: it is that of an earlier start by the same sources, in another clone perhaps, which
 * holds nothing yet; or else it is made in a process of its own while the sites are built. Whatever goes wrong is left to the gateway, which makes
 * what is missing and says what it cannot make.
 *
 * @returns resolves when it is there, or cannot be made; undefined where there is nothing to make
 */
export function prepareDatabase(settings: Settings, cache: UserCache): Promise<void> | undefined {
  if (settings.databaseUrl !== undefined || !isFirstStart(settings)) return undefined;
  const key = keyNow();
  if (takeDatabase(cache, key, settings)) return Promise.resolve();
  return make(settings).then(
    (made) => {
      if (made && keyNow() === key) cache.write(KIND, key, () => pack(clusterOf(settings)));
    },
    () => undefined,
  );
}
