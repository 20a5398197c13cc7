import type { TextFunction } from '../catalogue/keys.ts';
import { countryName } from './countries.ts';
import { currencyText } from './money.ts';
import type { MoneyUnit } from './money.ts';
import { dateFormat, formatLocale, numberFormat, numeric } from './numbers.ts';
import type { FormatOptions } from './numbers.ts';
import { asDate, dayText, durationText, relativeParts } from './times.ts';

/** A point in time: a Date, milliseconds since the epoch, or an ISO 8601 text. */
export type Moment = Date | number | string;

/** Formatters bound to one language. Exact amounts go in as decimal strings and are never turned into floats. */
export interface Format {
  /** Money: `money('1234.50', { currency: 'PHP', symbol: '₱', exponent: 2 })` → `₱1,234.50`. */
  money(amount: string, unit: MoneyUnit): string;
  /** Points with their word: `points('1200')` → `1,200 points`. */
  points(amount: string, exponent?: number): string;
  /** A count or an exact decimal string: `number('1.2', { minimumFractionDigits: 2 })` → `1.20`. */
  number(value: number | bigint | string, options?: { readonly minimumFractionDigits?: number; readonly maximumFractionDigits?: number }): string;
  /** A ratio as a percentage: `percent('0.015')` → `1.5%`. */
  percent(ratio: number | string, maximumFractionDigits?: number): string;
  /** A day as DD/MM/YYYY, in every language. */
  date(moment: Moment): string;
  /** A day as DD/MM/YYYY and a time of day, to the minute. */
  dateTime(moment: Moment): string;
  /** A time of day in the language's own wording, to the minute. */
  time(moment: Moment): string;
  /** Distance from now in the largest fitting unit: `3 minutes ago`, `in 2 days`. */
  relative(moment: Moment, now: Moment): string;
  /** A length of time in seconds, two largest units: `1 hr, 5 min`. */
  duration(seconds: number): string;
  /** A country by its ISO 3166 alpha-2 code: `country('PH')` → `Philippines`. The code itself where it has no name. */
  country(code: string): string;
  /** Several names in one phrase: `A, B, and C`. */
  list(items: readonly string[], kind?: 'conjunction' | 'disjunction'): string;
}

/** Creates the formatters of a BCP-47 tag. */
export function createFormat(
  tag: string,
  options: FormatOptions & { readonly timeZone?: string | undefined },
  t: TextFunction<'format'>,
): Format {
  const locale = formatLocale(tag, options);
  const { timeZone } = options;
  const date = (moment: Moment): string => {
    if (options.calendarAndDigits !== 'native' && timeZone === undefined) return dayText(asDate(moment));
    const parts = dateFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).formatToParts(asDate(moment));
    const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('day')}/${part('month')}/${part('year')}`;
  };
  const time = (moment: Moment): string => dateFormat(locale, { timeStyle: 'short', timeZone }).format(asDate(moment));
  return {
    money: (amount, unit) => currencyText(locale, amount, unit),
    points: (amount, exponent = 0) =>
      t('points', {
        amount: numberFormat(locale, { minimumFractionDigits: exponent, maximumFractionDigits: exponent }).format(
          numeric(amount),
        ),
        // Plural rules only need the value's magnitude; a fraction counts as "other" in them anyway.
        count: Number(amount),
      }),
    number: (value, options) =>
      numberFormat(locale, { maximumFractionDigits: 20, ...options }).format(typeof value === 'string' ? numeric(value) : value),
    percent: (ratio, maximumFractionDigits = 2) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits }).format(
        typeof ratio === 'string' ? numeric(ratio) : ratio,
      ),
    date,
    // A half of the day of one letter, as Arabic has them, says nothing at the start of a line.
    dateTime: (moment) => `${date(moment)} ${time(moment).replace(/ (?=.$)/, '\u00A0')}`,
    time,
    relative(moment, now) {
      const [value, unit] = relativeParts(asDate(moment).getTime() - asDate(now).getTime());
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit);
    },
    duration: (seconds) => durationText(locale, seconds),
    country: (code) => countryName(tag, code),
    list: (items, kind = 'conjunction') => new Intl.ListFormat(locale, { type: kind }).format(items),
  };
}
