import { namespaces } from '../catalogue/namespaces.ts';
import { placeholdersOf } from '../catalogue/placeholders.ts';
import { pluralBase } from '../catalogue/plurals.ts';
import type { LanguageFiles } from './read.ts';

/** Placeholders of each key of one file; a plural key always has `count`. */
export function placeholdersByKey(file: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [key, text] of Object.entries(file)) {
    const base = pluralBase(key);
    const names = [...(found.get(base ?? key) ?? []), ...placeholdersOf(text), ...(base === undefined ? [] : ['count'])];
    if (names.length > 0) found.set(base ?? key, [...new Set(names)].sort());
  }
  return found;
}

/** Namespaces of the member and the agent centre, whose placeholders have a file of their own. */
const OF_CENTRES: ReadonlySet<string> = new Set(['member', 'agent'] satisfies (typeof namespaces)[number][]);
const HEAD = '// Written by `npm run write-types` from the English files. Do not edit.\n';

/** The texts of files in `catalogue` by their names: JSON modules have no literal types, so placeholders are written out. */
export function placeholderTypes(english: LanguageFiles): Readonly<Record<string, string>> {
  const blocksOf = (ofCentres: boolean): string =>
    namespaces
      .filter((ns) => OF_CENTRES.has(ns) === ofCentres)
      .map((ns) => {
        const lines = [...placeholdersByKey(english[ns] ?? {})].map(([key, names]) => `    '${key}': ${names.map((name) => `'${name}'`).join(' | ')}\n`);
        return `  ${ns}: {\n${lines.join('')}  }\n`;
      })
      .join('');
  return {
    'centre-placeholders.gen.ts': `${HEAD}\n/** Placeholders of the keys of the centres that have any. */\nexport interface CentrePlaceholders {\n${blocksOf(true)}}\n`,
    'placeholders.gen.ts': `${HEAD}\nimport type { CentrePlaceholders } from './centre-placeholders.gen.ts';\n\n/** Placeholders of the keys that have any. */\nexport interface Placeholders extends CentrePlaceholders {\n${blocksOf(false)}}\n`,
  };
}
