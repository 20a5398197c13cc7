import { describe, expect, it } from 'vitest';
import { rowOf } from '../figures/rows.ts';
import { summary } from './measure.ts';
import type { Visit } from './visit.ts';

const visit = (performance: number, layoutShift: number, blocked: number): Visit => ({
  performance, layoutShift, blocked, accessibility: 1, bestPractices: 0.96, searchEngines: 1, firstPaint: 900, largestPaint: 1500, benchmarkIndex: 1000,
});
const budgets = { performance: { mobile: { atLeast: 0.93 }, desktop: { atLeast: 0.99 } }, layoutShift: { atMost: 0.02 }, searchEngines: { atLeast: 1 }, otherLanguage: { atMost: 1.05 } };

describe('summary', () => {
  it('returns the median of each figure and the budget of its device', () => {
    const visits = [visit(0.9, 0.03, 100), visit(0.95, 0.01, 300), visit(0.94, 0, 200)];
    const rows = (device: 'mobile' | 'desktop') => summary('pier', device, visits, budgets).map((figure) => rowOf('', figure));
    expect(rows('mobile').map(({ what, figure, verdict }) => [what, figure, verdict])).toEqual([
      ['pier, mobile: performance', '0.94', 'pass'],
      ['pier, mobile: layout shift', '0.010', 'pass'],
      ['pier, mobile: first paint, largest paint, blocked', '0.90 s, 1.50 s, 200 ms', ''],
      ['pier, mobile: search engines', '1.00', 'pass'],
      ['pier, mobile: accessibility, best practices', '1.00, 0.96', ''],
    ]);
    expect(rows('desktop').map(({ verdict }) => verdict)).toEqual(['fail', 'pass', '', 'pass', '']);
  });
});
