import { languageCodes } from '../languages.ts';
import type { LanguageCode } from '../languages.ts';
import { checkLanguage } from './check-language.ts';
import { readLanguage } from './read.ts';

/** How far a language is translated. */
export interface Completeness {
  /** True when no text is missing: only then may a brand offer the language. */
  readonly complete: boolean;
  /** Paths of the texts that are missing. */
  readonly missing: readonly string[];
}

/** How far every language of the platform is translated. */
export function catalogueCompleteness(folder?: string): Readonly<Record<string, Completeness>> {
  const english = readLanguage('EN', folder);
  const entries = languageCodes.map((code: LanguageCode) => {
    const missing = checkLanguage(code, readLanguage(code, folder), english)
      .filter(({ kind }) => kind === 'missingKey' || kind === 'missingPlural')
      .map(({ path }) => path);
    return [code, { complete: missing.length === 0, missing }] as const;
  });
  return Object.fromEntries(entries);
}
