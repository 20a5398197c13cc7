import { describe, expect, it } from 'vitest';
import { createShortCache } from './short-cache.ts';

function fixture(keeps?: (value: number) => boolean) {
  let now = 0;
  let reads = 0;
  const cache = createShortCache<number>({ now: () => now }, { keptMs: 100, ...(keeps === undefined ? {} : { keeps }) });
  return { cache, read: async () => (reads += 1), pass: (ms: number) => void (now += ms), reads: () => reads };
}

describe('a short cache', () => {
  it('reads once for calls within the time, and again after it', async () => {
    const { cache, read, pass } = fixture();
    expect(await Promise.all([cache.get('a', read), cache.get('a', read)])).toEqual([1, 1]);
    pass(99);
    expect(await cache.get('a', read)).toBe(1);
    pass(1);
    expect(await cache.get('a', read)).toBe(2);
  });

  it('reads again for a caller who takes no answer of that age', async () => {
    const { cache, read, pass } = fixture();
    await cache.get('a', read);
    pass(30);
    expect(await cache.get('a', read, 31)).toBe(1);
    expect(await cache.get('a', read, 30)).toBe(2);
    expect(await cache.get('a', read)).toBe(2);
  });

  it('reads each key by itself', async () => {
    const { cache, read } = fixture();
    expect([await cache.get('a', read), await cache.get('b', read)]).toEqual([1, 2]);
  });

  it('drops one key or all when told to', async () => {
    const { cache, read } = fixture();
    await cache.get('a', read);
    await cache.get('b', read);
    cache.forget('a');
    expect([await cache.get('a', read), await cache.get('b', read)]).toEqual([3, 2]);
    cache.forget();
    expect(await cache.get('b', read)).toBe(4);
  });

  it('does not keep a read that was under way when its key was dropped', async () => {
    const { cache, read } = fixture();
    const { promise, resolve } = Promise.withResolvers<number>();
    const before = cache.get('a', () => promise);
    cache.forget('a');
    expect(await cache.get('a', read)).toBe(1);
    resolve(-1);
    expect(await before).toBe(-1);
    expect(await cache.get('a', read)).toBe(1);
  });

  it('keeps no failure, and leaves what was read after it', async () => {
    const { cache, read } = fixture();
    const { promise, reject } = Promise.withResolvers<number>();
    const failing = cache.get('a', () => promise);
    cache.forget('a');
    await cache.get('a', read);
    reject(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    expect(await cache.get('a', read)).toBe(1);
    await expect(cache.get('b', async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await cache.get('b', read)).toBe(2);
  });

  it('keeps only the answers that it is to keep', async () => {
    const { cache, read } = fixture((value) => value > 1);
    expect(await cache.get('a', read)).toBe(1);
    expect(await cache.get('a', read)).toBe(2);
    expect(await cache.get('a', read)).toBe(2);
  });
});
