import type { DiallingCountry } from './initial-country.ts';

/** A country with the names to search by. */
export interface NamedCountry extends DiallingCountry {
  /** Name in the page's language. */
  readonly name: string;
  /** Another searchable name, such as the English one. */
  readonly alias?: string;
}

/** Normalizes text for comparison: no accents, lower case, single spaces. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '').toLocaleLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Finds countries by dialling code if the text begins with a digit or a plus, otherwise by country code or part of the
 * name. Names that begin with the text come first.
 */
export function findCountries<Country extends NamedCountry>(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = plain(typed);
  if (wanted === '') return countries;
  if (/^\+?\d/.test(wanted)) {
    const digits = wanted.replace(/\D/g, '');
    return countries.filter(({ countryDialingCode }) => countryDialingCode.replace(/\D/g, '').startsWith(digits));
  }
  const rank = ({ countryCode, name, alias = '' }: Country): number => {
    if (countryCode.toLowerCase() === wanted) return 0;
    const names = [plain(name), plain(alias)];
    if (names.some((each) => each.startsWith(wanted))) return 1;
    return names.some((each) => each.includes(wanted)) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((level) => countries.filter((country) => rank(country) === level));
}
