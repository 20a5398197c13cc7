import { useLanguage } from '@livery/i18n';
import { useCallback } from 'react';
import { joinSentences } from './join-sentences.ts';

/** Puts sentences one after another as the page's language does; null where there is none to say. */
export function useSentences(): (...sentences: readonly (string | null)[]) => string {
  const { script } = useLanguage().language;
  return useCallback((...sentences) => joinSentences(script, sentences), [script]);
}
