import { describe, expect, it } from 'vitest';
import { createCorrectionBudget } from './correction-budget.ts';

describe('createCorrectionBudget', () => {
  it('allows twenty corrections in each second', () => {
    let now = 5_500;
    const mayCorrect = createCorrectionBudget({ now: () => now });
    const allowed = (tries: number) => Array.from({ length: tries }, mayCorrect).filter(Boolean).length;
    expect([allowed(15), allowed(15), allowed(5)]).toEqual([15, 5, 0]);
    now = 6_000;
    expect(allowed(50)).toBe(20);
  });
});
