import { readFileSync } from 'node:fs';
import { namespaces } from '../catalogue/namespaces.ts';
import type { Namespace } from '../catalogue/namespaces.ts';
import type { CatalogueFault } from './faults.ts';
import { keySet } from './key-set.ts';
import type { LanguageFiles } from './read.ts';
import { shippedSources } from './sources.ts';

const quoted = /(['"`])([\w.]+)\1/g;

const readsFile = (text: string, ns: Namespace): boolean => new RegExp(`readLanguage\\([^)]*\\)\\.${ns}\\b`).test(text);

/** Quoted words that may be keys of a namespace, by namespace. */
export type UsedWords = ReadonlyMap<Namespace, ReadonlySet<string>>;

/**
 * The quoted words of a source text under each namespace that the text names in quotes as well: `useText('games')`,
 * `PlainTextKey<'games'>`, `{ ns: 'games' }`, or
 * whose file it reads (`readLanguage('EN').shell`). A word in a file that names another namespace alone is no use of a key.
 */
export function wordsByNamespace(text: string): UsedWords {
  const words = new Set(Array.from(text.matchAll(quoted), ([, , word]) => word ?? ''));
  return new Map(namespaces.filter((ns) => words.has(ns) || readsFile(text, ns)).map((ns) => [ns, words]));
}

/**
 * The words of every shipped source below the folders. Keys are never put together from parts, so a key is unused when no file
 * that names its namespace quotes it.
 */
export function usedWords(folders: readonly string[]): UsedWords {
  const all = new Map<Namespace, Set<string>>(namespaces.map((ns) => [ns, new Set()]));
  for (const path of folders.flatMap(shippedSources)) {
    for (const [ns, words] of wordsByNamespace(readFileSync(path, 'utf8'))) for (const word of words) all.get(ns)?.add(word);
  }
  return all;
}

/** English keys that no source uses. */
export function unusedKeys(english: LanguageFiles, used: UsedWords): CatalogueFault[] {
  return namespaces.flatMap((ns) =>
    [...keySet(english[ns] ?? {}).keys()]
      .filter((key) => used.get(ns)?.has(key) !== true)
      .map((key) => ({
        kind: 'unusedKey' as const,
        path: `EN.${ns}.${key}`,
        found: 'no use',
        expected: 'a use in a source that names the namespace, or no such key',
      })),
  );
}
