/** Adds the Gregorian calendar and Latin digits to a locale, unless its tag sets them (`-u-ca-…`, `-u-nu-…`). */
export function explicitLocale(tag: string): string {
  const { calendar = 'gregory', numberingSystem = 'latn' } = new Intl.Locale(tag);
  return new Intl.Locale(tag, { calendar, numberingSystem }).toString();
}
