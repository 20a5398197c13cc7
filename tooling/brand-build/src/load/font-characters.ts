import type { CharacterSpan } from '@livery/brand-kit';
import { fontTables } from './font-tables.ts';

/** Spans of a subtable of format 4: pairs of last and first characters (OpenType, "cmap"). Glyphs are not looked up: a span may have a gap. */
function spansOfFormat4(table: Buffer): CharacterSpan[] {
  const size = table.readUInt16BE(6);
  return Array.from({ length: size / 2 }, (_, index) => ({ from: table.readUInt16BE(16 + size + 2 * index), to: table.readUInt16BE(14 + 2 * index) })).filter(({ from }) => from !== 0xff_ff);
}

/** Spans of a subtable of format 12. */
function spansOfFormat12(table: Buffer): CharacterSpan[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index) => ({ from: table.readUInt32BE(16 + 12 * index), to: table.readUInt32BE(20 + 12 * index) }));
}

/** The characters that a WOFF2 file may draw, as spans; undefined where its table has another form than fonts of the web have. @throws RangeError or Error where the content is damaged */
export function fontCharacters(font: Buffer): readonly CharacterSpan[] | undefined {
  const cmap = fontTables(font).get('cmap')?.data;
  if (cmap === undefined) return undefined;
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(cmap.readUInt32BE(8 + 8 * index)));
  const spans = subtables.flatMap((table) => {
    const format = table.readUInt16BE(0);
    return format === 4 ? spansOfFormat4(table) : format === 12 ? spansOfFormat12(table) : [];
  });
  return spans.length === 0 ? undefined : spans;
}
