import { numberFormat } from './numbers.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Reads a point in time; throws on a text that is no date. */
export function asDate(moment: Date | number | string): Date {
  const date = moment instanceof Date ? moment : new Date(moment);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a point in time: "${String(moment)}"`);
  return date;
}

/** The visitor's own day as DD/MM/YYYY, without the formatter of the browser, whose first use takes longer than a whole list of days. */
export function dayText(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
}

/** A distance in milliseconds as a rounded amount of its largest fitting unit. What rounds up to 60 minutes is an hour. */
export function relativeParts(distance: number): readonly [value: number, unit: Intl.RelativeTimeFormatUnit] {
  const size = Math.abs(distance);
  if (size < 59.5 * second) return [Math.round(distance / second), 'second'];
  if (size < 59.5 * minute) return [Math.round(distance / minute), 'minute'];
  if (size < 23.5 * hour) return [Math.round(distance / hour), 'hour'];
  if (size < 29.5 * day) return [Math.round(distance / day), 'day'];
  if (size < 345 * day) return [Math.round(distance / (30 * day)), 'month'];
  return [Math.round(distance / (365 * day)), 'year'];
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Seconds as the two largest units that are not zero. */
export function durationText(locale: string, seconds: number): string {
  let rest = Math.max(0, Math.floor(seconds));
  const parts: string[] = [];
  for (const [unit, size] of units) {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    if (amount > 0 && parts.length < 2) parts.push(numberFormat(locale, { style: 'unit', unit }).format(amount));
  }
  if (parts.length === 0) parts.push(numberFormat(locale, { style: 'unit', unit: 'second' }).format(0));
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(parts);
}
