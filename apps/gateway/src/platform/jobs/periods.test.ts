import { describe, expect, it } from 'vitest';
import { periodsDue } from './periods.ts';

const at = (time: string): number => Date.parse(time);

describe('periodsDue', () => {
  it('returns days by the clock of the merchant', () => {
    const now = at('2026-03-01T20:00Z');
    const done = '2026-02-27';
    expect(periodsDue({ cadence: 'day', timeZone: 'UTC', done, now })).toEqual(['2026-02-28']);
    expect(periodsDue({ cadence: 'day', timeZone: 'Asia/Manila', done, now })).toEqual(['2026-02-28', '2026-03-01']);
    expect(periodsDue({ cadence: 'day', timeZone: 'America/Sao_Paulo', done: '2026-02-28', now })).toEqual([]);
  });

  it('returns every hour since the newest that was done', () => {
    expect(periodsDue({ cadence: 'hour', timeZone: 'Asia/Kolkata', done: '2026-02-28T21:00Z', now: at('2026-03-01T00:59:59Z') })).toEqual(['2026-02-28T22:00Z', '2026-02-28T23:00Z']);
  });

  it('returns one day more and no other across a change to summer time', () => {
    expect(periodsDue({ cadence: 'day', timeZone: 'Europe/Berlin', done: '2026-03-27', now: at('2026-03-29T22:00Z') })).toEqual(['2026-03-28', '2026-03-29']);
  });

  it('returns the last period alone where none was done, and at most a month', () => {
    const now = at('2026-03-01T20:00Z');
    expect(periodsDue({ cadence: 'day', timeZone: 'UTC', done: undefined, now })).toEqual(['2026-02-28']);
    const due = periodsDue({ cadence: 'day', timeZone: 'UTC', done: '2025-01-01', now });
    expect([due.length, due[0], due.at(-1)]).toEqual([31, '2026-01-29', '2026-02-28']);
  });

  it('returns nothing when the clock was set back', () => {
    expect(periodsDue({ cadence: 'day', timeZone: 'UTC', done: '2026-03-05', now: at('2026-03-01T20:00Z') })).toEqual([]);
  });
});
