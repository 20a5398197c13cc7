/** The locale of dates that are read and typed on records: with the day before the month in English, as everywhere on the site. English of a region keeps its own order. */
export function dateLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag);
  return language === 'en' && region === undefined ? 'en-GB' : tag;
}
