import { isoFormat } from '../calendar/index.ts';

/** How long a period is. A slot has five minutes. */
export type Cadence = 'slot' | 'hour' | 'day';

const HOUR_MS = 3_600_000;
const SLOT_MS = 5 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The name of the hour of a time: `2026-03-01T14:00Z`. Hours are those of UTC, which has no summer time. */
const hourAt = (time: number): string => `${new Date(time).toISOString().slice(0, 13)}:00Z`;

/** The date of a time in a zone: `2026-03-01`. */
const dayAt = (time: number, timeZone: string): string => isoFormat(timeZone, 'date').format(time);

/** The name of the five minutes of a time: `2026-03-01T14:05Z`. */
const slotAt = (time: number): string => `${new Date(Math.floor(time / SLOT_MS) * SLOT_MS).toISOString().slice(0, 16)}Z`;

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** The period before one of the same cadence. */
const before = (cadence: Cadence, period: string): string =>
  cadence === 'day' ? dayBefore(period) : cadence === 'hour' ? hourAt(Date.parse(period) - HOUR_MS) : slotAt(Date.parse(period) - SLOT_MS);

/** Most periods that are caught up at once: a month of days, or of hours; a day of slots. Those behind them follow at the next alarm. */
const MOST: Readonly<Record<Cadence, number>> = { day: 31, hour: 31 * 24, slot: 24 * 12 };

/** What decides which periods are due. */
export interface PeriodRequest {
  readonly cadence: Cadence;
  /** The merchant's: its days begin at its midnight. */
  readonly timeZone: string;
  /** The newest period that was done; undefined where none was. */
  readonly done: string | undefined;
  /** Whether those that were missed are all due, or the newest for all of them. */
  readonly missed: 'all' | 'newest';
  readonly now: number;
}

/**
 * Periods that are over and were not done, oldest first. Of all that were missed the oldest come first, so that none is ever left out, however long the
 * job was not done; where none was done yet, the last one alone.
 */
export function periodsDue({ cadence, timeZone, done, missed, now }: PeriodRequest): string[] {
  const current = cadence === 'day' ? dayAt(now, timeZone) : cadence === 'hour' ? hourAt(now) : slotAt(now);
  const last = before(cadence, current);
  if (done === undefined) return [last];
  if (missed === 'newest') return last > done ? [last] : [];
  const due: string[] = [];
  for (let period = last; period > done; period = before(cadence, period)) due.push(period);
  return due.slice(-MOST[cadence]).reverse();
}
