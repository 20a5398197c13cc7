import { describe, expect, it } from 'vitest';
import { firstDay, isPeriod, periodOf, stepsOf, usualPeriod } from './period.ts';

const today = '2026-03-02';

describe('periodOf', () => {
  it.each([
    ['from=2026-02-01&to=2026-02-28', { start: '2026-02-01', end: '2026-02-28' }],
    ['from=2025-03-02&to=2026-03-02', { start: '2025-03-02', end: today }],
    ['', usualPeriod(today)],
    ['from=2026-02-01', usualPeriod(today)],
    ['from=2026-02-28&to=2026-02-01', usualPeriod(today)],
    ['from=2025-03-01&to=2026-03-02', usualPeriod(today)],
    ['from=2026-03-01&to=2026-03-03', usualPeriod(today)],
    ['from=yesterday&to=2026-03-02', usualPeriod(today)],
  ])('returns for "%s" %o', (query, period) => {
    expect(periodOf(new URLSearchParams(query), today)).toEqual(period);
  });

  it('returns the last 31 days, today included, without a choice', () => {
    expect(usualPeriod(today)).toEqual({ start: '2026-01-31', end: today });
  });
});

describe('isPeriod', () => {
  it('allows a year with a leap day, and not a day more', () => {
    expect([firstDay('2024-12-31'), isPeriod({ start: '2024-01-01', end: '2024-12-31' }, '2024-12-31'), isPeriod({ start: '2023-12-31', end: '2024-12-31' }, '2024-12-31')]).toEqual(['2024-01-01', true, false]);
  });
});

describe('stepsOf', () => {
  it('returns each day of three months, across their ends', () => {
    const { unit, points, pointOf } = stepsOf({ start: '2025-12-01', end: '2026-03-02' });
    expect([unit, points.length, points[0], points[31], points.at(-1), pointOf('2026-01-31')]).toEqual(['day', 92, '2025-12-01', '2026-01-01', '2026-03-02', '2026-01-31']);
  });

  it('returns months of a longer period, whose first and last may be parts', () => {
    const { unit, points, pointOf } = stepsOf({ start: '2025-11-30', end: '2026-03-02' });
    expect([unit, points, pointOf('2026-01-31')]).toEqual(['month', ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'], '2026-01']);
  });
});
