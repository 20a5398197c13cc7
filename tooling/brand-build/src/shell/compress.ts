import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { filesBelow } from '../files-below.ts';
import type { WriteFile } from '../output/output.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);
const WORTH = 1024;

/** Whether a compressed copy is there and whole. */
async function isCopyOf(content: Uint8Array, copy: string, decompress: (packed: Buffer) => Promise<Buffer>): Promise<boolean> {
  try {
    return (await decompress(await readFile(copy))).equals(content);
  } catch {
    return false;
  }
}

/**
 * Puts `.br` and `.gz` beside every text file of a folder, so that whoever serves it compresses nothing itself.
 *
 * @param quality Brotli's effort, 0 to 11.
 */
export async function compressFolder(folder: string, quality: number, write: WriteFile): Promise<void> {
  const names = await filesBelow(folder);
  const present = new Set(names.map((name) => join(folder, name)));
  await Promise.all(
    names.filter(isText).map(async (name) => {
      const path = join(folder, name);
      await compressFile(path, await readFile(path), quality, write, present);
    }),
  );
}

/** Whether a file of this name is compressed: other formats are already. */
export function isText(name: string): boolean {
  return /\.(?:js|css|svg|json)$/.test(name);
}

/**
 * Puts `.br` and `.gz` beside one text file, unless it is too small to gain by them.
 *
 * @param quality Brotli's effort, 0 to 11.
 * @param present paths of the files that are there already, of which whole copies stay
 */
export async function compressFile(path: string, content: Uint8Array, quality: number, write: WriteFile, present: ReadonlySet<string>): Promise<void> {
  if (content.length < WORTH) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const isThere = async (copy: string, decompress: (packed: Buffer) => Promise<Buffer>): Promise<boolean> => present.has(copy) && isCopyOf(content, copy, decompress);
  if (!(await isThere(`${path}.br`, unbrotli))) await write(`${path}.br`, await brotli(content, { params }));
  if (!(await isThere(`${path}.gz`, unzip))) await write(`${path}.gz`, await zip(content, { level: 8 }));
}
