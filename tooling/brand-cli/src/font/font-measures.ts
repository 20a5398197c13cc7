import { fontTables } from '@livery/brand-build';
import { advanceOf } from './advances.ts';
import { averageWidth } from './average-width.ts';

/** What a fallback takes from a font, as shares of its size. */
export interface FontMeasures {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Average width of a letter of a text. */
  readonly width: number;
  /** Whether the file says that its letters have serifs; undefined where it says neither. */
  readonly serif: boolean | undefined;
}

/** Bit of `fsSelection` that has browsers take the typographic measures of `OS/2` (OpenType, "OS/2"). */
const USE_TYPO_METRICS = 1 << 7;
/** Latin text in PANOSE, and its kinds of serifs: from 2 with serifs, from 11 to 15 without. */
const [LATIN_TEXT, FIRST_SERIF, FIRST_SANS, LAST_SANS] = [2, 2, 11, 15];

/**
 * Measures a WOFF2 file at a weight.
 *
 * @throws RangeError where a table that is needed is missing, or the file has none of the letters of Latin text
 */
export function measureFont(font: Buffer, weight: number): FontMeasures {
  const tables = fontTables(font);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag)?.data;
    if (found === undefined) throw new RangeError(`The font has no table "${tag}".`);
    return found;
  };
  const [hhea, os2, em] = [table('hhea'), table('OS/2'), table('head').readUInt16BE(18)];
  const measures = (os2.readUInt16BE(62) & USE_TYPO_METRICS) === 0 ? [4, 6, 8].map((at) => hhea.readInt16BE(at)) : [68, 70, 72].map((at) => os2.readInt16BE(at));
  const [ascent = 0, descent = 0, lineGap = 0] = measures.map((value) => value / em);
  const advance = advanceOf(tables, weight);
  const width = averageWidth((letter) => advance(letter) / em);
  return { ascent, descent: Math.abs(descent), lineGap, width, serif: hasSerifs(os2) };
}

function hasSerifs(os2: Buffer): boolean | undefined {
  const [kind, serif] = [os2.readUInt8(32), os2.readUInt8(33)];
  if (kind !== LATIN_TEXT || serif < FIRST_SERIF || serif > LAST_SANS) return undefined;
  return serif < FIRST_SANS;
}
