import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The outermost extent of the rings in a placeholder of a new brand, as shares of the picture. */
function extentOf(name: string): { readonly start: number; readonly end: number; readonly bottom: number } {
  const svg = readFileSync(new URL(`../../template/assets/${name}`, import.meta.url), 'utf8');
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const rings = [...svg.matchAll(/<circle cx="(\d+)" cy="(\d+)" r="(\d+)"/g)].map(([, ...numbers]) => numbers.map(Number));
  if (rings.length === 0) throw new Error(`${name} has no rings.`);
  const most = (values: readonly number[]): number => Math.max(...values);
  return {
    start: -most(rings.map(([x = 0, , r = 0]) => r - x)) / width,
    end: most(rings.map(([x = 0, , r = 0]) => x + r)) / width,
    bottom: most(rings.map(([, y = 0, r = 0]) => y + r)) / height,
  };
}

describe('placeholder heroes of a new brand, whose look is split', () => {
  it('keeps what it shows in the start half of the wide one, which tablets show', () => {
    const { start, end } = extentOf('hero.svg');
    expect(start).toBeGreaterThan(0);
    expect(end).toBeLessThan(0.48);
  });

  it('keeps what it shows in the upper half of the tall one, from edge to edge: words stand on the lower', () => {
    const { start, end, bottom } = extentOf('hero-compact.svg');
    expect(start).toBeGreaterThan(0);
    expect(Math.max(end, bottom * 2)).toBeLessThan(1);
  });
});
