import { describe, expect, it } from 'vitest';
import { initialCountry } from './initial-country.ts';

const countries = [
  { countryCode: 'CA', countryDialingCode: '+1' },
  { countryCode: 'PH', countryDialingCode: '+63' },
  { countryCode: 'US', countryDialingCode: '+1' },
  { countryCode: 'DO', countryDialingCode: '+1809' },
  { countryCode: 'XX', countryDialingCode: '+1809' },
];

describe('initialCountry', () => {
  it.each([
    ['the country of the given code', '+63', 'US', 'PH'],
    ['the current country among those that share the code', '+1', 'US', 'US'],
    ['the main country of a shared code', '+1', 'PH', 'US'],
    ['the first country of a shared code without a main one', '+1809', 'PH', 'DO'],
    ['the current country for an unlisted code', '+999', 'PH', 'PH'],
    ['the current country without a code', undefined, 'US', 'US'],
    ['undefined when neither code nor country is listed', '+999', 'FR', undefined],
    ['undefined without code and country', undefined, null, undefined],
  ] as const)('returns %s', (_, code, current, expected) => {
    expect(initialCountry(countries, code, current)?.countryCode).toBe(expected);
  });
});
