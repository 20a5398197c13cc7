import { describe, expect, it } from 'vitest';
import { rateTyped } from './rate-text.ts';

describe('rateTyped', () => {
  it.each([['1.5', '1.5'], [' 2 ', '2'], ['0', '0'], ['1,25', '1.25'], ['٠٫٥', '0.5'], ['2.0001', undefined], ['1.23456', undefined], ['-1', undefined], ['', undefined], ['x', undefined]])('reads %s up to 2 as %s', (text, rate) => {
    expect(rateTyped(text, '2')).toBe(rate);
  });
});
