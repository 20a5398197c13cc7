import { describe, expect, it } from 'vitest';
import { periodsDue } from './periods.ts';

const at = (time: string): number => Date.parse(time);

describe('periodsDue', () => {
  it('returns days by the clock of the merchant', () => {
    const now = at('2026-03-01T20:00Z');
    const done = '2026-02-27';
    expect(periodsDue({ cadence: 'day', missed: 'all', timeZone: 'UTC', done, now })).toEqual(['2026-02-28']);
    expect(periodsDue({ cadence: 'day', missed: 'all', timeZone: 'Asia/Manila', done, now })).toEqual(['2026-02-28', '2026-03-01']);
    expect(periodsDue({ cadence: 'day', missed: 'all', timeZone: 'America/Sao_Paulo', done: '2026-02-28', now })).toEqual([]);
  });

  it('returns every hour since the newest that was done', () => {
    expect(periodsDue({ cadence: 'hour', missed: 'all', timeZone: 'Asia/Kolkata', done: '2026-02-28T21:00Z', now: at('2026-03-01T00:59:59Z') })).toEqual(['2026-02-28T22:00Z', '2026-02-28T23:00Z']);
  });

  it('returns one day more and no other across a change to summer time', () => {
    expect(periodsDue({ cadence: 'day', missed: 'all', timeZone: 'Europe/Berlin', done: '2026-03-27', now: at('2026-03-29T22:00Z') })).toEqual(['2026-03-28', '2026-03-29']);
  });

  it('returns the last period alone where none was done, and else the oldest month of those that were missed', () => {
    const now = at('2026-03-01T20:00Z');
    expect(periodsDue({ cadence: 'day', missed: 'all', timeZone: 'UTC', done: undefined, now })).toEqual(['2026-02-28']);
    const due = periodsDue({ cadence: 'day', missed: 'all', timeZone: 'UTC', done: '2025-01-01', now });
    expect([due.length, due[0], due.at(-1)]).toEqual([31, '2025-01-02', '2025-02-01']);
  });

  it('returns the newest alone where it makes up for all', () => {
    const slots = (done: string) => periodsDue({ cadence: 'slot', missed: 'newest', timeZone: 'UTC', done, now: at('2026-03-01T20:07Z') });
    expect(slots('2025-01-01T00:00Z')).toEqual(['2026-03-01T20:00Z']);
    expect(slots('2026-03-01T20:00Z')).toEqual([]);
  });

  it('returns nothing when the clock was set back', () => {
    expect(periodsDue({ cadence: 'day', missed: 'all', timeZone: 'UTC', done: '2026-03-05', now: at('2026-03-01T20:00Z') })).toEqual([]);
  });
});
