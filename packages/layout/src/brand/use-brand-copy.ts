import type { BrandVoice } from '@livery/brand-kit';
import { useBrand } from '@livery/brand-kit/react';
import { useLanguage } from '@livery/i18n';

/** What the brand says of itself, in the language in force. A pseudo-language, for designers, has no voice of its own. */
export function useBrandCopy(): BrandVoice | undefined {
  const { voice, languages } = useBrand();
  const { language } = useLanguage();
  return voice[language.code] ?? voice[languages.default];
}
