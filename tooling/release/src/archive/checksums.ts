import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the list in an archive. */
export const CHECKSUMS = 'SHA256SUMS';

/** The hash of some bytes, in hexadecimal. */
export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Files below a folder, from it; symbolic links are none. */
function filesBelow(folder: string, above = ''): string[] {
  return readdirSync(join(folder, above), { withFileTypes: true }).flatMap((entry) => {
    const path = above === '' ? entry.name : `${above}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(folder, path);
    return entry.isFile() ? [path] : [];
  });
}

/** The list of every file below a folder with its hash, in the form of `sha256sum`, by path. */
export function checksumsOf(folder: string): string {
  const files = filesBelow(folder).filter((path) => path !== CHECKSUMS);
  return files.toSorted().map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`).join('');
}
