import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { integrityOf } from '../compile/hash.ts';
import { compressFolder } from './compress.ts';
import { inputsKey } from './inputs-key.ts';
import type { Shell } from './shell.ts';

/** Vite's list of what each source became. */
const MANIFEST = 'manifest.json';

/** The repository's root. */
export const repositoryRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** A shell, and whether it was built now or found unchanged. */
export interface BuiltShell {
  readonly shell: Shell;
  /** What its sources were: `inputsKey`. */
  readonly key: string;
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
  if (known !== undefined && known.key === key && known.portal === portal && existsSync(folder)) return { shell: known.shell, key, built: false };
  const workshop = join(dist, `.shell-${process.pid}`);
  try {
    await build({ root: portal, configFile: join(portal, 'vite.config.ts'), logLevel: 'error', build: { outDir: workshop, emptyOutDir: true, manifest: MANIFEST } });
    const shell = await describeShell(workshop);
    await compressFolder(workshop, 10);
    await putInPlace(workshop, folder);
    await writeFile(record, JSON.stringify({ key, portal, shell }));
    return { shell, key, built: true };
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Puts a finished shell where it is served from: a build that fails, or runs beside another, spoils nothing. */
async function putInPlace(workshop: string, folder: string): Promise<void> {
  const old = `${workshop}.old`;
  if (existsSync(folder)) {
    await keepEarlierFiles(folder, workshop);
    await rename(folder, old);
  }
  await rename(workshop, folder);
  await rm(old, { recursive: true, force: true });
}

/** Takes along what earlier builds wrote: tabs that are open go on fetching it until `dropRetiredFiles` removes it. */
async function keepEarlierFiles(folder: string, workshop: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.filter((entry) => entry.isFile()).map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const target = join(workshop, path.slice(folder.length + 1));
      if (existsSync(target)) return;
      await mkdir(dirname(target), { recursive: true });
      await copyFile(path, target);
    }),
  );
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
  const preload = urls(/<link rel="modulepreload"[^>]*\bhref="([^"]+)"/g);
  const integrity = [...preload, entry].map(async (url) => [url, integrityOf(await readFile(join(folder, url.slice('/shell/'.length))))] as const);
  const texts = await textScripts(folder);
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  return {
    entry,
    preload,
    styles: urls(/<link rel="stylesheet"[^>]*\bhref="([^"]+)"/g),
    integrity: Object.fromEntries(await Promise.all(integrity)),
    texts,
    files: files.map((file) => `shell/${join(file.parentPath, file.name).slice(folder.length + 1).replaceAll('\\', '/')}`),
  };
}

/** Namespaces whose texts stand on the home page; those that are part of the first script have no file of their own. */
const HOME_TEXTS = new Set(['common', 'shell', 'format', 'games', 'content']);

/**
 * Finds the scripts of each language's texts in Vite's manifest, which then goes: no browser asks for it. A file of a
 * namespace is a script of its own, or part of the language's group `texts-<language>`.
 */
async function textScripts(folder: string): Promise<Shell['texts']> {
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Record<string, { readonly file: string; readonly name?: string }>;
  await rm(join(folder, MANIFEST));
  const texts: Record<string, Set<string>> = {};
  const finder = Object.entries(manifest).find(([source]) => source.endsWith('/catalogue/translated.ts'))?.[1].file;
  for (const [source, { file, name = '' }] of Object.entries(manifest)) {
    const [, single, namespace = ''] = /\/locales\/([A-Z-]+)\/(\w+)\.json$/.exec(source) ?? [];
    const [, grouped] = /^texts-([A-Z-]+)$/.exec(name) ?? [];
    const language = grouped ?? (HOME_TEXTS.has(namespace) ? single : undefined);
    if (language === undefined) continue;
    (texts[language] ??= new Set(language === 'EN' || finder === undefined ? [] : [finder])).add(file);
  }
  return Object.fromEntries(Object.entries(texts).map(([language, files]) => [language, [...files].map((file) => `/shell/${file}`)]));
}
