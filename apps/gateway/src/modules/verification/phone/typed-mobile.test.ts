import { describe, expect, it } from 'vitest';
import { Problem } from '../../../platform/http/index.ts';
import { readMobile } from './typed-mobile.ts';

const merchant = (code: string) => ({ currency: { code, symbol: code, exponent: 2 } });

function read(mobileNum: string, countryDialingCode?: string, country: string | null = null, currency = 'PHP'): string {
  try {
    return readMobile({ mobileNum, countryDialingCode }, { tenant: merchant(currency), country });
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('readMobile', () => {
  it.each([
    ['the dialling code beside it', '09171000001', '+63', 'SG', '+639171000001'],
    ['its own with a plus', '+65 9123 4567', undefined, 'PH', '+6591234567'],
    ["the visitor's country", '91234567', undefined, 'SG', '+6591234567'],
    ["the country of the merchant's currency", '09171000001', undefined, null, '+639171000001'],
    ["the country of the merchant's currency where that of the visitor has no telephones", '09171000001', undefined, 'ZZ', '+639171000001'],
  ] as const)('returns the number by %s', (_title, number, code, country, expected) => {
    expect(read(number, code, country)).toBe(expected);
  });

  it.each([
    ['no country is known and the currency has none', '09171000001', undefined, null, 'EUR'],
    ['the number states another code than the one beside it', '+6591234567', '+63', null, 'PHP'],
    ['it is no number', 'marigold', undefined, 'PH', 'PHP'],
    ['no country has its code', '+999123456789', undefined, 'PH', 'PHP'],
  ] as const)('throws PHONE_INVALID when %s', (_title, number, code, country, currency) => {
    expect(read(number, code, country, currency)).toBe('PHONE_INVALID');
  });
});
