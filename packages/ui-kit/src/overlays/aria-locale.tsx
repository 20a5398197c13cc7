import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useUiLocale } from '../foundation/locale.ts';
import { speak } from './aria-strings.ts';

/** Tells React Aria the kit's language and its words for it, so that it never falls back to the browser's own. */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  const { locale, aria } = useUiLocale();
  if (aria !== undefined) speak(aria);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
