import type { BrandVoice } from '@livery/brand-kit';
import { useBrand } from '@livery/brand-kit/react';
import { useLanguage } from '@livery/i18n';

/** The brand's own texts in the current language. A pseudo-language, for designers, has none. */
export function useBrandCopy(): BrandVoice | undefined {
  const { voice, languages } = useBrand();
  const { language } = useLanguage();
  return voice[language.code] ?? voice[languages.default];
}
