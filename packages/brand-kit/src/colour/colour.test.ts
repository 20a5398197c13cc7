import { describe, expect, it, test } from 'vitest';
import { composite, contrast, parseColour, toHex } from './colour.ts';
import type { Colour } from './colour.ts';

function colour(text: string): Colour {
  const parsed = parseColour(text);
  if (parsed === undefined) throw new Error(`${text} is no colour.`);
  return parsed;
}

describe('parseColour', () => {
  test.each([
    ['#0af', '#00aaff'],
    ['#00AAFF', '#00aaff'],
    ['#00aaff80', '#00aaff80'],
    // Reference values of the CSS Color 4 definition of OKLCH.
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0% 0 0)', '#000000'],
    ['oklch(0.628 0.2577 29.23)', '#ff0000'],
    ['oklch(0.8664 0.2948 142.5)', '#00ff00'],
    ['oklch(0.452 0.3132 264.05 / 50%)', '#0000ff80'],
  ])('parses %s', (text, hex) => {
    expect(toHex(colour(text))).toBe(hex);
  });

  test.each(['red', '#12', 'rgb(1, 2, 3)', '', 'oklch(one)'])('returns undefined for %j', (text) => {
    expect(parseColour(text)).toBeUndefined();
  });
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('of %s and %s is %d either way round', (one, other, ratio) => {
    expect(contrast(colour(one), colour(other))).toBeCloseTo(ratio, 2);
    expect(contrast(colour(other), colour(one))).toBeCloseTo(ratio, 2);
  });
});

describe('composite', () => {
  it('returns the colour seen through a translucent colour', () => {
    expect(toHex(composite(colour('#00000080'), colour('#ffffff')))).toBe('#7f7f7f');
    expect(toHex(composite(colour('#123456'), colour('#ffffff')))).toBe('#123456');
  });
});
