import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, minorOf } from './decimal.ts';

describe('decimalOf and minorOf', () => {
  it.each<[bigint, number, string]>([
    [0n, 2, '0.00'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [123456n, 2, '1234.56'],
    [7n, 0, '7'],
    [1n, 8, '0.00000001'],
  ])('convert %i minor units with %i decimals to %s and back', (minor, exponent, text) => {
    expect(decimalOf(minor, exponent)).toBe(text);
    expect(minorOf(text, exponent)).toBe(minor);
  });

  it('are inverse for every 64-bit amount', () => {
    fc.assert(fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n }), fc.integer({ min: 0, max: 8 }), (minor, exponent) => minorOf(decimalOf(minor, exponent), exponent) === minor));
  });

  it.each(['', '1.', '.5', '1e3', '1.234', 'x', '--1'])('reject %o as an amount with two decimals', (text) => {
    expect(() => minorOf(text, 2)).toThrow(RangeError);
  });
});
