import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw.ts';
import { defaultPalettes } from './palette.ts';
import { rasterize, TILE_WIDTH } from './rasterize.ts';
import { svgFaults } from './svg-faults.ts';

const styles = Object.values(defaultPalettes);

describe('drawPicture', () => {
  it('draws banners with companions in every format, with unique ids', () => {
    const subject = { seed: 'banner', emblem: 'seven', scene: 'peaks', companions: ['cards', 'gem', 'crown'] } as const;
    for (const palette of styles) {
      for (const format of ['wide', 'compact', 'card'] as const) {
        const svg = drawPicture(subject, palette, format);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
        expect(svgFaults(svg)).toEqual([]);
        expect(new Set(ids).size).toBe(ids.length);
        expect(svg.length).toBeLessThan(22_000);
      }
    }
  });
});

describe('rasterize', () => {
  it('returns a tile of ratio 3 to 4 in the colours of the drawing', async () => {
    const palette = defaultPalettes.celestial;
    const svg = drawPicture({ seed: 'moonlit-wolves', emblem: 'wolf', scene: 'peaks' }, palette);
    const { data, info } = await sharp(await rasterize(svg, TILE_WIDTH)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([TILE_WIDTH, (TILE_WIDTH * 4) / 3]);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels * 97) colours.add(`${data[at]! >> 4}.${data[at + 1]! >> 4}.${data[at + 2]! >> 4}`);
    expect(colours.size).toBeGreaterThan(30);
  });
});
