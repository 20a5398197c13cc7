import sharp from 'sharp';

/** What sharp calls the content of a file with this extension. */
const FORMATS: Readonly<Record<string, readonly string[]>> = { svg: ['svg'], webp: ['webp'], avif: ['heif', 'avif'] };

/** The longest side of a raster picture, in pixels: decoding a longer one takes more memory than a build may. */
const LONGEST_SIDE = 16_000;
/** How many times a picture may be as long as the other way: icons of a longer one would have to be drawn beyond any size. */
const LONGEST_SHAPE = 20;

/** How each file of a kind of raster picture begins, from which byte on. */
const STARTS: readonly (readonly [kind: string, at: number, start: string])[] = [
  ['WebP', 8, 'WEBP'],
  ['AVIF', 4, 'ftypavif'],
  ['AVIF', 4, 'ftypavis'],
  ['PNG', 0, '\u0089PNG'],
  ['JPEG', 0, '\u00ff\u00d8\u00ff'],
  ['GIF', 0, 'GIF8'],
];

/** Returns that a file is a picture of another kind than its name says, with the name for it; undefined for another file. */
export function misnamedPicture(name: string, content: Buffer): PictureFault | undefined {
  const [kind] = STARTS.find(([, at, start]) => content.toString('latin1', at, at + start.length) === start) ?? [];
  const [stem, extension] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)];
  if (kind === undefined || kind.toLowerCase() === extension) return undefined;
  const isServed = Object.hasOwn(FORMATS, kind.toLowerCase());
  return { found: `${kind} content`, expected: `a picture in the format ${extension.toUpperCase()}: ${isServed ? `name this file ${stem}.${kind.toLowerCase()}, also in theme.ts` : `${kind} is not served, so write it as WebP, under the name ${stem}.webp`}` };
}

/** Why a picture cannot be drawn. */
export interface PictureFault {
  readonly found: string;
  readonly expected: string;
}

/**
 * Returns why a picture cannot be drawn: content that is no picture or of another kind than its name says, or a size
 * beyond the limits; undefined for one that can.
 *
 * @param name the file's name, whose extension states its kind
 * @param content the file; an SVG has been found to be well-formed XML
 */
export async function pictureFault(name: string, content: Buffer): Promise<PictureFault | undefined> {
  const misnamed = misnamedPicture(name, content);
  if (misnamed !== undefined) return misnamed;
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const expected = `a picture in the format ${extension.toUpperCase()}`;
  try {
    const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (FORMATS[extension]?.includes(format) === false) return { found: `content in the format ${format.toUpperCase()}`, expected };
    const found = `a picture of ${width} × ${height} pixels`;
    const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
    if (longer > LONGEST_SHAPE * shorter) return { found, expected: `one that is at most ${LONGEST_SHAPE} times as wide as high, or as high as wide` };
    return format !== 'svg' && longer > LONGEST_SIDE ? { found, expected: `at most ${LONGEST_SIDE} pixels a side` } : undefined;
  } catch (error) {
    // Of an SVG that is well-formed, only the size can be wrong. The decoder's own reason is no help: all threads write it to one buffer.
    if (extension === 'svg' && error instanceof Error && error.message.startsWith('Input buffer has corrupt header')) {
      return { found: 'a picture without a size', expected: 'one with a viewBox, or with width and height' };
    }
    // The reason alone: its further lines are the decoder's own log.
    return { found: `content that cannot be drawn: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`, expected };
  }
}
