import type { Theme, ThemeFont } from './theme.ts';
import { isSystemFamily } from './system-families.ts';
import { cssVariableName } from './token-tree.ts';
import { familiesIn, writingSystemOf, writingSystems } from './writing-systems.ts';
import type { WritingSystem } from './writing-systems.ts';

/** CSS variable with the font families of the page's writing system; every `font.family` has it before the families of the system. */
export const SCRIPT_FONTS = '--font-script';

const variableOf = (script: WritingSystem): string => `var(${cssVariableName(['font', 'script', script])})`;
const familiesOf = (script: WritingSystem): string => `${SCRIPT_FONTS}:${variableOf(script)}`;

/** Declaration for pages in Latin letters. */
export const latinFonts: string = familiesOf('latn');

/**
 * Returns the rule for a page in one language; empty for a language in Latin letters.
 *
 * @param tag BCP-47 tag
 * @param families the theme's families by writing system
 * @param root selector of the element with the brand
 */
export function scriptFontRule(tag: string, families: Readonly<Record<WritingSystem, string>>, root: string): string {
  const script = writingSystemOf(tag);
  return script === 'latn' ? '' : `${root}{${SCRIPT_FONTS}:${families[script]}}`;
}

/**
 * Returns a list of families with those of a writing system before the first one of the system, which may have its letters
 * too, and would draw them.
 *
 * @param list value of a token of `font.family`
 * @param families what stands for the families of the writing system
 * @param fonts the theme's fonts: one of them is the brand's, whatever its name
 */
export function withFamilies(list: string, families: string, fonts: readonly Pick<ThemeFont, 'family'>[]): string {
  const parts = list.split(',').map((part) => part.trim());
  const first = familiesIn(list).findIndex((family) => isSystemFamily(family, fonts));
  return parts.toSpliced(first === -1 ? parts.length : first, 0, families).join(', ');
}

/**
 * Returns rules that set the font families of each language's writing system: for a page in it, and for a part of a page
 * in another language, such as its name in the list of languages.
 *
 * @param root selector of the element with `lang` and the brand.
 */
export function scriptFontRules(root: string, { base, fonts }: Pick<Theme, 'base' | 'fonts'>): string[] {
  const others = Object.entries(writingSystems).filter(([script]) => script !== 'latn') as [WritingSystem, (typeof writingSystems)[WritingSystem]][];
  return [
    ...others.map(([script, { languages }]) => `${root}:is(${languages.map((tag) => `:lang(${tag})`).join(',')}){${familiesOf(script)}}`),
    // `:lang(ur)` also matches Urdu in Latin letters.
    `${root}:lang(ur-Latn){${latinFonts}}`,
    ...others.map(([script, { languages }]) => `${root} :is(${languages.map((tag) => `[lang|="${tag}"]`).join(',')}){font-family:${withFamilies(base.font.family.body, variableOf(script), fonts)}}`),
  ];
}

/** A theme's fonts: those that any page may use, and those that only text in one writing system does. */
export function divideFonts({ base, fonts }: Pick<Theme, 'base' | 'fonts'>): { readonly common: readonly ThemeFont[]; readonly ofScripts: readonly ThemeFont[] } {
  const everywhere = new Set(Object.values(base.font.family).flatMap(familiesIn));
  return { common: fonts.filter(({ family }) => everywhere.has(family)), ofScripts: fonts.filter(({ family }) => !everywhere.has(family)) };
}

/** Whether a font draws the writing system of a language. */
export function drawsLanguage({ family }: ThemeFont, { base }: Pick<Theme, 'base'>, tag: string): boolean {
  return familiesIn(base.font.script[writingSystemOf(tag)]).includes(family);
}
