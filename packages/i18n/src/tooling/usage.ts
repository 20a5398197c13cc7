import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces } from '../catalogue/namespaces.ts';
import type { CatalogueFault } from './faults.ts';
import { keySet } from './key-set.ts';
import type { LanguageFiles } from './read.ts';

const skipped = /^(node_modules|dist|\.cache|locales|tooling|fixtures|storybook-static)$/;
const source = /\.tsx?$/;
const notShipped = /\.(test|stories)\.tsx?$|\.gen\.ts$/;

/**
 * Every quoted word in the shipped sources below the folders. Keys are never put together from parts, so a key that
 * stands in no quotes anywhere is used nowhere.
 */
export function quotedWords(folders: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const folder of folders) collect(folder, words);
  return words;
}

function collect(folder: string, words: Set<string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.test(entry.name)) collect(path, words);
    } else if (source.test(entry.name) && !notShipped.test(entry.name)) {
      for (const match of readFileSync(path, 'utf8').matchAll(/(['"`])([\w.]+)\1/g)) words.add(match[2] ?? '');
    }
  }
}

/** English keys that no source uses. */
export function unusedKeys(english: LanguageFiles, used: ReadonlySet<string>): CatalogueFault[] {
  return namespaces.flatMap((ns) =>
    [...keySet(english[ns] ?? {}).keys()]
      .filter((key) => !used.has(key))
      .map((key) => ({
        kind: 'unusedKey' as const,
        path: `EN.${ns}.${key}`,
        found: 'no use',
        expected: 'a use in a source, or no such key',
      })),
  );
}
