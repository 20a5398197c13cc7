import { createContext, useContext } from 'react';

/**
 * Texts that React Aria announces inside the kit's components. Its own translations cover only about
 * half of the platform's languages, so these replace them in all languages.
 */
export interface AriaStrings {
  /** Name of the hidden button that closes an overlay: "Dismiss". */
  readonly dismiss: string;
  /** Name of a combobox's list: "Suggestions". */
  readonly suggestions: string;
  /** "3 options available." */
  readonly optionCount: (count: number) => string;
  /** "Japan, selected" */
  readonly optionSelected: (option: string) => string;
}

/** Language and direction of all components. */
export interface UiLocale {
  /** BCP-47 tag, such as `zh-Hans`. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Without these, React Aria uses its own translation or English. */
  readonly aria?: AriaStrings;
}

const LocaleContext = createContext<UiLocale>({ locale: 'en', direction: 'ltr' });

/** Sets the language of all components below: `<UiLocaleProvider value={{ locale: 'ar', direction: 'rtl' }}>`. */
export const UiLocaleProvider = LocaleContext.Provider;

/** Returns the language of the nearest `UiLocaleProvider`; English, left to right, without one. */
export function useUiLocale(): UiLocale {
  return useContext(LocaleContext);
}
