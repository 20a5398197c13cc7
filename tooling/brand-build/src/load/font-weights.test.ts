import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontFile } from './fonts.ts';
import { fontWeights } from './font-weights.ts';

describe('fontWeights', () => {
  it.each([
    ['@fontsource-variable/sora/files/sora-latin-wght-normal.woff2', 100, 800],
    ['@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-700-normal.woff2', 700, 700],
  ])('returns for %s the weights from %s to %s', (source, first, last) => {
    expect(fontWeights(readFileSync(fontFile('', source) ?? ''))).toEqual({ first, last });
  });
});
