import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Output } from '../output/output.ts';
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

/** Writes those files below the output folder that are not there as they should be. */
export async function writeServed({ dist, write }: Output, files: readonly ServedFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({ path, content }) => {
      const target = join(dist, path);
      const present = await readFile(target).catch(() => undefined);
      // Names contain a hash, but builds of earlier releases that were interrupted left files that end too early.
      if (present === undefined || !present.equals(content)) await write(target, content);
    }),
  );
}
