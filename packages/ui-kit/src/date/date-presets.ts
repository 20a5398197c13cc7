import { endOfMonth, endOfWeek, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type { DateRange } from './date-values.ts';

/** A date that is chosen with one press. */
export interface DatePreset {
  readonly id: string;
  readonly label: string;
  /** ISO `YYYY-MM-DD`; empty takes the date away. */
  readonly value: string;
}

/** A range that is chosen with one press. */
export interface DateRangePreset {
  readonly id: string;
  readonly label: string;
  /** Two empty strings take the range away. */
  readonly value: DateRange;
}

export type CommonRange = 'today' | 'yesterday' | 'thisWeek' | 'lastWeek' | 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth';

const range = (start: CalendarDate, end: CalendarDate): DateRange => ({ start: start.toString(), end: end.toString() });

/**
 * The ranges that lists of records usually offer. Those of the present week and month end today.
 * @param today ISO `YYYY-MM-DD`, see `todayIn`
 * @param locale decides on which day a week begins
 */
export function commonRanges(today: string, locale: string): Readonly<Record<CommonRange, DateRange>> {
  const day = parseDate(today);
  const yesterday = day.subtract({ days: 1 });
  const lastWeek = day.subtract({ weeks: 1 });
  const lastMonth = day.subtract({ months: 1 });
  return {
    today: range(day, day),
    yesterday: range(yesterday, yesterday),
    thisWeek: range(startOfWeek(day, locale), day),
    lastWeek: range(startOfWeek(lastWeek, locale), endOfWeek(lastWeek, locale)),
    last7Days: range(day.subtract({ days: 6 }), day),
    last30Days: range(day.subtract({ days: 29 }), day),
    thisMonth: range(startOfMonth(day), day),
    lastMonth: range(startOfMonth(lastMonth), endOfMonth(lastMonth)),
  };
}
