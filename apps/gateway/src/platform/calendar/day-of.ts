import { isoFormat } from './iso-format.ts';

/** Reads the calendar of a time zone: `dayOf(at, zone)` is the date there, as `2026-01-31`. */
export type DayOf = (at: number, timeZone?: string) => string;

const MINUTE_MS = 60_000;

/** {@link DayOf} that caches the day of the current minute, since every call needs it. */
export function createDayOf(): DayOf {
  const last = new Map<string, { readonly minute: number; readonly day: string }>();
  return (at, timeZone = 'UTC') => {
    const minute = Math.floor(at / MINUTE_MS);
    const known = last.get(timeZone);
    if (known?.minute === minute) return known.day;
    const day = isoFormat(timeZone, 'date').format(at);
    last.set(timeZone, { minute, day });
    return day;
  };
}
