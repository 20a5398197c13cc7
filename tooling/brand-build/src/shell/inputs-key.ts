import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders and files, from the root of the repository, that decide what the shell is. */
const INPUTS = ['packages', 'apps/portal', 'tooling/brand-build/src', 'tooling/browser-floor/src', 'package.json', 'pnpm-lock.yaml'];
const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.turbo']);

/**
 * One value for everything the shell is built from: the same value means that building again would give the
 * same files. Contents count, not dates, so that a fresh checkout does not build twice.
 */
export async function inputsKey(root: string): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => filesOf(join(root, input))))).flat().toSorted();
  const hash = createHash('sha256');
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, index) => hash.update(file.slice(root.length)).update('\0').update(contents[index] ?? '').update('\0'));
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  const below = entries.map(async (entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesOf(inner);
    return /\.(?:test|stories)\.tsx?$|\.(?:md|tsbuildinfo)$/.test(entry.name) ? [] : [inner];
  });
  return (await Promise.all(below)).flat();
}
