import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH = 1024;

/**
 * Puts `.br` and `.gz` beside every text file of a folder, so that whoever serves it compresses nothing itself.
 *
 * @param quality Brotli's effort, 0 to 11.
 */
export async function compressFolder(folder: string, quality: number): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|css|svg|json)$/.test(name));
  const present = new Set(await readdir(folder, { recursive: true }));
  await Promise.all(
    names.filter((name) => !present.has(`${name}.br`)).map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < WORTH) return;
      const [small, older] = await Promise.all([
        brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        zip(content, { level: 8 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, older)]);
    }),
  );
}
