import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { drawIcons } from './icons.ts';

const rectangle = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#0a7d5a"/></svg>`;

/** Draws the icons of a brand whose favicon and hero are this SVG, and returns the sizes of the pictures. */
async function sizesOf(svg: string): Promise<string[]> {
  using folder = temporaryFolder();
  const path = join(folder.path, 'picture.svg');
  writeFileSync(path, svg);
  const { apple, maskable, share, sizes } = await drawIcons({ favicon: path, hero: path, background: '#ffffff', home: 'brands/pier' });
  return await Promise.all(
    [apple, maskable, share, ...sizes].map(async ({ content }) => {
      const { width, height } = await sharp(content).metadata();
      return `${width}×${height}`;
    }),
  );
}

describe('drawIcons', () => {
  it.each([
    ['64 pixels wide', 'width="64" height="64" viewBox="0 0 64 64"'],
    ['without a size of its own', 'viewBox="0 0 24 24"'],
    ['60000 pixels wide', 'width="60000" height="60000" viewBox="0 0 64 64"'],
    ['20 times as wide as high', 'width="20000" height="1000" viewBox="0 0 20 1"'],
    ['20 times as high as wide', 'width="1" height="20" viewBox="0 0 1 20"'],
  ])('returns every icon in its size for an SVG %s', async (_, size) => {
    expect(await sizesOf(rectangle(size))).toEqual(['180×180', '512×512', '1200×630', '192×192', '512×512']);
  });
});
