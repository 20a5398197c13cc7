import { use, useMemo, useSyncExternalStore } from 'react';
import type { Message, TextFunction } from '../catalogue/keys.ts';
import type { Namespace } from '../catalogue/namespaces.ts';
import type { Format } from '../format/create-format.ts';
import type { Language, LanguageCode } from '../languages.ts';
import type { TextView } from '../runtime.ts';
import { useTextRuntime } from './provider.tsx';

// The status is what React itself notes on a promise it has read: with it, `use` does not wait even one turn.
const fulfilled = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/**
 * The translator of a namespace: `const t = useText('account')`, `t('login.title')`. Suspends while the namespace is
 * being fetched and throws to the nearest error boundary when it cannot be; neither happens for the first screen's
 * namespaces, nor where the feature's chunk was loaded together with `runtime.load(ns)`.
 */
export function useText<N extends Namespace>(ns: N): TextFunction<N> {
  const runtime = useTextRuntime();
  use(runtime.has(ns) ? fulfilled : runtime.pending(ns));
  const view = useView();
  // Another translator after each change of language or wording, which is what `view` stands for.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => runtime.textOf(ns), [runtime, ns, view]);
}

/**
 * Turns a message (from an error mapping, a dialog, a toast) into its sentence in the current language. Suspends until
 * the error catalogue is there; another namespace must have been loaded, which holds for the first screen's and for
 * those of the feature that made the message.
 */
export function useMessageText(): (message: Message) => string {
  const runtime = useTextRuntime();
  use(runtime.has('errors') ? fulfilled : runtime.pending('errors'));
  return useView().messageText;
}

/** Formatters of the current language. */
export function useFormat(): Format {
  return useView().format;
}

/** What `useLanguage` gives. */
export interface LanguageChoice {
  readonly language: Language;
  /** Languages on offer, in the order of the picker. */
  readonly languages: readonly Language[];
  /** Switches the language; rejects, changing nothing, when its texts cannot be fetched. */
  readonly setLanguage: (code: LanguageCode) => Promise<void>;
}

/** The current language, the languages on offer, and the switch between them. */
export function useLanguage(): LanguageChoice {
  const runtime = useTextRuntime();
  const { language } = useView();
  return useMemo(() => ({ language, languages: runtime.languages(), setLanguage: runtime.setLanguage }), [runtime, language]);
}

function useView(): TextView {
  const runtime = useTextRuntime();
  return useSyncExternalStore(runtime.subscribe, runtime.view, runtime.view);
}
