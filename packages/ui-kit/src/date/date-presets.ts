import { endOfMonth, endOfWeek, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type { DateFieldProps } from './date-field.tsx';
import type { DateRange } from './date-values.ts';

/** A predefined date. */
export interface DatePreset {
  readonly id: string;
  readonly label: string;
  /** ISO `YYYY-MM-DD`; empty clears the date. */
  readonly value: string;
}

/** A predefined range. */
export interface DateRangePreset {
  readonly id: string;
  readonly label: string;
  /** Two empty strings clear the range. */
  readonly value: DateRange;
}

export type CommonRange = 'today' | 'yesterday' | 'thisWeek' | 'lastWeek' | 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth';

const range = (start: CalendarDate, end: CalendarDate): DateRange => ({ start: start.toString(), end: end.toString() });

/**
 * Ranges usually offered for lists of records; this week and this month end today.
 * @param today ISO `YYYY-MM-DD`, see `todayIn`
 * @param locale determines the first day of the week
 * @param firstDayOfWeek as the picker beside it has it; the locale's without one
 */
export function commonRanges(today: string, locale: string, firstDayOfWeek?: DateFieldProps['firstDayOfWeek']): Readonly<Record<CommonRange, DateRange>> {
  const day = parseDate(today);
  const yesterday = day.subtract({ days: 1 });
  const lastWeek = day.subtract({ weeks: 1 });
  const lastMonth = day.subtract({ months: 1 });
  return {
    today: range(day, day),
    yesterday: range(yesterday, yesterday),
    thisWeek: range(startOfWeek(day, locale, firstDayOfWeek), day),
    lastWeek: range(startOfWeek(lastWeek, locale, firstDayOfWeek), endOfWeek(lastWeek, locale, firstDayOfWeek)),
    last7Days: range(day.subtract({ days: 6 }), day),
    last30Days: range(day.subtract({ days: 29 }), day),
    thisMonth: range(startOfMonth(day), day),
    lastMonth: range(startOfMonth(lastMonth), endOfMonth(lastMonth)),
  };
}
