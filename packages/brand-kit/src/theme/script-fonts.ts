import { cssVariableName } from './token-tree.ts';
import type { baseTokens } from './token-tree.ts';

type Script = keyof typeof baseTokens.font.script;

/** Languages, as BCP-47 tags, by writing system; all others use Latin letters. */
const languages: Readonly<Record<Exclude<Script, 'latn'>, readonly string[]>> = {
  arab: ['ar', 'fa', 'ur'],
  beng: ['bn'],
  cyrl: ['ru', 'kk', 'mn'],
  deva: ['hi', 'mr', 'ne'],
  hans: ['zh-Hans'],
  hant: ['zh-Hant'],
  jpan: ['ja'],
  khmr: ['km'],
  kore: ['ko'],
  laoo: ['lo'],
  mymr: ['my'],
  sinh: ['si'],
  taml: ['ta'],
  telu: ['te'],
  thai: ['th'],
};

/** CSS variable with the font families of the page's writing system; every `font.family` ends with it. */
export const SCRIPT_FONTS = '--font-script';

const familiesOf = (script: Script): string => `${SCRIPT_FONTS}:var(${cssVariableName(['font', 'script', script])})`;

/** Declaration for pages in Latin letters. */
export const latinFonts: string = familiesOf('latn');

/**
 * Returns the rule for a page in one language; empty for a language in Latin letters.
 *
 * @param tag BCP-47 tag
 * @param families the theme's families by writing system
 * @param root selector of the element with the brand
 */
export function scriptFontRule(tag: string, families: Readonly<Record<Script, string>>, root: string): string {
  if (tag.endsWith('-Latn')) return '';
  const [script] = Object.entries(languages).find(([, tags]) => tags.some((known) => tag === known || tag.startsWith(`${known}-`))) ?? [];
  return script === undefined ? '' : `${root}{${SCRIPT_FONTS}:${families[script as Script]}}`;
}

/**
 * Returns rules that set the font families of each language's writing system.
 *
 * @param root selector of the element with `lang` and the brand.
 */
export function scriptFontRules(root: string): string[] {
  const rules = Object.entries(languages).map(([script, tags]) => `${root}:is(${tags.map((tag) => `:lang(${tag})`).join(',')}){${familiesOf(script as Script)}}`);
  // `:lang(ur)` also matches Urdu in Latin letters.
  return [...rules, `${root}:lang(ur-Latn){${latinFonts}}`];
}
