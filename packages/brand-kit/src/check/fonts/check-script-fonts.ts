import { fallbackFamily } from '../../theme/font-faces.ts';
import { isGenericFamily, isSystemFamily } from '../../theme/system-families.ts';
import { coversCharacter } from '../../theme/unicode-range.ts';
import { valueAt } from '../../theme/token-walk.ts';
import { familiesIn, shippedFonts, writingSystemOf, writingSystems } from '../../theme/writing-systems.ts';
import type { WritingSystem } from '../../theme/writing-systems.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { isRecord, stringsOf } from '../source.ts';
import type { CheckContext } from '../source.ts';

/** A font of a theme, as far as this check reads it. */
interface RangedFont {
  readonly family: string;
  readonly range: string;
}

/** An offered language with its writing system. */
interface Offered {
  readonly code: string;
  readonly script: WritingSystem;
  /** The language's name in itself. */
  readonly endonym: string;
}

/**
 * Checks that each offered language whose letters systems may lack has a font in the theme, and that the font is in use; and that
 * each list of a writing system ends with a generic family.
 */
export function checkScriptFonts(file: string, theme: unknown, config: unknown, context: CheckContext): Fault[] {
  return [...checkEnds(file, theme), ...checkOffered(file, theme, config, context)];
}

/** Lists of `font.family` need no generic family, since that of the writing system stands in them. */
function checkEnds(file: string, theme: unknown): Fault[] {
  const lists = valueAt(theme, ['base', 'font', 'script']);
  return Object.entries(isRecord(lists) ? lists : {}).flatMap(([script, list]): Fault[] => {
    if (!Object.hasOwn(writingSystems, script) || typeof list !== 'string' || list.trim() === '' || isGenericFamily(familiesIn(list).at(-1) ?? '')) return [];
    return [{ file, keyPath: `base.font.script.${script}`, found: list, expected: 'a generic family of CSS at its end, such as sans-serif: every list of font.family takes it from here' }];
  });
}

function checkOffered(file: string, theme: unknown, config: unknown, context: CheckContext): Fault[] {
  const list = valueAt(theme, ['fonts']);
  if (!Array.isArray(list)) return [];
  const fonts = list.flatMap((font: unknown): RangedFont[] =>
    // Without a range nothing says that a font has more than Latin letters.
    isRecord(font) && typeof font['family'] === 'string' && typeof font['range'] === 'string' ? [{ family: font['family'], range: font['range'] }] : [],
  );
  return offeredLanguages(config, context)
    .filter(({ script }) => writingSystems[script].letters === 'brand')
    .flatMap((language) => faultOf(file, theme, fonts, language));
}

/** Languages without a complete catalogue are left out: no brand may offer them, which another check says. */
function offeredLanguages(config: unknown, { completeLanguages, languageOf }: CheckContext): Offered[] {
  const remap = valueAt(config, ['languages', 'remap']);
  const offered = stringsOf(valueAt(config, ['languages', 'offered'])).filter((code) => completeLanguages.includes(code));
  return offered.flatMap((code) => {
    const language = languageOf(code, isRecord(remap) ? remap : {});
    return language === undefined ? [] : [{ code, script: writingSystemOf(language.tag), endonym: language.endonym }];
  });
}

function faultOf(file: string, theme: unknown, fonts: readonly RangedFont[], { code, script, endonym }: Offered): Fault[] {
  const { name } = writingSystems[script];
  const own = fonts.filter(({ range }) => coversCharacter(range, endonym.codePointAt(0) ?? 0));
  const [first] = own;
  if (first === undefined) {
    return [{ file, keyPath: 'fonts', found: `no font whose range has ${name} letters`, expected: `one, since languages.offered lists ${code} (${endonym}) and many systems lack them: ${remedy(script)}` }];
  }
  const path = ['base', 'font', 'script', script];
  const families = valueAt(theme, path);
  const isOwn = (family: string): boolean => own.some((font) => font.family === family);
  const used = [families, valueAt(theme, ['base', 'font', 'family', 'body'])].some((value) => typeof value === 'string' && familiesIn(value).slice(0, systemFamilyIn(value, fonts)).some(isOwn));
  if (used) return beforeIt(file, theme, fonts, isOwn, name);
  const late = typeof families === 'string' && familiesIn(families).some(isOwn);
  return [{
    file,
    keyPath: path.join('.'),
    found: typeof families === 'string' ? families : quote(families),
    expected: late ? `"${first.family}" before the families of the system, which have ${name} letters on some` : `"${first.family}" among the families, the font of theme.ts with ${name} letters`,
  }];
}

/** Where the families of the system begin in a list; its length where there is none. */
function systemFamilyIn(list: string, fonts: readonly RangedFont[]): number {
  const families = familiesIn(list);
  const first = families.findIndex((family) => isSystemFamily(family, fonts));
  return first === -1 ? families.length : first;
}

/** Fallbacks without a range that stand before the font of a writing system in a list: a font of the system with its letters would draw them. */
function beforeIt(file: string, theme: unknown, fonts: readonly RangedFont[], isOwn: (family: string) => boolean, name: string): Fault[] {
  const [all, text] = [valueAt(theme, ['fonts']), valueAt(theme, ['base', 'font', 'family'])];
  const before = Object.values(isRecord(text) ? text : {}).flatMap((list) => {
    if (typeof list !== 'string') return [];
    // Where the list does not name the font, the families of the writing system come before those of the system.
    const end = familiesIn(list).findIndex(isOwn);
    return familiesIn(list).slice(0, end === -1 ? systemFamilyIn(list, fonts) : end);
  });
  return (Array.isArray(all) ? all : []).flatMap((font: unknown, index): Fault[] => {
    if (!isRecord(font) || !isRecord(font['fallback']) || font['range'] !== undefined || !before.includes(fallbackFamily(String(font['family'])))) return [];
    return [{ file, keyPath: `fonts.${index}.range`, found: 'nothing', expected: `the characters of the font, such as U+0-FF,U+2000-206F: without them its fallback, which stands before the font for them, may draw ${name} letters too` }];
  });
}

function remedy(script: WritingSystem): string {
  if (Object.hasOwn(shippedFonts, script)) return `add ...shippedFonts.${script} of @livery/brand-kit`;
  return `add a WOFF2 file with its range, from assets/ or from a package in the dependencies of tooling/brand-build, such as Noto Sans ${writingSystems[script].name}`;
}
