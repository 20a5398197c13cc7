import type { FontWeights } from '@livery/brand-kit';
import { fontTables } from './font-tables.ts';

/** Where `OS/2` has the weight, and `fvar` its axes (OpenType, "OS/2", "fvar"). */
const WEIGHT_AT = 4;
const [AXES_AT, COUNT_AT, SIZE_AT] = [4, 8, 10];
const FIXED = 65_536;

/** The weights that a WOFF2 file has; undefined where it does not say. @throws RangeError or Error where the content is damaged */
export function fontWeights(font: Buffer): FontWeights | undefined {
  const tables = fontTables(font);
  const axes = tables.get('fvar')?.data;
  if (axes !== undefined) {
    for (let index = 0; index < axes.readUInt16BE(COUNT_AT); index += 1) {
      const at = axes.readUInt16BE(AXES_AT) + index * axes.readUInt16BE(SIZE_AT);
      if (axes.toString('latin1', at, at + 4) === 'wght') return { first: axes.readInt32BE(at + 4) / FIXED, last: axes.readInt32BE(at + 12) / FIXED };
    }
  }
  const stated = tables.get('OS/2')?.data.readUInt16BE(WEIGHT_AT) ?? 0;
  return stated === 0 ? undefined : { first: stated, last: stated };
}
