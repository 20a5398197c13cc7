import { describe, expect, it } from 'vitest';
import { samplePicture } from '../test-support/sample-picture.ts';
import { legible, scalePicture } from './scale-picture.ts';

/** A picture of which no point is like the next, which makes a file of some three bytes for each. */
async function noise(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const image = new ImageData(width, height);
  for (let at = 0; at < image.data.length; at += 1) image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? new Blob()], 'noise.png', { type: 'image/png' });
}

describe('scalePicture', () => {
  it('returns a smaller file of the same size in pixels when a picture would take long on a slow uplink', async () => {
    const file = await noise(500, 400);
    expect(file.size).toBeGreaterThan(500_000);
    const scaled = await scalePicture(file, legible);
    expect(scaled.size).toBeLessThan(400_000);
    const { width, height } = await createImageBitmap(scaled);
    expect([width, height]).toEqual([500, 400]);
  });

  it('returns the file itself when it is small', async () => {
    const file = await samplePicture('small.png');
    expect(await scalePicture(file, legible)).toBe(file);
  });
});
