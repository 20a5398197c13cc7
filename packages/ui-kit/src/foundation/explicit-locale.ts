/** The locale with the Gregorian calendar and Latin digits, unless its tag names others (`-u-ca-…`, `-u-nu-…`). */
export function explicitLocale(tag: string): string {
  const { calendar = 'gregory', numberingSystem = 'latn' } = new Intl.Locale(tag);
  return new Intl.Locale(tag, { calendar, numberingSystem }).toString();
}
