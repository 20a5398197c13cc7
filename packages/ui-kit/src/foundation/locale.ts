import { createContext, useContext } from 'react';

/** The language and direction that components format and lay out for. */
export interface UiLocale {
  /** BCP-47 tag, such as `zh-Hans`. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
}

const LocaleContext = createContext<UiLocale>({ locale: 'en', direction: 'ltr' });

/** Gives all components below it their language: `<UiLocaleProvider value={{ locale: 'ar', direction: 'rtl' }}>`. */
export const UiLocaleProvider = LocaleContext.Provider;

/** The language of the nearest `UiLocaleProvider`; English, left to right, without one. */
export function useUiLocale(): UiLocale {
  return useContext(LocaleContext);
}
