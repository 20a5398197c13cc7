import { isLanguageCode } from './languages.ts';
import type { LanguageCode } from './languages.ts';

/** Key of the chosen language in local storage, and name of its cookie; both hold the platform code. */
export const languageStorageKey = 'hisLang';

/** The remembered language, if it is one of those offered. Anything else that is stored there is ignored. */
export function storedLanguage(offered: readonly LanguageCode[]): LanguageCode | undefined {
  try {
    return accepted(globalThis.localStorage?.getItem(languageStorageKey), offered);
  } catch {
    // Storage may be forbidden (private windows, embedded frames): the default language serves.
    return undefined;
  }
}

/** Stores the choice; other tabs receive it, and the server reads the cookie. */
export function storeLanguage(code: LanguageCode): void {
  writeLanguageCookie(code);
  try {
    globalThis.localStorage?.setItem(languageStorageKey, code);
  } catch {
    // Forbidden or full: the choice then lasts as long as the page.
  }
}

const cookieSeconds = 365 * 24 * 60 * 60;

/** Writes the choice into the cookie by which the server chooses the language of the page: site-wide, for one year. */
export function writeLanguageCookie(code: LanguageCode): void {
  if (typeof document === 'undefined') return;
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${languageStorageKey}=${code}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`;
  } catch {
    // Forbidden (embedded frames): the server then answers in the default language.
  }
}

/** Calls back when another tab chooses an offered language; returns what stops it. */
export function watchStoredLanguage(offered: readonly LanguageCode[], onChange: (code: LanguageCode) => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key !== languageStorageKey) return;
    const code = accepted(event.newValue, offered);
    if (code) onChange(code);
  };
  globalThis.addEventListener?.('storage', listen);
  return () => globalThis.removeEventListener?.('storage', listen);
}

function accepted(value: unknown, offered: readonly LanguageCode[]): LanguageCode | undefined {
  return isLanguageCode(value) && offered.includes(value) ? value : undefined;
}
