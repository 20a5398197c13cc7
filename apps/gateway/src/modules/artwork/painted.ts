import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createTurns } from '../../platform/http/index.ts';
import { createLru } from './lru.ts';
import { paint } from './paint.ts';

/** Pictures kept in memory: some twenty megabytes. */
const KEPT = 1000;
/** One core stays for every call. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A wall or two of pictures for each of a hundred visitors. */
const WAITING = 10_000;

/** Painted pictures, each painted once. */
export interface Painted {
  /**
   * The picture of this name as WebP; `draw` is asked where nobody painted it yet.
   *
   * @param name a path of safe segments that never stands for another picture
   * @param width of the picture in pixels
   */
  picture(name: string, width: number, draw: () => string): Promise<Buffer>;
}

/**
 * {@link Painted} in memory and, where a folder is named, in files that outlive the process. A folder that cannot be
 * written to costs time and nothing else.
 */
export function createPainted(folder: string | undefined, painter: typeof paint = paint): Painted {
  const kept = createLru<Promise<Buffer>>(KEPT);
  const turns = createTurns(AT_ONCE, WAITING);

  async function keep(path: string, picture: Buffer): Promise<void> {
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, picture);
    // Whole or not at all, also where several processes paint the same.
    await rename(draft, path);
  }

  async function find(name: string, width: number, draw: () => string): Promise<Buffer> {
    const path = folder === undefined ? undefined : join(folder, `${name}.webp`);
    const found = path === undefined ? undefined : await readFile(path).catch(() => undefined);
    if (found !== undefined) return found;
    const picture = await turns(() => painter(draw(), width));
    if (path !== undefined) await keep(path, picture).catch(() => undefined);
    return picture;
  }

  return {
    picture(name, width, draw) {
      const known = kept.get(name);
      if (known !== undefined) return known;
      const picture = find(name, width, draw);
      kept.set(name, picture);
      picture.catch(() => kept.forget(name));
      return picture;
    },
  };
}
