import { describe, expect, it } from 'vitest';
import { dateMessage, dateProblem, dateRangeProblem } from './date-problem.ts';

const limits = { min: '2026-03-02', max: '2026-03-30', isUnavailable: (date: string) => date === '2026-03-15' };

describe('dateProblem', () => {
  it.each([
    ['', undefined],
    ['2026-03-01', 'tooEarly'],
    ['2026-03-02', undefined],
    ['2026-03-15', 'unavailable'],
    ['2026-03-30', undefined],
    ['2026-03-31', 'tooLate'],
  ] as const)('returns for %j %j', (date, problem) => {
    expect(dateProblem(date, limits)).toBe(problem);
  });

  it('returns undefined without limits', () => {
    expect(dateProblem('0001-01-01', {})).toBeUndefined();
  });
});

describe('dateRangeProblem', () => {
  it.each([
    ['2026-03-09', '2026-03-03', 'reversed'],
    ['2026-03-01', '2026-03-03', 'tooEarly'],
    ['2026-03-03', '2026-04-01', 'tooLate'],
    ['2026-03-03', '2026-03-15', 'unavailable'],
    ['2026-03-03', '2026-03-03', undefined],
    ['', '', undefined],
  ] as const)('returns for %j to %j %j', (start, end, problem) => {
    expect(dateRangeProblem({ start, end }, limits)).toBe(problem);
  });
});

describe('dateMessage', () => {
  it('returns a message with the formatted limit', () => {
    const messages = { tooEarly: (first: string) => `from ${first}`, tooLate: (last: string) => `until ${last}`, unavailable: 'taken', incomplete: 'incomplete', reversed: 'reversed' };
    expect(['tooEarly', 'tooLate', 'unavailable', 'incomplete', 'reversed', undefined].map((problem) => dateMessage(problem as never, messages, limits, 'en'))).toEqual([
      'from Mar 2, 2026',
      'until Mar 30, 2026',
      'taken',
      'incomplete',
      'reversed',
      undefined,
    ]);
  });
});
