import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { PROGRAMS, ROOT, STOP_WITH_PARENT } from '../paths.ts';
import type { Settings } from './settings.ts';

/** Whether the servers have no data yet. */
export const isFirstStart = ({ dataDir }: Settings): boolean => !existsSync(dataDir);

/**
 * Begins to make the embedded database of a first start in a process of its own, so that it is made while the sites are built. Whatever
 * goes wrong there is left to the gateway, which makes what is missing and says what it cannot make.
 *
 * @returns resolves when the process is gone; undefined where there is nothing to make
 */
export function prepareDatabase(settings: Settings): Promise<void> | undefined {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl !== undefined || !isFirstStart(settings)) return undefined;
  const child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, PROGRAMS.gatewayDatabase, 'migrate'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  return once(child, 'exit').then(() => undefined, () => undefined);
}
