import { describe, expect, it } from 'vitest';
import type { IncomeLine } from './income-kinds.ts';
import { sortDays } from './sort-days.ts';

const line = (day: string, received: string): IncomeLine => ({ day, dividend: '0.00', daily: '0.00', hourly: '0.00', realtime: '0.00', received, paid: '0.00', kept: received });
// Amounts that are equal as numbers, and a negative one.
const days = [line('2026-01-01', '90071992547409931.07'), line('2026-01-02', '-5.00'), line('2026-01-03', '90071992547409931.08'), line('2026-01-04', '-5.00')];
const order = (column: string, direction: 'ascending' | 'descending') => sortDays(days, { column, direction }, 2).map(({ day }) => Number(day.slice(-2)));

describe('sortDays', () => {
  it('returns days by exact amounts, newest first where they are equal', () => expect([order('received', 'ascending'), order('received', 'descending')]).toEqual([[4, 2, 1, 3], [3, 1, 4, 2]]));
  it('returns days by date when another order is not known', () => expect([order('day', 'ascending'), order('day', 'descending'), order('colour', 'descending')]).toEqual([[1, 2, 3, 4], [4, 3, 2, 1], [4, 3, 2, 1]]));
});
