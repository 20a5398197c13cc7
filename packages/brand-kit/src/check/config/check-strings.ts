import { voiceKeys } from '../../config/voice.ts';
import { valueAt } from '../../theme/token-walk.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { isPlatformLanguage, meantLanguage, meantLanguages } from './languages.ts';
import { nearestOf } from '../fault/nearest.ts';
import { isRecord, stringsOf } from '../source.ts';
import type { BrandSource, CheckContext } from '../source.ts';

/** Maximum length of a text, in characters. */
const room: Readonly<Record<(typeof voiceKeys)[number], number>> = {
  headline: 80,
  tagline: 200,
  callToAction: 30,
  footerDescription: 260,
  seoTitle: 70,
  seoDescription: 220,
};

/** Checks `locales/`: one file per offered language, all voice texts, overrides of existing keys only. */
export function checkStrings(source: BrandSource, context: CheckContext): Fault[] {
  const offered = stringsOf(valueAt(source.config, ['languages', 'offered']));
  const given = Object.keys(source.locales);
  const unread = new Set(source.unreadable.map(({ file }) => file));
  // Of a language without a complete catalogue another fault says that no brand may offer it.
  const missing = offered.filter((language) => context.completeLanguages.includes(language) && !given.includes(language) && !unread.has(fileOf(source, language)));
  const meant = meantLanguages(source.config, context);
  const misnamed = new Map(given.filter((language) => !offered.includes(language)).flatMap((language) => {
    const name = meantLanguage(language, context);
    return name === undefined || !missing.includes(name) ? [] : [[language, name] as const];
  }));
  const unnamed = new Set(misnamed.values());
  return [
    ...missing.filter((language) => !unnamed.has(language)).map((language) => ({ file: fileOf(source, language), keyPath: '', found: 'no file', expected: `the brand's texts, since languages.offered lists ${language}` })),
    ...Object.entries(source.locales).flatMap(([language, content]) => {
      const file = fileOf(source, language);
      if (!offered.includes(language)) {
        const name = misnamed.get(language);
        if (name !== undefined) return [{ file, keyPath: '', found: 'texts of no language', expected: 'the texts of a language that is offered, named after its code', nearest: `locales/${name}.json` }];
        const known = offered.filter(isPlatformLanguage);
        // Without any language, or with a misspelt one, that fault says enough.
        if (known.length === 0 || meant.includes(language)) return [];
        return [{ file, keyPath: '', found: 'texts of a language that is not offered', expected: `a file for ${known.join(', ')} only` }];
      }
      return isRecord(content) ? checkFile(file, language, content, context) : [{ file, keyPath: '', found: quote(content), expected: 'an object' }];
    }),
  ];
}

function fileOf({ id }: BrandSource, language: string): string {
  return `${id}/locales/${language}.json`;
}

function checkFile(file: string, language: string, content: Readonly<Record<string, unknown>>, context: CheckContext): Fault[] {
  const { brand, ...wording } = content;
  const namespaces = Object.entries(wording);
  const readable = namespaces.filter((entry): entry is [string, Readonly<Record<string, unknown>>] => isRecord(entry[1]));
  return [
    ...checkVoice(file, brand),
    ...namespaces
      .filter(([, texts]) => !isRecord(texts))
      .map(([namespace, texts]) => ({ file, keyPath: namespace, found: quote(texts), expected: 'an object of texts', ...nested(namespace, texts) })),
    // A language that there is not is reported where it is offered.
    ...(isPlatformLanguage(language) ? context.checkWording(language, Object.fromEntries(readable)).map((fault) => ({ file, ...fault })) : []),
  ];
}

/** A key with its namespace before it, as it is written: `games.vendors.title` is `vendors.title` in an object `games`. */
function nested(key: string, text: unknown): Pick<Fault, 'nearest'> {
  const dot = key.indexOf('.');
  return dot < 1 || typeof text !== 'string' ? {} : { nearest: `"${key.slice(0, dot)}": { "${key.slice(dot + 1)}": ${quote(text)} }` };
}

function checkVoice(file: string, brand: unknown): Fault[] {
  const voice = isRecord(brand) ? brand : {};
  const extra = Object.keys(voice).filter((key) => !voiceKeys.some((known) => known === key));
  return [
    ...voiceKeys.flatMap((key): Fault[] => {
      const [text, keyPath] = [voice[key], `brand.${key}`];
      if (typeof text !== 'string' || text.trim() === '') return [{ file, keyPath, found: quote(text), expected: `a text of the brand's own, at most ${room[key]} characters` }];
      const length = [...text].length;
      return length <= room[key] ? [] : [{ file, keyPath, found: `${length} characters`, expected: `at most ${room[key]}` }];
    }),
    ...extra.map((key) => unknown(file, key)),
  ];
}

function unknown(file: string, key: string): Fault {
  const nearest = nearestOf(key, voiceKeys);
  return { file, keyPath: `brand.${key}`, found: 'an unknown key', expected: `one of ${voiceKeys.join(', ')}`, ...(nearest === undefined ? {} : { nearest }) };
}
