const cache = new Map<string, Intl.DisplayNames>();

/** A country's name in a language; its code where it has none. */
export function countryName(tag: string, code: string): string {
  const names = cache.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
  cache.set(tag, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
