import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '../files-below.ts';

/** Folder of files that are being written, below the output folder: renaming moves them within one file system. */
export const DRAFTS = '.drafts';
/** Name of the folder that a build of the shell writes to; builds of earlier releases put the former shell aside as `.old`. */
const WORKSHOP = /^\.shell-[\w-]+(?<old>\.old)?$/;
/** Builds of earlier releases wrote files under this name first. */
const DRAFT = /\.new$/;

/**
 * Removes what interrupted builds left in the output folder. A shell that was put aside and not brought back goes on
 * being served: its files return.
 */
export async function sweepInterruptedBuilds(dist: string): Promise<void> {
  await rm(join(dist, DRAFTS), { recursive: true, force: true });
  for (const name of await readdir(dist)) {
    const workshop = WORKSHOP.exec(name);
    if (workshop === null) continue;
    if (workshop.groups?.['old'] !== undefined) await moveFiles(join(dist, name), join(dist, 'shell'), 'keep');
    await rm(join(dist, name), { recursive: true, force: true });
  }
  const drafts = ['fleet.json.new'];
  for (const root of ['shell', 'brands']) drafts.push(...(await filesBelow(join(dist, root))).map((path) => `${root}/${path}`).filter((path) => DRAFT.test(path)));
  await Promise.all(drafts.map((path) => rm(join(dist, path), { force: true })));
}

/**
 * Moves the files below a folder to another one by one: what is there stays, so that a server goes on reading it.
 *
 * @param present what becomes of a file of the same name: it is replaced, or kept
 */
export async function moveFiles(from: string, to: string, present: 'replace' | 'keep'): Promise<void> {
  for (const path of await filesBelow(from)) {
    const target = join(to, path);
    if (present === 'keep' && existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await rename(join(from, path), target);
  }
}
