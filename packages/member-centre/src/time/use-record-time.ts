import { useBrand } from '@livery/brand-kit/react';
import { createFormat, useLanguage, useText, useTextRuntime } from '@livery/i18n';
import type { Moment } from '@livery/i18n';
import { useMemo } from 'react';

/** Formats the days and times of records. */
export interface RecordTime {
  /** A moment in the merchant's time zone. */
  readonly dateTime: (moment: Moment) => string;
  /** A calendar day of the merchant such as `2026-01-31`. */
  readonly day: (day: string) => string;
}

/**
 * Days and times of records in the merchant's time zone: the gateway counts the days of totals by it, and a bet must not
 * be listed with another day than it is counted under.
 */
export function useRecordTime(): RecordTime {
  const { timeZone } = useBrand();
  const { options } = useTextRuntime();
  const { language } = useLanguage();
  const t = useText('format');
  return useMemo(() => {
    const ofMoments = createFormat(language.tag, { ...options, timeZone }, t);
    // A day is the merchant's already: no time zone may shift it.
    const ofDays = createFormat(language.tag, { ...options, timeZone: 'UTC' }, t);
    return { dateTime: ofMoments.dateTime, day: (day) => ofDays.date(`${day}T00:00:00Z`) };
  }, [timeZone, options, language, t]);
}
