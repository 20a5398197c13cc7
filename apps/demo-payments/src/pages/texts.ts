import english from '../texts/en.json' with { type: 'json' };
import telugu from '../texts/te.json' with { type: 'json' };
import simplifiedChinese from '../texts/zh-Hans.json' with { type: 'json' };
import arabic from '../texts/ar.json' with { type: 'json' };

/** A key of the catalogue. */
export type TextKey = keyof typeof english;

/** Catalogues by platform code of a language; English stands in for the others. */
const catalogues: Readonly<Record<string, { readonly tag: string; readonly texts: Readonly<Record<TextKey, string>> }>> = {
  EN: { tag: 'en', texts: english },
  TY: { tag: 'te', texts: telugu },
  CN: { tag: 'zh-Hans', texts: simplifiedChinese },
  AR: { tag: 'ar', texts: arabic },
};

/** Languages written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(['ar']);

/** Texts of a page in one language. */
export interface Texts {
  /** BCP-47 tag of the language that the texts are in. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  text(key: TextKey, values?: Readonly<Record<string, string>>): string;
}

/** The texts of a platform language. */
export function textsOf(language: string): Texts {
  const { tag, texts } = catalogues[language] ?? { tag: 'en', texts: english };
  const direction = rightToLeft.has(tag) ? 'rtl' : 'ltr';
  // In a line from right to left, an amount with its currency code keeps its order only within isolates.
  const shown = (value: string): string => (direction === 'rtl' ? `\u2068${value}\u2069` : value);
  return {
    tag,
    direction,
    text: (key, values = {}) =>
      texts[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        return value === undefined ? whole : shown(value);
      }),
  };
}
