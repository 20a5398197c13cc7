import type { PictureFacts } from '@livery/brand-kit';
import sharp from 'sharp';
import { shortHash } from '../compile/hash.ts';
import { pictureFault } from './picture-fault.ts';
import type { PictureFault } from './picture-fault.ts';

/** Side of the square in which pixels are looked at. */
const LOOK = 48;
/** Alpha from which a pixel counts as drawn, and from which as covering what is below it; 0 to 255. */
const DRAWN = 8;
const COVERING = 250;
/** Alpha from which a pixel's colour is its own rather than that of what is below, and the steps by which colours are told apart. */
const COLOURED = 128;
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

/** What is drawn, in a small copy. */
async function lookAt(content: Buffer): Promise<Pick<PictureFacts, 'empty' | 'opaqueCorners' | 'colours'>> {
  const { data } = await sharp(content, { limitInputPixels: false, failOn: 'truncated' }).resize(LOOK, LOOK, { fit: 'fill' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alpha = (x: number, y: number): number => data[(y * LOOK + x) * 4 + 3] ?? 0;
  const last = LOOK - 1;
  let empty = true;
  for (let at = 3; at < data.length && empty; at += 4) empty = (data[at] ?? 0) < DRAWN;
  return { empty, opaqueCorners: [alpha(0, 0), alpha(last, 0), alpha(0, last), alpha(last, last)].every((value) => value >= COVERING), colours: coloursIn(data) };
}

/** The colours of the pixels that are drawn, and how many of them have each. */
function coloursIn(data: Buffer): NonNullable<PictureFacts['colours']> {
  const counts = new Map<string, number>();
  let drawn = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < COLOURED) continue;
    drawn += 1;
    const colour = `#${[0, 1, 2].map((part) => Math.min(Math.round((data[at + part] ?? 0) / STEP) * STEP, 255).toString(16).padStart(2, '0')).join('')}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].map(([colour, count]) => ({ colour, share: count / drawn }));
}
