import { createFormat, useLanguage, useText, useTextRuntime } from '@livery/i18n';

/** Writes calendar days such as `2026-01-31`. They are days of the merchant already, so no time zone may move them. */
export function useDayText(): (day: string) => string {
  const { options } = useTextRuntime();
  const { language } = useLanguage();
  const format = createFormat(language.tag, { ...options, timeZone: 'UTC' }, useText('format'));
  return (day) => format.longDate(`${day}T00:00:00Z`);
}
