import { describe, expect, it } from 'vitest';
import { oklch, toOklch } from './colour.ts';

describe('toOklch and oklch', () => {
  it('convert sRGB colours without loss and reject invalid colours', () => {
    for (const hex of ['#000000', '#ffffff', '#123456', '#fedcba', '#00ff88']) {
      const { l, c, h } = toOklch(hex);
      expect(oklch(l, c, h)).toBe(hex);
    }
    expect(() => toOklch('red')).toThrow(RangeError);
  });
});
