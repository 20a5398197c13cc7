import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { rasterize } from './rasterize.ts';

/** Maximum number of pictures in memory, about 20 MB. */
const MAX_KEPT = 1000;
/** One core stays free for API calls. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Maximum queue length: one or two pages of pictures for each of a hundred visitors. */
const MAX_WAITING = 10_000;

/** Thrown when too many pictures are queued; its status is the HTTP status. */
export class RasterQueueFull extends Error {
  override readonly name = 'RasterQueueFull';
  readonly statusCode = 503;
}

/** Cache of rasterized pictures, each made once. */
export interface RasterCache {
  /**
   * Returns a picture as WebP; `draw` is called if it is not cached.
   *
   * @param name unique path of safe segments
   * @param width in pixels
   * @throws RasterQueueFull
   */
  picture(name: string, width: number, draw: () => string): Promise<Buffer>;
}

/** Parts of a {@link RasterCache} that tests replace. */
export interface RasterCacheOptions {
  readonly rasterizer?: typeof rasterize;
  readonly maxWaiting?: number;
}

/**
 * Creates a {@link RasterCache} in memory and, if a folder is given, in files that persist. An unwritable folder
 * only costs time.
 */
export function createRasterCache(folder: string | undefined, { rasterizer = rasterize, maxWaiting = MAX_WAITING }: RasterCacheOptions = {}): RasterCache {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });
  const limit = pLimit(CONCURRENCY);

  async function write(path: string, picture: Buffer): Promise<void> {
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(draft, picture);
      // Renaming is atomic, even if several processes write the same picture.
      await rename(draft, path);
    } catch (error) {
      // Half a picture would take what is left of a full disk.
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function find(name: string, width: number, draw: () => string): Promise<Buffer> {
    const path = folder === undefined ? undefined : join(folder, `${name}.webp`);
    const found = path === undefined ? undefined : await readFile(path).catch(() => undefined);
    if (found !== undefined) return found;
    if (limit.pendingCount >= maxWaiting) throw new RasterQueueFull(`${maxWaiting} pictures wait to be rasterized`);
    const picture = await limit(() => rasterizer(draw(), width));
    if (path !== undefined) await write(path, picture).catch(() => undefined);
    return picture;
  }

  return {
    picture(name, width, draw) {
      const known = kept.get(name);
      if (known !== undefined) return known;
      const picture = find(name, width, draw);
      kept.set(name, picture);
      picture.catch(() => kept.delete(name));
      return picture;
    },
  };
}
