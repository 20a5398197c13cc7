import { expect, test } from 'vitest';
import { ImageCache } from './image-cache.ts';

test('keeps no more than its limit, and lets go of what was not used for longest', () => {
  const cache = new ImageCache(200);
  for (let index = 0; index < 200; index += 1) cache.add(`/${index}.webp`);
  expect(cache.has('/0.webp')).toBe(true);
  cache.add('/200.webp');
  expect(cache.size).toBe(200);
  expect(cache.has('/0.webp')).toBe(true);
  expect(cache.has('/1.webp')).toBe(false);
  expect(cache.has('/200.webp')).toBe(true);
});

test('the same address twice takes one place', () => {
  const cache = new ImageCache(2);
  cache.add('/a');
  cache.add('/a');
  cache.add('/b');
  expect([cache.size, cache.has('/a'), cache.has('/b')]).toEqual([2, true, true]);
});
