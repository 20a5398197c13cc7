import type { DateRange } from '@livery/ui-kit';

/** Days that totals go back, at most, today included; what the gateway answers in one call. */
const LONGEST_DAYS = 366;
/** Days of the period that shows without a choice, today included. */
const USUAL_DAYS = 31;
/** A longer period shows months, since its days would be too narrow to be told apart. */
const MOST_DAYS_SHOWN = 92;
const DAY_MS = 86_400_000;

/** Names in the address of the page. */
export const periodQuery = { from: 'from', to: 'to' } as const;

/** The calendar day that many days before another; both `2026-01-31`. */
export const daysBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** The earliest day that can be chosen. */
export const firstDay = (today: string): string => daysBefore(today, LONGEST_DAYS - 1);

/** Days that can be chosen at once, today included; all of them on request. */
const QUARTER_DAYS = 92;

/** The earliest day that can be chosen without asking for more. */
export const quarterStart = (today: string): string => daysBefore(today, QUARTER_DAYS - 1);

/** The last three months. */
export const lastQuarter = (today: string): DateRange => ({ start: quarterStart(today), end: today });

/** The last 31 days. */
export const usualPeriod = (today: string): DateRange => ({ start: daysBefore(today, USUAL_DAYS - 1), end: today });

/** Whether a text, of an address, is a day of the calendar such as `2026-01-31`. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

/** Whether both are days, in order, and within what totals go back to. Days compare as texts. */
export const isPeriod = ({ start, end }: DateRange, today: string): boolean => isDay(start) && isDay(end) && start <= end && start >= firstDay(today) && end <= today;

/** The period of an address; the last 31 days where it names none that can be shown. */
export function periodOf(query: URLSearchParams, today: string): DateRange {
  const named = { start: query.get(periodQuery.from) ?? '', end: query.get(periodQuery.to) ?? '' };
  return isPeriod(named, today) ? named : usualPeriod(today);
}

/** What a chart of a period shows along its axis: its days, or its months where there are many. */
export interface Steps {
  readonly unit: 'day' | 'month';
  /** From the oldest on: `2026-01-31`, or `2026-01`. */
  readonly points: readonly string[];
  /** The point that a day belongs to. */
  readonly pointOf: (day: string) => string;
}

/** Returns the {@link Steps} of a period. */
export function stepsOf({ start, end }: DateRange): Steps {
  const count = Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
  const days = Array.from({ length: count }, (_, index) => daysBefore(end, count - 1 - index));
  if (count <= MOST_DAYS_SHOWN) return { unit: 'day', points: days, pointOf: (day) => day };
  const monthOf = (day: string): string => day.slice(0, 7);
  return { unit: 'month', points: [...new Set(days.map(monthOf))], pointOf: monthOf };
}
