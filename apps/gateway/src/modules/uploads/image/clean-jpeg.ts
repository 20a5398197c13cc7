import { exifOfOrientation, orientationOf, type Orientation } from './exif-orientation.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** Frames that browsers decode: baseline, extended and progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, scans and restart intervals: without them there is no picture. */
const NEEDED = new Set([...FRAMES, 0xc4, 0xdb, 0xdd, SOS]);
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;

interface Picture {
  width: number;
  height: number;
  orientation: Orientation;
  scans: number;
  readonly parts: Buffer[];
}

const startsWith = (data: Buffer, text: string): boolean => data.toString('latin1', 0, text.length) === text;

/** Whether a segment that no decoder needs changes the colours or the size of the picture. */
function shows(marker: number, data: Buffer): boolean {
  if (marker === APP0) return startsWith(data, 'JFIF\0');
  if (marker === APP2) return startsWith(data, 'ICC_PROFILE\0');
  return marker === APP14 && startsWith(data, 'Adobe');
}

/** Where the marker behind the data of a scan stands; -1 where there is none. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return -1;
}

/** Takes one segment; false where the picture cannot be decoded. `data` is without marker and length. */
function take(picture: Picture, marker: number, data: Buffer, whole: Buffer): boolean {
  if (FRAMES.has(marker)) {
    // One frame, of 8 bits a sample and one to four components.
    if (picture.width !== 0 || data.length < 9 || data.readUInt8(0) !== 8) return false;
    picture.height = data.readUInt16BE(1);
    picture.width = data.readUInt16BE(3);
    const components = data.readUInt8(5);
    if (picture.width === 0 || picture.height === 0 || components < 1 || components > 4 || data.length !== 6 + 3 * components) return false;
  } else if (marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
    return false;
  }
  if (marker === APP1 && startsWith(data, 'Exif\0\0')) picture.orientation = orientationOf(data.subarray(6)) ?? picture.orientation;
  if (NEEDED.has(marker) || shows(marker, data)) picture.parts.push(whole);
  return true;
}

/** Reads the segments up to the end of the picture; undefined where they are broken or the end is missing. */
function read(bytes: Buffer): Picture | undefined {
  const picture: Picture = { width: 0, height: 0, orientation: 1, scans: 0, parts: [] };
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return picture;
    if (at + 4 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length || !take(picture, marker, bytes.subarray(at + 4, end), bytes.subarray(at, end))) return undefined;
    at = end;
    if (marker !== SOS) continue;
    if (picture.width === 0) return undefined;
    at = endOfScan(bytes, end);
    if (at === -1) return undefined;
    picture.scans += 1;
    picture.parts.push(bytes.subarray(end, at));
  }
  return undefined;
}

/** A JPEG without what does not show, which way up it is excepted; undefined where `bytes` are none. */
export function cleanJpeg(bytes: Buffer): { readonly width: number; readonly height: number; readonly content: Buffer } | undefined {
  if (bytes.length < 4 || bytes.readUInt8(0) !== 0xff || bytes.readUInt8(1) !== SOI) return undefined;
  const picture = read(bytes);
  if (picture === undefined || picture.scans === 0) return undefined;
  const { width, height, orientation, parts } = picture;
  const isTurned = orientation >= 5;
  // JFIF's own header has to come first.
  const headed = parts[0]?.readUInt8(1) === APP0 ? 1 : 0;
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    content: Buffer.concat([Buffer.from([0xff, SOI]), ...parts.slice(0, headed), ...exifOfOrientation(orientation), ...parts.slice(headed), Buffer.from([0xff, EOI])]),
  };
}
