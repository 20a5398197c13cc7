import { valueAt } from '../../theme/token-walk.ts';
import { familiesIn } from '../../theme/writing-systems.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { nearestOf } from '../fault/nearest.ts';
import { isRecord } from '../source.ts';

/** Reports a font that no token uses while one names a family much like it: the text would be drawn in another font. */
export function checkFontNames(file: string, fonts: unknown, base: unknown): Fault[] {
  if (!Array.isArray(fonts)) return [];
  const families = fonts.map((font: unknown) => (isRecord(font) && typeof font['family'] === 'string' ? font['family'] : undefined));
  const named = familiesBelow(valueAt(base, ['font']));
  const undeclared = named.filter((family) => !families.includes(family));
  return families.flatMap((family, index): Fault[] => {
    if (family === undefined || named.includes(family)) return [];
    const nearest = nearestOf(family, undeclared);
    return nearest === undefined ? [] : [{ file, keyPath: `fonts.${index}.family`, found: quote(family), expected: 'a family that base.font names', nearest }];
  });
}

function familiesBelow(value: unknown): string[] {
  if (typeof value === 'string') return familiesIn(value);
  return isRecord(value) ? Object.values(value).flatMap(familiesBelow) : [];
}
