import { settlementExplanation } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { baseOf, besidePrizes, hasAmount, sameNumber, sumOf } from './arithmetic.ts';

const figures = { ...settlementExplanation().figures, turnover: '1200000.00', prizes: '1060000.00', memberRebate: '12000.00', activity: '8000.00' };

describe('arithmetic', () => {
  it('returns players’ profit, or stakes, as the settlement has them', () => {
    // 1,060,000 + 12,000 + 8,000 − 1,200,000
    expect([baseOf('loss', figures, 2), baseOf('turnover', figures, 2), besidePrizes(figures, 2)]).toEqual(['-120000.00', '1200000.00', '20000.00']);
  });

  it.each([['175', '175.00', true], ['9250.403', '9250.40', false], ['0', '0.00', true], ['100', '1', false], ['9250.400', '9250.4', true]])('compares %s and %s as numbers', (one, other, same) => expect(sameNumber(one, other)).toBe(same));

  it('adds in minor units', () => expect([sumOf(['0.10', '0.20'], 2), sumOf([], 2), hasAmount('-0.00'), hasAmount('0.01')]).toEqual(['0.30', '0.00', false, true]));
});
