import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useUiLocale } from '../foundation/locale.ts';

/** Tells React Aria the kit's language, so that it never falls back to the browser's own. */
export function AriaLocale({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useUiLocale().locale}>{children}</I18nProvider>;
}
