interface Size {
  readonly width: number;
  readonly height: number;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** Bits of the extended header: profile and transparency stay; EXIF, XMP and animation go. */
const KEPT_FLAGS = 0x20 | 0x10;
const ORDER = ['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'];

/** The chunks of the file; undefined where one is broken. What stands behind the file's own end is not looked at. */
function chunksOf(bytes: Buffer): readonly Chunk[] | undefined {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= end) {
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) return undefined;
    chunks.push({ type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** The size that the picture's own header states. */
function sizeOf({ type, data }: Chunk): Size | undefined {
  if (type === 'VP8L') {
    if (data.length < 5 || data.readUInt8(0) !== 0x2f) return undefined;
    const bits = data.readUInt32LE(1);
    // The version follows the two sizes and whether it is transparent; there is but one.
    return bits >>> 29 === 0 ? { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) } : undefined;
  }
  const isKeyFrame = data.length >= 10 && (data.readUInt8(0) & 1) === 0 && data.readUIntBE(3, 3) === 0x9d012a;
  return isKeyFrame ? { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff } : undefined;
}

function written({ type, data }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP that does not move, without what does not show; undefined where `bytes` are none. */
export function cleanWebp(bytes: Buffer): (Size & { readonly content: Buffer }) | undefined {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const chunks = chunksOf(bytes) ?? [];
  const pictures = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const [picture] = pictures;
  const size = picture === undefined ? undefined : sizeOf(picture);
  if (size === undefined || pictures.length !== 1 || chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF')) return undefined;
  const [first] = chunks;
  const isExtended = first?.type === 'VP8X';
  if (isExtended && (first.data.length !== 10 || 1 + first.data.readUIntLE(4, 3) !== size.width || 1 + first.data.readUIntLE(7, 3) !== size.height)) return undefined;
  const header = isExtended ? Buffer.from(first.data) : undefined;
  header?.writeUInt8(header.readUInt8(0) & KEPT_FLAGS, 0);
  // Without the extended header nothing but the picture belongs there.
  const kept = header === undefined ? pictures : ORDER.flatMap((type) => chunks.filter((chunk) => chunk.type === type).slice(0, 1)).map((chunk) => (chunk.type === 'VP8X' ? { type: 'VP8X', data: header } : chunk));
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept.map(written)]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return { ...size, content: Buffer.concat([head, body]) };
}
