import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Most bytes of pictures on disk: some forty thousand tiles, and half of what the volume of a gateway has (tooling/deploy/kubernetes/gateway.yaml). */
export const MOST_ON_DISK = 1024 ** 3;
/** What a file takes at least, and in steps of it. */
const BLOCK = 4096;
/** Names of folders that were made here, one for each version of a palette. Whatever else lies there stays. */
const VERSION = /^\d+-[0-9a-z]+$/;
/** Names of pictures, and of drafts that a process left behind. */
const PICTURE = /\.webp(?:\.[0-9a-f-]{36})?$/;

/** A folder of pictures that stays below a number of bytes. Unreadable and unwritable files only cost time. */
export interface PictureFolder {
  /** @param name path of safe segments that begins with a version */
  read(name: string): Promise<Buffer | undefined>;
  /** Keeps a picture, and removes the oldest ones where there are too many bytes; ends when that is done. */
  write(name: string, picture: Buffer): Promise<void>;
}

export interface PictureFolderOptions {
  /** Most bytes that the files take together. */
  readonly mostBytes?: number | undefined;
  /** Whether pictures of a version may still be asked for; the others are removed at the start. */
  readonly isKnown?: ((version: string) => boolean) | undefined;
}

const sizeOnDisk = (bytes: number): number => Math.ceil(bytes / BLOCK) * BLOCK;

/**
 * Opens a {@link PictureFolder}. Its files are counted once, at the start; what another process adds meanwhile is not
 * known to this one, which is why each has a folder of its own.
 */
export function openPictureFolder(folder: string, { mostBytes = MOST_ON_DISK, isKnown = () => true }: PictureFolderOptions = {}): PictureFolder {
  /** Bytes by path, oldest first. */
  const files = new Map<string, number>();
  let total = 0;

  function add(path: string, bytes: number): void {
    total += sizeOnDisk(bytes) - (files.get(path) ?? 0);
    files.delete(path);
    files.set(path, sizeOnDisk(bytes));
  }

  /** Whether a file was made here. */
  function isOwn(path: string): boolean {
    const [version = '', ...below] = relative(folder, path).split(sep);
    return below.length > 0 && VERSION.test(version) && PICTURE.test(path);
  }

  async function removeTooMany(): Promise<void> {
    const stuck: [path: string, size: number][] = [];
    for (const [path, size] of files) {
      if (total <= mostBytes) break;
      // A picture may be written anew meanwhile, and is then one of the newest.
      files.delete(path);
      const isGone = await rm(path, { force: true }).then(() => true, () => false);
      if (isGone || files.has(path)) total -= size;
      else stuck.push([path, size]);
    }
    // What cannot be removed takes its bytes still, and is tried again after the others.
    for (const [path, size] of stuck) {
      if (files.has(path)) total -= size;
      else files.set(path, size);
    }
  }
  let removing = Promise.resolve();
  /** One round after another: two at once would each remove what the other is removing enough for. */
  function removeOldest(): Promise<void> {
    removing = removing.then(removeTooMany);
    return removing;
  }

  async function removeUnknown(): Promise<void> {
    for (const entry of await readdir(folder)) {
      if (VERSION.test(entry) && !isKnown(entry)) await rm(join(folder, entry), { recursive: true, force: true });
    }
  }

  async function count(): Promise<void> {
    await removeUnknown();
    const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && isOwn(join(entry.parentPath, entry.name)));
    const found: { readonly path: string; readonly bytes: number; readonly at: number }[] = [];
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const facts = await stat(path).catch(() => undefined);
      if (facts !== undefined) found.push({ path, bytes: facts.size, at: facts.mtimeMs });
    }
    for (const { path, bytes } of found.toSorted((one, other) => one.at - other.at)) add(path, bytes);
    await removeOldest();
  }
  const counted = count().catch(() => undefined);

  return {
    read: (name) => readFile(join(folder, `${name}.webp`)).catch(() => undefined),
    async write(name, picture) {
      await counted;
      const path = join(folder, `${name}.webp`);
      const draft = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, picture);
        // Renaming is atomic, even if several processes write the same picture.
        await rename(draft, path);
      } catch {
        // Half a picture would take what is left of a full disk.
        await rm(draft, { force: true }).catch(() => undefined);
        return;
      }
      add(path, picture.byteLength);
      await removeOldest();
    },
  };
}
