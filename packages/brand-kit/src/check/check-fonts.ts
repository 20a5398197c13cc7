import { quote } from './fault.ts';
import type { Fault } from './fault.ts';
import { nearestOf } from './nearest.ts';
import { isRecord } from './source.ts';
import type { CheckContext } from './source.ts';

const RANGE = /^\s*U\+[\da-f?]+(?:-[\da-f]+)?(?:\s*,\s*U\+[\da-f?]+(?:-[\da-f]+)?)*\s*$/i;

const keys: Readonly<Record<string, { readonly test: (value: unknown) => boolean; readonly expected: string }>> = {
  family: { test: (value) => typeof value === 'string' && value.trim() !== '', expected: 'the name of the font family' },
  source: { test: (value) => typeof value === 'string' && value.endsWith('.woff2'), expected: 'the path of a WOFF2 file' },
  weight: { test: (value) => typeof value === 'string' && /^\d{1,4}(?: \d{1,4})?$/.test(value), expected: 'a text with one weight or the first and the last, such as 400 or 100 900' },
  range: { test: (value) => value === undefined || (typeof value === 'string' && RANGE.test(value)), expected: 'a CSS unicode-range, such as U+0000-00FF,U+0131' },
  preload: { test: (value) => value === undefined || typeof value === 'boolean', expected: 'true or false' },
  fallback: { test: (value) => value === undefined || isRecord(value), expected: 'an object with local, sizeAdjust, ascent, descent, lineGap' },
};

/** Checks the form of a theme's fonts, and that their files are there. @param fontFiles files in `assets/` to suggest */
export function checkFonts(file: string, fonts: unknown, { fontExists }: CheckContext, fontFiles: readonly string[]): Fault[] {
  if (!Array.isArray(fonts)) return [{ file, keyPath: 'fonts', found: quote(fonts), expected: 'a list of fonts' }];
  return fonts.flatMap((font: unknown, index): Fault[] => {
    const at = `fonts.${index}`;
    if (!isRecord(font)) return [{ file, keyPath: at, found: quote(font), expected: 'an object with family, source and weight' }];
    const faults = [
      ...Object.keys(font).filter((key) => !Object.hasOwn(keys, key)).map((key) => unknownKey(file, at, key)),
      ...Object.entries(keys).flatMap(([key, { test, expected }]) => (test(font[key]) ? [] : [{ file, keyPath: `${at}.${key}`, found: quote(font[key]), expected }])),
    ];
    const source = font['source'];
    if (typeof source !== 'string' || !source.endsWith('.woff2') || fontExists(source)) return faults;
    const nearest = nearestOf(source, fontFiles.filter((path) => path.endsWith('.woff2')));
    return [...faults, { file, keyPath: `${at}.source`, found: quote(source), expected: 'a font file that is there, in assets/ or in a package among the dependencies of tooling/brand-build', ...(nearest === undefined ? {} : { nearest }) }];
  });
}

function unknownKey(file: string, at: string, key: string): Fault {
  const known = Object.keys(keys);
  const nearest = nearestOf(key, known);
  return { file, keyPath: `${at}.${key}`, found: 'an unknown key', expected: `one of ${known.join(', ')}`, ...(nearest === undefined ? {} : { nearest }) };
}
