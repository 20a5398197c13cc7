import { merchantInstant } from './merchant-instant.ts';

/** Days of a merchant's clock, both inclusive: `2026-01-31`. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** From a moment on, up to and not including another. */
export interface MomentSpan {
  readonly from: Date;
  readonly to: Date;
}

const DAY_MS = 86_400_000;
/** Days shown by default, and at most, both ends included: twelve months of a leap year. */
const DAYS = 31;
const MAX_DAYS = 366;

const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The days that records are asked for: the last 31 where none are named. Undefined for days that are out of order or more than twelve months. */
export function recordDays(asked: { readonly from?: string | undefined; readonly to?: string | undefined }, today: string): DaySpan | undefined {
  const to = asked.to ?? today;
  const from = asked.from ?? dayAfter(to, 1 - DAYS);
  return from > to || from < dayAfter(to, 1 - MAX_DAYS) ? undefined : { from, to };
}

/** When days begin and end by the clock of a zone. A day begins at its first moment, also where its midnight is skipped. */
export function momentsOf({ from, to }: DaySpan, timeZone: string): MomentSpan {
  return { from: merchantInstant(`${from}T00:00:00`, timeZone), to: merchantInstant(`${dayAfter(to, 1)}T00:00:00`, timeZone) };
}
