import { describe, expect, it } from 'vitest';
import { measurePicture } from './picture-facts.ts';

/** The colours of a picture, with the share of each in hundredths. */
async function coloursOf(svg: string): Promise<Record<string, number>> {
  const { facts } = await measurePicture('logo.svg', Buffer.from(svg), true);
  return Object.fromEntries((facts?.colours ?? []).map(({ colour, share }) => [colour, Math.round(share * 100)]));
}

/** Upright strokes of a wordmark that is eight times as wide as high. */
const strokes = (width: number): string => Array.from({ length: 20 }, (_, index) => `<rect x="${index * 30 + 150}" y="10" width="${width}" height="80" fill="#101010"/>`).join('');
const wide = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 100" width="800" height="100">${content}</svg>`;

describe('measurePicture', () => {
  it.each([1, 2, 4])('returns the colour of a wide wordmark whose strokes are %s of 800 wide', async (width) => {
    const { '#101010': share = 0 } = await coloursOf(wide(strokes(width)));
    expect(share).toBeGreaterThan(98);
  });

  it('weighs an emblem beside thin strokes by what both cover', async () => {
    // 40 x 40 beside 20 strokes of 2 x 80.
    const { '#f0f0f0': emblem = 0, '#101010': wordmark = 0 } = await coloursOf(wide(`<rect x="20" y="30" width="40" height="40" fill="#f0f0f0"/>${strokes(2)}`));
    expect(emblem).toBeGreaterThan(30);
    expect(emblem).toBeLessThan(37);
    expect(wordmark).toBeGreaterThan(60);
  });

  it('weighs what is half transparent as half', async () => {
    const { '#000000': half = 0 } = await coloursOf(wide('<rect width="400" height="100" fill="#000" opacity="0.5"/><rect x="400" width="400" height="100" fill="#fff"/>'));
    expect(half).toBeGreaterThan(31);
    expect(half).toBeLessThan(36);
  });
});
