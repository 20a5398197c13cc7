import { voiceKeys } from '../config/voice.ts';
import { valueAt } from '../theme/token-walk.ts';
import { quote } from './fault.ts';
import type { Fault } from './fault.ts';
import { nearestOf } from './nearest.ts';
import { isRecord, stringsOf } from './source.ts';
import type { BrandSource, CheckContext } from './source.ts';

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
  const missing = offered.filter((language) => !given.includes(language) && !unread.has(fileOf(source, language)));
  return [
    ...missing.map((language) => ({ file: fileOf(source, language), keyPath: '', found: 'no file', expected: `the brand's texts, since languages.offered lists ${language}` })),
    ...Object.entries(source.locales).flatMap(([language, content]) => {
      const file = fileOf(source, language);
      if (!offered.includes(language)) {
        // Without any language that fault says enough.
        if (offered.length === 0) return [];
        return [{ file, keyPath: '', found: 'texts of a language that is not offered', expected: `a file for ${offered.join(', ')} only` }];
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
      .map(([namespace, texts]) => ({ file, keyPath: namespace, found: quote(texts), expected: 'an object of texts' })),
    ...context.checkWording(language, Object.fromEntries(readable)).map((fault) => ({ file, ...fault })),
  ];
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
