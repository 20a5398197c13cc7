import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Output } from '../output/output.ts';
import { filesBelow } from '../files-below.ts';
import { compressFile, isText } from '../shell/compress.ts';
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

/** What a build knows of the files in its output folder, as absolute paths. */
export interface FilesThere {
  /** Those of the builds before. */
  readonly before: ReadonlySet<string>;
  /** Those of all brands, such as fonts of packages, that this build wrote or found to be whole. */
  readonly whole: Set<string>;
}

/** Lists the files of the builds before in an output folder. */
export async function filesThere(dist: string): Promise<FilesThere> {
  const paths = await Promise.all(['shell', 'brands'].map(async (root) => (await filesBelow(join(dist, root))).map((path) => join(dist, root, path))));
  return { before: new Set(paths.flat()), whole: new Set() };
}

/** Brotli's effort for a brand's texts: a build compresses those of every brand. */
const QUALITY = 5;

/**
 * Writes those files below the output folder that are not there as they should be, and compressed copies of the texts. Other
 * files of the builds before stay as they are.
 */
export async function writeServed({ dist, write }: Output, files: readonly ServedFile[], { before, whole }: FilesThere): Promise<void> {
  await Promise.all(
    files.map(async ({ path, content }) => {
      const target = join(dist, path);
      if (whole.has(target)) return;
      const present = before.has(target) ? await readFile(target).catch(() => undefined) : undefined;
      // Names contain a hash, but builds of earlier releases that were interrupted left files that end too early.
      if (present === undefined || !present.equals(content)) await write(target, content);
      if (isText(path)) await compressFile(target, content, QUALITY, write, before);
      if (!path.startsWith('brands/')) whole.add(target);
    }),
  );
}
