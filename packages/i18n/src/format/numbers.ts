const cache = new Map<string, Intl.NumberFormat>();
const dateCache = new Map<string, Intl.DateTimeFormat>();

/** What a site decides about its numbers and dates. */
export interface FormatOptions {
  /** `native` leaves calendar and digits to the locale. */
  readonly calendarAndDigits?: 'gregorian-latin' | 'native' | undefined;
}

/** The locale in which everything is formatted. */
export const formatLocale = (tag: string, { calendarAndDigits }: FormatOptions): string => (calendarAndDigits === 'native' ? tag : `${tag}-u-ca-gregory-nu-latn`);

/** A number formatter, kept: building one costs far more than using it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const id = `${locale} ${JSON.stringify(options)}`;
  const found = cache.get(id) ?? new Intl.NumberFormat(locale, options);
  cache.set(id, found);
  return found;
}

/** A date formatter, kept likewise. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = `${locale} ${JSON.stringify(options)}`;
  const found = dateCache.get(id) ?? new Intl.DateTimeFormat(locale, options);
  dateCache.set(id, found);
  return found;
}

/** Checks an exact decimal such as `-12.50`; Intl then formats the text itself, digit for digit. Throws on anything else. */
export function numeric(value: string): Intl.StringNumericLiteral {
  if (!/^-?\d+(\.\d+)?$/.test(value)) throw new RangeError(`Not a decimal string: "${value}"`);
  return value as Intl.StringNumericLiteral;
}
