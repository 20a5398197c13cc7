/** A country that numbers may be of, as the server lists it. */
export interface DiallingCountry {
  /** ISO 3166 alpha-2. */
  readonly countryCode: string;
  /** With its plus: `+63`. */
  readonly countryDialingCode: string;
}

/** The country that most people mean by a dialling code which several share (ITU-T E.164, list of assigned codes). */
const main: ReadonlySet<string> = new Set(['US', 'RU', 'IT', 'GB', 'NO', 'AU', 'MA', 'RE', 'SH', 'FI', 'FK', 'GP', 'CW', 'NZ']);

/**
 * The country a dialling code stands for. Several may share one: `preferred` wins if it has it, then the one that most
 * people mean, then the first. A code
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
  return among.find(({ countryCode }) => countryCode === preferred) ?? sharing.find(({ countryCode }) => main.has(countryCode)) ?? sharing[0];
}
