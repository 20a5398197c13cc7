import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS } from './package-scripts.ts';

/**
 * The path from the root that a word of the command line stands for: a file, a folder, or a package by its name.
 *
 * @returns undefined where the repository has none
 */
export function namedPath(word: string, root: string): string | undefined {
  const path = word.replace(/^\.[\\/]/, '').replaceAll('\\', '/').replace(/\/+$/, '');
  return path === '' || path === '.' ? undefined : [path, ...GROUPS.map((group) => `${group}/${path}`)].find((each) => existsSync(join(root, each)));
}
