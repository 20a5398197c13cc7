import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const { resolve } = createRequire(import.meta.url);
const drawings = join(dirname(resolve('country-flag-icons')), '3x2');
/** Three pixels for each of the 24 that a flag is wide in a list of countries. */
const WIDTH = 72;

/** A country's flag as a PNG, 72 × 48; undefined where there is none. `code` is ISO 3166 alpha-2, in capitals. */
export async function renderFlag(code: string): Promise<Buffer | undefined> {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  const svg = await readFile(join(drawings, `${code}.svg`)).catch(() => undefined);
  return svg === undefined ? undefined : sharp(svg).resize({ width: WIDTH }).png({ compressionLevel: 9, palette: true }).toBuffer();
}
