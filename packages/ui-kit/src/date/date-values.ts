import { GregorianCalendar, parseDate, toCalendar, toCalendarDate, today } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type { DateValue } from 'react-aria-components';

/** Calendar dates `YYYY-MM-DD`, both included; two empty strings for no range. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

export const noRange: DateRange = { start: '', end: '' };

/** The date of an ISO string `YYYY-MM-DD`; null for an empty string or one that is no date. */
export function parseIsoDate(iso: string): CalendarDate | null {
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** The ISO string `YYYY-MM-DD` of a date in any calendar; empty for none. */
export function isoDate(date: DateValue | null): string {
  return date === null ? '' : toCalendar(toCalendarDate(date), new GregorianCalendar()).toString();
}

/** Today's date in a time zone (IANA name, such as `Asia/Manila`). */
export function todayIn(timeZone: string): string {
  return today(timeZone).toString();
}

/** A date written out for the reader, such as "3 Mar 2026". */
export function writtenDate(iso: string, locale: string): string {
  const date = parseIsoDate(iso);
  return date === null ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date.toDate('UTC'));
}
