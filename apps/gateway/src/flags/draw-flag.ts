import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const { resolve } = createRequire(import.meta.url);
const drawings = join(dirname(resolve('country-flag-icons')), '3x2');
/** Three pixels for each of the 24 that a flag is wide in a list of countries. */
const WIDTH = 72;

let renderer: Promise<void> | undefined;

/** A country's flag as a PNG, 72 × 48; undefined where there is none. `code` is ISO 3166 alpha-2, in capitals. */
export async function drawFlag(code: string): Promise<Uint8Array | undefined> {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  const svg = await readFile(join(drawings, `${code}.svg`), 'utf8').catch(() => undefined);
  if (svg === undefined) return undefined;
  renderer ??= readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) => initWasm(wasm));
  await renderer;
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH } });
  try {
    const picture = drawing.render();
    try {
      return picture.asPng();
    } finally {
      picture.free();
    }
  } finally {
    drawing.free();
  }
}
