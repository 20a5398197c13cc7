import { dayAfter, periodLengths, type PeriodLength } from '@livery/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextScheduledFrom, scheduledPeriod } from './period-schedule.ts';

describe('scheduledPeriod', () => {
  it('has every day in exactly one period, whatever lengths a merchant changes to', () => {
    const lengths = fc.array(fc.tuple(fc.constantFrom<PeriodLength>(...periodLengths), fc.integer({ min: 0, max: 60 })), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lengths, (changes) => {
        const schedule: { from: string; length: PeriodLength }[] = [];
        let day = '2026-01-01';
        for (const [length, later] of changes) {
          day = dayAfter(day, later);
          schedule.push({ from: schedule.length === 0 ? '0001-01-01' : nextScheduledFrom(schedule, day), length });
          day = schedule.length === 1 ? day : (schedule.at(-1)?.from ?? day);
        }
        let expected = scheduledPeriod(schedule, '2026-01-01').from;
        const wrong: string[] = [];
        for (let at = '2026-01-01'; at < '2027-03-01'; at = dayAfter(at)) {
          const { from, to } = scheduledPeriod(schedule, at);
          if (from > at || at > to || (at === from && from !== expected)) wrong.push(at);
          if (at === to) expected = dayAfter(to);
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('ends the period that runs as it was to end', () => {
    const schedule = [{ from: '0001-01-01', length: 'semimonthly' as const }, { from: '2026-03-16', length: 'monthly' as const }];
    expect(['2026-03-15', '2026-03-16', '2026-04-02'].map((day) => scheduledPeriod(schedule, day))).toEqual([{ from: '2026-03-01', to: '2026-03-15' }, { from: '2026-03-16', to: '2026-03-31' }, { from: '2026-04-01', to: '2026-04-30' }]);
  });
});
