import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { integrityOf } from '../compile/hash.ts';
import { filesBelow } from '../files-below.ts';
import { withOutput } from '../output/output.ts';
import type { Output } from '../output/output.ts';
import { moveFiles } from '../output/sweep.ts';
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

/** A shell that is built otherwise than for visitors. */
export interface ShellVariant {
  /** Tells its record from those of others. */
  readonly name: string;
  readonly plugins: readonly Plugin[];
}

/**
 * Builds the shell into `<dist>/shell`, unless what is there was built from the same sources. What earlier builds wrote
 * stays beside it: tabs that are open go on fetching it until `dropRetiredFiles` removes it.
 *
 * @param dist absolute path of the output folder.
 * @param portal folder of the application; the repository's own when left out.
 * @param variant how it differs from the one for visitors; such a shell needs an output folder of its own.
 */
export async function buildShell(dist: string, portal?: string, variant?: ShellVariant): Promise<BuiltShell> {
  return withOutput(dist, (output) => buildShellInto(output, portal, variant));
}

/** {@link buildShell} as a part of a larger build. */
export async function buildShellInto({ dist, write }: Output, portal: string = join(repositoryRoot, 'apps/portal'), variant?: ShellVariant): Promise<BuiltShell> {
  const record = join(dist, '.shell.json');
  // Clones share what they build, wherever they lie.
  const place = relative(repositoryRoot, portal);
  const key = `${await inputsKey(repositoryRoot)}${variant === undefined ? '' : `-${variant.name}`}`;
  const known = await readRecord(record);
  if (known !== undefined && known.key === key && known.portal === place && known.shell.files.every((file) => existsSync(join(dist, file)))) return { shell: known.shell, key, built: false };
  const workshop = join(dist, `.shell-${randomUUID()}`);
  try {
    await build({ root: portal, configFile: join(portal, 'vite.config.ts'), logLevel: 'error', plugins: [...(variant?.plugins ?? [])], build: { outDir: workshop, emptyOutDir: true, manifest: MANIFEST } });
    const shell = await describeShell(workshop);
    await compressFolder(workshop, 10, write);
    // File by file, since the folder is being served: names carry hashes, and no page names the new ones yet.
    await moveFiles(workshop, join(dist, 'shell'), 'replace');
    await write(record, JSON.stringify({ key, portal: place, shell }));
    return { shell, key, built: true };
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

interface ShellRecord {
  readonly key: string;
  /** Its folder, from the repository's root. */
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
  const files = await filesBelow(folder);
  return {
    entry,
    preload,
    styles: urls(/<link rel="stylesheet"[^>]*\bhref="([^"]+)"/g),
    integrity: Object.fromEntries(await Promise.all(integrity)),
    texts,
    files: files.map((file) => `shell/${file}`),
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
