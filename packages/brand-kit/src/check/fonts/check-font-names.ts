import { distance } from 'fastest-levenshtein';
import { fallbackFamily } from '../../theme/font-faces.ts';
import { valueAt } from '../../theme/token-walk.ts';
import { familiesIn } from '../../theme/writing-systems.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { nearestOf } from '../fault/nearest.ts';
import { isRecord } from '../source.ts';

/** A font of a theme, as far as this check reads it. */
interface NamedFont {
  readonly family?: string;
  readonly hasFallback: boolean;
  readonly preload: boolean;
}

const FALLBACK = fallbackFamily('');

/** Where the tokens of the families of text stand. */
const OF_TEXT = 'base.font.family.';

/** A family that another one is used beside may differ from it by so many letters and still be meant: names of systems differ by more. */
const SLIP = 2;

/**
 * Reports what fonts and the families that tokens name do not have of each other: a family that no font has while one much like it is
 * there, a font that is preloaded for nothing; a fallback that no token names, and the name of a fallback that no font makes.
 */
export function checkFontNames(file: string, fonts: unknown, base: unknown): Fault[] {
  if (!Array.isArray(fonts)) return [];
  const declared = fonts.map((font: unknown) => readFont(font));
  const named = familiesBelow(valueAt(base, ['font']), 'base.font');
  const misspelt = misspeltNames(file, declared, named);
  const meant = new Set(misspelt.map(({ nearest }) => nearest));
  const ofFonts = declared.flatMap((font, index) => (font.family !== undefined && meant.has(font.family) ? [] : faultsOfFont(file, `fonts.${index}`, font, declared, named)));
  return [...misspelt, ...ofFonts, ...madeByNone(file, declared, named)];
}

function readFont(font: unknown): NamedFont {
  if (!isRecord(font)) return { hasFallback: false, preload: false };
  const { family, fallback, preload } = font;
  return { ...(typeof family === 'string' ? { family } : {}), hasFallback: isRecord(fallback), preload: preload === true };
}

function faultsOfFont(file: string, at: string, { family, hasFallback, preload }: NamedFont, declared: readonly NamedFont[], named: readonly NamedFamily[]): Fault[] {
  if (family === undefined) return [];
  const isNamed = (name: string): boolean => named.some((each) => each.family === name);
  if (isNamed(family)) {
    return hasFallback && !isNamed(fallbackFamily(family)) ? [{ file, keyPath: `${at}.fallback`, found: 'a fallback that nothing names', expected: `"${fallbackFamily(family)}" after "${family}" in base.font.family` }] : [];
  }
  const undeclared = named.map((each) => each.family).filter((name) => !declared.some((font) => font.family === name));
  const nearest = nearestFamily(family, undeclared.filter((name) => !name.endsWith(FALLBACK)));
  return nearest === undefined && !preload ? [] : [{ file, keyPath: `${at}.family`, found: quote(family), expected: 'a family that base.font names', ...(nearest === undefined ? {} : { nearest }) }];
}

/**
 * Families that one token alone of `font.family` names and no font has, where a font is called nearly so. A font that no token names
 * at all may be called less alike; a name that several tokens have is no slip there, but in the font. Lists of `font.script` name
 * families of systems, which are called much like each other and like fonts that are shipped: Noto Sans SC, TC, JP, KR.
 */
function misspeltNames(file: string, declared: readonly NamedFont[], named: readonly NamedFamily[]): (Fault & { readonly nearest: string })[] {
  const families = [...new Set(declared.flatMap(({ family }) => family ?? []))];
  const [used, unused] = [true, false].map((isUsed) => families.filter((family) => named.some((each) => each.family === family) === isUsed)) as [string[], string[]];
  const once = named.filter(({ family, keyPath }) => keyPath.startsWith(OF_TEXT) && !families.includes(family) && !family.endsWith(FALLBACK) && named.filter((each) => each.family === family).length === 1);
  return once.flatMap(({ family, keyPath }) => {
    const nearest = nearestFamily(family, unused) ?? used.find((each) => isSlipOf(family, each));
    return nearest === undefined ? [] : [{ file, keyPath, found: quote(family), expected: 'a family of a font in fonts, or of the system', nearest }];
  });
}

/** The candidate that was most likely meant. A family whose name goes on after that of another, such as Noto Sans Thai after Noto Sans, is another one. */
function nearestFamily(family: string, candidates: readonly string[]): string | undefined {
  return nearestOf(family, candidates.filter((each) => !each.startsWith(`${family} `) && !family.startsWith(`${each} `)));
}

function isSlipOf(family: string, other: string): boolean {
  return Math.min(family.length, other.length) > 2 * SLIP && distance(family.toLowerCase(), other.toLowerCase()) <= SLIP;
}

/** Names of fallbacks that no font makes: the text would be drawn in the family after it, and move when the font comes. */
function madeByNone(file: string, declared: readonly NamedFont[], named: readonly NamedFamily[]): Fault[] {
  const families = declared.flatMap(({ family }) => family ?? []);
  const made = declared.flatMap(({ family, hasFallback }) => (family !== undefined && hasFallback ? fallbackFamily(family) : []));
  const first = named.filter(({ family }, index) => family.endsWith(FALLBACK) && named.findIndex((each) => each.family === family) === index);
  return first
    .filter(({ family }) => !made.includes(family) && !families.includes(family))
    .map(({ family, keyPath }): Fault => {
      const nearest = nearestOf(family, made);
      return { file, keyPath, found: quote(family), expected: `a "fallback" of the font "${family.slice(0, -FALLBACK.length)}" in fonts, which would make it`, ...(nearest === undefined ? {} : { nearest }) };
    });
}

/** A family that a token names, and where. */
interface NamedFamily {
  readonly family: string;
  readonly keyPath: string;
}

function familiesBelow(value: unknown, keyPath: string): NamedFamily[] {
  if (typeof value === 'string') return familiesIn(value).map((family) => ({ family, keyPath }));
  return isRecord(value) ? Object.entries(value).flatMap(([name, each]) => familiesBelow(each, `${keyPath}.${name}`)) : [];
}
