import { expect, it } from 'vitest';
import { initialCountry } from './initial-country.ts';

const countries = [
  { countryCode: 'CA', countryDialingCode: '+1' },
  { countryCode: 'PH', countryDialingCode: '+63' },
  { countryCode: 'US', countryDialingCode: '+1' },
  { countryCode: 'DO', countryDialingCode: '+1809' },
  { countryCode: 'XX', countryDialingCode: '+1809' },
];

it.each([
  ['the country of the code given', '+63', 'US', 'PH'],
  ['the current country among those that share the code', '+1', 'US', 'US'],
  ['the one that most people mean by a shared code', '+1', 'PH', 'US'],
  ['the first of those that share the code where none stands out', '+1809', 'PH', 'DO'],
  ['the current country where the code is not in the list', '+999', 'PH', 'PH'],
  ['the current country where no code is given', undefined, 'US', 'US'],
  ['none where neither is in the list', '+999', 'FR', undefined],
  ['none where neither is given', undefined, null, undefined],
] as const)('is %s', (_, code, current, expected) => {
  expect(initialCountry(countries, code, current)?.countryCode).toBe(expected);
});
