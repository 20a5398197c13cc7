import { existsSync } from 'node:fs';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { integrityOf } from '../compile/hash.ts';
import { compressFolder } from './compress.ts';
import { inputsKey } from './inputs-key.ts';
import type { Shell } from './shell.ts';

/** The repository's root. */
export const repositoryRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** A shell, and whether it was built now or found unchanged. */
export interface BuiltShell {
  readonly shell: Shell;
  readonly built: boolean;
}

/**
 * Builds the shell into `<dist>/shell`, unless what is there was built from the same sources.
 *
 * @param dist absolute path of the output folder.
 * @param portal folder of the application; the repository's own when left out.
 */
export async function buildShell(dist: string, portal: string = join(repositoryRoot, 'apps/portal')): Promise<BuiltShell> {
  const folder = join(dist, 'shell');
  const record = join(dist, '.shell.json');
  const key = await inputsKey(repositoryRoot);
  const known = await readRecord(record);
  if (known !== undefined && known.key === key && known.portal === portal && existsSync(folder)) return { shell: known.shell, built: false };
  const workshop = join(dist, `.shell-${process.pid}`);
  try {
    await build({ root: portal, configFile: join(portal, 'vite.config.ts'), logLevel: 'error', build: { outDir: workshop, emptyOutDir: true } });
    const shell = await describeShell(workshop);
    await compressFolder(workshop, 10);
    await putInPlace(workshop, folder);
    await writeFile(record, JSON.stringify({ key, portal, shell }));
    return { shell, built: true };
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Puts a finished shell where it is served from: a build that fails, or runs beside another, spoils nothing. */
async function putInPlace(workshop: string, folder: string): Promise<void> {
  const old = `${workshop}.old`;
  if (existsSync(folder)) await rename(folder, old);
  await rename(workshop, folder);
  await rm(old, { recursive: true, force: true });
}

interface ShellRecord {
  readonly key: string;
  readonly portal: string;
  readonly shell: Shell;
}

async function readRecord(file: string): Promise<ShellRecord | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ShellRecord;
  } catch {
    // A record cut short by an interrupted build counts as none.
    return undefined;
  }
}

/** Reads what a page needs to know out of the page that Vite wrote, which then goes: no shell is served without a brand. */
async function describeShell(folder: string): Promise<Shell> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await rm(join(folder, 'index.html'));
  const urls = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, url = '']) => url);
  const [entry] = urls(/<script type="module"[^>]*\bsrc="([^"]+)"/g);
  if (entry === undefined) throw new Error('The built page names no script.');
  const scripts = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.js'));
  const integrity = scripts.toSorted().map(async (name) => [`/shell/${name}`, integrityOf(await readFile(join(folder, name)))] as const);
  return {
    entry,
    preload: urls(/<link rel="modulepreload"[^>]*\bhref="([^"]+)"/g),
    styles: urls(/<link rel="stylesheet"[^>]*\bhref="([^"]+)"/g),
    integrity: Object.fromEntries(await Promise.all(integrity)),
  };
}
