import type { Platform } from '@livery/brand-build';
import type { BrandSource } from '@livery/brand-kit';

/** Lines about a text, one for each language of the brand: its own under `brand`, or its wording of a catalogue's text. None for an unknown key. */
export function explainText({ id, locales }: BrandSource, key: string, catalogue: Platform['catalogue']): string[] {
  const [namespace = '', ...rest] = key.split('.');
  const name = rest.join('.');
  const english = catalogue[namespace]?.[name];
  return Object.entries(locales).flatMap(([language, file]) => {
    const own = (file as Partial<Record<string, Readonly<Record<string, unknown>>>>)[namespace]?.[name];
    if (own !== undefined) return [`${key} in ${language} = ${JSON.stringify(own)}    brands/${id}/locales/${language}.json`];
    return english === undefined ? [] : [`${key} in ${language} is the platform's    packages/i18n/src/locales/${language}/${namespace}.json`];
  });
}
