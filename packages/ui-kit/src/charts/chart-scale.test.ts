import { describe, expect, it } from 'vitest';
import { extentOf, labelStep, nearestPoint, plotOf, stackedExtentOf } from './chart-scale.ts';

const area = { left: 40, right: 340, top: 10, bottom: 210 };
const series = (...values: readonly (number | undefined)[]) => ({ id: values.join(), label: 'Bets', values });

describe('extentOf', () => {
  it.each([
    ['values above zero', [series(3, 8)], [0, 8]],
    ['values below zero', [series(-3, -8)], [-8, 0]],
    ['values on both sides, and unknown ones', [series(-3, undefined), series(5)], [-3, 5]],
    ['finite values among others', [series(3, Number.NaN, Number.POSITIVE_INFINITY, 8)], [0, 8]],
    ['all zero', [series(0, 0)], [0, 1]],
    ['no value', [series(undefined)], [0, 1]],
    ['no series', [], [0, 1]],
  ])('returns zero and the ends of %s', (_, given, expected) => {
    expect(extentOf(given)).toEqual(expected);
  });
});

describe('stackedExtentOf', () => {
  it('returns the ends of the stacks, positive and negative values separately', () => {
    expect(stackedExtentOf([series(3, -1), series(4, -5), series(-2, 6)], 2)).toEqual([-6, 7]);
  });
});

describe('plotOf', () => {
  it('places the first point at the left, or at the right in right-to-left pages', () => {
    const [ltr, rtl] = (['ltr', 'rtl'] as const).map((direction) => plotOf(area, 'line', 4, [0, 10], direction));
    expect([0, 1, 2, 3].map((at) => ltr?.x(at))).toEqual([40, 140, 240, 340]);
    expect([0, 1, 2, 3].map((at) => rtl?.x(at))).toEqual([340, 240, 140, 40]);
  });

  it('places a single point in the middle', () => {
    expect(plotOf(area, 'line', 1, [0, 10], 'ltr').x(0)).toBe(190);
    expect(plotOf(area, 'bands', 1, [0, 10], 'ltr').x(0)).toBeCloseTo(190);
  });

  it('places higher values higher and zero at the bottom', () => {
    const plot = plotOf(area, 'line', 2, [0, 10], 'ltr');
    expect([plot.y(0), plot.y(10)]).toEqual([210, 10]);
    expect(plot.ticks).toContain(0);
  });

  it('keeps 400 bars separate and within the plot', () => {
    const plot = plotOf(area, 'bands', 400, [0, 10], 'ltr');
    expect(plot.x(0) - plot.band / 2).toBeGreaterThanOrEqual(area.left);
    expect(plot.x(399) + plot.band / 2).toBeLessThanOrEqual(area.right);
    expect(plot.x(1) - plot.x(0)).toBeGreaterThan(plot.band);
  });
});

describe('nearestPoint', () => {
  it.each([[0, 0], [89, 0], [91, 1], [340, 3], [900, 3]])('at %i pixels returns point %i', (x, expected) => {
    expect(nearestPoint(plotOf(area, 'line', 4, [0, 1], 'ltr'), 4, x)).toBe(expected);
  });

  it('returns undefined without points', () => {
    expect(nearestPoint(plotOf(area, 'line', 0, [0, 1], 'ltr'), 0, 100)).toBeUndefined();
  });
});

describe('labelStep', () => {
  it.each([[7, 700, 60, 1], [30, 300, 60, 6], [400, 300, 60, 80], [1, 0, 60, 60]])('for %i points in %i px with labels of %i px returns %i', (points, room, widest, expected) => {
    expect(labelStep(points, room, widest)).toBe(expected);
  });
});
