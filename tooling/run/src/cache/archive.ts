import { chmodSync, lstatSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** A file or folder of an archive, in the order of the contents. */
interface Entry {
  /** Below the archive's folder, with `/`. */
  readonly path: string;
  readonly mode: number;
  /** Bytes; absent of a folder. */
  readonly size?: number;
}

const HEADER_LENGTH = 4;
const PERMISSIONS = 0o777;

/** Files and folders below a folder, folders before what is in them. Links are none of it. */
function entriesBelow(folder: string, belongs: (path: string) => boolean, inner = ''): Entry[] {
  return readdirSync(join(folder, inner)).toSorted().flatMap((name) => {
    const path = inner === '' ? name : `${inner}/${name}`;
    const stat = lstatSync(join(folder, path));
    const mode = stat.mode & PERMISSIONS;
    if (!belongs(path)) return [];
    if (stat.isDirectory()) return [{ path, mode }, ...entriesBelow(folder, belongs, path)];
    return stat.isFile() ? [{ path, mode, size: stat.size }] : [];
  });
}

/**
 * Packs the files and folders below a folder into one buffer.
 *
 * @param belongs whether a path below the folder belongs to it; of a folder that does not, nothing does
 */
export function pack(folder: string, belongs: (path: string) => boolean = () => true): Buffer {
  const contents: Buffer[] = [];
  const entries = entriesBelow(folder, belongs).map((entry) => {
    if (entry.size === undefined) return entry;
    // What is read counts: a file may have grown since it was listed.
    const content = readFileSync(join(folder, entry.path));
    contents.push(content);
    return { ...entry, size: content.length };
  });
  const header = Buffer.from(JSON.stringify(entries));
  const length = Buffer.alloc(HEADER_LENGTH);
  length.writeUInt32LE(header.length);
  return zstdCompressSync(Buffer.concat([length, header, ...contents]));
}

const leavesTheFolder = (path: string): boolean => path.split(/[/\\]/).some((part) => part === '..' || part === '' || part.includes(':'));

/**
 * Writes what {@link pack} packed below a folder.
 *
 * @param last the file that is written when all others are there
 * @throws where the buffer is none of its
 */
export function unpack(packed: Uint8Array, folder: string, last?: string): void {
  const bytes = zstdDecompressSync(packed);
  const start = HEADER_LENGTH + bytes.readUInt32LE();
  const entries = JSON.parse(bytes.toString('utf8', HEADER_LENGTH, start)) as Entry[];
  if (entries.some(({ path }) => leavesTheFolder(path))) throw new Error('The archive leaves its folder.');
  mkdirSync(folder, { recursive: true });
  let at = start;
  let end = (): void => undefined;
  for (const { path, mode, size } of entries) {
    const target = join(folder, path);
    if (size === undefined) {
      mkdirSync(target, { recursive: true });
      chmodSync(target, mode);
      continue;
    }
    const content = bytes.subarray(at, at + size);
    if (content.length !== size) throw new Error(`The archive ends amid ${path}.`);
    at += size;
    const write = (): void => writeFileSync(target, content, { mode });
    if (path === last) end = write;
    else write();
  }
  end();
}
