import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { nearestOf } from '../fault/nearest.ts';
import { coversSome, rangeOf } from '../../theme/unicode-range.ts';
import type { CharacterSpan } from '../../theme/unicode-range.ts';
import { isRecord } from '../source.ts';
import type { CheckContext } from '../source.ts';

const RANGE = /^\s*U\+[\da-f?]+(?:-[\da-f]+)?(?:\s*,\s*U\+[\da-f?]+(?:-[\da-f]+)?)*\s*$/i;

/** Characters that every font has and that show nothing: they end the spans before those that do. */
const BLANKS = [0, 0x0d, 0x20, 0xa0];
/** So many spans of a font's characters are named. */
const SHOWN_SPANS = 4;

/** Keys of an object, each with the form of its value, and the keys of that where it is an object itself. */
type Keys = Readonly<Record<string, { readonly test: (value: unknown) => boolean; readonly expected: string; readonly keys?: Keys }>>;

const percentage = { test: (value: unknown): boolean => typeof value === 'string' && /^(?:\d+\.)?\d+%$/.test(value), expected: 'a percentage, such as 85.7%' };

/** Sizes are divided by each other, so none may be 0. */
const localFont: Keys = {
  local: { test: (value) => typeof value === 'string' && value.split(',').every((name) => /^[^"\\]+$/.test(name.trim())), expected: 'names of local fonts, separated by commas, such as Arial, Liberation Sans' },
  sizeAdjust: { test: (value) => percentage.test(value) && Number.parseFloat(String(value)) > 0, expected: 'a percentage above 0, such as 113.1%' },
};

const fallbackKeys: Keys = {
  ...localFont,
  ascent: percentage,
  descent: percentage,
  lineGap: percentage,
  bold: { test: (value) => value === undefined || isRecord(value), expected: 'an object with local, sizeAdjust', keys: localFont },
};

const fontKeys: Keys = {
  family: { test: (value) => typeof value === 'string' && value.trim() !== '', expected: 'the name of the font family' },
  source: { test: (value) => typeof value === 'string' && value.endsWith('.woff2'), expected: 'the path of a WOFF2 file' },
  weight: { test: (value) => typeof value === 'string' && /^\d{1,4}(?: \d{1,4})?$/.test(value), expected: 'a text with one weight or the first and the last, such as 400 or 100 900' },
  range: { test: (value) => value === undefined || (typeof value === 'string' && RANGE.test(value)), expected: 'a CSS unicode-range, such as U+0000-00FF,U+0131' },
  preload: { test: (value) => value === undefined || typeof value === 'boolean', expected: 'true or false' },
  fallback: { test: (value) => value === undefined || isRecord(value), expected: 'an object with local, sizeAdjust, ascent, descent, lineGap', keys: fallbackKeys },
};

/** Checks the form of a theme's fonts, and that their files are there. @param fontFiles files in `assets/` to suggest */
export function checkFonts(file: string, fonts: unknown, { fontExists, packagedFonts, fontCharacters }: CheckContext, fontFiles: readonly string[]): Fault[] {
  if (!Array.isArray(fonts)) return [{ file, keyPath: 'fonts', found: quote(fonts), expected: 'a list of fonts' }];
  return fonts.flatMap((font: unknown, index): Fault[] => {
    const at = `fonts.${index}`;
    if (!isRecord(font)) return [{ file, keyPath: at, found: quote(font), expected: 'an object with family, source and weight' }];
    const faults = checkKeys(file, at, font, fontKeys);
    const source = font['source'];
    if (typeof source !== 'string' || !source.endsWith('.woff2')) return faults;
    if (fontExists(source)) return [...faults, ...checkRange(file, `${at}.range`, font['range'], fontCharacters(source) ?? [])];
    const nearest = nearestOf(source, source.startsWith('assets/') ? fontFiles.filter((path) => path.endsWith('.woff2')) : packagedFonts);
    return [...faults, { file, keyPath: `${at}.source`, found: quote(source), expected: 'a font file that is there, in assets/ or in a package among the dependencies of tooling/brand-build', ...(nearest === undefined ? {} : { nearest }) }];
  });
}

/** Reports a range in which a font draws nothing, so that browsers never fetch it. */
function checkRange(file: string, keyPath: string, range: unknown, characters: readonly CharacterSpan[]): Fault[] {
  const drawn = characters.filter(({ to }) => !BLANKS.includes(to));
  if (typeof range !== 'string' || !RANGE.test(range) || drawn.length === 0 || coversSome(range, drawn)) return [];
  const shown = rangeOf(drawn.slice(0, SHOWN_SPANS));
  return [{ file, keyPath, found: `${quote(range)}, of which the font has no character`, expected: `a range with characters of the font (${shown}${drawn.length > SHOWN_SPANS ? ',…' : ''})` }];
}

function checkKeys(file: string, at: string, values: Readonly<Record<string, unknown>>, known: Keys): Fault[] {
  return [
    ...Object.keys(values).filter((key) => !Object.hasOwn(known, key)).map((key) => unknownKey(file, at, key, Object.keys(known))),
    ...Object.entries(known).flatMap(([key, { test, expected, keys }]): Fault[] => {
      const [keyPath, value] = [`${at}.${key}`, values[key]];
      if (!test(value)) return [{ file, keyPath, found: quote(value), expected }];
      return keys !== undefined && isRecord(value) ? checkKeys(file, keyPath, value, keys) : [];
    }),
  ];
}

function unknownKey(file: string, at: string, key: string, known: readonly string[]): Fault {
  const nearest = nearestOf(key, known);
  return { file, keyPath: `${at}.${key}`, found: 'an unknown key', expected: `one of ${known.join(', ')}`, ...(nearest === undefined ? {} : { nearest }) };
}
