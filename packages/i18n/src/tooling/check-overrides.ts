import { namespaces } from '../catalogue/namespaces.ts';
import type { Namespace } from '../catalogue/namespaces.ts';
import { pluralCategories } from '../catalogue/plurals.ts';
import { isLanguageCode, languageCodes, languageOf } from '../languages.ts';
import { wrongTexts } from './check-language.ts';
import type { CatalogueFault } from './faults.ts';
import { nearest } from './faults.ts';
import { keySet } from './key-set.ts';
import { readLanguage } from './read.ts';
import type { LanguageFiles } from './read.ts';

/** A brand's own texts as read from its files: language → namespace → key → text, none of it trusted. */
export type UncheckedOverrides = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/**
 * Checks a brand's wording: known languages and namespaces, existing keys, plural forms of the language, the
 * placeholders of the original, no empty text. Returns every fault; an empty array means that all is well.
 */
export function checkOverrides(overrides: UncheckedOverrides, english: LanguageFiles = readLanguage('EN')): CatalogueFault[] {
  return Object.entries(overrides).flatMap(([code, strings]) => {
    if (!isLanguageCode(code)) return [unknownName('unknownLanguage', code, code, languageCodes, 'a platform language code')];
    const categories = pluralCategories(languageOf(code).tag);
    return Object.entries(strings).flatMap(([ns, texts]) => {
      if (!isNamespace(ns))
        return [unknownName('unknownNamespace', `${code}.${ns}`, ns, namespaces, `one of ${namespaces.join(', ')}`)];
      return wrongTexts(`${code}.${ns}`, texts as Record<string, string>, keySet(english[ns] ?? {}), categories);
    });
  });
}

function isNamespace(value: string): value is Namespace {
  return (namespaces as readonly string[]).includes(value);
}

function unknownName(
  kind: 'unknownLanguage' | 'unknownNamespace',
  path: string,
  name: string,
  names: readonly string[],
  expected: string,
): CatalogueFault {
  const near = nearest(name, names);
  return { kind, path, found: `"${name}"`, expected, ...(near === undefined ? {} : { nearest: near }) };
}
