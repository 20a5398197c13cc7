/** How long a period is. */
export type Cadence = 'hour' | 'day';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The name of the hour of a time: `2026-03-01T14:00Z`. Hours are those of UTC, which has no summer time. */
const hourAt = (time: number): string => `${new Date(time).toISOString().slice(0, 13)}:00Z`;

/** The date of a time in a zone: `2026-03-01`. The Swedish locale writes dates as ISO 8601. */
const dayAt = (time: number, timeZone: string): string => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time);

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** The period before one of the same cadence. */
const before = (cadence: Cadence, period: string): string => (cadence === 'day' ? dayBefore(period) : hourAt(Date.parse(period) - HOUR_MS));

/** Most periods that are caught up at once: a month of days, or of hours. */
const MOST: Readonly<Record<Cadence, number>> = { day: 31, hour: 31 * 24 };

/** What decides which periods are due. */
export interface PeriodRequest {
  readonly cadence: Cadence;
  /** The merchant's: its days begin at its midnight. */
  readonly timeZone: string;
  /** The newest period that was done; undefined where none was. */
  readonly done: string | undefined;
  readonly now: number;
}

/**
 * Periods that are over and were not done, oldest first: all since the newest that was done, at most a month of them; the last one alone
 * where none was done yet.
 */
export function periodsDue({ cadence, timeZone, done, now }: PeriodRequest): string[] {
  const current = cadence === 'day' ? dayAt(now, timeZone) : hourAt(now);
  const last = before(cadence, current);
  if (done === undefined) return [last];
  const due: string[] = [];
  for (let period = last; period > done && due.length < MOST[cadence]; period = before(cadence, period)) due.unshift(period);
  return due;
}
