import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { rasterize } from './rasterize.ts';

/** Pictures kept in memory: some twenty megabytes. */
const MAX_KEPT = 1000;
/** One core stays free for calls. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A page or two of pictures for each of a hundred visitors. */
const MAX_WAITING = 10_000;

/** Too many pictures wait to be rasterized; servers answer it with its status. */
export class RasterQueueFull extends Error {
  override readonly name = 'RasterQueueFull';
  readonly statusCode = 503;
}

/** Rasterized pictures, each made once. */
export interface RasterCache {
  /**
   * The picture of this name as WebP; `draw` is called where there is none yet.
   *
   * @param name a path of safe segments that never stands for another picture
   * @param width of the picture in pixels
   * @throws RasterQueueFull
   */
  picture(name: string, width: number, draw: () => string): Promise<Buffer>;
}

/** The parts of a {@link RasterCache} that tests replace. */
export interface RasterCacheOptions {
  readonly rasterizer?: typeof rasterize;
  readonly maxWaiting?: number;
}

/**
 * A {@link RasterCache} in memory and, where a folder is named, in files that outlive the process. A folder that cannot
 * be written to costs time and nothing else.
 */
export function createRasterCache(folder: string | undefined, { rasterizer = rasterize, maxWaiting = MAX_WAITING }: RasterCacheOptions = {}): RasterCache {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });
  const limit = pLimit(CONCURRENCY);

  async function write(path: string, picture: Buffer): Promise<void> {
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, picture);
    // Renaming is atomic, also where several processes write the same picture.
    await rename(draft, path);
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
