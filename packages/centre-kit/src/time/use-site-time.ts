import { useBrand } from '@livery/brand-kit/react';
import { dateWords, useFormatIn, useLanguage, useTextRuntime } from '@livery/i18n';
import type { Moment } from '@livery/i18n';
import { useMemo } from 'react';
import { dateLocale } from './date-locale.ts';

/** Formats days and moments. */
export interface SiteTime {
  /** A moment in the merchant's time zone, to the minute. */
  readonly dateTime: (moment: Moment) => string;
  /** The day of a moment in the merchant's time zone. */
  readonly date: (moment: Moment) => string;
  /** A calendar day of the merchant such as `2026-01-31`. */
  readonly day: (day: string) => string;
  /** The time of day of a moment in the merchant's time zone, to the minute, where its day is said elsewhere. */
  readonly time: (moment: Moment) => string;
  /** A calendar day of the merchant without its year, as a chart has room for: `31 Jan`. */
  readonly shortDay: (day: string) => string;
}

/**
 * Days and moments by the clock of the merchant: the gateway counts the days of totals by it, and nothing may be listed with
 * another day than it is counted under.
 */
export function useSiteTime(): SiteTime {
  const { timeZone } = useBrand();
  const { language } = useLanguage();
  const { options } = useTextRuntime();
  const { dateTime, date, time } = useFormatIn(timeZone);
  // A day is the merchant's already: no time zone may shift it.
  const ofDays = useFormatIn('UTC');
  return useMemo(
    () => ({
      dateTime,
      date,
      day: (day) => ofDays.date(`${day}T00:00:00Z`),
      time,
      shortDay: (day) => dateWords(dateLocale(language.tag), options, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    }),
    [dateTime, date, time, ofDays, language, options],
  );
}
