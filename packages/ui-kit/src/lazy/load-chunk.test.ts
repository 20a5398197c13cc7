import { describe, expect, it } from 'vitest';
import { isChunkLoadError } from '../status/chunk-error-boundary.tsx';
import { loadChunk } from './load-chunk.ts';

const failing = (message: string) => loadChunk('7', () => Promise.reject(new TypeError(message)));

describe('loadChunk', () => {
  it('returns the module and cancels its time limit', async () => {
    let cancelled = false;
    const after = () => () => void (cancelled = true);
    expect(await loadChunk('7', async () => 'module', { after })).toBe('module');
    expect(cancelled).toBe(true);
  });

  it('rejects after 120,000 ms with a chunk load error', async () => {
    let expire: () => void = () => {};
    let limit = 0;
    const loading = loadChunk('7', () => new Promise(() => {}), {
      after: (milliseconds, then) => {
        [limit, expire] = [milliseconds, then];
        return () => {};
      },
    });
    expire();
    await expect(loading).rejects.toThrow('Loading chunk 7 failed');
    expect(limit).toBe(120_000);
    expect(await loading.catch(isChunkLoadError)).toBe(true);
  });

  it.each([
    ['Failed to fetch dynamically imported module: https://x.test/assets/help-B1.js', 'Loading chunk help-B1.js failed'],
    ['Importing a module script failed.', 'Loading chunk 7 failed'],
    ['Unable to preload CSS for /assets/help-B1.css', 'Loading CSS chunk help-B1.css failed'],
  ])('rejects "%s" as "%s"', async (message, expected) => {
    await expect(failing(message)).rejects.toThrow(expected);
  });

  it('passes on an error of the part itself', async () => {
    await expect(failing('x is not a function')).rejects.toThrow(new TypeError('x is not a function'));
  });
});
