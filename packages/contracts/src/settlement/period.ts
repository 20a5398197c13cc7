/** How long a period is that is settled at once, in days of the merchant. */
export const periodLengths = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** A period; both days are in it: `2026-03-16`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
const HALF = 15;

/** The day so many days after one. */
export const dayAfter = (day: string, days = 1): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The last day of the month of a day. */
function endOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The period that a day lies in. Weeks begin on Monday, half months on the 1st and the 16th. */
export function periodOf(length: PeriodLength, day: string): Period {
  switch (length) {
    case 'daily':
      return { from: day, to: day };
    case 'weekly': {
      const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
      return { from: dayAfter(day, -sinceMonday), to: dayAfter(day, 6 - sinceMonday) };
    }
    case 'semimonthly': {
      const month = day.slice(0, 8);
      return Number(day.slice(8)) <= HALF ? { from: `${month}01`, to: `${month}${HALF}` } : { from: `${month}${HALF + 1}`, to: endOfMonth(day) };
    }
    case 'monthly':
      return { from: `${day.slice(0, 8)}01`, to: endOfMonth(day) };
  }
}

/** The first day of the period after the one that a day lies in. */
export const nextPeriodFrom = (length: PeriodLength, day: string): string => dayAfter(periodOf(length, day).to);
