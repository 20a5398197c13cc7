import { brotliDecompressSync } from 'node:zlib';
import type { CharacterSpan } from '@livery/brand-kit';

/** Length of the header of a WOFF2 file, where it states how many tables it has, and how many bytes they take compressed (WOFF 2.0, 4.1). */
const [HEADER, TABLES_AT, COMPRESSED_AT] = [48, 12, 20];
/** Of the known tags (WOFF 2.0, 4.1): `cmap` is the first; the two whose tables are transformed unless version 3 is stated; the number that says that a tag follows. */
const [CMAP, GLYF, LOCA, WRITTEN_OUT] = [0, 10, 11, 63];
const NOT_TRANSFORMED = 3;

/** Reads a number of variable length (`UIntBase128`); where it ends. */
function readBase128(data: Buffer, at: number): readonly [value: number, end: number] {
  let value = 0;
  for (let index = at; index < at + 5; index += 1) {
    const byte = data.readUInt8(index);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, index + 1];
  }
  throw new RangeError('A length has more than five bytes.');
}

/** The table of characters; undefined where the font has none. */
function cmapOf(font: Buffer): Buffer | undefined {
  let at = HEADER;
  let start = 0;
  let found: readonly [from: number, to: number] | undefined;
  for (let left = font.readUInt16BE(TABLES_AT); left > 0; left -= 1) {
    const flags = font.readUInt8(at);
    at += 1;
    const [tag, version] = [flags & 63, flags >> 6];
    const name = tag === WRITTEN_OUT ? font.toString('latin1', at, at + 4) : undefined;
    if (name !== undefined) at += 4;
    const [original, afterOriginal] = readBase128(font, at);
    const isTransformed = tag === GLYF || tag === LOCA ? version !== NOT_TRANSFORMED : version !== 0;
    const [length, end] = isTransformed ? readBase128(font, afterOriginal) : [original, afterOriginal];
    if (tag === CMAP || name === 'cmap') found = [start, start + length];
    start += length;
    at = end;
  }
  return found === undefined ? undefined : brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(COMPRESSED_AT))).subarray(...found);
}

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
  const cmap = cmapOf(font);
  if (cmap === undefined) return undefined;
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(cmap.readUInt32BE(8 + 8 * index)));
  const spans = subtables.flatMap((table) => {
    const format = table.readUInt16BE(0);
    return format === 4 ? spansOfFormat4(table) : format === 12 ? spansOfFormat12(table) : [];
  });
  return spans.length === 0 ? undefined : spans;
}
