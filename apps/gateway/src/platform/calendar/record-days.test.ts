import { describe, expect, it } from 'vitest';
import { createDayOf } from './day-of.ts';
import { momentsOf, recordDays } from './record-days.ts';

describe('recordDays', () => {
  it.each([
    [{}, { from: '2026-01-31', to: '2026-03-02' }],
    [{ to: '2026-02-28' }, { from: '2026-01-29', to: '2026-02-28' }],
    [{ from: '2025-03-02', to: '2026-03-02' }, { from: '2025-03-02', to: '2026-03-02' }],
    [{ from: '2025-03-01', to: '2026-03-02' }, undefined],
    [{ from: '2024-01-01', to: '2024-12-31' }, { from: '2024-01-01', to: '2024-12-31' }],
    [{ from: '2023-12-31', to: '2024-12-31' }, undefined],
    [{ from: '2026-03-02', to: '2026-03-01' }, undefined],
  ])('returns for %o: %o', (asked, days) => {
    expect(recordDays(asked, '2026-03-02')).toEqual(days);
  });
});

describe('momentsOf', () => {
  it.each([
    ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z', 24],
    ['Asia/Kolkata', '2026-03-29', '2026-03-28T18:30:00.000Z', 24],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    // Midnight is skipped: the day begins at one o'clock.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
    // Midnight comes twice: the day begins with the first.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
  ])('returns the first moment of a day in %s and of the next: %s', (zone, day, first, hours) => {
    const { from, to } = momentsOf({ from: day, to: day }, zone);
    expect([from.toISOString(), (to.getTime() - from.getTime()) / 3_600_000]).toEqual([first, hours]);
    const dayOf = createDayOf();
    expect([-1, 0, hours * 3_600_000 - 1, hours * 3_600_000].map((ms) => dayOf(from.getTime() + ms, zone) === day)).toEqual([false, true, true, false]);
  });
});
