import { readFileSync } from 'node:fs';
import { namespaces } from '../catalogue/namespaces.ts';
import type { CatalogueFault } from './faults.ts';
import { keySet } from './key-set.ts';
import type { LanguageFiles } from './read.ts';
import { shippedSources } from './sources.ts';

/**
 * Every quoted word in the shipped sources below the folders. Keys are never put together from parts, so a key that
 * stands in no quotes anywhere is used nowhere.
 */
export function quotedWords(folders: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const path of folders.flatMap(shippedSources)) {
    for (const match of readFileSync(path, 'utf8').matchAll(/(['"`])([\w.]+)\1/g)) words.add(match[2] ?? '');
  }
  return words;
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
