import type { Scheme } from '@livery/brand-kit';

/** Local-storage key of the scheme a visitor chose; the page's head reads it before the first paint. */
export const schemeStorageKey = 'livery.scheme';

/** The scheme in force, as the page's root carries it. */
export function currentScheme(): Scheme {
  return document.documentElement.dataset['scheme'] === 'dark' ? 'dark' : 'light';
}

/** Puts a scheme in force and remembers it. */
export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset['scheme'] = scheme;
  try {
    localStorage.setItem(schemeStorageKey, scheme);
  } catch {
    // Storage may be closed to the site: the choice then lasts as long as the page.
  }
}
