import { ROOT } from '../paths.ts';
import { PlainError } from '../plain-error.ts';
import { namedPath } from './named-path.ts';
import type { Stage } from './stage.ts';

/** What the words of `npm test` choose. */
export interface Choice {
  stages: Stage[];
  /** Files and folders from the root; without any a stage runs whole. */
  paths: string[];
}

/**
 * Picks stages by name, where `gateway` names every stage that begins with it, and parts of them by path; a package's
 * name stands for its folder.
 *
 * @param wanted empty for all stages that do not take long
 * @param everything also those that take long
 * @throws PlainError with the names there are, for a word that is neither a stage nor a path
 */
export function choose(all: Stage[], wanted: string[], everything = false, root = ROOT): Choice {
  const matches = (name: string, wish: string): boolean => name === wish || name.startsWith(`${wish}-`);
  const isStage = (word: string): boolean => all.some(({ name }) => matches(name, word));
  const paths = wanted.filter((word) => !isStage(word)).map((word) => pathOf(word, all, root));
  if (wanted.length === 0) return { stages: all.filter(({ long = false }) => everything || !long), paths };
  return { stages: all.filter(({ name }) => wanted.some((wish) => matches(name, wish))), paths };
}

function pathOf(word: string, all: Stage[], root: string): string {
  const found = namedPath(word, root);
  if (found !== undefined) return found;
  const names = all.map(({ name }) => name).join(', ');
  throw new PlainError(/[./]/.test(word) ? `There is no file or folder ${word} in the repository.` : `There is no stage "${word}", nor a package of that name. There are: ${names}.`);
}
