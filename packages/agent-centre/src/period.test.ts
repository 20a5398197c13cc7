import { describe, expect, it } from 'vitest';
import { daysOf, everyDay, periodNamed } from './period.ts';

describe('daysOf', () => {
  it.each([
    ['last7', { start: '2026-02-24', end: '2026-03-02' }],
    ['last31', { start: '2026-01-31', end: '2026-03-02' }],
    ['thisMonth', { start: '2026-03-01', end: '2026-03-02' }],
    ['lastMonth', { start: '2026-02-01', end: '2026-02-28' }],
  ] as const)('returns the days of %s', (period, days) => expect(daysOf(period, '2026-03-02')).toEqual(days));
});

describe('everyDay', () => {
  it('returns each day across the end of a month', () => expect(everyDay({ start: '2026-02-27', end: '2026-03-02' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']));
});

describe('periodNamed', () => {
  it('returns the last 31 days for what it does not know', () => expect([periodNamed('lastMonth'), periodNamed('always'), periodNamed(null)]).toEqual(['lastMonth', 'last31', 'last31']));
});
