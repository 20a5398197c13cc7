import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How a picture stands to the one that is kept. */
export interface Comparison {
  readonly state: 'same' | 'changed' | 'new';
  /** In words, for a line of the report. */
  readonly reason: string;
  /** What differs, marked, as WebP; where both have one size. */
  readonly difference?: Buffer;
}

/** How much a pixel's colour may differ, from 0 to 1: what smooths the edges of letters differs between versions of a browser. */
const PIXEL_TOLERANCE = 0.1;
/** How many pixels may differ, whatever the size: fewer than a digit or the smallest icon has. */
const MOST_PIXELS = 12;

/** Encodes a picture as it is kept: a twentieth of a PNG file, whose soft grounds compress badly. Same pixels, same bytes. @param png a PNG file */
export const encodePicture = (png: Buffer): Promise<Buffer> => sharp(png).webp({ quality: 90, effort: 4 }).toBuffer();

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Compares a picture with the one that is kept; both as {@link encodePicture} makes them, so that what the encoding loses is lost in both.
 *
 * @param kept undefined where none is kept yet
 * @throws Error where one of them is no picture
 */
export async function comparePictures(kept: Buffer | undefined, now: Buffer): Promise<Comparison> {
  if (kept === undefined) return { state: 'new', reason: 'No picture is kept of it.' };
  if (kept.equals(now)) return { state: 'same', reason: 'Every byte is the same.' };
  const [before, after] = [await pixelsOf(kept), await pixelsOf(now)];
  const { width, height } = before.info;
  if (width !== after.info.width || height !== after.info.height) return { state: 'changed', reason: `It was ${width} × ${height}, and is ${after.info.width} × ${after.info.height}.` };
  const marked = Buffer.alloc(before.data.length);
  const differing = pixelmatch(before.data, after.data, marked, width, height, { threshold: PIXEL_TOLERANCE });
  if (differing <= MOST_PIXELS) return { state: 'same', reason: `${differing} pixels differ, no more than a browser's own smoothing.` };
  const difference = await sharp(marked, { raw: { width, height, channels: 4 } }).webp().toBuffer();
  return { state: 'changed', reason: `${differing} pixels differ, ${((100 * differing) / (width * height)).toFixed(2)} % of it.`, difference };
}
