import type { Scheme } from '@livery/brand-kit';

/** Local-storage key of the scheme a visitor chose; the page's head reads it before the first paint. */
export const schemeStorageKey = 'livery.scheme';

/** The scheme in force, as the page's root carries it. */
export function currentScheme(): Scheme {
  return document.documentElement.dataset['scheme'] === 'dark' ? 'dark' : 'light';
}

/** Gives the browser's own bars the colour of the page in the scheme in force. */
export function syncThemeColour(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-bg-canvas').trim();
  const meta = document.querySelector('meta[name="theme-color"]');
  if (colour !== '') meta?.setAttribute('content', colour);
}

/** Calls back when another scheme comes in force here, whoever changed the page's root. Returns what stops it. */
export function onSchemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
}

/** Puts a scheme in force and remembers it. */
export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset['scheme'] = scheme;
  syncThemeColour();
  try {
    localStorage.setItem(schemeStorageKey, scheme);
  } catch {
    // Storage may be closed to the site: the choice then lasts as long as the page.
  }
}
