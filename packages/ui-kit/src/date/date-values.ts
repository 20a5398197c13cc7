import { GregorianCalendar, parseDate, toCalendar, toCalendarDate, today } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type { DateValue } from 'react-aria-components';
import { explicitLocale } from '../foundation/explicit-locale.ts';

/** Calendar dates `YYYY-MM-DD`, both ends included; two empty strings for no range. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

export const noRange: DateRange = { start: '', end: '' };

/** Parses `YYYY-MM-DD`; null for an empty or invalid string. */
export function parseIsoDate(iso: string): CalendarDate | null {
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** Formats a date in any calendar as `YYYY-MM-DD`; empty for null. */
export function isoDate(date: DateValue | null): string {
  return date === null ? '' : toCalendar(toCalendarDate(date), new GregorianCalendar()).toString();
}

/** Today's date in an IANA time zone, such as `Asia/Manila`. */
export function todayIn(timeZone: string): string {
  return today(timeZone).toString();
}

/** Formats a date for the reader, such as "3 Mar 2026". */
export function writtenDate(iso: string, locale: string): string {
  const date = parseIsoDate(iso);
  return date === null ? '' : new Intl.DateTimeFormat(explicitLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(date.toDate('UTC'));
}
