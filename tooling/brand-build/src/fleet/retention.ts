import { existsSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files-below.ts';

/**
 * How long files that a build no longer writes stay to be served, in days: a tab that was opened before a deployment
 * goes on fetching the pages of its own, and a running gateway goes on serving the pages of brands that a build leaves out.
 */
export const RETENTION_DAYS = 7;

const RECORD = '.retired.json';
const DAY_MS = 86_400_000;
/** Copies that the build makes of a file for browsers that take them compressed. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Removes files of earlier builds that have not been current for {@link RETENTION_DAYS}, and notes since when the others
 * are not. A folder goes with its last file.
 *
 * @param dist the output folder; `shell/` and `brands/` below it are looked at
 * @param current paths below `dist` that belong to the present build
 * @param now the present, in milliseconds since 1970
 */
export async function dropRetiredFiles(dist: string, current: ReadonlySet<string>, now: number): Promise<void> {
  const record = join(dist, RECORD);
  const since = await readRecord(record);
  const next: Record<string, number> = {};
  for (const path of await builtFiles(dist)) {
    if (current.has(path.replace(COMPRESSED, ''))) continue;
    const retired = since[path] ?? now;
    if (now - retired < RETENTION_DAYS * DAY_MS) next[path] = retired;
    else await rm(join(dist, path));
  }
  await dropEmptyBrands(dist);
  await writeFile(record, `${JSON.stringify(next)}\n`);
}

/** Removes the folders of brands of which nothing is left. */
async function dropEmptyBrands(dist: string): Promise<void> {
  const brands = join(dist, 'brands');
  for (const name of existsSync(brands) ? await readdir(brands) : []) {
    const inside = await readdir(join(brands, name), { recursive: true, withFileTypes: true });
    if (inside.every((entry) => entry.isDirectory())) await rm(join(brands, name), { recursive: true });
  }
}

/** Every file below `shell/` and `brands/`. */
async function builtFiles(dist: string): Promise<string[]> {
  const found = await Promise.all(['shell', 'brands'].map(async (root) => (await filesBelow(join(dist, root))).map((path) => `${root}/${path}`)));
  return found.flat();
}

async function readRecord(file: string): Promise<Readonly<Record<string, number>>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
  } catch {
    // The first build has none; one cut short by an interrupted build counts as none.
    return {};
  }
}
