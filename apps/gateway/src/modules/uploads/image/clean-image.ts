import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';

/** What a picture is, by its content. */
export type MediaType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture without anything that is not needed to show it. */
export interface CleanImage {
  readonly mediaType: MediaType;
  /** As it is shown, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

const MOST_SIDE = 12_000;
const MOST_PIXELS = 64_000_000;

const CLEANERS: Readonly<Record<MediaType, (bytes: Buffer) => Omit<CleanImage, 'mediaType'> | undefined>> = {
  'image/png': cleanPng,
  'image/jpeg': cleanJpeg,
  'image/webp': cleanWebp,
};

/**
 * The picture in `bytes` where it is one of `types`: its structure is read from beginning to end, and only what shows the picture
 * is kept, without texts, places, thumbnails, and whatever stands behind its end. Undefined where it is none, is broken, or is
 * larger than a browser can be expected to show.
 */
export function cleanImage(bytes: Buffer, types: readonly MediaType[]): CleanImage | undefined {
  for (const mediaType of types) {
    const image = CLEANERS[mediaType](bytes);
    if (image === undefined) continue;
    const { width, height } = image;
    const fits = width > 0 && height > 0 && width <= MOST_SIDE && height <= MOST_SIDE && width * height <= MOST_PIXELS;
    return fits ? { ...image, mediaType } : undefined;
  }
  return undefined;
}
