import { describe, expect, it } from 'vitest';
import { looksLikeNumber } from './looks-like-number.ts';

describe('looksLikeNumber', () => {
  it.each([
    ['9171234567', true],
    ['0917 123 4567', true],
    ['+63 (917) 123-4567', true],
    ['mira01', false],
    ['12345', false],
    ['917123456x', false],
    ['+', false],
    ['', false],
  ])('returns for %s: %s', (typed, number) => {
    expect(looksLikeNumber(typed)).toBe(number);
  });
});
