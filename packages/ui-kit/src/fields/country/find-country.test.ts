import { describe, expect, it } from 'vitest';
import { findCountries } from './find-country.ts';

const countries = [
  { countryCode: 'CI', countryDialingCode: '+225', name: 'Côte d’Ivoire' },
  { countryCode: 'ID', countryDialingCode: '+62', name: 'Indonesien', alias: 'Indonesia' },
  { countryCode: 'IN', countryDialingCode: '+91', name: 'Indien', alias: 'India' },
  { countryCode: 'PH', countryDialingCode: '+63', name: 'Philippinen', alias: 'Philippines' },
  { countryCode: 'GB', countryDialingCode: '+44', name: 'Vereinigtes Königreich', alias: 'United Kingdom' },
];

describe('findCountries', () => {
  it.each([
    ['', 'CI ID IN PH GB'],
    ['phil', 'PH'],
    ['  PHIL ', 'PH'],
    ['cote', 'CI'],
    ['konig', 'GB'],
    ['united  king', 'GB'],
    ['in', 'IN ID PH GB'],
    ['+6', 'ID PH'],
    ['63', 'PH'],
    ['+', ''],
    ['atlantis', ''],
  ])('returns for %j the countries %s', (typed, codes) => {
    expect(findCountries(countries, typed).map(({ countryCode }) => countryCode)).toEqual(codes.split(' ').filter(Boolean));
  });
});
