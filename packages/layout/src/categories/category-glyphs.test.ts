import { expect, it } from 'vitest';
import { categoryGlyphs } from './category-glyphs.ts';

it('gives every category a sign of its own', () => {
  const paths = Object.values(categoryGlyphs).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
