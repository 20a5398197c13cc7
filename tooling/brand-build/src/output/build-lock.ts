import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a build waits before it asks for the lock again. */
const RETRY_MS = 50;
/** SQLite's code for a file that another connection has locked, in the lowest byte of the codes for its reasons. */
const SQLITE_BUSY = 5;

/** What a build that has the lock must know. */
export interface BuildLock {
  /** Whether another build had the lock first: what was read before it may have changed. */
  readonly waited: boolean;
}

function tryLock(db: DatabaseSync): boolean {
  try {
    db.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY) return false;
    throw error;
  }
}

/**
 * Runs the work while no other build writes to the output folder, in this process or in another; waits for its turn.
 * The lock is SQLite's on a file: the system releases it when its process ends, however that happens.
 *
 * @param onWait called once when another build has the lock
 */
export async function withBuildLock<Result>(dist: string, work: (lock: BuildLock) => Promise<Result>, onWait: () => void = () => undefined): Promise<Result> {
  await mkdir(dist, { recursive: true });
  using db = new DatabaseSync(join(dist, '.build.lock'), { timeout: 0 });
  let waited = false;
  while (!tryLock(db)) {
    if (!waited) onWait();
    waited = true;
    await delay(RETRY_MS);
  }
  return await work({ waited });
}
