import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useUiLocale } from '../foundation/locale.ts';
import { speak } from './aria-strings.ts';

/** Passes the kit's locale and texts to React Aria, which would otherwise use the browser's. */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  const { locale, aria } = useUiLocale();
  if (aria !== undefined) speak(aria);
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
