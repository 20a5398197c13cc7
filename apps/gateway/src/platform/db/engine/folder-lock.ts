import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseRefusal } from '../errors.ts';

/** Releases the folder. */
export type Unlock = () => void;

interface Owner {
  readonly pid: number;
  /** When the process began, so that a reused pid is not taken for its owner; null where the system hides it. */
  readonly began: string | null;
}

const heldHere = new Set<string>();

function beginningOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const began = beginningOf(owner.pid);
  return owner.began === null || began === null || owner.began === began;
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function linkUnlessPresent(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the folder for this process alone. The lock appears with its content in one step (a hard link), so
 * it is never seen half-written. The lock of a process that is gone is taken over.
 * @throws DatabaseRefusal when another living process holds the folder, Error when this one does
 */
export function lockFolder(folder: string): Unlock {
  const path = resolve(folder);
  if (heldHere.has(path)) throw new Error(`The database folder ${path} is already open in this process.`);
  mkdirSync(path, { recursive: true });
  const lock = join(path, 'lock');
  const ownFile = join(path, `lock.${randomUUID()}`);
  writeFileSync(ownFile, JSON.stringify({ pid: process.pid, began: beginningOf(process.pid) } satisfies Owner));
  try {
    while (!linkUnlessPresent(ownFile, lock)) {
      const owner = readOwner(lock);
      if (owner !== undefined && owner.pid !== process.pid && isAlive(owner)) {
        throw new DatabaseRefusal(
          `The database folder ${path} is in use by process ${owner.pid}. Stop that process, or set DATA_DIR to another folder.`,
        );
      }
      removeStale(lock);
    }
  } finally {
    rmSync(ownFile, { force: true });
  }
  heldHere.add(path);
  return () => {
    heldHere.delete(path);
    rmSync(lock, { force: true });
  };
}

/** Moves a stale lock aside; when another process was faster and its valid lock was moved, puts it back. */
function removeStale(lock: string): void {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch {
    return; // another process moved it first
  }
  const owner = readOwner(aside);
  if (owner !== undefined && owner.pid !== process.pid && isAlive(owner)) linkUnlessPresent(aside, lock);
  rmSync(aside, { force: true });
}
