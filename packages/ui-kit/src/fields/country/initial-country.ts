/** A country with its dialling code, as the server lists it. */
export interface DiallingCountry {
  /** ISO 3166 alpha-2. */
  readonly countryCode: string;
  /** With its plus: `+63`. */
  readonly countryDialingCode: string;
}

/** The main country of each shared dialling code (ITU-T E.164, list of assigned codes). */
const main: ReadonlySet<string> = new Set(['US', 'RU', 'IT', 'GB', 'NO', 'AU', 'MA', 'RE', 'SH', 'FI', 'FK', 'GP', 'CW', 'NZ']);

/**
 * Returns the country of a dialling code. If several share it: `preferred`, then the main one, then the first. For an
 * unlisted code returns the `preferred` country (usually the visitor's), or undefined if that is not listed either.
 */
export function initialCountry<Country extends DiallingCountry>(
  countries: readonly Country[],
  diallingCode: string | undefined,
  preferred: string | null | undefined,
): Country | undefined {
  const sharing = countries.filter(({ countryDialingCode }) => countryDialingCode === diallingCode);
  const among = sharing.length === 0 ? countries : sharing;
  return among.find(({ countryCode }) => countryCode === preferred) ?? sharing.find(({ countryCode }) => main.has(countryCode)) ?? sharing[0];
}
