import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFile } from './fonts.ts';
import { fontFault } from './font-fault.ts';

describe('fontFault', () => {
  const font = readFileSync(fontFile('', '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2') ?? '');

  it('returns undefined for a font in the format WOFF2', () => {
    expect(fontFault(font)).toBeUndefined();
  });

  it.each([
    [1000, `1000 bytes, of ${font.length} that the font says it has`],
    [6, '6 bytes, of 0 that the font says it has'],
  ])('returns what it found in the first %s bytes of a font', (bytes, found) => {
    expect(fontFault(font.subarray(0, bytes))).toEqual({ found, expected: 'the whole file' });
  });

  it('returns that the content is damaged when it cannot be unpacked', () => {
    const damaged = Buffer.from(font).fill(0xff, Math.floor(font.length / 2));
    expect(fontFault(damaged)).toEqual({ found: 'a font whose content is damaged', expected: 'a font in the format WOFF2' });
  });

  it.each([
    ['a text', 'p { color: red }', 'content that is no font'],
    ['an empty file', '', 'content that is no font'],
    ['a font in the format WOFF', 'wOFF and more', 'content in the format WOFF'],
    ['a font in the format TTF', '\u0000\u0001\u0000\u0000 and more', 'content in the format TTF'],
  ])('returns what it found in %s', (_, content, found) => {
    expect(fontFault(Buffer.from(content, 'latin1'))).toEqual({ found, expected: 'a font in the format WOFF2' });
  });
});
