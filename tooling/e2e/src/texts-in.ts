import { readFileSync } from 'node:fs';

const LOCALES = new URL('../../../packages/i18n/src/locales/', import.meta.url);

/** A text of the platform's catalogue in a language, for journeys in another than English. @throws Error where there is none */
export function textIn(language: string, namespace: string, key: string): string {
  const texts = JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, LOCALES), 'utf8')) as Record<string, string>;
  const text = texts[key];
  if (text === undefined) throw new Error(`${language}/${namespace}.json has no ${key}.`);
  return text;
}
