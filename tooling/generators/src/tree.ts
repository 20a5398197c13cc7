import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository of this file. */
export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Checks a name before anything is written.
 *
 * @throws Error when it is not in kebab-case
 */
export function checkName(name: string): void {
  if (!KEBAB.test(name)) throw new Error(`"${name}" is not in kebab-case, such as game-card.`);
}

/** `game-card` as `GameCard`. */
export function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `game-lobby` as `Game lobby`. */
export function sentenceCase(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Writes new files; none may be there already.
 *
 * @throws Error before anything is written, when one exists
 */
export function writeNew(root: string, files: Record<string, string>): string[] {
  const paths = Object.keys(files);
  const taken = paths.find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} is there already.`);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return paths.map((path) => `wrote ${path}`);
}

/** Reads a text file of the tree. */
export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Replaces a text file of the tree. */
export function writeText(root: string, path: string, text: string): void {
  writeFileSync(join(root, path), text);
}
