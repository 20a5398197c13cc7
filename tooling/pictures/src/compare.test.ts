import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { comparePictures, encodePicture } from './compare.ts';

/** A white picture with a black box in it, as it is kept. */
async function picture(width: number, height: number, box?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }): Promise<Buffer> {
  const white = sharp({ create: { width, height, channels: 3, background: 'white' } });
  const boxes = box === undefined ? [] : [{ input: { create: { width: box.width, height: box.height, channels: 3 as const, background: 'black' } }, left: box.left, top: box.top }];
  return encodePicture(await white.composite(boxes).png().toBuffer());
}

describe('comparePictures', () => {
  it('returns new when no picture is kept', async () => {
    expect(await comparePictures(undefined, await picture(16, 16))).toMatchObject({ state: 'new' });
  });

  it('returns same when nothing differs', async () => {
    const box = { left: 20, top: 20, width: 40, height: 8 };
    expect((await comparePictures(await picture(160, 160, box), await picture(160, 160, box))).state).toBe('same');
  });

  it('returns changed, with the difference marked, when a part moved', async () => {
    const { state, reason, difference } = await comparePictures(await picture(160, 160, { left: 16, top: 16, width: 32, height: 16 }), await picture(160, 160, { left: 16, top: 48, width: 32, height: 16 }));
    expect(state).toBe('changed');
    expect(Number(/^(\d+) pixels/.exec(reason)?.[1])).toBeGreaterThan(900);
    const { data, info } = await sharp(difference).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, green = 0] = data.subarray(info.channels * (54 * 160 + 30));
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });

  it('returns changed with both sizes when a picture grew', async () => {
    expect(await comparePictures(await picture(100, 100), await picture(100, 120))).toEqual({ state: 'changed', reason: 'It was 100 × 100, and is 100 × 120.' });
  });

  it('returns same when one pixel of twenty-five thousand differs', async () => {
    expect((await comparePictures(await picture(160, 160), await picture(160, 160, { left: 40, top: 40, width: 1, height: 1 }))).state).toBe('same');
  });
});
