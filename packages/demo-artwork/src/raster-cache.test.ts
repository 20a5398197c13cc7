import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRasterCache, RasterQueueFull } from './raster-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-raster-cache-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A rasterizer that records its inputs and the maximum concurrency. */
function recordingRasterizer() {
  const asked: string[] = [];
  let running = 0;
  let most = 0;
  const rasterizer = async (svg: string): Promise<Buffer> => {
    asked.push(svg);
    most = Math.max(most, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
    if (svg === 'broken') throw new Error('cannot be rasterized');
    return Buffer.from(`raster of ${svg}`);
  };
  return { asked, rasterizer, most: () => most };
}

describe('createRasterCache', () => {
  it('rasterizes each picture once for concurrent requests, and at most two at a time', async () => {
    const { asked, rasterizer, most } = recordingRasterizer();
    const cache = createRasterCache(undefined, { rasterizer });
    const names = Array.from({ length: 30 }, (_, at) => `1-a/game/${at % 10}`);
    const pictures = await Promise.all(names.map((name) => cache.picture(name, 480, () => name)));
    expect(pictures.map(String)).toEqual(names.map((name) => `raster of ${name}`));
    expect(asked).toHaveLength(10);
    expect(most()).toBeLessThanOrEqual(2);
  });

  it('reads files of an earlier process from the folder, and leaves no temporary files', async () => {
    const first = recordingRasterizer();
    await createRasterCache(folder, first).picture('1-a/game/moon', 480, () => 'moon');
    const second = recordingRasterizer();
    expect(String(await createRasterCache(folder, second).picture('1-a/game/moon', 480, () => 'moon'))).toBe('raster of moon');
    expect(second.asked).toEqual([]);
    expect(readdirSync(join(folder, '1-a/game'))).toEqual(['moon.webp']);
  });

  it('retries after a failure', async () => {
    const cache = createRasterCache(folder, recordingRasterizer());
    await expect(cache.picture('1-a/game/sun', 480, () => 'broken')).rejects.toThrow('cannot be rasterized');
    expect(String(await cache.picture('1-a/game/sun', 480, () => 'sun'))).toBe('raster of sun');
  });

  it('returns pictures when the folder is not writable', async () => {
    const blocked = join(folder, 'a-file');
    writeFileSync(blocked, '');
    const { rasterizer } = recordingRasterizer();
    expect(String(await createRasterCache(blocked, { rasterizer }).picture('1-a/game/star', 480, () => 'star'))).toBe('raster of star');
  });

  it('leaves no part of a picture behind when it cannot be kept', async () => {
    mkdirSync(join(folder, '1-b/game/comet.webp/in-its-place'), { recursive: true });
    const { rasterizer } = recordingRasterizer();
    expect(String(await createRasterCache(folder, { rasterizer }).picture('1-b/game/comet', 480, () => 'comet'))).toBe('raster of comet');
    await expect.poll(() => readdirSync(join(folder, '1-b/game'))).toEqual(['comet.webp']);
  });

  it('rejects with status 503 when too many pictures are queued, and recovers', async () => {
    const { rasterizer } = recordingRasterizer();
    const cache = createRasterCache(undefined, { rasterizer, maxWaiting: 3 });
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => cache.picture(String(at), 480, () => 'tile')));
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((reason) => reason instanceof RasterQueueFull && reason.statusCode === 503)).toBe(true);
    expect(String(await cache.picture('later', 480, () => 'later'))).toBe('raster of later');
  });
});
