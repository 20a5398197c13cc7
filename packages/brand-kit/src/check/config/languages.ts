import { platformLanguages } from '@livery/contracts';
import { valueAt } from '../../theme/token-walk.ts';
import { nearestOf } from '../fault/nearest.ts';
import { stringsOf } from '../source.ts';
import type { CheckContext } from '../source.ts';

type Languages = Pick<CheckContext, 'completeLanguages' | 'languageOf'>;

/** Whether a code is a language of the platform, with a complete catalogue or not. */
export function isPlatformLanguage(code: string): boolean {
  return platformLanguages.some((known) => known === code);
}

/**
 * Returns the language with a complete catalogue that a wrong code most likely means: a misspelt code, a BCP-47 tag or a
 * name. Undefined for a code of the platform, which is none of these.
 */
export function meantLanguage(given: string, { completeLanguages, languageOf }: Languages): string | undefined {
  if (isPlatformLanguage(given)) return undefined;
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const codes = new Map(
    completeLanguages.flatMap((code) => {
      const language = languageOf(code, {});
      const others = language === undefined ? [] : [language.tag, language.endonym, names.of(language.tag) ?? code];
      return [code, ...others].map((name) => [name.toLowerCase(), code] as const);
    }),
  );
  const [tag = ''] = given.toLowerCase().split('-');
  return codes.get(given.toLowerCase()) ?? codes.get(tag) ?? codes.get(nearestOf(given, codes.keys()) ?? '');
}

/** The languages that a brand offers, with a wrong code replaced by the one it means, so that only the code itself is reported. */
export function meantLanguages(config: unknown, context: Languages): string[] {
  return stringsOf(valueAt(config, ['languages', 'offered'])).map((code) => meantLanguage(code, context) ?? code);
}
