import { useMemo } from 'react';
import { createFormat } from '../format/create-format.ts';
import type { Format } from '../format/create-format.ts';
import { useLanguage, useText } from './hooks.ts';
import { useTextRuntime } from './provider.tsx';

/** Formatters of the current language by the clock of an IANA time zone, and not by the visitor's. */
export function useFormatIn(timeZone: string): Format {
  const { options } = useTextRuntime();
  const { language } = useLanguage();
  const t = useText('format');
  return useMemo(() => createFormat(language.tag, { ...options, timeZone }, t), [timeZone, options, language, t]);
}
