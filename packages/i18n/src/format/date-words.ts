import { dateFormat, formatLocale } from './numbers.ts';
import type { FormatOptions } from './numbers.ts';

/**
 * A date formatter in the calendar and the digits of the site, for what `Format` has no function for: the names of months and zones, the
 * ticks of a chart. Nothing else makes one of its own.
 */
export function dateWords(tag: string, options: FormatOptions, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(formatLocale(tag, options), style);
}
