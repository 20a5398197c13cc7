import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that change how the picture looks; all others tell of it, or hide something. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'bKGD']);
/** Bits for a sample that each kind of colour may have. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] };

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  /** With length, type and checksum. */
  readonly whole: Buffer;
}

/** The chunks up to the end of the picture; undefined where one is broken or the end is missing. */
function chunksOf(bytes: Buffer): readonly Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

/** The size that the header states; undefined where no browser would read such a header. */
function sizeOf({ type, data }: Chunk): { readonly width: number; readonly height: number; readonly colour: number } | undefined {
  if (type !== 'IHDR' || data.length !== 13) return undefined;
  const [depth = 0, colour = 0, compression, filter, interlace = 2] = data.subarray(8);
  if (DEPTHS[colour]?.includes(depth) !== true || compression !== 0 || filter !== 0 || interlace > 1) return undefined;
  return { width: data.readUInt32BE(0), height: data.readUInt32BE(4), colour };
}

/** A PNG without what does not show; undefined where `bytes` are none. */
export function cleanPng(bytes: Buffer): { readonly width: number; readonly height: number; readonly content: Buffer } | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const chunks = chunksOf(bytes);
  const [first] = chunks ?? [];
  const size = first === undefined ? undefined : sizeOf(first);
  if (chunks === undefined || size === undefined) return undefined;
  const has = (type: string): boolean => chunks.some((chunk) => chunk.type === type);
  if (!has('IDAT') || (size.colour === 3 && !has('PLTE'))) return undefined;
  const { width, height } = size;
  return { width, height, content: Buffer.concat([SIGNATURE, ...chunks.filter(({ type }) => KEPT.has(type)).map(({ whole }) => whole)]) };
}
