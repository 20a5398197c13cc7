import type { FontTable } from '@livery/brand-build';

type Tables = ReadonlyMap<string, FontTable>;

/** A number of format 2.14, in which axes are counted from −1 over 0, the default, to 1. */
const F2DOT14 = 16_384;
const FIXED = 65_536;

/**
 * Returns what reads the width of a character at a weight, in the font's units.
 *
 * @throws RangeError where the font has no widths
 */
export function advanceOf(tables: Tables, weight: number): (character: string) => number {
  const [hmtx, hhea, cmap] = [tables.get('hmtx'), tables.get('hhea')?.data, tables.get('cmap')?.data];
  if (hmtx === undefined || hhea === undefined || cmap === undefined) throw new RangeError('The font has no widths of its characters.');
  const stated = hhea.readUInt16BE(34);
  const vary = variationOf(tables, weight);
  return (character) => {
    const glyph = glyphOf(cmap, character.codePointAt(0) ?? 0);
    if (glyph === 0) throw new RangeError(`The font has no "${character}": brand:font measures fonts with the letters a to z, of headings and text in Latin letters.`);
    const index = Math.min(glyph, stated - 1);
    // In the form of WOFF2 a byte of flags stands before the widths, which have no bearings between them.
    const width = hmtx.transformed ? hmtx.data.readUInt16BE(1 + 2 * index) : hmtx.data.readUInt16BE(4 * index);
    return width + vary(glyph);
  };
}

/** The glyph of a character in a subtable of format 12 or 4; 0 for none (OpenType, "cmap"). */
function glyphOf(cmap: Buffer, character: number): number {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    const format = table.readUInt16BE(0);
    const glyph = format === 12 ? glyphOfFormat12(table, character) : format === 4 ? glyphOfFormat4(table, character) : 0;
    if (glyph !== 0) return glyph;
  }
  return 0;
}

function glyphOfFormat12(table: Buffer, character: number): number {
  for (let at = 16; at < 16 + 12 * table.readUInt32BE(12); at += 12) {
    const first = table.readUInt32BE(at);
    if (character >= first && character <= table.readUInt32BE(at + 4)) return table.readUInt32BE(at + 8) + character - first;
  }
  return 0;
}

function glyphOfFormat4(table: Buffer, character: number): number {
  const size = table.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    if (character > table.readUInt16BE(at)) continue;
    const [first, delta, offset] = [table.readUInt16BE(at + 2 + size), table.readUInt16BE(at + 2 + 2 * size), table.readUInt16BE(at + 2 + 3 * size)];
    if (character < first) return 0;
    const glyph = offset === 0 ? character : table.readUInt16BE(at + 2 + 3 * size + offset + 2 * (character - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff;
  }
  return 0;
}

/** How much wider glyphs are at a weight than in the default one; 0 for a font that does not vary. */
function variationOf(tables: Tables, weight: number): (glyph: number) => number {
  const [fvar, hvar] = [tables.get('fvar')?.data, tables.get('HVAR')?.data];
  if (fvar === undefined) return () => 0;
  if (hvar === undefined) throw new RangeError('The font varies, and has no table "HVAR" that says how wide its letters are then.');
  const position = positionOf(fvar, tables.get('avar')?.data, weight);
  const store = hvar.subarray(hvar.readUInt32BE(4));
  const scalars = scalarsOf(store.subarray(store.readUInt32BE(2)), position);
  const mapping = hvar.readUInt32BE(8);
  return (glyph) => {
    const [outer, inner] = mapping === 0 ? [0, glyph] : mapped(hvar.subarray(mapping), glyph);
    return deltaOf(store, outer, inner, scalars);
  };
}

/** The weight on its axis, the default of every other, each from −1 to 1 (OpenType, "fvar", "avar"). */
function positionOf(fvar: Buffer, avar: Buffer | undefined, weight: number): number[] {
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  let map = 8;
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    const [least, normal, most] = [4, 8, 12].map((offset) => fvar.readInt32BE(at + offset) / FIXED) as [number, number, number];
    const wanted = fvar.toString('latin1', at, at + 4) === 'wght' ? Math.min(most, Math.max(least, weight)) : normal;
    const linear = wanted === normal ? 0 : wanted < normal ? (wanted - normal) / (normal - least) : (wanted - normal) / (most - normal);
    if (avar === undefined) return linear;
    const pairs = Array.from({ length: avar.readUInt16BE(map) }, (_pair, pair) => [avar.readInt16BE(map + 2 + 4 * pair) / F2DOT14, avar.readInt16BE(map + 4 + 4 * pair) / F2DOT14] as const);
    map += 2 + 4 * pairs.length;
    return between(pairs, linear);
  });
}

/** A position as `avar` bends it: linear between its pairs. */
function between(pairs: readonly (readonly [from: number, to: number])[], value: number): number {
  const next = pairs.findIndex(([from]) => from >= value);
  const [end, begin] = [pairs[next], pairs[next - 1]];
  if (end === undefined || begin === undefined || end[0] === value) return end?.[1] ?? value;
  return begin[1] + ((end[1] - begin[1]) * (value - begin[0])) / (end[0] - begin[0]);
}

/** How far each region of a font's axes counts at a position (OpenType, "Item variation store"). */
function scalarsOf(regions: Buffer, position: readonly number[]): number[] {
  const [axes, count] = [regions.readUInt16BE(0), regions.readUInt16BE(2)];
  return Array.from({ length: count }, (_, region) =>
    position.reduce((scalar, value, axis) => {
      const at = 4 + (region * axes + axis) * 6;
      const [begin, peak, end] = [0, 2, 4].map((offset) => regions.readInt16BE(at + offset) / F2DOT14) as [number, number, number];
      if (peak === 0 || value === peak) return scalar;
      if (value <= begin || value >= end) return 0;
      return scalar * (value < peak ? (value - begin) / (peak - begin) : (end - value) / (end - peak));
    }, 1),
  );
}

/** The row of a glyph's width in the store; the last stated one stands for all glyphs after it. */
function mapped(map: Buffer, glyph: number): readonly [outer: number, inner: number] {
  const [format, entry] = [map.readUInt8(0), map.readUInt8(1)];
  const [count, start] = format === 0 ? [map.readUInt16BE(2), 4] : [map.readUInt32BE(2), 6];
  const [size, bits] = [((entry >> 4) & 3) + 1, (entry & 15) + 1];
  const value = map.readUIntBE(start + size * Math.min(glyph, count - 1), size);
  return [Math.floor(value / 2 ** bits), value % 2 ** bits];
}

function deltaOf(store: Buffer, outer: number, inner: number, scalars: readonly number[]): number {
  if (outer >= store.readUInt16BE(6)) return 0;
  const data = store.subarray(store.readUInt32BE(8 + 4 * outer));
  const [items, words, regions] = [data.readUInt16BE(0), data.readUInt16BE(2), data.readUInt16BE(4)];
  if (inner >= items) return 0;
  const [long, wide] = [(words & 0x80_00) !== 0, words & 0x7f_ff];
  const [large, small] = long ? [4, 2] : [2, 1];
  let at = 6 + 2 * regions + inner * (wide * large + (regions - wide) * small);
  let delta = 0;
  for (let index = 0; index < regions; index += 1) {
    const size = index < wide ? large : small;
    delta += data.readIntBE(at, size) * (scalars[data.readUInt16BE(6 + 2 * index)] ?? 0);
    at += size;
  }
  return delta;
}
