import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Results of builds that clones of one user share. Whatever goes wrong with it, work goes on without. */
export interface UserCache {
  /** What was kept under a key, whole and unchanged; undefined where there is none. */
  read(kind: string, key: string): Buffer | undefined;
  /** Keeps what `make` makes under a key, if anything; it is not called where nothing is kept. */
  write(kind: string, key: string, make: () => Uint8Array | undefined): void;
}

/** Entries of a kind that are kept: those used last. */
const MOST_OF_A_KIND = 4;
const MOST_BYTES = 256 * 1024 * 1024;
/** Left by a process that was killed amid a write. */
const ABANDONED_MS = 3_600_000;
const DRAFT = '.draft';
const ENTRY = /^(?<kind>[a-z-]+)\.[0-9a-f]{64}$/;

const none: UserCache = { read: () => undefined, write: () => undefined };

const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/**
 * The folder of the user's cache: `LIVERY_CACHE` where that is set, else `livery` in `XDG_CACHE_HOME` or `~/.cache`.
 *
 * @returns undefined where `LIVERY_CACHE` is `off`, or there is no home
 */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { LIVERY_CACHE: given, XDG_CACHE_HOME: caches } = env;
  if (given === 'off') return undefined;
  if (given !== undefined && given !== '') return isAbsolute(given) ? given : undefined;
  if (caches !== undefined && isAbsolute(caches)) return join(caches, 'livery');
  try {
    return join(homedir(), '.cache/livery');
  } catch {
    // A user without a home.
    return undefined;
  }
}

/** Does `work`; undefined where the folder or what is in it is not as it should be. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const WRITABLE_BY_OTHERS = 0o022;

/**
 * Whether nobody but the user can have put something into a folder: what lies there is run. Windows keeps the folders of its
 * users apart by itself.
 */
function isOwn(folder: string): boolean {
  if (process.platform === 'win32') return true;
  const { uid, mode } = statSync(folder);
  return uid === process.getuid?.() && (mode & WRITABLE_BY_OTHERS) === 0;
}

/** Removes what was not used for longest, until what stays is few and small enough. */
function sweep(folder: string): void {
  const files = readdirSync(folder).flatMap((name) => {
    const stat = attempt(() => statSync(join(folder, name)));
    return stat?.isFile() === true ? [{ name, size: stat.size, usedAt: stat.mtimeMs }] : [];
  });
  const counts = new Map<string, number>();
  let bytes = 0;
  for (const { name, size, usedAt } of files.toSorted((one, other) => other.usedAt - one.usedAt)) {
    const kind = ENTRY.exec(name)?.groups?.['kind'];
    if (kind === undefined) {
      if (name.endsWith(DRAFT) && Date.now() - usedAt > ABANDONED_MS) rmSync(join(folder, name), { force: true });
      continue;
    }
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    bytes += size;
    if (count > MOST_OF_A_KIND || bytes > MOST_BYTES) rmSync(join(folder, name), { force: true });
  }
}

/**
 * {@link UserCache} in a folder; without one, or while others may write it, nothing is taken or kept.
 *
 * @param tell called once, with a sentence, where others may write the folder
 */
export function userCache(folder: string | undefined, tell: (sentence: string) => void = (sentence) => void process.stderr.write(`${sentence}\n`)): UserCache {
  if (folder === undefined) return none;
  let told = false;
  const mayUse = (): boolean => {
    if (isOwn(folder)) return true;
    if (!told) tell(`Not used, since it is not yours alone to write: ${folder}, where "npm start" keeps what it built. Run "chmod go-w ${folder}", remove it, or set LIVERY_CACHE.`);
    told = true;
    return false;
  };
  const fileOf = (kind: string, key: string): string => join(folder, `${kind}.${key}`);
  // The kind and the key are part of it, so that an entry under another's name counts as none.
  const sealOf = (kind: string, key: string, content: Uint8Array): string => sha256(`${kind}\n${key}\n`, content);
  return {
    read(kind, key) {
      const file = fileOf(kind, key);
      const bytes = attempt(() => (mayUse() ? readFileSync(file) : undefined));
      if (bytes === undefined) return undefined;
      const end = bytes.indexOf('\n');
      const content = bytes.subarray(end + 1);
      if (bytes.toString('utf8', 0, end) !== sealOf(kind, key, content)) {
        attempt(() => rmSync(file, { force: true }));
        return undefined;
      }
      attempt(() => utimesSync(file, new Date(), new Date()));
      return content;
    },
    write(kind, key, make) {
      const draft = join(folder, `${randomUUID()}${DRAFT}`);
      attempt(() => {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        if (!mayUse()) return;
        const content = make();
        if (content === undefined) return;
        writeFileSync(draft, Buffer.concat([Buffer.from(`${sealOf(kind, key, content)}\n`), content]), { mode: 0o600 });
        renameSync(draft, fileOf(kind, key));
        sweep(folder);
      });
      attempt(() => rmSync(draft, { force: true }));
    },
  };
}
