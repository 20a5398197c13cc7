import { describe, expect, it } from 'vitest';
import { ImageCache } from './image-cache.ts';

describe('ImageCache', () => {
  it('keeps at most its limit and drops the least recently used URL', () => {
    const cache = new ImageCache(200);
    for (let index = 0; index < 200; index += 1) cache.add(`/${index}.webp`);
    expect(cache.has('/0.webp')).toBe(true);
    cache.add('/200.webp');
    expect(cache.size).toBe(200);
    expect(cache.has('/0.webp')).toBe(true);
    expect(cache.has('/1.webp')).toBe(false);
    expect(cache.has('/200.webp')).toBe(true);
  });

  it('counts the same URL once', () => {
    const cache = new ImageCache(2);
    cache.add('/a');
    cache.add('/a');
    cache.add('/b');
    expect([cache.size, cache.has('/a'), cache.has('/b')]).toEqual([2, true, true]);
  });
});
