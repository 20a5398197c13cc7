import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../plain-error.ts';
import { namedPath } from './named-path.ts';
import { GROUPS, packageFolders } from './package-scripts.ts';

/** Data that no project refers to, checked by a project of its own. */
export const BRANDS = 'brands';

/**
 * The folders whose types `npm run types` checks for words: packages by name or folder, a folder of packages, `brands`, or a file of one of them.
 *
 * @param words what stands behind the command
 * @throws PlainError for a word that stands for none, with the names there are
 */
export function typeProjects(words: readonly string[], root: string): string[] {
  const packages = packageFolders(root).filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  return [...new Set(words.flatMap((word) => projectsOf(word, packages, root)))];
}

function projectsOf(word: string, packages: readonly string[], root: string): string[] {
  const path = namedPath(word, root);
  if (path !== undefined && GROUPS.includes(path)) return packages.filter((folder) => folder.startsWith(`${path}/`));
  const owner = path === undefined ? undefined : [...packages, BRANDS].find((folder) => path === folder || path.startsWith(`${folder}/`));
  if (owner !== undefined) return [owner];
  const names = [...packages.map((folder) => folder.slice(folder.indexOf('/') + 1)), BRANDS];
  const fault = path === undefined ? `There is no package, file or folder "${word}".` : `${path} belongs to no package.`;
  throw new PlainError(`${fault} Packages are: ${names.toSorted().join(', ')}.`);
}
