import { voiceKeys } from '../config/voice.ts';
import { valueAt } from '../theme/token-walk.ts';
import { quote } from './fault.ts';
import type { Fault } from './fault.ts';
import { nearestOf } from './nearest.ts';
import { isRecord, stringsOf } from './source.ts';
import type { BrandSource, CheckContext } from './source.ts';

/** Length that a text has room for, in characters. */
const room: Readonly<Record<(typeof voiceKeys)[number], number>> = {
  headline: 80,
  tagline: 200,
  callToAction: 30,
  footerDescription: 260,
  seoTitle: 70,
  seoDescription: 220,
};

/** Checks `locales/`: a file for each language offered, the brand's voice whole, overrides of existing keys only. */
export function checkStrings(source: BrandSource, context: CheckContext): Fault[] {
  const offered = stringsOf(valueAt(source.config, ['languages', 'offered']));
  const given = Object.keys(source.locales);
  const missing = offered.filter((language) => !given.includes(language));
  return [
    ...missing.map((language) => ({ file: fileOf(source, language), keyPath: '', found: 'no file', expected: `the brand's texts, since languages.offered lists ${language}` })),
    ...Object.entries(source.locales).flatMap(([language, content]) => {
      const file = fileOf(source, language);
      if (!offered.includes(language)) {
        return [{ file, keyPath: '', found: 'texts of a language that is not offered', expected: `a file for ${offered.join(', ')} only` }];
      }
      return isRecord(content) ? checkFile(file, content, context) : [{ file, keyPath: '', found: quote(content), expected: 'an object' }];
    }),
  ];
}

function fileOf({ id }: BrandSource, language: string): string {
  return `${id}/locales/${language}.json`;
}

function checkFile(file: string, content: Readonly<Record<string, unknown>>, { catalogue }: CheckContext): Fault[] {
  const { brand, ...overrides } = content;
  return [
    ...checkVoice(file, brand),
    ...Object.entries(overrides).flatMap(([namespace, texts]): Fault[] => {
      const known = Object.hasOwn(catalogue, namespace) ? catalogue[namespace] : undefined;
      if (known === undefined) return [unknown(file, namespace, 'an unknown namespace', ['brand', ...Object.keys(catalogue)], namespace)];
      if (!isRecord(texts)) return [{ file, keyPath: namespace, found: quote(texts), expected: 'an object of texts' }];
      return Object.entries(texts).flatMap(([key, text]) => checkOverride(file, namespace, key, text, known));
    }),
  ];
}

function checkVoice(file: string, brand: unknown): Fault[] {
  const voice = isRecord(brand) ? brand : {};
  const extra = Object.keys(voice).filter((key) => !voiceKeys.some((known) => known === key));
  return [
    ...voiceKeys.flatMap((key): Fault[] => {
      const [text, keyPath] = [voice[key], `brand.${key}`];
      if (typeof text !== 'string' || text.trim() === '') return [{ file, keyPath, found: quote(text), expected: 'a text: no library can say this for a brand' }];
      const length = [...text].length;
      return length <= room[key] ? [] : [{ file, keyPath, found: `${length} characters`, expected: `at most ${room[key]}` }];
    }),
    ...extra.map((key) => unknown(file, `brand.${key}`, 'an unknown key', voiceKeys, key)),
  ];
}

function checkOverride(file: string, namespace: string, key: string, text: unknown, known: Readonly<Record<string, string>>): Fault[] {
  const keyPath = `${namespace}.${key}`;
  const original = originalOf(key, known);
  if (original === undefined) return [unknown(file, keyPath, 'an unknown key', Object.keys(known), key)];
  if (typeof text !== 'string' || text.trim() === '') return [{ file, keyPath, found: quote(text), expected: 'a text' }];
  const [has, needs] = [placeholders(text), placeholders(original)];
  return has.join() === needs.join() ? [] : [{ file, keyPath, found: listed(has), expected: `the placeholders of the original: ${listed(needs)}` }];
}

/** The catalogue's text for a key; a plural form that English lacks is measured by `_other`. */
function originalOf(key: string, known: Readonly<Record<string, string>>): string | undefined {
  if (Object.hasOwn(known, key)) return known[key];
  const other = key.replace(/_(?:zero|one|two|few|many)$/, '_other');
  return other !== key && Object.hasOwn(known, other) ? known[other] : undefined;
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name))].toSorted();
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'no placeholder' : names.map((name) => `{{${name}}}`).join(', ');
}

function unknown(file: string, keyPath: string, found: string, candidates: readonly string[], given: string): Fault {
  const nearest = nearestOf(given, candidates);
  return { file, keyPath, found, expected: 'a key of the catalogue', ...(nearest === undefined ? {} : { nearest }) };
}
