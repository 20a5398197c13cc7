import { describe, expect, it } from 'vitest';
import { bandScale, linearScale } from './scales.ts';

describe('linearScale', () => {
  it.each([
    [[0, 10], 5, [0, 2, 4, 6, 8, 10]],
    [[0, 1], 4, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [[-2100, 1000], 4, [-3000, -2000, -1000, 0, 1000]],
    [[0, 17_500], 4, [0, 5000, 10_000, 15_000, 20_000]],
    [[0, 0.07], 4, [0, 0.02, 0.04, 0.06, 0.08]],
    [[-1e15, 9e16], 3, [-5e16, 0, 5e16, 1e17]],
  ] as const)('returns for %j in about %i steps the ticks %j', (extent, count, ticks) => {
    const scale = linearScale(extent, [200, 0], count);
    expect(scale.ticks).toEqual(ticks);
    expect([scale.at(ticks[0]), scale.at(ticks[ticks.length - 1] ?? 0)]).toEqual([200, 0]);
  });

  it.each([1e-9, 1e-3, 0.3, 7, 123_456, 1e12])('ends for values up to %f, with ticks that hold them', (high) => {
    for (const count of [2, 3, 4, 7]) {
      const { ticks } = linearScale([-high / 3, high], [0, 100], count);
      expect((ticks[0] ?? 0) <= -high / 3 && (ticks.at(-1) ?? 0) >= high && ticks.length < 20 && ticks.includes(0)).toBe(true);
    }
  });
});

describe('bandScale', () => {
  it('returns points on the ends, and a single one in the middle', () => {
    const at = (count: number, to: number) => Array.from({ length: count }, (_, index) => bandScale(count, [40, to], 1, 0).at(index));
    expect([at(4, 340), at(1, 340)]).toEqual([[40, 140, 240, 340], [190]]);
  });

  it('returns bands with room around them, from the right where the span goes there', () => {
    const [ltr, rtl] = [bandScale(2, [0, 90], 0.25, 0.25), bandScale(2, [90, 0], 0.25, 0.25)];
    expect([ltr.step, ltr.width, ltr.at(0), ltr.at(1), rtl.at(0), rtl.at(1)]).toEqual([40, 30, 10, 50, 50, 10]);
  });
});
