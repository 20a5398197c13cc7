import { plainNumber } from '@livery/contracts';

/**
 * The dialling code of a number that was typed with its plus, where one of the countries has it; the longest where
 * several fit, such as `+1` and `+1242`. Nothing where there is no plus, or no such country.
 */
export function diallingCodeOf(number: string, countries: readonly { readonly countryDialingCode: string }[]): string | undefined {
  const plain = plainNumber(number);
  return countries
    .map(({ countryDialingCode }) => countryDialingCode)
    .filter((code) => plain.startsWith('+') && plain.startsWith(code))
    .sort((a, b) => b.length - a.length)[0];
}
