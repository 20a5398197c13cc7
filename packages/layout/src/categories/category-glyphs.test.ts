import { describe, expect, it } from 'vitest';
import { categoryGlyphs } from './category-glyphs.ts';

describe('categoryGlyphs', () => {
  it('gives every category a glyph of its own', () => {
    const paths = Object.values(categoryGlyphs).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
