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

/**
 * Reports what fonts and the families that tokens name do not have of each other: a font that no token uses while one names a family much
 * like it, or that is preloaded for nothing; a fallback that no token names, and the name of a fallback that no font makes.
 */
export function checkFontNames(file: string, fonts: unknown, base: unknown): Fault[] {
  if (!Array.isArray(fonts)) return [];
  const declared = fonts.map((font: unknown) => readFont(font));
  const named = familiesBelow(valueAt(base, ['font']), 'base.font');
  return [...declared.flatMap((font, index) => faultsOfFont(file, `fonts.${index}`, font, declared, named)), ...madeByNone(file, declared, named)];
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
  const nearest = nearestOf(family, undeclared.filter((name) => !name.endsWith(FALLBACK)));
  return nearest === undefined && !preload ? [] : [{ file, keyPath: `${at}.family`, found: quote(family), expected: 'a family that base.font names', ...(nearest === undefined ? {} : { nearest }) }];
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
