import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawCaptcha } from './captcha/draw.ts';
import { glyphs } from './captcha/glyphs.ts';
import { normaliseAnswer } from './captcha/captchas.ts';

/** A fixed seed, so that a failure can be reproduced. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** How many pixels are much darker than the ground, by fifth of the picture's width. */
function inkByFifth(image: Buffer): number[] {
  const png = PNG.sync.read(image);
  const counts = [0, 0, 0, 0, 0];
  for (let at = 0; at < png.data.length; at += 4) {
    const light = (png.data[at] ?? 0) + (png.data[at + 1] ?? 0) + (png.data[at + 2] ?? 0);
    const fifth = Math.min(4, Math.floor((((at / 4) % png.width) / png.width) * 5));
    if (light < 330) counts[fifth] = (counts[fifth] ?? 0) + 1;
  }
  return counts;
}

describe('captcha picture', () => {
  it('is a PNG with ink at each character', () => {
    for (const [index, text] of ['23456', '789AC', 'EFHJK', 'LMNPR', 'TUVWX', 'YZ222'].entries()) {
      const image = drawCaptcha(text, sequence(index + 1));
      expect(PNG.sync.read(image)).toMatchObject({ width: 320, height: 112 });
      for (const ink of inkByFifth(image)) expect(ink).toBeGreaterThan(150);
    }
  });

  it('differs each time and by its text', () => {
    expect(drawCaptcha('HK347', sequence(1))).toEqual(drawCaptcha('HK347', sequence(1)));
    expect(drawCaptcha('HK347', sequence(1))).not.toEqual(drawCaptcha('HK347', sequence(2)));
    expect(drawCaptcha('HK347', sequence(1))).not.toEqual(drawCaptcha('HK348', sequence(1)));
  });

  it('uses no characters that look alike, and draws within its grid', () => {
    expect([...glyphs.keys()].filter((character) => '01OIDQBGS'.includes(character))).toEqual([]);
    const points = [...glyphs.values()].flat().flatMap(({ points: drawn }) => drawn);
    expect(points.filter(([x, y]) => !(x >= 0 && x <= 4 && y >= 0 && y <= 6))).toEqual([]);
  });
});

describe('normaliseAnswer', () => {
  it.each([
    [' hk 347 ', 'HK347'],
    ['７', '7'],
    ['hk٣٤౭', 'HK347'],
    ['12', '12'],
  ])('reads %o as %s', (typed, expected) => {
    expect(normaliseAnswer(typed)).toBe(expected);
  });
});
