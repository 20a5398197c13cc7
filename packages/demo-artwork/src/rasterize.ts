import sharp from 'sharp';

/** Width of a rasterized tile in pixels: tiles are at most 230 CSS pixels wide, at a pixel ratio of 2. */
export const TILE_WIDTH = 480;

// One thread per picture: the caller limits concurrency.
sharp.concurrency(1);

/**
 * Rasterizes a drawing as WebP. Browsers parse an SVG on the main thread in 3 to 6 ms and redraw it at
 * every size; a WebP is decoded once, off the main thread.
 *
 * @param svg the drawing
 * @param width in pixels; the height follows from the aspect ratio
 */
export function rasterize(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
}
