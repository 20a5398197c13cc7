import { commonRanges } from '@livery/ui-kit';
import type { DateRange } from '@livery/ui-kit';

/** Periods that a panel shows; the first one without a choice. */
export const periods = ['last31', 'last7', 'thisMonth', 'lastMonth'] as const;
export type Period = (typeof periods)[number];

const DAY_MS = 86_400_000;
const daysBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** The period that an address names. */
export const periodNamed = (name: string | null): Period => periods.find((period) => period === name) ?? periods[0];

/** The days of a period. @param today by the merchant's clock: `2026-01-31` */
export function daysOf(period: Period, today: string): DateRange {
  switch (period) {
    case 'last7':
      return { start: daysBefore(today, 6), end: today };
    case 'last31':
      return { start: daysBefore(today, 30), end: today };
    case 'thisMonth':
    case 'lastMonth':
      // Months begin on the same day everywhere.
      return commonRanges(today, 'en-GB')[period];
  }
}

/** Every day of a range, the first one first. */
export function everyDay({ start, end }: DateRange): string[] {
  const count = Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => daysBefore(end, count - 1 - index));
}
