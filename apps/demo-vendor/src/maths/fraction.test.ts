import { describe, expect, it } from 'vitest';
import { add, divide, fraction, fromText, multiply, subtract, toDecimal, toText } from './fraction.ts';

describe('fraction', () => {
  it('returns lowest terms and a positive denominator', () => {
    expect(fraction(6, -8)).toEqual({ num: -3n, den: 4n });
    expect(fraction(0, 7)).toEqual({ num: 0n, den: 1n });
  });
  it('adds, subtracts, multiplies and divides without rounding', () => {
    const third = fraction(1, 3);
    expect(toText(add(third, fraction(1, 6)))).toBe('1/2');
    expect(toText(subtract(third, third))).toBe('0/1');
    expect(toText(multiply(third, fraction(9, 2)))).toBe('3/2');
    expect(toText(divide(third, fraction(2, 3)))).toBe('1/2');
    expect(fromText(toText(third))).toEqual(third);
  });
  it('converts to decimals rounded half up', () => {
    expect(toDecimal(fraction(1, 8), 2)).toBe('0.13');
    expect(toDecimal(fraction(2, 3), 4)).toBe('0.6667');
    expect(toDecimal(fraction(199, 200), 0)).toBe('1');
  });
  it('throws for a zero denominator', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => divide(fraction(1), fraction(0))).toThrow(RangeError);
  });
});
