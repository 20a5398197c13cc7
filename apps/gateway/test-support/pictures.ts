import { crc32, deflateSync } from 'node:zlib';

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A chunk of a PNG with its checksum. */
export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

/** A grey PNG; `before` stands in front of its pixels, `behind` after its end. */
export function png({ width = 4, height = 3, before = [], behind = '' }: { readonly width?: number; readonly height?: number; readonly before?: readonly Buffer[]; readonly behind?: string } = {}): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])]);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height, 0x80));
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), pngChunk('IHDR', header), ...before, pngChunk('IDAT', pixels), pngChunk('IEND'), Buffer.from(behind)]);
}

/** A segment of a JPEG. */
export function segment(marker: number, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** EXIF with an orientation, and words where a camera says the place. */
export function exif(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const [short, long] = order === 'II' ? (['writeUInt16LE', 'writeUInt32LE'] as const) : (['writeUInt16BE', 'writeUInt32BE'] as const);
  const tiff = Buffer.alloc(26);
  tiff.write(order, 'latin1');
  tiff[short](42, 2);
  tiff[long](8, 4);
  tiff[short](1, 8);
  tiff[short](0x0112, 10);
  tiff[short](3, 12);
  tiff[long](1, 14);
  tiff[short](orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 14.5995 N 120.9842 E')]));
}

/** A grey JPEG of one block after another, which browsers decode; `before` stands in front of its tables, `behind` after its end. */
export function jpeg({ width = 8, height = 8, before = [], behind = '' }: { readonly width?: number; readonly height?: number; readonly before?: readonly Buffer[]; readonly behind?: string } = {}): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]);
  // One code of one bit for "nothing changes", in the table of each kind.
  const codes = (kind: number): Buffer => segment(0xc4, Buffer.from([kind, 1, ...Array<number>(15).fill(0), 0]));
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const bits = Buffer.alloc(Math.ceil((2 * blocks) / 8), 0);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]), ...before, segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])), segment(0xc0, frame), codes(0x00), codes(0x10),
    segment(0xda, Buffer.from([1, 1, 0x00, 0, 63, 0])), bits, Buffer.from([0xff, 0xd9]), Buffer.from(behind),
  ]);
}

/** A chunk of a WebP. */
export function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A lossless WebP's header of a picture; its pixels are left out. */
export function webp({ width = 4, height = 3, flags, chunks = [] }: { readonly width?: number; readonly height?: number; readonly flags?: number; readonly chunks?: readonly Buffer[] } = {}): Buffer {
  const picture = Buffer.alloc(9);
  picture.writeUInt8(0x2f);
  picture.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  const extended = Buffer.alloc(10);
  extended.writeUInt8(flags ?? 0);
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...(flags === undefined ? [] : [webpChunk('VP8X', extended)]), webpChunk('VP8L', picture), ...chunks]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
