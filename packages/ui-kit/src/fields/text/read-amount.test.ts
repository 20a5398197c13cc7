import { describe, expect, it } from 'vitest';
import { isHalfTyped, readAmount, writeAmount } from './read-amount.ts';

const locales = ['en', 'de', 'fr', 'de-CH', 'hi', 'te', 'ar', 'fa', 'th', 'pt-PT', 'pl', 'es'];

describe('readAmount', () => {
  it.each([
    ['', 2, ''],
    ['1250.50', 2, '1250.50'],
    ['1,250.50', 2, '1250.50'],
    ['1.250,50', 2, '1250.50'],
    ['1 250,50', 2, '1250.50'],
    ["1'250.50", 2, '1250.50'],
    ['1,250', 2, '1250'],
    ['1,250,000', 2, '1250000'],
    ['1.250.000', 2, '1250000'],
    ['12,34,567.5', 2, '1234567.5'],
    ['12,5', 2, '12.5'],
    ['0125', 2, '125'],
    ['0', 2, '0'],
    ['.5', 2, '0.5'],
    ['12.', 2, '12'],
    ['₱ 99', 2, '99'],
    ['99 kr', 2, '99'],
    ['١٢٣٫٤٥', 2, '123.45'],
    ['١٬٢٣٤٫٥', 2, '1234.5'],
    ['१२३.५', 2, '123.5'],
    ['၁၂၀', 2, '120'],
    ['99999999999999999999.99', 2, '99999999999999999999.99'],
    ['50.000', 0, '50000'],
    ['50,000', 0, '50000'],
    ['1,500.00', 0, '1500'],
    ['1.500', 3, '1.500'],
    ['1,500', 3, '1500'],
    ['0.00012345', 8, '0.00012345'],
  ])('returns the amount of %j with %i decimals in English: %j', (typed, exponent, expected) => {
    expect(readAmount(typed, { locale: 'en', exponent, currency: 'kr' })).toBe(expected);
  });

  it.each([
    ['en', '1.500', 2],
    ['de', '1,500', 2],
    ['fr', '1.500', 2],
    ['en', '12.345', 2],
    ['en', '1500.9', 0],
    ['en', '50.00', 0],
    ['en', '1,2,3', 2],
    ['en', '1,500,00', 2],
    ['en', '0,500', 2],
    ['en', '1.2.3', 2],
    ['en', '-5', 2],
    ['en', '1.5k', 2],
    ['en', '1 5', 2],
    ['en', '5₱5', 2],
    ['en', '.', 2],
  ])('returns undefined in %s for %j with %i decimals', (locale, typed, exponent) => {
    expect(readAmount(typed, { locale, exponent })).toBeUndefined();
  });

  it.each([
    ['de', '1.500', 2, '1500'],
    ['de', '1,500', 3, '1.500'],
    ['de', '1,500.00', 2, '1500.00'],
    ['fr', '1\u202F500,5', 2, '1500.5'],
    ['de-CH', '1’500.50', 2, '1500.50'],
  ])('decides by the marks of %s about %j', (locale, typed, exponent, expected) => {
    expect(readAmount(typed, { locale, exponent })).toBe(expected);
  });
});

describe('writeAmount', () => {
  it.each(locales)('writes amounts in %s so that they are read as the same', (locale) => {
    for (const exponent of [0, 2, 3, 8]) {
      for (const amount of ['0', '7', '150', '1500', '50000', '1500000', '123456789012', ...(exponent === 0 ? [] : ['0.5', '1500.5', '1.50', '123456.25'])]) {
        for (const purpose of ['reading', 'editing'] as const) {
          const read = readAmount(writeAmount(amount, { locale, exponent }, purpose), { locale, exponent });
          expect([locale, exponent, purpose, Number(read)]).toEqual([locale, exponent, purpose, Number(amount)]);
        }
      }
    }
  });

  it('groups amounts beyond the precision of numbers exactly', () => {
    expect(writeAmount('99999999999999999999.9', { locale: 'en', exponent: 2 }, 'reading')).toBe('99,999,999,999,999,999,999.90');
  });
});

describe('isHalfTyped', () => {
  it.each([
    ['1,5', true],
    ['1,500.', true],
    ['١٬٥٠', true],
    ['1.500', false],
    ['1a', false],
  ])('returns for %j %j', (typed, expected) => {
    expect(isHalfTyped(typed)).toBe(expected);
  });
});
