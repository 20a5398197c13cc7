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

/** The source of placeholders.gen.ts: JSON modules have no literal types, so placeholders are written out. */
export function placeholderTypes(english: LanguageFiles): string {
  const blocks = namespaces.map((ns) => {
    const lines = [...placeholdersByKey(english[ns] ?? {})].map(
      ([key, names]) => `    '${key}': ${names.map((name) => `'${name}'`).join(' | ')}\n`,
    );
    return `  ${ns}: {\n${lines.join('')}  }\n`;
  });
  return `// Written by \`node packages/i18n/src/tooling/write-types.ts\` from the English files. Do not edit.\n\n/** Placeholders of the keys that have any. */\nexport interface Placeholders {\n${blocks.join('')}}\n`;
}
