import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { digest, sharedKey } from '../sites/build-cache.ts';
import { pack, unpack } from './archive.ts';
import type { UserCache } from './user-cache.ts';

/** Node's compiled modules of this repository: it holds each against its source, and compiles again what differs. */
export interface CompiledModules {
  /** Takes those of another clone, in a clone where none were compiled yet. */
  take(): void;
  /** Keeps those of this clone for others, once; after its programs have ended, which is when they write them. */
  keep(): void;
}

const KIND = 'compiled';
const NOTE = 'shared';
/** A start compiles some 16 MB. Where there is much more, other commands ran before: a start has no use for theirs. */
const MOST_BYTES = 48 * 1024 * 1024;

const bytesBelow = (folder: string): number => readdirSync(folder, { recursive: true }).reduce((sum, path) => sum + statSync(join(folder, String(path))).size, 0);

/** {@link CompiledModules} of the folder that the bootstrap gave Node. Another folder, from the environment, is nobody's to share. */
export function compiledModules(cache: UserCache, folder: string = inRoot('.cache/node'), lockfile: string = inRoot('pnpm-lock.yaml')): CompiledModules {
  const isOurs = process.env['NODE_COMPILE_CACHE'] === folder && process.env['NODE_COMPILE_CACHE_PORTABLE'] === '1';
  const note = join(folder, NOTE);
  const isFresh = isOurs && !existsSync(note);
  // Sources change and most modules stay: the last clone's are better than none.
  const keyOf = (): string => sharedKey(digest([lockfile]));
  return {
    take() {
      const packed = isFresh ? cache.read(KIND, keyOf()) : undefined;
      if (packed === undefined) return;
      try {
        unpack(packed, folder);
      } catch {
        // Node compiles what is missing.
      }
    },
    keep() {
      if (!isFresh || !existsSync(folder)) return;
      cache.write(KIND, keyOf(), () => (bytesBelow(folder) > MOST_BYTES ? undefined : pack(folder, (path) => path !== NOTE)));
      writeFileSync(note, '');
    },
  };
}
