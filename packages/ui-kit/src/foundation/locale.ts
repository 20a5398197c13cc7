import { createContext, useContext } from 'react';
import type { AriaCalendarStrings } from './aria-calendar-strings.ts';

/**
 * What React Aria says by itself inside the kit's components, to assistive technology. It ships translations
 * for about half of the platform's languages only; these take their place in all of them.
 */
export interface AriaStrings {
  /** Name of the hidden button that closes an overlay: "Dismiss". */
  readonly dismiss: string;
  /** Name of the list a combobox opens: "Suggestions". */
  readonly suggestions: string;
  /** "3 options available." */
  readonly optionCount: (count: number) => string;
  /** "Japan, selected" */
  readonly optionSelected: (option: string) => string;
  readonly calendar: AriaCalendarStrings;
}

/** The language and direction that components format and lay out for. */
export interface UiLocale {
  /** BCP-47 tag, such as `zh-Hans`. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Without them React Aria speaks its own translation, or English. */
  readonly aria?: AriaStrings;
}

const LocaleContext = createContext<UiLocale>({ locale: 'en', direction: 'ltr' });

/** Gives all components below it their language: `<UiLocaleProvider value={{ locale: 'ar', direction: 'rtl' }}>`. */
export const UiLocaleProvider = LocaleContext.Provider;

/** The language of the nearest `UiLocaleProvider`; English, left to right, without one. */
export function useUiLocale(): UiLocale {
  return useContext(LocaleContext);
}
