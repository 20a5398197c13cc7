import sharp from 'sharp';

/** Pixels that a painted tile is wide: a tile takes at most 230 of a page's, on a screen with two to each of them. */
export const TILE_WIDTH = 480;

// Each picture has one thread; how many are painted at once is for whoever asks.
sharp.concurrency(1);

/**
 * Paints a drawing as WebP. Browsers take a drawing apart on the thread that the page runs on, three to six milliseconds
 * each, and draw it anew at every size; a painted picture is unpacked beside it, once.
 *
 * @param svg the drawing
 * @param width of the picture in pixels; its height follows
 */
export function paint(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
}
