import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message, TextFunction } from '../catalogue/keys.ts';
import type { Namespace } from '../catalogue/namespaces.ts';
import { createFormat } from '../format/create-format.ts';
import type { Format } from '../format/create-format.ts';
import type { Language, LanguageCode } from '../languages.ts';
import { useTextRuntime } from './provider.tsx';

/**
 * The translator of a namespace: `const t = useText('account')`, `t('login.title')`. Suspends while the namespace is
 * being fetched and throws to the nearest error boundary when it cannot be; neither happens for the first screen's
 * namespaces, nor where the feature's chunk was loaded together with `runtime.load(ns)`.
 */
export function useText<N extends Namespace>(ns: N): TextFunction<N> {
  const runtime = useTextRuntime();
  if (!runtime.has(ns)) use(runtime.pending(ns));
  const { t } = useTranslation(ns, { useSuspense: false });
  return t as unknown as TextFunction<N>;
}

/**
 * Turns a message (from an error mapping, a dialog, a toast) into its sentence in the current language. The message's
 * namespace must have been loaded, which holds for the first screen's and for those of the feature that made it.
 */
export function useMessageText(): (message: Message) => string {
  const runtime = useTextRuntime();
  const { t } = useTranslation('common', { useSuspense: false });
  // `t` is another function in each language, so memoised callers see the change.
  return useMemo(() => (message: Message) => runtime.messageText(message), [runtime, t]);
}

/** The current language, the languages on offer, and the switch between them. */
export function useLanguage(): {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly setLanguage: (code: LanguageCode) => Promise<void>;
} {
  const runtime = useTextRuntime();
  const { t } = useTranslation('common', { useSuspense: false });
  return useMemo(
    () => ({ language: runtime.language(), languages: runtime.languages(), setLanguage: runtime.setLanguage }),
    // The language is read from the runtime; `t` changes with it.
    [runtime, t],
  );
}

/** Formatters of the current language. */
export function useFormat(): Format {
  const runtime = useTextRuntime();
  const { language } = useLanguage();
  return useMemo(() => createFormat(language.tag, runtime.options, runtime.textOf('format')), [language, runtime]);
}
