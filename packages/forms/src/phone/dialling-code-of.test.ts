import { describe, expect, it } from 'vitest';
import { diallingCodeOf } from './dialling-code-of.ts';

const countries = ['+63', '+1', '+1242', '+44'].map((countryDialingCode) => ({ countryDialingCode }));

describe('diallingCodeOf', () => {
  it.each([
    ['+44 7700 900101', '+44'],
    ['+1 (242) 555-0101', '+1242'],
    ['+1 202 555 0101', '+1'],
    ['0917 123 4567', undefined],
    ['447700900101', undefined],
    ['+999 1234', undefined],
    ['+', undefined],
  ])('returns for %s: %s', (number, code) => {
    expect(diallingCodeOf(number, countries)).toBe(code);
  });
});
