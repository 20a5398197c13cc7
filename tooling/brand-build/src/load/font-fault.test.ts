import { describe, expect, it } from 'vitest';
import { fontFault } from './font-fault.ts';

describe('fontFault', () => {
  const font = Buffer.from('wOF2....\u0000\u0000\u0000\u0010more', 'latin1');

  it('returns undefined for a font in the format WOFF2', () => {
    expect(fontFault(font)).toBeUndefined();
  });

  it.each([[15, '15 bytes, of 16 that the font says it has'], [6, '6 bytes, of 0 that the font says it has']])('returns what it found in the first %s bytes of a font', (bytes, found) => {
    expect(fontFault(font.subarray(0, bytes))).toEqual({ found, expected: 'the whole file' });
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
