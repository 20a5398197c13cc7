import type { DiallingCountry } from './initial-country.ts';

/** A country under the names it may be asked for by. */
export interface NamedCountry extends DiallingCountry {
  /** In the page's language. */
  readonly name: string;
  /** Further names it is known by, such as the English one. */
  readonly alias?: string;
}

/** As people type it: no accents, no capitals, one blank for many. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '').toLocaleLowerCase().replace(/\s+/g, ' ').trim();

/**
 * The countries that what is typed speaks of: by dialling code where it begins with a digit or a plus, else by country
 * code or a part of the name. Names that begin so come first.
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
