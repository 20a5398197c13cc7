import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { unpack } from '../cache/archive.ts';
import type { UserCache } from '../cache/user-cache.ts';
import { ROOT } from '../paths.ts';

/** A build and what it depends on. */
export interface Artifact {
  /** Files and folders it is made from, absolute; absent ones count as empty. */
  inputs: string[];
  /** A file that exists once it is built. */
  proof: string;
  /** Where the digest of the inputs is kept: inside the result, so that both are removed together. */
  stamp: string;
  build(): void;
  /** How clones of one user share it; left out where they do not. */
  shared?: SharedResult | undefined;
}

/** A result that depends on its inputs alone, as the cache of the user keeps it. */
export interface SharedResult {
  readonly cache: UserCache;
  readonly kind: string;
  /** Where it is unpacked; what else is there stays. */
  readonly folder: string;
  /** Packs what was built now; undefined where it may not be taken for that of every clone with these inputs. */
  readonly pack: () => Buffer | undefined;
  /** Says that it was not built. */
  readonly onTaken: () => void;
}

const IGNORED = /^(?:node_modules|dist|\.cache|\.turbo|.*\.(?:test|stories)\.tsx?|.*\.md)$/;

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).filter((name) => !IGNORED.test(name)).flatMap((name) => filesOf(join(path, name)));
}

/** A digest of the content of files and folders. Tests, stories and Markdown are left out: nothing is built from them. */
export function digest(inputs: string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap(filesOf).toSorted()) hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** What a result depends on besides its inputs; in a clone it stays the same, between clones it may differ. */
const SURROUNDINGS = [process.platform, process.arch, ...['NODE_ENV', 'BROWSERSLIST', 'BROWSERSLIST_ENV', 'LIVERY_BRAND'].map((name) => process.env[name])].join('\n');

/** The key of a result in the cache of the user. */
export const sharedKey = (inputs: string, ...more: string[]): string => createHash('sha256').update([SURROUNDINGS, inputs, ...more].join('\n')).digest('hex');

/** Takes a result from the cache of the user, unless an earlier one lies there, which a build goes on from. */
function taken({ proof, shared }: Artifact, inputs: string): boolean {
  if (shared === undefined || existsSync(proof)) return false;
  const packed = shared.cache.read(shared.kind, sharedKey(inputs));
  if (packed === undefined) return false;
  try {
    unpack(packed, shared.folder, relative(shared.folder, proof).replaceAll('\\', '/'));
  } catch {
    // It is built over what was written of it.
    return false;
  }
  shared.onTaken();
  return true;
}

/**
 * Builds an artifact unless it was made from these very inputs, here or in another clone of the user.
 *
 * @returns true when it had to be built
 * @throws whatever its build throws; it counts as not built then
 */
export function ensureBuilt(artifact: Artifact): boolean {
  const { inputs, proof, stamp, build, shared } = artifact;
  const current = digest(inputs);
  if (existsSync(proof) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return false;
  rmSync(stamp, { force: true });
  const isTaken = taken(artifact, current);
  if (!isTaken) {
    build();
    // A source that was edited meanwhile may be in it.
    if (shared !== undefined && digest(inputs) === current) shared.cache.write(shared.kind, sharedKey(current), shared.pack);
  }
  writeFileSync(stamp, current);
  return !isTaken;
}
