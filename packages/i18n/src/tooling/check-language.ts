import type { CatalogueFile } from '../catalogue/keys.ts';
import { namespaces } from '../catalogue/namespaces.ts';
import { pluralBase, pluralCategories } from '../catalogue/plurals.ts';
import { languageOf } from '../languages.ts';
import type { LanguageCode } from '../languages.ts';
import type { CatalogueFault } from './faults.ts';
import { nearest } from './faults.ts';
import { keySet, wrongPlaceholders } from './key-set.ts';
import type { KeyFacts } from './key-set.ts';
import type { LanguageFiles } from './read.ts';

/** Checks one language against English: every key, every plural form its grammar has, placeholders, no empty text. */
export function checkLanguage(code: LanguageCode, files: LanguageFiles, english: LanguageFiles): CatalogueFault[] {
  const categories = pluralCategories(languageOf(code).tag);
  return namespaces.flatMap((ns) => {
    const keys = keySet(english[ns] ?? {});
    const file = files[ns] ?? {};
    const prefix = `${code}.${ns}`;
    return [...missingTexts(prefix, file, keys, categories), ...wrongTexts(prefix, file, keys, categories)];
  });
}

function missingTexts(
  prefix: string,
  file: CatalogueFile,
  keys: ReadonlyMap<string, KeyFacts>,
  categories: readonly string[],
): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  for (const [key, { plural }] of keys) {
    if (!plural) {
      if (file[key] === undefined)
        faults.push({ kind: 'missingKey', path: `${prefix}.${key}`, found: 'nothing', expected: 'a text' });
      continue;
    }
    for (const category of categories) {
      if (file[`${key}_${category}`] !== undefined) continue;
      faults.push({
        kind: 'missingPlural',
        path: `${prefix}.${key}_${category}`,
        found: 'nothing',
        expected: `the form "${category}"`,
      });
    }
  }
  return faults;
}

/** Faults of the texts that are there; a brand's own wording is checked by the same rules. */
export function wrongTexts(
  prefix: string,
  file: CatalogueFile,
  keys: ReadonlyMap<string, KeyFacts>,
  categories: readonly string[],
): CatalogueFault[] {
  return Object.entries(file).flatMap(([key, text]) => {
    const fault = wrongText(key, text, keys, categories, prefix.slice(prefix.indexOf('.') + 1));
    return fault ? [{ path: `${prefix}.${key}`, ...fault }] : [];
  });
}

function wrongText(
  key: string,
  text: unknown,
  keys: ReadonlyMap<string, KeyFacts>,
  categories: readonly string[],
  namespace: string,
): Omit<CatalogueFault, 'path'> | undefined {
  const base = pluralBase(key) ?? key;
  const facts = keys.get(base);
  if (!facts || facts.plural !== (base !== key)) {
    const near = nearest(base, keys.keys());
    return {
      kind: 'unknownKey',
      found: `"${key}"`,
      expected: near === undefined ? `one of the ${keys.size} keys of packages/i18n/src/locales/EN/${namespace}.json` : 'a key of the catalogue',
      ...(near === undefined ? {} : { nearest: near }),
    };
  }
  if (facts.plural && !categories.includes(key.slice(base.length + 1))) {
    return { kind: 'unknownPlural', found: `"${key}"`, expected: `one of the forms ${categories.join(', ')}` };
  }
  if (typeof text !== 'string') return { kind: 'notText', found: JSON.stringify(text), expected: 'a text' };
  if (text.trim() === '') return { kind: 'emptyValue', found: `"${text}"`, expected: 'a text' };
  const found = wrongPlaceholders(key, text, facts);
  if (found) return { kind: 'wrongPlaceholder', found: list(found), expected: list(facts.placeholders) };
  return undefined;
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'no placeholder' : names.map((name) => `{{${name}}}`).join(', ');
}
