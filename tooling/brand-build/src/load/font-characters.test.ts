import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontCharacters } from './font-characters.ts';
import { fontFile, packagedFonts } from './fonts.ts';

const characters = (source: string) => fontCharacters(readFileSync(fontFile('', source) ?? '')) ?? [];
const draws = (source: string, letter: string): boolean => characters(source).some(({ from, to }) => from <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= to);

describe('fontCharacters', () => {
  it('returns the characters of every font of the platform', () => {
    const fonts = packagedFonts();
    expect(fonts.length).toBeGreaterThan(100);
    expect(fonts.filter((source) => characters(source).length === 0)).toEqual([]);
  });

  it.each([
    ['@fontsource-variable/sora/files/sora-latin-wght-normal.woff2', 'A', 'ж'],
    ['@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2', 'తె', 'ж'],
    ['@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2', 'ع', 'ж'],
  ])('returns for %s the span of %s, and none of %s', (source, own, other) => {
    expect([draws(source, own), draws(source, other)]).toEqual([true, false]);
  });

  it('throws when the content is damaged', () => {
    const font = readFileSync(fontFile('', '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2') ?? '');
    expect(() => fontCharacters(Buffer.from(font).fill(0xff, Math.floor(font.length / 2)))).toThrow();
  });
});
