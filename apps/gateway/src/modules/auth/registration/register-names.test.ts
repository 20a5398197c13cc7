import { patternSources, type PatternId, type RegisterRule } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { readableName } from './register-names.ts';

const rule = (patternId: PatternId | null, minLength: number | null, maxLength: number | null): RegisterRule => ({
  field: 'username', enabled: false, required: false, acceptedPattern: patternId === null ? null : patternSources[patternId], patternId, minLength, maxLength,
});

describe('readableName', () => {
  it('returns a readable name that fits the rule for names and hardly ever repeats', () => {
    const names = Array.from({ length: 300 }, () => readableName([rule('FIRST_LETTER', 4, 16)]));
    expect(names.filter((name) => !/^[a-z]{7,13}\d{3}$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(290);
  });

  it.each<[PatternId | null, number | null, number | null, RegExp]>([
    ['LETTERS_DIGITS_COMBINED', 8, 32, /^[a-z]+\d{3}$/],
    ['UPPERCASE_WITH_LETTER', 4, 16, /^[A-Z]+\d{3}$/],
    ['FIRST_LETTER', 4, 6, /^p\d{5}$/],
    ['UPPERCASE_WITH_LETTER', 4, 6, /^P\d{5}$/],
    [null, null, null, /^[a-z]+\d{3}$/],
    ['THAI', 4, 16, /^[a-z]+\d{3}$/],
  ])('returns a name under %s, %s to %s characters', (patternId, min, max, expected) => {
    for (let draw = 0; draw < 20; draw++) expect(readableName([rule(patternId, min, max)])).toMatch(expected);
  });

  it('returns a name without a rule', () => {
    expect(readableName([])).toMatch(/^[a-z]+\d{3}$/);
  });
});
