import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { openPictureFolder, type PictureFolderOptions } from './picture-folder.ts';
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
  /** A picture that was made before, in memory or on disk; undefined where it has to be made. */
  kept(name: string): Promise<Buffer | undefined>;
  /**
   * Returns a picture as WebP; `draw` is called if it is not cached.
   *
   * @param name unique path of safe segments
   * @param width in pixels
   * @throws RasterQueueFull
   */
  picture(name: string, width: number, draw: () => string): Promise<Buffer>;
}

/** Parts of a {@link RasterCache} that tests replace, and what its folder may hold. */
export interface RasterCacheOptions extends PictureFolderOptions {
  readonly rasterizer?: typeof rasterize;
  readonly maxWaiting?: number;
}

/**
 * Creates a {@link RasterCache} in memory and, if a folder is given, in files that persist. An unwritable folder
 * only costs time.
 */
export function createRasterCache(folder: string | undefined, { rasterizer = rasterize, maxWaiting = MAX_WAITING, ...ofFolder }: RasterCacheOptions = {}): RasterCache {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });
  const files = folder === undefined ? undefined : openPictureFolder(folder, ofFolder);
  const limit = pLimit(CONCURRENCY);

  async function find(name: string, width: number, draw: () => string): Promise<Buffer> {
    const found = await files?.read(name);
    if (found !== undefined) return found;
    if (limit.pendingCount >= maxWaiting) throw new RasterQueueFull(`${maxWaiting} pictures wait to be rasterized`);
    const picture = await limit(() => rasterizer(draw(), width));
    await files?.write(name, picture);
    return picture;
  }

  return {
    async kept(name) {
      const known = kept.get(name);
      if (known !== undefined) return known;
      const found = await files?.read(name);
      if (found !== undefined) kept.set(name, Promise.resolve(found));
      return found;
    },
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
