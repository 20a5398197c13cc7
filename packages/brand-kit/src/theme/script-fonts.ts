import type { Theme, ThemeFont } from './theme.ts';
import { isSystemFamily } from './system-families.ts';
import { cssVariableName } from './token-tree.ts';
import { familiesIn, writingSystemOf, writingSystems } from './writing-systems.ts';
import type { WritingSystem } from './writing-systems.ts';

/**
 * CSS variable with the font families of the page's writing system. Every `font.family` ends with it on a page in Latin letters,
 * which each of its families has, and has it before the families of the system on pages in others.
 */
export const SCRIPT_FONTS = '--font-script';

const variableOf = (script: WritingSystem): string => `var(${cssVariableName(['font', 'script', script])})`;
const familiesOf = (script: WritingSystem): string => `${SCRIPT_FONTS}:${variableOf(script)}`;

/** Declaration for pages in Latin letters. */
export const latinFonts: string = familiesOf('latn');

/**
 * Returns the rule for a page that is first shown in one language; empty for a language in Latin letters. The rules of
 * {@link scriptFontRules} come before it once the page changes to another one.
 *
 * @param tag BCP-47 tag
 * @param root selector of the element with the brand
 */
export function scriptFontRule(tag: string, theme: Pick<Theme, 'base' | 'fonts'>, root: string): string {
  const script = writingSystemOf(tag);
  return script === 'latn' ? '' : `${root}{${[`${SCRIPT_FONTS}:${theme.base.font.script[script]}`, ...changedFamilies(theme).others].join(';')}}`;
}

/** Declarations of those lists of `font.family` that are not the same on pages in Latin letters and in others. */
function changedFamilies({ base, fonts }: Pick<Theme, 'base' | 'fonts'>): Readonly<Record<'latin' | 'others', string[]>> {
  const changed = Object.entries(base.font.family).flatMap(([use, list]) => {
    // Digits are Latin in every language, and keep their columns in the family that the brand names.
    if (use === 'numeric') return [];
    const [latin, others] = [latinFamilies(list), withFamilies(list, `var(${SCRIPT_FONTS})`, fonts)];
    return latin === others ? [] : [{ name: cssVariableName(['font', 'family', use]), latin, others }];
  });
  return { latin: changed.map(({ name, latin }) => `${name}:${latin}`), others: changed.map(({ name, others }) => `${name}:${others}`) };
}

/** Returns a list of families for a page in Latin letters: those of the system have these letters too, so they keep their place before the writing system's. */
export function latinFamilies(list: string): string {
  return `${list}, var(${SCRIPT_FONTS})`;
}

/**
 * Returns a list of families with those of a writing system before the first one of the system, which may have its letters
 * too, and would draw them.
 *
 * @param list value of a token of `font.family`
 * @param families what stands for the families of the writing system
 * @param fonts the theme's fonts: one of them is the brand's, whatever its name
 */
function withFamilies(list: string, families: string, fonts: readonly Pick<ThemeFont, 'family'>[]): string {
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
  const isIn = (languages: readonly string[]): string => `:is(${languages.map((tag) => `:lang(${tag})`).join(',')})`;
  const inOthers = isIn(others.flatMap(([, { languages }]) => languages));
  const changed = changedFamilies({ base, fonts });
  return [
    ...others.map(([script, { languages }]) => `${root}${isIn(languages)}{${familiesOf(script)}}`),
    ...(changed.others.length === 0 ? [] : [`${root}${inOthers}{${changed.others.join(';')}}`]),
    // `:lang(ur)` also matches Urdu in Latin letters.
    `${root}:not(${inOthers}),${root}:lang(ur-Latn){${[latinFonts, ...changed.latin].join(';')}}`,
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
