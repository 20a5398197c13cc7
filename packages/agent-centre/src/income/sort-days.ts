import { minorOf } from '@livery/contracts';
import type { TableSort } from '@livery/ui-kit';
import type { IncomeLine } from './income-kinds.ts';

/** What days of income can be sorted by. */
export const incomeColumns = ['day', 'dividend', 'daily', 'hourly', 'realtime', 'received', 'paid', 'kept'] as const satisfies readonly (keyof IncomeLine)[];

/** Days in an order; those with equal amounts newest first. @param exponent decimal places of the currency */
export function sortDays(days: readonly IncomeLine[], { column, direction }: TableSort, exponent: number): readonly IncomeLine[] {
  const key = incomeColumns.find((one) => one === column) ?? 'day';
  const sign = direction === 'descending' ? -1 : 1;
  return days.toSorted((one, other) => {
    const newestFirst = other.day.localeCompare(one.day);
    if (key === 'day') return sign * -newestFirst;
    const [left, right] = [minorOf(one[key], exponent), minorOf(other[key], exponent)];
    return left === right ? newestFirst : sign * (left < right ? -1 : 1);
  });
}
