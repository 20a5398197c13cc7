import { useLanguage } from '@livery/i18n';
import { useMemo } from 'react';

/** Compares two texts by the alphabet of the page's language, for `sort`: in Chinese by their sound, which a browser in another language would not do. */
export function useTextOrder(): (one: string, other: string) => number {
  const { tag } = useLanguage().language;
  return useMemo(() => new Intl.Collator(tag).compare, [tag]);
}
