import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { shortHash } from './hash.ts';

/** A file to serve: its path below `dist/` and its URL. */
export interface ServedFile {
  /** `brands/harbour/logo-1a2b3c4d.svg` */
  readonly path: string;
  readonly url: string;
  readonly content: Uint8Array;
}

const contents = new Map<string, Promise<Buffer>>();

/** Reads a file that does not change during a build, such as a package's font, once for all brands. */
async function readShared(path: string): Promise<Buffer> {
  const known = contents.get(path) ?? readFile(path);
  contents.set(path, known);
  return known;
}

/** Adds a content hash to a file's name: `logo.svg` → `/brands/harbour/logo-1a2b3c4d.svg`. */
export async function serve(file: string, folder: string, shared = false): Promise<ServedFile> {
  const content = await (shared ? readShared(file) : readFile(file));
  const extension = extname(file);
  const path = `${folder}/${basename(file, extension)}-${shortHash(content)}${extension}`;
  return { path, url: `/${path}`, content };
}

/** Writes files below a folder; existing ones have the same content, since names contain a hash. */
export async function writeServed(dist: string, files: readonly ServedFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({ path, content }) => {
      const target = join(dist, path);
      if (existsSync(target)) return;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }),
  );
}
