import { useBrand } from '@livery/brand-kit/react';
import { createFormat, useLanguage, useText, useTextRuntime } from '@livery/i18n';
import type { Moment } from '@livery/i18n';
import { useMemo } from 'react';

/** Writes when something was played or moved. */
export interface RecordTime {
  /** A moment, as the merchant's clock has it. */
  readonly dateTime: (moment: Moment) => string;
  /** A calendar day of the merchant such as `2026-01-31`. */
  readonly day: (day: string) => string;
}

/**
 * Days and times of records, all by the merchant's clock: the gateway counts the days of totals by it, and a bet must not
 * stand under another day than its own time says.
 */
export function useRecordTime(): RecordTime {
  const { timeZone } = useBrand();
  const { options } = useTextRuntime();
  const { language } = useLanguage();
  const t = useText('format');
  return useMemo(() => {
    const ofMoments = createFormat(language.tag, { ...options, timeZone }, t);
    // A day is one of the merchant's already, so no zone may move it.
    const ofDays = createFormat(language.tag, { ...options, timeZone: 'UTC' }, t);
    return { dateTime: ofMoments.dateTime, day: (day) => ofDays.longDate(`${day}T00:00:00Z`) };
  }, [timeZone, options, language, t]);
}
