import type { PictureFacts } from '@livery/brand-kit';
import sharp from 'sharp';
import { shortHash } from '../compile/hash.ts';
import { pictureFault } from './picture-fault.ts';
import type { PictureFault } from './picture-fault.ts';

/** Longer side of the copy in which pixels are looked at: strokes that are thin in it count by what they cover. */
const LOOK = 256;
/** Alpha from which a pixel counts as drawn, and from which as covering what is below it; 0 to 255. */
const DRAWN = 8;
const COVERING = 250;
/** The steps by which colours are told apart. */
const STEP = 16;

/** What a picture is, or why it cannot be drawn. */
export type MeasuredPicture = { readonly facts: PictureFacts; readonly fault?: undefined } | { readonly facts?: undefined; readonly fault: PictureFault };

const measured = new Map<string, Promise<MeasuredPicture>>();

/**
 * Measures a picture, once for the same content: brands that start from one template share theirs, and a brand that is
 * being edited is read again at each edit.
 *
 * @param name the file's name, whose extension states its kind
 * @param content the file; an SVG has been found to be well-formed XML
 * @param pixels whether to look at what is drawn, which takes the drawing of an SVG
 */
export function measurePicture(name: string, content: Buffer, pixels: boolean): Promise<MeasuredPicture> {
  const key = `${name.slice(name.lastIndexOf('.'))} ${shortHash(content)} ${String(pixels)}`;
  const known = measured.get(key) ?? measure(name, content, pixels);
  measured.set(key, known);
  return known;
}

async function measure(name: string, content: Buffer, pixels: boolean): Promise<MeasuredPicture> {
  const fault = await pictureFault(name, content);
  if (fault !== undefined) return { fault };
  const { width, height, format } = await sharp(content, { limitInputPixels: false }).metadata();
  const size = { width, height, vector: format === 'svg' };
  // A raster picture is always decoded: its head says nothing of what is cut off behind it.
  if (size.vector && !pixels) return { facts: size };
  try {
    return { facts: { ...size, ...(await lookAt(content)) } };
  } catch {
    // The decoder's reason is a log of its own, of every place that it looked at.
    return { fault: { found: 'content that is cut off or damaged behind its head', expected: 'a picture that can be drawn to its end: export it again' } };
  }
}

/** What is drawn, in a small copy of the same shape. */
async function lookAt(content: Buffer): Promise<Pick<PictureFacts, 'empty' | 'opaqueCorners' | 'colours'>> {
  const { data, info } = await sharp(content, { limitInputPixels: false, failOn: 'truncated' }).resize(LOOK, LOOK, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alpha = (x: number, y: number): number => data[(y * info.width + x) * 4 + 3] ?? 0;
  const [right, bottom] = [info.width - 1, info.height - 1];
  let empty = true;
  for (let at = 3; at < data.length && empty; at += 4) empty = (data[at] ?? 0) < DRAWN;
  return { empty, opaqueCorners: [alpha(0, 0), alpha(right, 0), alpha(0, bottom), alpha(right, bottom)].every((value) => value >= COVERING), colours: coloursIn(data) };
}

/** The colours of the pixels that are drawn, and how much of what they cover has each. A pixel that is half transparent covers half. */
function coloursIn(data: Buffer): NonNullable<PictureFacts['colours']> {
  const covered = new Map<number, number>();
  const part = (value = 0): number => Math.min(Math.round(value / STEP) * STEP, 255);
  let all = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    // So little says nothing of its colour.
    if (alpha < DRAWN) continue;
    all += alpha;
    const colour = part(data[at]) * 0x1_00_00 + part(data[at + 1]) * 0x1_00 + part(data[at + 2]);
    covered.set(colour, (covered.get(colour) ?? 0) + alpha);
  }
  return [...covered].map(([colour, alpha]) => ({ colour: `#${colour.toString(16).padStart(6, '0')}`, share: alpha / all }));
}
