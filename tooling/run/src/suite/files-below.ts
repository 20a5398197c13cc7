import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'fixtures']);

/** The files of a folder of the repository and below it, from the root, without what was built, fetched or stands for a test's input; a file is itself. */
export function filesBelow(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries.flatMap((entry) => (!entry.isDirectory() ? [`${path}/${entry.name}`] : SKIPPED.has(entry.name) ? [] : filesBelow(root, `${path}/${entry.name}`)));
}
