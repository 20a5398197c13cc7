import { useBrand } from '@livery/brand-kit/react';
import { createFormat, useLanguage, useText, useTextRuntime } from '@livery/i18n';
import { useMemo } from 'react';

/** Formats days and moments by the clock of the merchant, by which the gateway counts days. */
export function useSiteTime(): { readonly dateTime: (moment: string) => string; readonly date: (moment: string) => string; readonly day: (day: string) => string } {
  const { timeZone } = useBrand();
  const { options } = useTextRuntime();
  const { language } = useLanguage();
  const t = useText('format');
  return useMemo(() => {
    const ofMoments = createFormat(language.tag, { ...options, timeZone }, t);
    // A day is the merchant's already: no time zone may shift it.
    const ofDays = createFormat(language.tag, { ...options, timeZone: 'UTC' }, t);
    return { dateTime: ofMoments.dateTime, date: ofMoments.date, day: (day) => ofDays.date(`${day}T00:00:00Z`) };
  }, [timeZone, options, language, t]);
}
