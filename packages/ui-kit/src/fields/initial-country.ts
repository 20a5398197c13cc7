/** A country that numbers may be of, as the server lists it. */
export interface DiallingCountry {
  /** ISO 3166 alpha-2. */
  readonly countryCode: string;
  /** With its plus: `+63`. */
  readonly countryDialingCode: string;
}

/**
 * The country a dialling code stands for. Several may share one: `preferred` wins if it has it, else the first. A code
 * that is not in the list gives way to the `preferred` country itself, usually the one the visitor is in; undefined
 * where that is not in the list either.
 */
export function initialCountry<Country extends DiallingCountry>(
  countries: readonly Country[],
  diallingCode: string | undefined,
  preferred: string | null | undefined,
): Country | undefined {
  const sharing = countries.filter(({ countryDialingCode }) => countryDialingCode === diallingCode);
  const among = sharing.length === 0 ? countries : sharing;
  return among.find(({ countryCode }) => countryCode === preferred) ?? sharing[0];
}
