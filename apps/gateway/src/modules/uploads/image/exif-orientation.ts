/** Which way up a photograph is, as EXIF numbers it: 1 is upright, from 5 on width and height change places. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const TAG = 0x0112;
const SHORT = 3;

/** The orientation that a TIFF block of EXIF states; undefined where it states none, or cannot be read. */
export function orientationOf(tiff: Buffer): Orientation | undefined {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return undefined;
  const short = (at: number): number => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number): number => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  if (short(2) !== 42 || directory + 2 > tiff.length) return undefined;
  const entries = short(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (at + 12 > tiff.length) return undefined;
    if (short(at) !== TAG || short(at + 2) !== SHORT) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? (value as Orientation) : undefined;
  }
  return undefined;
}

/** The segment of a JPEG that says nothing but the orientation; none where it is upright. */
export function exifOfOrientation(orientation: Orientation): readonly Buffer[] {
  if (orientation === 1) return [];
  const tiff = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, TAG >> 8, TAG & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  return [Buffer.from([0xff, 0xe1, 0, data.length + 2]), data];
}
