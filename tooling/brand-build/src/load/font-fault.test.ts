import { describe, expect, it } from 'vitest';
import { fontFault } from './font-fault.ts';

describe('fontFault', () => {
  it('returns undefined for a font in the format WOFF2', () => {
    expect(fontFault(Buffer.from('wOF2 and more'))).toBeUndefined();
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
