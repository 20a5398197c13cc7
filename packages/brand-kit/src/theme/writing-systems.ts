import type { ThemeFont } from './theme.ts';
import type { baseTokens } from './token-tree.ts';

/** A writing system by its ISO 15924 code in small letters, as in the tokens `font.script.*`. */
export type WritingSystem = keyof typeof baseTokens.font.script;

interface WritingSystemFacts {
  /** Its name in messages. */
  readonly name: string;
  /** One of its letters: a font that has it draws the writing system. */
  readonly letter: string;
  /** Languages written in it, as BCP-47 tags; not stated for Latin letters, which all others use. */
  readonly languages: readonly string[];
  /**
   * Where its letters come from.
   *
   * - `brand`: from a font of the brand's theme; many systems come without one, and would show boxes.
   * - `system`: from the visitor's system, either because every system has them, or because a font of them holds
   *   thousands of characters in several megabytes, and systems sold where it is read have one.
   */
  readonly letters: 'brand' | 'system';
}

/** The writing systems of the platform's languages; `brand:check` holds each brand to `letters`. */
export const writingSystems: Readonly<Record<WritingSystem, WritingSystemFacts>> = {
  arab: { name: 'Arabic', letter: 'ع', languages: ['ar', 'fa', 'ur'], letters: 'brand' },
  beng: { name: 'Bengali', letter: 'ব', languages: ['bn'], letters: 'brand' },
  cyrl: { name: 'Cyrillic', letter: 'Р', languages: ['ru', 'kk', 'mn'], letters: 'system' },
  deva: { name: 'Devanagari', letter: 'ह', languages: ['hi', 'mr', 'ne'], letters: 'brand' },
  hans: { name: 'simplified Chinese', letter: '中', languages: ['zh-Hans'], letters: 'system' },
  hant: { name: 'traditional Chinese', letter: '中', languages: ['zh-Hant'], letters: 'system' },
  jpan: { name: 'Japanese', letter: '日', languages: ['ja'], letters: 'system' },
  khmr: { name: 'Khmer', letter: 'ខ', languages: ['km'], letters: 'brand' },
  kore: { name: 'Korean', letter: '한', languages: ['ko'], letters: 'system' },
  laoo: { name: 'Lao', letter: 'ລ', languages: ['lo'], letters: 'brand' },
  latn: { name: 'Latin', letter: 'A', languages: [], letters: 'system' },
  mymr: { name: 'Myanmar', letter: 'မ', languages: ['my'], letters: 'brand' },
  sinh: { name: 'Sinhala', letter: 'ස', languages: ['si'], letters: 'brand' },
  taml: { name: 'Tamil', letter: 'த', languages: ['ta'], letters: 'brand' },
  telu: { name: 'Telugu', letter: 'త', languages: ['te'], letters: 'brand' },
  thai: { name: 'Thai', letter: 'ไ', languages: ['th'], letters: 'brand' },
};

/** A weight of Telugu. The two together are three fifths of the one file that holds all weights. */
function telugu(weight: '400' | '700'): ThemeFont {
  return {
    family: 'Noto Sans Telugu',
    source: `@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-${weight}-normal.woff2`,
    weight,
    range: 'U+0951-0952,U+0964-0965,U+0C00-0C7F,U+1CDA,U+1CF2,U+200C-200D,U+25CC',
  };
}

/** A weight of Arabic, with the letters of Persian and Urdu: 42.8 and 44.3 kB. A font of all weights with these letters is 166 kB. */
function arabic(weight: '400' | '700'): ThemeFont {
  return {
    family: 'IBM Plex Sans Arabic',
    source: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
    weight,
    range: 'U+600-6FF,U+750-77F,U+8A0-8FF,U+200C-200D,U+FB50-FDFF,U+FE70-FEFC',
  };
}

/**
 * Fonts that the platform ships for the writing systems of its complete languages, for a theme's `fonts`. All are under
 * the SIL Open Font License 1.1. Browsers fetch one only for text in its range.
 */
export const shippedFonts = {
  arab: [arabic('400'), arabic('700')],
  telu: [telugu('400'), telugu('700')],
} as const satisfies Partial<Record<WritingSystem, readonly ThemeFont[]>>;

const systemOfLanguage = new Map(Object.entries(writingSystems).flatMap(([system, { languages }]) => languages.map((language) => [language, system as WritingSystem] as const)));

/** The writing system of a language, by its BCP-47 tag or the longest beginning of it that is known. */
export function writingSystemOf(tag: string): WritingSystem {
  // `ur` stands for all of Urdu but what is written in Latin letters.
  if (tag.endsWith('-Latn')) return 'latn';
  for (let known = tag; known !== ''; known = known.slice(0, Math.max(known.lastIndexOf('-'), 0))) {
    const system = systemOfLanguage.get(known);
    if (system !== undefined) return system;
  }
  return 'latn';
}

/** The families of a CSS list, without quotes. */
export function familiesIn(list: string): string[] {
  return list.split(',').map((family) => family.trim().replace(/^(["'])(.*)\1$/, '$2'));
}
