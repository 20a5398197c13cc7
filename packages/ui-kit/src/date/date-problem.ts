import { writtenDate } from './date-values.ts';
import type { DateRange } from './date-values.ts';

/** Selectable dates: calendar dates `YYYY-MM-DD` in the merchant's time zone. */
export interface DateLimits {
  /** First selectable date. */
  readonly min?: string | undefined;
  /** Last selectable date. */
  readonly max?: string | undefined;
  /** Returns whether a date within the limits is unavailable. */
  readonly isUnavailable?: ((date: string) => boolean) | undefined;
}

export type DateProblem = 'tooEarly' | 'tooLate' | 'unavailable';
export type DateRangeProblem = DateProblem | 'reversed';
/** Also what only the segments show, not the value. */
export type DateFieldProblem = DateRangeProblem | 'incomplete';

/** Returns the limit that a date breaks; undefined for a valid or empty date. */
export function dateProblem(date: string, { min = '', max = '', isUnavailable }: DateLimits): DateProblem | undefined {
  if (date === '') return undefined;
  // ISO dates sort as strings.
  if (min !== '' && date < min) return 'tooEarly';
  if (max !== '' && date > max) return 'tooLate';
  return isUnavailable?.(date) === true ? 'unavailable' : undefined;
}

/** Returns the limit that a range breaks; undefined for a valid or empty range. */
export function dateRangeProblem({ start, end }: DateRange, limits: DateLimits): DateRangeProblem | undefined {
  if (start !== '' && end !== '' && end < start) return 'reversed';
  return dateProblem(start, limits) ?? dateProblem(end, limits);
}

/** Messages of a date picker about dates that cannot be selected. */
export interface DateMessages {
  /** Receives the first selectable date, formatted. */
  readonly tooEarly: (first: string) => string;
  /** Receives the last selectable date, formatted. */
  readonly tooLate: (last: string) => string;
  readonly unavailable: string;
  /** Something is filled in, but no whole date with a year of four digits. */
  readonly incomplete: string;
}

export interface DateRangeMessages extends DateMessages {
  /** The end is before the start. */
  readonly reversed: string;
}

/** Returns the message of a problem, with the limit that is broken. */
export function dateMessage(problem: DateFieldProblem | undefined, messages: DateMessages & Partial<DateRangeMessages>, limits: DateLimits, locale: string): string | undefined {
  switch (problem) {
    case 'tooEarly':
      return messages.tooEarly(writtenDate(limits.min ?? '', locale));
    case 'tooLate':
      return messages.tooLate(writtenDate(limits.max ?? '', locale));
    case 'unavailable':
      return messages.unavailable;
    case 'incomplete':
      return messages.incomplete;
    case 'reversed':
      return messages.reversed;
    case undefined:
      return undefined;
  }
}
