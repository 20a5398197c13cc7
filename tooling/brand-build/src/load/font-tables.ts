import { brotliDecompressSync } from 'node:zlib';

/** Length of the header of a WOFF2 file, where it states how many tables it has, and how many bytes they take compressed (WOFF 2.0, 4.1). */
const [HEADER, TABLES_AT, COMPRESSED_AT] = [48, 12, 20];
/** The tags that are read here, by their number among the known ones (WOFF 2.0, 4.1); of others the tag is not needed. */
const TAGS: Readonly<Record<number, string>> = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx', 6: 'OS/2', 39: 'avar', 47: 'fvar' };
/** The two whose tables are transformed unless version 3 is stated; the number that says that a tag follows. */
const [GLYF, LOCA, WRITTEN_OUT] = [10, 11, 63];
const NOT_TRANSFORMED = 3;

/** A table of a font. */
export interface FontTable {
  readonly data: Buffer;
  /** Whether it is in the shorter form of WOFF2 instead of that of OpenType. */
  readonly transformed: boolean;
}

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

/** The tables of a WOFF2 file by their tags. @throws RangeError or Error where the content is damaged */
export function fontTables(font: Buffer): ReadonlyMap<string, FontTable> {
  const places: { tag: string; from: number; to: number; transformed: boolean }[] = [];
  let at = HEADER;
  let start = 0;
  for (let left = font.readUInt16BE(TABLES_AT); left > 0; left -= 1) {
    const flags = font.readUInt8(at);
    at += 1;
    const [number, version] = [flags & 63, flags >> 6];
    const tag = number === WRITTEN_OUT ? font.toString('latin1', at, at + 4) : (TAGS[number] ?? `#${number}`);
    if (number === WRITTEN_OUT) at += 4;
    const [original, afterOriginal] = readBase128(font, at);
    const transformed = number === GLYF || number === LOCA ? version !== NOT_TRANSFORMED : version !== 0;
    const [length, end] = transformed ? readBase128(font, afterOriginal) : [original, afterOriginal];
    places.push({ tag, from: start, to: start + length, transformed });
    start += length;
    at = end;
  }
  const content = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(COMPRESSED_AT)));
  return new Map(places.map(({ tag, from, to, transformed }) => [tag, { data: content.subarray(from, to), transformed }]));
}
