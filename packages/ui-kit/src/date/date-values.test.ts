import { BuddhistCalendar, parseDate, toCalendar } from '@internationalized/date';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commonRanges } from './date-presets.ts';
import { isoDate, parseIsoDate, todayIn, writtenDate } from './date-values.ts';

afterEach(() => vi.useRealTimers());

describe('isoDate', () => {
  it('returns the Gregorian date of a date in another calendar', () => {
    expect(isoDate(toCalendar(parseDate('2026-03-03'), new BuddhistCalendar()))).toBe('2026-03-03');
  });

  it('returns an empty string for null', () => {
    expect(isoDate(null)).toBe('');
  });
});

describe('parseIsoDate', () => {
  it.each(['', 'tomorrow', '2026-02-30', '03/03/2026'])('returns null for %j', (text) => {
    expect(parseIsoDate(text)).toBeNull();
  });

  it('returns the date of an ISO string', () => {
    expect(isoDate(parseIsoDate('2026-03-03'))).toBe('2026-03-03');
  });
});

describe('todayIn', () => {
  it('returns the current date in the time zone', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-03T18:30:00Z') });
    expect([todayIn('America/Bogota'), todayIn('Asia/Manila')]).toEqual(['2026-03-03', '2026-03-04']);
  });
});

describe('writtenDate', () => {
  it('returns the same day in any time zone of the machine', () => {
    expect([writtenDate('2026-03-03', 'en'), writtenDate('', 'en')]).toEqual(['Mar 3, 2026', '']);
  });
});

describe('commonRanges', () => {
  it('returns ranges around a day in the middle of a week', () => {
    expect(commonRanges('2026-03-04', 'en-GB')).toEqual({
      today: { start: '2026-03-04', end: '2026-03-04' },
      yesterday: { start: '2026-03-03', end: '2026-03-03' },
      thisWeek: { start: '2026-03-02', end: '2026-03-04' },
      lastWeek: { start: '2026-02-23', end: '2026-03-01' },
      last7Days: { start: '2026-02-26', end: '2026-03-04' },
      last30Days: { start: '2026-02-03', end: '2026-03-04' },
      thisMonth: { start: '2026-03-01', end: '2026-03-04' },
      lastMonth: { start: '2026-02-01', end: '2026-02-28' },
    });
  });

  it("starts a week on the locale's first day", () => {
    expect(commonRanges('2026-03-04', 'en-US', 'mon').thisWeek.start).toBe('2026-03-02');
    const starts = ['en-US', 'en-GB', 'ar-EG'].map((locale) => commonRanges('2026-03-04', locale).thisWeek.start);
    expect(starts).toEqual(['2026-03-01', '2026-03-02', '2026-02-28']);
  });

  it('returns the whole previous month on the last day of a longer month', () => {
    expect(commonRanges('2026-03-31', 'en').lastMonth).toEqual({ start: '2026-02-01', end: '2026-02-28' });
  });
});
