import sharp from 'sharp';

/** Width of a rasterized tile in pixels: a tile is at most 230 CSS pixels wide, on a screen of density two. */
export const TILE_WIDTH = 480;

// One thread a picture: the caller limits how many are rasterized at once.
sharp.concurrency(1);

/**
 * Rasterizes a drawing as WebP. A browser parses an SVG on its main thread, three to six milliseconds each, and draws it
 * again at every size; a WebP is decoded off the main thread, once.
 *
 * @param svg the drawing
 * @param width of the picture in pixels; its height follows
 */
export function rasterize(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
}
