import { writtenDate } from './date-values.ts';
import type { DateRange } from './date-values.ts';

/** Which dates may be chosen: calendar dates `YYYY-MM-DD` in the merchant's time zone. */
export interface DateLimits {
  /** The first date that may be chosen. */
  readonly min?: string | undefined;
  /** The last date that may be chosen. */
  readonly max?: string | undefined;
  /** Whether a single date between them may not be chosen. */
  readonly isUnavailable?: ((date: string) => boolean) | undefined;
}

export type DateProblem = 'tooEarly' | 'tooLate' | 'unavailable';
export type DateRangeProblem = DateProblem | 'reversed';

/** What is wrong with a date; undefined where nothing is, or none is given. */
export function dateProblem(date: string, { min = '', max = '', isUnavailable }: DateLimits): DateProblem | undefined {
  if (date === '') return undefined;
  // ISO dates sort as text.
  if (min !== '' && date < min) return 'tooEarly';
  if (max !== '' && date > max) return 'tooLate';
  return isUnavailable?.(date) === true ? 'unavailable' : undefined;
}

/** What is wrong with a range; undefined where nothing is, or none is given. */
export function dateRangeProblem({ start, end }: DateRange, limits: DateLimits): DateRangeProblem | undefined {
  if (start !== '' && end !== '' && end < start) return 'reversed';
  return dateProblem(start, limits) ?? dateProblem(end, limits);
}

/** What a date picker says about a date that may not be chosen. */
export interface DateMessages {
  /** Gets the first date that may be chosen, written out. */
  readonly tooEarly: (first: string) => string;
  /** Gets the last date that may be chosen, written out. */
  readonly tooLate: (last: string) => string;
  readonly unavailable: string;
}

export interface DateRangeMessages extends DateMessages {
  /** The end lies before the start. */
  readonly reversed: string;
}

/** The sentence about a problem, with the limit it breaks. */
export function dateMessage(problem: DateRangeProblem | undefined, messages: DateMessages & Partial<DateRangeMessages>, limits: DateLimits, locale: string): string | undefined {
  switch (problem) {
    case 'tooEarly':
      return messages.tooEarly(writtenDate(limits.min ?? '', locale));
    case 'tooLate':
      return messages.tooLate(writtenDate(limits.max ?? '', locale));
    case 'unavailable':
      return messages.unavailable;
    case 'reversed':
      return messages.reversed;
    case undefined:
      return undefined;
  }
}
