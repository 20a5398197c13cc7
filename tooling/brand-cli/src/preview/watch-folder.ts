import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** A folder that is watched. */
export interface WatchedFolder {
  close(): void;
}

/** A folder, and those in it; none where it is not there. */
function foldersIn(folder: string): readonly string[] {
  try {
    return [folder, ...readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))];
  } catch {
    // Between its removal and what comes in its place.
    return [];
  }
}

/** Tells a folder from one that was made in its place: numbers of files are used again. */
function identityOf(folder: string): string | undefined {
  try {
    const { ino, birthtimeMs } = statSync(folder);
    return `${ino} ${birthtimeMs}`;
  } catch {
    return undefined;
  }
}

/**
 * Calls back whenever a file of a folder, or of one in it, changes. Each folder is watched by itself: on Linux a recursive watch loses every file that an editor or git replaces
 * in place of writing into it, and every folder that is made anew.
 *
 * @param changed gets the file's path in the folder; undefined where a whole folder came or went
 */
export function watchFolder(folder: string, changed: (file: string | undefined) => void): WatchedFolder {
  const watched = new Map<string, { readonly identity: string | undefined; readonly watcher: FSWatcher }>();

  function forget(path: string): void {
    watched.get(path)?.watcher.close();
    watched.delete(path);
  }

  /** Brings the watched folders up to those that are there; whether one came, went or is another than before. */
  function refresh(): boolean {
    const present = new Map(foldersIn(folder).map((path) => [path, identityOf(path)]));
    const stale = [...watched].filter(([path, { identity }]) => present.get(path) !== identity).map(([path]) => path);
    stale.forEach(forget);
    const fresh = [...present].filter(([path]) => !watched.has(path));
    for (const [path, identity] of fresh) {
      const watcher = watch(path, (event, name) => {
        // The folder itself is gone, and what may stand in its place is watched anew.
        if (event === 'rename' && name === basename(path)) forget(path);
        const other = refresh();
        changed(other || name === null ? undefined : relative(folder, join(path, name)));
      });
      // A folder that is gone; the one above it tells of that.
      watcher.on('error', () => forget(path));
      watched.set(path, { identity, watcher });
    }
    return stale.length > 0 || fresh.length > 0;
  }

  refresh();
  // The folder itself may be put in place of another one.
  const above = watch(dirname(folder), () => {
    if (refresh()) changed(undefined);
  });
  return {
    close() {
      above.close();
      for (const path of watched.keys()) forget(path);
    },
  };
}
