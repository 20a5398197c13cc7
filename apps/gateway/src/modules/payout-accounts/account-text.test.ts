import { describe, expect, it } from 'vitest';
import { plainNumber, sameName } from './account-text.ts';

describe('plainNumber', () => {
  it('returns the digits of a number that is grouped, and leaves everything else', () => {
    expect([plainNumber('0012 3456-789'), plainNumber(' 12‑34 '), plainNumber('12a4')]).toEqual(['00123456789', '1234', '12a4']);
  });
});

describe('plainNumber of other scripts', () => {
  it.each(['٠٠١٢ ٣٤٥٦', '۰۰۱۲ ۳۴۵۶', '౦౦౧౨ ౩౪౫౬'])('returns 0 to 9 when the digits are %s', (typed) => {
    expect(plainNumber(typed)).toBe('00123456');
  });
});

describe('sameName', () => {
  it.each([
    ['Mira Santos', 'MIRA  SANTOS', true],
    ['Mira A. Santos', 'mira a santos', true],
    ['José Cruz', 'Jose\u0301 Cruz', true],
    ['Mira Santos', 'Mira Santo', false],
    ['Mira Santos', 'Santos Mira', false],
    ['José Cruz', 'Jose Cruz', false],
    ['.', ',', false],
  ])('returns for %s and %s: %s', (one, other, same) => {
    expect(sameName(one, other)).toBe(same);
  });
});
