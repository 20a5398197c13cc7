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
async function isCopyOf(content: Buffer, copy: string, decompress: (packed: Buffer) => Promise<Buffer>): Promise<boolean> {
  try {
    return content.equals(await decompress(await readFile(copy)));
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
  const names = (await filesBelow(folder)).filter((name) => /\.(?:js|css|svg|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < WORTH) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      if (!(await isCopyOf(content, `${path}.br`, unbrotli))) await write(`${path}.br`, await brotli(content, { params }));
      if (!(await isCopyOf(content, `${path}.gz`, unzip))) await write(`${path}.gz`, await zip(content, { level: 8 }));
    }),
  );
}
